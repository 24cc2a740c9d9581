// How GitHub's limits look, in the words of the one retry policy.
import type { Failure } from '../shared/retry.ts';

/** Response headers by lower-case name, as Octokit gives them. */
export type Headers = Record<string, string | number | undefined>;

/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** Waiting longer, all in all, is not worth a runner's time: the caller is told instead. */
export const LONGEST_WAIT_MS = 15 * 60_000;

/** A limit counts as 429 whatever its status: it refuses at the door, so nothing has happened. */
export function statusFailure(
  { status, message, headers }: { status: number; message: string; headers: Headers },
  now: number,
): Failure {
  const waitMs = limitWait(status, message, headers, now);
  return waitMs === undefined
    ? { kind: 'status', status }
    : { kind: 'status', status: 429, retryAfterMs: waitMs };
}

/** How long a limit asks to wait; undefined when the answer is no limit. */
function limitWait(
  status: number,
  message: string,
  headers: Headers,
  now: number,
): number | undefined {
  if (![403, 429].includes(status)) return undefined;
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
