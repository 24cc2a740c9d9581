import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type Failure,
  retryAfterMs,
  verdict,
} from '../../src/client/retry-policy.ts';

const NOW = Date.UTC(2026, 10, 1);
const status = (code: number, wait?: number): Failure => ({
  kind: 'status',
  status: code,
  ...(wait !== undefined && { retryAfterMs: wait }),
});

function decide(attempt: Partial<Attempt>, random = () => 0.5) {
  const base = { method: 'GET', made: 1, echoes: false, now: NOW, deadline: NOW + 60_000 } as const;
  return verdict({ ...base, failure: { kind: 'broken' }, ...attempt }, random).kind;
}

describe('asking again', () => {
  it.each<[string, Failure, string, string, string]>([
    // failure                              GET      POST     POST to a server that echoes
    ['refused', { kind: 'refused' }, 'again', 'again', 'again'],
    ['broken', { kind: 'broken' }, 'again', 'final', 'again'],
    ['408', status(408), 'again', 'final', 'again'],
    ['429', status(429), 'again', 'again', 'again'],
    ['500', status(500), 'again', 'final', 'again'],
    ['503', status(503), 'again', 'final', 'again'],
    ['400', status(400), 'final', 'final', 'final'],
    ['401', status(401), 'final', 'final', 'final'],
    ['404', status(404), 'final', 'final', 'final'],
    ['409', status(409), 'final', 'final', 'final'],
  ])('after %s', (_, failure, get, post, echoing) => {
    expect(decide({ failure })).toBe(get);
    expect(decide({ failure, method: 'POST' })).toBe(post);
    expect(decide({ failure, method: 'POST', echoes: true })).toBe(echoing);
  });

  it('ends with the fifth attempt', () => {
    expect(decide({ made: 4 })).toBe('again');
    expect(decide({ made: 5 })).toBe('exhausted');
  });

  it('waits up to 0.5 s, doubling, at most 30 s', () => {
    const longest = (made: number) =>
      verdict(
        {
          method: 'GET',
          made,
          echoes: false,
          failure: { kind: 'broken' },
          now: NOW,
          deadline: Number.POSITIVE_INFINITY,
        },
        () => 1,
      );
    expect([1, 2, 3, 4].map(longest)).toEqual(
      [500, 1000, 2000, 4000].map((delayMs) => ({ kind: 'again', delayMs })),
    );
  });

  it('obeys Retry-After, but not past the deadline', () => {
    const attempt = { method: 'GET', made: 1, echoes: false, now: NOW } as const;
    const until = (deadline: number) =>
      verdict({ ...attempt, failure: status(429, 20_000), deadline: NOW + deadline }, () => 0);
    expect(until(60_000)).toEqual({ kind: 'again', delayMs: 20_000 });
    expect(until(20_000)).toEqual({ kind: 'exhausted' });
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
