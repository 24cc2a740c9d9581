// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.

/** How an attempt ended without the expected response. */
export type Failure =
  /** Nothing was sent: refused, no such host, no connection in time. */
  | { kind: 'refused' }
  /** Sent, then silence: reset, timeout, or an answer cut short. */
  | { kind: 'broken' }
  | { kind: 'status'; status: number; retryAfterMs?: number };

export interface Attempt {
  failure: Failure;
  /** Doing it twice has the same effect as doing it once. */
  repeatable: boolean;
  /** Attempts made so far, this one included. */
  made: number;
  now: number;
  deadline: number;
  /** How many attempts there may be; by default MAX_ATTEMPTS. */
  attempts?: number;
}

type Next =
  | { kind: 'again'; delayMs: number }
  /** The failure is the answer. */
  | { kind: 'final' }
  /** It may have happened, and repeating it could do it twice. */
  | { kind: 'unclear' }
  /** It would be worth asking again, but tries or time have run out. */
  | { kind: 'exhausted' };

export const MAX_ATTEMPTS = 5;
const BACKOFF: Backoff = { baseMs: 500, capMs: 30_000 };

export function nextAttempt(attempt: Attempt, random: Random): Next {
  const { failure, made, now } = attempt;
  if (!isTransient(failure)) return { kind: 'final' };
  if (isAmbiguous(failure) && !attempt.repeatable) return { kind: 'unclear' };
  if (made >= (attempt.attempts ?? MAX_ATTEMPTS)) return { kind: 'exhausted' };
  const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
  // On top of the requested delay, so that callers limited together do not return together.
  const delayMs = asked + backoff(made - 1, BACKOFF, random);
  return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}

/** Whether the request may have taken effect although there was no usable response. */
export function isAmbiguous(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status === 408 || failure.status >= 500;
  return failure.kind === 'broken';
}

function isTransient(failure: Failure): boolean {
  return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}

/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  // A date contains letters; Date.parse alone would accept nearly any number as a year.
  const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_TLS',
]);

/** Whether a request without an answer was sent. The error's code may be on a nested cause. */
export function connectionFailure(error: unknown): Failure & { kind: 'refused' | 'broken' } {
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
    if (NOT_SENT.has(String((at as { code?: unknown }).code))) return { kind: 'refused' };
    at = at.cause;
  }
  return { kind: 'broken' };
}

export type Random = () => number;

export interface Backoff {
  baseMs: number;
  capMs: number;
  /** The part of a pause that is left to chance. All of it spreads best; with half of it, pauses grow. */
  spread?: number;
}

/** The n-th pause, counted from 0: at most `base · 2ⁿ`. Chance spreads callers that failed together. */
export function backoff(
  retry: number,
  { baseMs, capMs, spread = 1 }: Backoff,
  random: Random,
): number {
  return Math.floor(Math.min(capMs, baseMs * 2 ** retry) * (1 - spread * (1 - random())));
}

/** Of one that waits for one thing, while no other client waits with it. */
export const steadily: Random = () => 1;
