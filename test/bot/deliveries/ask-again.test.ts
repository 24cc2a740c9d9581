import { describe, expect, it } from 'vitest';
import { afterPage, isDue } from '../../../src/bot/deliveries/ask-again.ts';

const MINUTE = 60_000;
const NOW = 100_000 * MINUTE;
const failed = (minutesAgo: number, attempts = 1, asked = false) => ({
  ...{ guid: 'a', attempt: 1, at: NOW - minutesAgo * MINUTE, attempts, asked },
});

describe('A delivery that failed is asked for again', () => {
  it.each([
    ['at once', failed(0), true],
    ['a minute after the second attempt', failed(1, 2), true],
    ['and not before', failed(0.5, 2), false],
    ['later after each attempt', failed(2, 3), false],
    ['and then still', failed(3, 3), true],
    ['and not while the last attempt is under way', failed(9, 1, true), false],
    ['and not after six attempts', failed(600, 6), false],
  ])('%s', (_, delivery, expected) => {
    expect(isDue(delivery, NOW)).toBe(expected);
  });
});

describe('GitHub’s list of attempts is read', () => {
  const page = (older: string | undefined, ...minutesAgo: number[]) => ({
    attempts: minutesAgo.map((ago, id) => ({ id, guid: 'a', at: NOW - ago * MINUTE, ok: true })),
    older,
  });
  const pass = { cursor: null, newest: 0, until: NOW - 30 * MINUTE };

  it.each([
    ['on, as long as nothing of it is known', page('b', 1, 9), 'b'],
    ['a little further than what is known, because attempts end late', page('b', 1, 31), 'b'],
    ['to what was read before', page('b', 1, 33), null],
    ['to its end', page(undefined, 1, 9), null],
    ['also if it is empty', page(undefined), null],
  ])('%s', (_, read, cursor) => {
    expect(afterPage(pass, read, NOW).cursor).toBe(cursor);
  });

  it('no further back than a day', () => {
    const first = { ...pass, until: 0 };
    expect(afterPage(first, page('b', 1, 1_439), NOW).cursor).toBe('b');
    expect(afterPage(first, page('b', 1, 1_441), NOW).cursor).toBeNull();
  });

  it('from the newest again once it is read, to where this began', () => {
    const half = afterPage(pass, page('b', 1, 9), NOW);
    expect(half).toEqual({ cursor: 'b', newest: NOW - MINUTE, until: pass.until });
    const whole = afterPage(half, page('c', 10, 99), NOW);
    expect(whole).toEqual({ cursor: null, newest: 0, until: NOW - MINUTE });
  });
});
