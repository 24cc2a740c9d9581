// How long to wait when several runs write to one ref. Whoever has waited longest waits least, and
// whoever has just written makes room, so that nobody starves.
import { fullJitter, type Random } from '../shared/backoff.ts';

export const MAX_ATTEMPTS = 60;

const PATIENT = 2;
/** Writes in a row that met nobody else, until the ref counts as ours alone for the moment. */
const CALM_AFTER = 3;
/** A writer in a hurry is so quick that others never come between: it pauses this often. */
const BREATHE_EVERY = 4;

/** Before the next attempt, after `lost` lost races. */
export function afterLosing(lost: number, random: Random): number {
  return lost <= PATIENT
    ? fullJitter(lost, { baseMs: 300, capMs: 1_200 }, random)
    : fullJitter(0, { baseMs: 100, capMs: 100 }, random);
}

/** `inARow`: this process's latest writes that met nobody else. */
export function isCalm(inARow: number): boolean {
  return inARow >= CALM_AFTER;
}

/** Before the next write of this process. */
export function afterWriting(inARow: number, random: Random): number {
  if (!isCalm(inARow)) return fullJitter(0, { baseMs: 800, capMs: 800 }, random);
  return inARow % BREATHE_EVERY === 0
    ? 200 + fullJitter(0, { baseMs: 200, capMs: 200 }, random)
    : 0;
}
