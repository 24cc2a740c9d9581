// Which threads help to read access logs.
import { availableParallelism } from 'node:os';
import type { CountingThreads } from '../analytics/part.ts';
import { countingThreads } from '../store/counting-threads.ts';
import type { ThreadSetup } from './count-thread.ts';

/** Each takes 10 to 20 MB, and more of them wait for the disk. */
const MAX_THREADS = 3;

/** One for each processor but ours. */
export function logThreads(setup: ThreadSetup): CountingThreads | undefined {
  const size = Math.min(availableParallelism() - 1, MAX_THREADS);
  return size > 0 ? countingThreads({ size, setup }) : undefined;
}
