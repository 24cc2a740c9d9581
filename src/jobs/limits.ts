// A sliding hour, decided and counted in the same write as the job itself.
import type { Quota } from '../contract/service.ts';
import type { Budget } from './money.ts';

export const HOUR_MS = 3_600_000;

export interface Limit {
  /** Uses per project and hour. */
  perHour: number;
  /** Decided together with the hour. */
  allowance?: { budget: Budget; metered: boolean } | undefined;
}

export type LimitDecision =
  | ({ allowed: true; history: number[] } & Quota)
  | { allowed: false; retryAfterSeconds: number };

/** `history` holds the times of earlier uses; the answer's holds this use too, old ones dropped. */
export function decide(history: readonly number[], limit: Limit, now: number): LimitDecision {
  // A time in the future comes from another machine's clock: it counts as if it were now.
  const recent = history.map((time) => Math.min(time, now)).filter((time) => time > now - HOUR_MS);
  if (recent.length < limit.perHour) {
    const used = [...recent, now];
    return {
      allowed: true,
      history: used,
      remaining: limit.perHour - used.length,
      resetSeconds: secondsUntilFree(used, now),
    };
  }
  // The place that frees first is the oldest of those that fill the limit.
  const blocking = recent.toSorted((a, b) => a - b).slice(recent.length - limit.perHour);
  return { allowed: false, retryAfterSeconds: secondsUntilFree(blocking, now) };
}

function secondsUntilFree(times: number[], now: number): number {
  const oldest = Math.min(...times);
  return Math.max(1, Math.ceil((oldest + HOUR_MS - now) / 1000));
}
