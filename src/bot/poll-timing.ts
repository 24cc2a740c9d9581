// How long to wait between two looks at a job. Pure.
import type { Random } from '../shared/backoff.ts';

const FIRST_MS = 2_000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;
/** Up to a fifth either way, so that runs that began together do not ask together. */
const JITTER = 0.2;

/** The n-th wait, counted from 0. */
export function pollDelay(wait: number, random: Random): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** wait);
  return Math.min(LONGEST_MS, Math.round(delay * (1 + JITTER * (2 * random() - 1))));
}
