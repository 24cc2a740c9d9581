// Which threads help to read access logs.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CountingThreads } from '../analytics/part.ts';
import { countingThreads } from '../store/counting-threads.ts';
import type { ThreadSetup } from './count-thread.ts';

/** Each takes 10 to 20 MB, and more of them wait for the disk. */
const MAX_THREADS = 3;

/** One for each processor but ours, if the installation has their program. */
export function logThreads(setup: ThreadSetup): CountingThreads | undefined {
  const size = Math.min(availableParallelism() - 1, MAX_THREADS);
  const entry = ['count-thread.cjs', '../count-thread.ts']
    .map((name) => join(import.meta.dirname, name))
    .find((file) => existsSync(file));
  return size > 0 && entry ? countingThreads({ size, entry, setup }) : undefined;
}
