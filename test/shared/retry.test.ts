import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  backoff,
  connectionFailure,
  type Failure,
  MAX_ATTEMPTS,
  nextAttempt,
  retryAfterMs,
} from '../../src/shared/retry.ts';

const NOW = Date.UTC(2026, 10, 1);
const status = (code: number, wait?: number): Failure => ({
  kind: 'status',
  status: code,
  ...(wait !== undefined && { retryAfterMs: wait }),
});

function next(attempt: Partial<Attempt>, random = () => 1) {
  const base = { repeatable: true, made: 1, now: NOW, deadline: NOW + 60_000 };
  return nextAttempt({ ...base, failure: { kind: 'broken' }, ...attempt }, random);
}

describe('asking again', () => {
  it.each<[string, Failure, string, string]>([
    // failure                      repeatable  not repeatable
    ['refused', { kind: 'refused' }, 'again', 'again'],
    ['broken', { kind: 'broken' }, 'again', 'unclear'],
    ['408', status(408), 'again', 'unclear'],
    ['429', status(429), 'again', 'again'],
    ['500', status(500), 'again', 'unclear'],
    ['503', status(503), 'again', 'unclear'],
    ['400', status(400), 'final', 'final'],
    ['401', status(401), 'final', 'final'],
    ['404', status(404), 'final', 'final'],
    ['409', status(409), 'final', 'final'],
  ])('after %s', (_, failure, repeatable, not) => {
    expect(next({ failure }).kind).toBe(repeatable);
    expect(next({ failure, repeatable: false }).kind).toBe(not);
  });

  it('ends with the last attempt', () => {
    expect(next({ made: MAX_ATTEMPTS - 1 }).kind).toBe('again');
    expect(next({ made: MAX_ATTEMPTS }).kind).toBe('exhausted');
    expect(next({ made: 1, attempts: 1 }).kind).toBe('exhausted');
  });

  it('waits up to 0.5 s, doubling, at most 30 s', () => {
    const longest = (made: number) =>
      next({ made, attempts: 99, deadline: Number.POSITIVE_INFINITY });
    expect([1, 2, 3, 4, 20].map(longest)).toEqual(
      [500, 1000, 2000, 4000, 30_000].map((delayMs) => ({ kind: 'again', delayMs })),
    );
  });

  it('obeys Retry-After, but not past the deadline', () => {
    const until = (deadline: number) =>
      next({ failure: status(429, 20_000), deadline: NOW + deadline }, () => 0);
    expect(until(60_000)).toEqual({ kind: 'again', delayMs: 20_000 });
    expect(until(20_000)).toEqual({ kind: 'exhausted' });
  });
});

describe('a pause', () => {
  it.each([
    [undefined, 0, 1_000],
    [0.5, 500, 1_000],
    [0, 1_000, 1_000],
  ])('of which %j is left to chance is %i to %i ms long', (spread, least, most) => {
    const of = (luck: number) =>
      backoff(
        2,
        { baseMs: 250, capMs: 4_000, ...(spread !== undefined && { spread }) },
        () => luck,
      );
    expect([of(0), of(1)]).toEqual([least, most]);
    expect(backoff(30, { baseMs: 250, capMs: 4_000 }, () => 1)).toBe(4_000);
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    ['0', 0],
    ['Sun, 01 Nov 2026 00:00:30 GMT', 30_000],
    ['Sat, 31 Oct 2026 00:00:00 GMT', 0],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j ms', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});

describe('a request without an answer', () => {
  it('was never sent when there was no connection, however deep the reason is', () => {
    const cause = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    expect(connectionFailure(cause)).toEqual({ kind: 'refused' });
    expect(connectionFailure(new Error('fetch failed', { cause }))).toEqual({ kind: 'refused' });
    expect(connectionFailure(new Error('reset'))).toEqual({ kind: 'broken' });
  });
});
