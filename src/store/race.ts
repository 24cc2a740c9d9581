// How long to wait after somebody else was first. Newcomers wait longer than those who have waited
// already, so that nobody starves while eight runs write to one ref.
import { fullJitter, type Random } from '../shared/backoff.ts';

export const MAX_ATTEMPTS = 60;

const PATIENT = 3;

/** Before the next attempt, after `lost` lost races. */
export function afterLosing(lost: number, random: Random): number {
  return lost <= PATIENT
    ? fullJitter(lost, { baseMs: 100, capMs: 800 }, random)
    : fullJitter(0, { baseMs: 60, capMs: 60 }, random);
}

/** Before the next write of somebody who has just won a race that others lost too. */
export function afterWinning(lost: number, random: Random): number {
  return lost === 0 ? 0 : fullJitter(0, { baseMs: 600, capMs: 600 }, random);
}
