import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestContext } from 'vitest';

/**
 * Which test is running. Vitest's own `onTestFinished` knows one per worker, and the tests of the
 * bundle run side by side.
 */
export const running = new AsyncLocalStorage<TestContext>();

/** For what several tests share. Whoever starts it ends it. */
export const beyondTest = <T>(start: () => T): T => running.exit(start);

/** Closes something when the test that opened it is over. Call it inside a test. */
export function atTestEnd(close: () => unknown): void {
  const test = running.getStore();
  if (!test) throw new Error('atTestEnd() was called outside a test.');
  test.onTestFinished(async () => void (await close()));
}
