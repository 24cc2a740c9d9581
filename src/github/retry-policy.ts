// Whether to ask GitHub again, and when. Pure: the client obeys.
import { fullJitter, type Random } from '../shared/backoff.ts';

/** How a request ended without a usable answer. */
export type Failure =
  /** Nothing was sent: refused, no such host, no connection in time. */
  | { kind: 'refused' }
  /** Sent, then silence, or an answer cut short. */
  | { kind: 'broken' }
  | { kind: 'status'; status: number; message: string; headers: Headers };

/** Response headers by lower-case name, as Octokit gives them. */
type Headers = Record<string, string | number | undefined>;

export interface Attempt {
  /** Doing it twice does no more than doing it once. */
  repeatable: boolean;
  /** Attempts made so far, this one included. */
  made: number;
  failure: Failure;
  /** When the first attempt began. */
  since: number;
  now: number;
}

export type Verdict =
  | { kind: 'again'; delayMs: number }
  | { kind: 'limited'; waitMs: number }
  /** It may have happened, and nobody said so. */
  | { kind: 'unclear' }
  | { kind: 'final' };

export const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** Waiting longer, all in all, is not worth a runner's time: the caller is told instead. */
const LONGEST_WAIT_MS = 15 * 60_000;

export function verdict(attempt: Attempt, random: Random): Verdict {
  const { repeatable, made, failure, since, now } = attempt;
  const waitMs = limitWait(failure, now);
  if (waitMs !== undefined) {
    // Refused at the door, so nothing happened: any request may be sent again.
    const tooLong = now - since + waitMs > LONGEST_WAIT_MS;
    if (made >= MAX_ATTEMPTS || tooLong) return { kind: 'limited', waitMs };
    return { kind: 'again', delayMs: waitMs + fullJitter(0, BACKOFF, random) };
  }
  if (failure.kind === 'status' && failure.status < 500 && failure.status !== 408) {
    return { kind: 'final' };
  }
  const safe = repeatable || failure.kind === 'refused';
  if (!safe) return { kind: 'unclear' };
  if (made >= MAX_ATTEMPTS) return { kind: 'final' };
  return { kind: 'again', delayMs: fullJitter(made - 1, BACKOFF, random) };
}

/** How long a limit asks to wait; undefined when the failure is no limit. */
function limitWait(failure: Failure, now: number): number | undefined {
  if (failure.kind !== 'status' || ![403, 429].includes(failure.status)) return undefined;
  const { status, message, headers } = failure;
  const seconds = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(seconds)) return seconds * 1000;
  if (String(headers['x-ratelimit-remaining']) === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    // One second more, as the reset is told in whole seconds.
    if (Number.isFinite(reset)) return Math.max(0, reset - now) + 1000;
  }
  return status === 429 || /secondary rate limit|abuse detection/i.test(message)
    ? UNSAID_MS
    : undefined;
}
