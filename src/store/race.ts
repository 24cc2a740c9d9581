// How long to wait when several runs write to one ref. A run that has just written lets others go first.
import { type Backoff, backoff, type Random } from '../shared/retry.ts';

export const MAX_ATTEMPTS = 100;

/** After so many lost races: left to chance, so that those who lost together do not meet again. */
export const LOST: Backoff = { baseMs: 400, capMs: 10_000 };
/** Nobody else was first: the other side gave no answer. */
export const CUT_OFF: Backoff = { baseMs: 1_000, capMs: 30_000, spread: 0.5 };
/** After a write, for others. */
const WRITTEN: Backoff = { baseMs: 800, capMs: 800 };
/** Writes in a row that met nobody else, until the ref counts as ours alone for the moment. */
const CALM_AFTER = 3;
/** A writer in a hurry is so quick that others never come between: it pauses this often. */
const BREATHE_EVERY = 4;
const BREATH: Backoff = { baseMs: 400, capMs: 400, spread: 0.5 };

/** `inARow`: this process's latest writes that met nobody else. */
export function isCalm(inARow: number): boolean {
  return inARow >= CALM_AFTER;
}

/** Before the next write of this process. */
export function afterWriting(inARow: number, random: Random): number {
  if (!isCalm(inARow)) return backoff(0, WRITTEN, random);
  return inARow % BREATHE_EVERY === 0 ? backoff(0, BREATH, random) : 0;
}
