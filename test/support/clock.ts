import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../src/shared/runtime.ts';

/** A clock on which sleeping takes no time: each sleep moves the clock and lets others run first. */
export class InstantClock implements Clock {
  readonly slept: number[] = [];
  #now: number;

  constructor(now = Date.UTC(2026, 10, 1, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.slept.push(ms);
    this.#now += ms;
    await turn();
    signal?.throwIfAborted();
  }
}
