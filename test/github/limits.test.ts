import { describe, expect, it } from 'vitest';
import { statusFailure } from '../../src/github/client.ts';

const NOW = Date.UTC(2026, 10, 1, 12);
const read = (status: number, headers = {}, message = '') =>
  statusFailure({ status, message, headers }, NOW);

describe('an answer of GitHub', () => {
  it.each([400, 401, 403, 404, 409, 422, 502])('with %d is what it says', (status) => {
    expect(read(status)).toEqual({ kind: 'status', status });
  });

  it.each([
    ['429 with Retry-After', read(429, { 'retry-after': '7' }), 7_000],
    ['403 with Retry-After', read(403, { 'retry-after': '9' }), 9_000],
    ['429 without a word', read(429), 60_000],
    ['a secondary limit', read(403, {}, 'You have exceeded a secondary rate limit.'), 60_000],
    [
      'the hourly limit',
      read(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${NOW / 1000 + 30}` }),
      31_000,
    ],
  ])('that is a limit says how long to wait: %s', (_, failure, retryAfterMs) => {
    expect(failure).toEqual({ kind: 'status', status: 429, retryAfterMs });
  });
});
