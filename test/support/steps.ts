// How much work a function does, as a number that no busy machine changes: how often V8 entered each
// block of each function. What it does not see is inside of V8: a regular expression, an `indexOf`.
//
// It counts only in what is compiled later. So load it first, before what is measured:
//   const { growth } = await vi.hoisted(() => import('./support/steps.ts'));
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

// Compilers that put one function into another lose its count, sooner or later in each run.
for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** What also runs in this thread, when it wants to: the test runner, and Node itself. */
const NOT_MEASURED = /^node:|\/node_modules\/(@vitest|chai|vite|vitest)\//;

/** Since the last time it was asked. */
async function steps(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let sum = 0;
  for (const { functions } of result.filter(({ url }) => !NOT_MEASURED.test(url)))
    for (const { ranges } of functions) for (const { count } of ranges) sum += count;
  return sum;
}

/** How many times as much work twice as much input is: 2 if the work grows with its length. */
export async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  // What is only done once must not count.
  await work(size);
  await steps();
  await work(size);
  const once = await steps();
  await work(2 * size);
  return (await steps()) / once;
}
