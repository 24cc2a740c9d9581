// How long to wait when several runs write to one ref. A run that has just written lets others
// go first. A race between few ends soon if all retry soon; among many, that only makes everyone
// lose, so a run that keeps losing, or has just been in such a crowd, waits longer.
import { fullJitter, type Random } from '../shared/retry.ts';

export const MAX_ATTEMPTS = 100;

const PATIENT = 2;
/** Lost races after which this is a crowd. */
const CROWD = 8;
const CROWD_GROWTH = 1.4;
const LONGEST_MS = 10_000;
/** Writes in a row that met nobody else, until the ref counts as ours alone for the moment. */
const CALM_AFTER = 3;
/** A writer in a hurry is so quick that others never come between: it pauses this often. */
const BREATHE_EVERY = 4;

/** How crowded it was of late, in lost races a write; it halves with every write that lost none. */
export function pressureAfter(pressure: number, lost: number): number {
  return (pressure + lost) / 2;
}

/** Before the next attempt, after `lost` lost races. */
export function afterLosing(lost: number, random: Random, pressure = 0): number {
  if (lost > CROWD) {
    const most = (300 + 100 * pressure) * CROWD_GROWTH ** (lost - CROWD);
    return upTo(Math.min(LONGEST_MS, most), random);
  }
  const few = lost <= PATIENT ? Math.min(1_200, 300 * 2 ** lost) : 100;
  return upTo(few * (1 + pressure / 2), random);
}

/** Nobody else was first: the other side gave no answer, for the `times`-th time in a row. */
export function afterCutOff(times: number, random: Random): number {
  const most = Math.min(30_000, 1_000 * 2 ** (times - 1));
  return (most + upTo(most, random)) / 2;
}

/** `inARow`: this process's latest writes that met nobody else. */
export function isCalm(inARow: number): boolean {
  return inARow >= CALM_AFTER;
}

/** Before the next write of this process. */
export function afterWriting(inARow: number, random: Random, pressure = 0): number {
  if (!isCalm(inARow)) return upTo(800 * (1 + pressure / 3), random);
  return inARow % BREATHE_EVERY === 0 ? 200 + upTo(200, random) : 0;
}

const upTo = (ms: number, random: Random) => fullJitter(0, { baseMs: ms, capMs: ms }, random);
