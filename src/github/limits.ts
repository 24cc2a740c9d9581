// Translates GitHub's rate limits for the shared retry policy.
import type { Failure } from '../shared/retry.ts';

/** Response headers by lowercase name, as Octokit returns them. */
export type Headers = Record<string, string | number | undefined>;

/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** A longer total wait is not worth a runner's time: the caller gets an error instead. */
export const LONGEST_WAIT_MS = 15 * 60_000;

/** A limit counts as 429 whatever its status: the request was rejected, so nothing happened. */
export function statusFailure(
  { status, message, headers }: { status: number; message: string; headers: Headers },
  now: number,
): Failure {
  const waitMs = limitWait(status, message, headers, now);
  return waitMs === undefined
    ? { kind: 'status', status }
    : { kind: 'status', status: 429, retryAfterMs: waitMs };
}

/** How long a limit asks to wait; undefined if the response is not a limit. */
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
    // One second more, because the reset time is in whole seconds.
    if (Number.isFinite(reset)) return Math.max(0, reset - now) + 1000;
  }
  return status === 429 || /secondary rate limit|abuse detection/i.test(message)
    ? UNSAID_MS
    : undefined;
}
