import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SideThread } from '../../src/shared/side-thread.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { memoryDir } from '../support/temp.ts';

let thread: SideThread | undefined;
afterEach(() => thread?.close());

/** A thread that does what the question says, in JavaScript. */
function evaluating(clock = new ManualClock()): SideThread {
  const entry = join(memoryDir('threads'), 'thread.cjs');
  writeFileSync(
    entry,
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ question }) => parentPort.postMessage({ answer: eval(question) }));`,
  );
  thread = new SideThread('test', { timeMs: 1_000, memoryMb: 32, clock, entry });
  return thread;
}

describe('a side thread', () => {
  it('answers questions in their order', async () => {
    const asked = evaluating();
    expect(await Promise.all(['1 + 1', '2 + 2', '3 + 3'].map((one) => asked.ask(one)))).toEqual([
      2, 4, 6,
    ]);
  });

  it('is ended at its time limit, however busy it is, and answers the next question', async () => {
    const clock = new ManualClock();
    const asked = evaluating(clock);
    expect(await asked.ask('0')).toBe(0);
    const endless = asked.ask('for (;;);');
    // The main thread goes on while the other one loops.
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(1_000);
    await expect(endless).rejects.toThrow('limit of time');
    expect(await asked.ask('1')).toBe(1);
  });

  it('is ended at its memory limit', async () => {
    const greedy = evaluating().ask('const all = []; for (;;) all.push([{ all: [] }])');
    await expect(greedy).rejects.toThrow('limit of memory');
  });

  it('starts again when it ended between two questions', async () => {
    const asked = evaluating();
    expect(await asked.ask('setImmediate(() => process.exit(1)); 1')).toBe(1);
    await expect.poll(() => asked.ask('2').catch(() => 'ended')).toBe(2);
  });
});
