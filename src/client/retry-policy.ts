// When to ask again, and after how long. Pure: the client obeys.
import { fullJitter, type Random } from '../shared/backoff.ts';

/** How an attempt ended without the answer that was asked for. */
export type Failure =
  /** Nothing was sent: refused, no such host, no connection in time. */
  | { kind: 'refused' }
  /** Sent, then silence: reset, timeout, or an answer cut short. */
  | { kind: 'broken' }
  | { kind: 'status'; status: number; retryAfterMs?: number };

export interface Attempt {
  method: 'GET' | 'POST';
  /** Attempts made so far, this one included. */
  made: number;
  failure: Failure;
  /** Whether this server has shown that it honours the idempotency key. */
  echoes: boolean;
  now: number;
  deadline: number;
}

export type Verdict =
  | { kind: 'again'; delayMs: number }
  /** Not to be repeated: the failure is the answer. */
  | { kind: 'final' }
  /** It would be worth asking again, but tries or time have run out. */
  | { kind: 'exhausted' };

export const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };

/** Whether the request may have had its effect although no usable answer came. */
export function isAmbiguous(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status === 408 || failure.status >= 500;
  return failure.kind === 'broken';
}

export function verdict(attempt: Attempt, random: Random): Verdict {
  const { failure, method } = attempt;
  if (!isTransient(failure)) return { kind: 'final' };
  if (method === 'POST' && isAmbiguous(failure) && !attempt.echoes) return { kind: 'final' };
  if (attempt.made >= MAX_ATTEMPTS) return { kind: 'exhausted' };
  const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
  const delayMs = Math.max(asked, fullJitter(attempt.made - 1, BACKOFF, random));
  return attempt.now + delayMs >= attempt.deadline
    ? { kind: 'exhausted' }
    : { kind: 'again', delayMs };
}

function isTransient(failure: Failure): boolean {
  return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}

/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  // A date has letters in it; Date.parse alone would take nearly any number for a year.
  const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
