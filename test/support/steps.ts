// How much work a function does, as a number that no busy machine changes: how often V8 entered each
// block of each function. What it does not see is inside of V8: a regular expression, an `indexOf`.
import { Session } from 'node:inspector/promises';

/** How many times as much work twice as much input is: 2 if the work grows with its length. */
export async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  const steps = async (n: number) => {
    await work(n);
    // Taking the counts sets them to zero.
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ranges = result.flatMap(({ functions }) => functions).flatMap((one) => one.ranges);
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    // What is only done once must not count.
    await steps(size);
    const once = await steps(size);
    return (await steps(2 * size)) / once;
  } finally {
    await session.post('Profiler.disable').catch(() => {});
    session.disconnect();
  }
}
