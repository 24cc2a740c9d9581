import { describe, expect, it } from 'vitest';
import { type Failure, MAX_ATTEMPTS, verdict } from '../../src/github/retry-policy.ts';

const NOW = Date.UTC(2026, 10, 1, 12);
const status = (code: number, headers = {}, message = ''): Failure => ({
  kind: 'status',
  status: code,
  message,
  headers,
});
const judge = (repeatable: boolean, failure: Failure, made = 1, since = NOW) =>
  verdict({ repeatable, made, failure, since, now: NOW }, () => 1);

describe('asking GitHub again', () => {
  it.each([
    ['a lost answer', { kind: 'broken' } as const],
    ['a server error', status(502)],
    ['a timeout', status(408)],
  ])('repeats a read after %s, and never a post', (_what, failure) => {
    expect(judge(true, failure)).toEqual({ kind: 'again', delayMs: 500 });
    expect(judge(true, failure, 3)).toEqual({ kind: 'again', delayMs: 2000 });
    expect(judge(true, failure, MAX_ATTEMPTS)).toEqual({ kind: 'final' });
    expect(judge(false, failure)).toEqual({ kind: 'unclear' });
  });

  it('repeats a post that was never sent', () => {
    expect(judge(false, { kind: 'refused' })).toMatchObject({ kind: 'again' });
    expect(judge(false, { kind: 'refused' }, MAX_ATTEMPTS)).toEqual({ kind: 'final' });
  });

  it.each([400, 401, 403, 404, 409, 422])('takes %d as the answer', (code) => {
    expect(judge(true, status(code))).toEqual({ kind: 'final' });
    expect(judge(false, status(code))).toEqual({ kind: 'final' });
  });

  it.each([
    ['429 with Retry-After', status(429, { 'retry-after': '7' }), 7_000],
    ['403 with Retry-After', status(403, { 'retry-after': '9' }), 9_000],
    ['429 without a word', status(429), 60_000],
    ['a secondary limit', status(403, {}, 'You have exceeded a secondary rate limit.'), 60_000],
    [
      'the hourly limit',
      status(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${NOW / 1000 + 30}` }),
      31_000,
    ],
  ])('waits as long as %s asks, for posts too', (_what, failure, waitMs) => {
    const again = { kind: 'again', delayMs: waitMs + 500 };
    expect(judge(false, failure)).toEqual(again);
    expect(judge(true, failure)).toEqual(again);
    expect(judge(true, failure, MAX_ATTEMPTS)).toEqual({ kind: 'limited', waitMs });
  });

  it('does not hold a runner for a limit of more than a quarter of an hour', () => {
    expect(judge(true, status(429, { 'retry-after': '3000' }))).toEqual({
      kind: 'limited',
      waitMs: 3_000_000,
    });
    const tenMinutes = status(429, { 'retry-after': '600' });
    expect(judge(true, tenMinutes)).toMatchObject({ kind: 'again' });
    expect(judge(true, tenMinutes, 2, NOW - 600_000)).toMatchObject({ kind: 'limited' });
  });
});
