import { describe, expect, it } from 'vitest';
import { askAgain, type FailedAttempt, toRepeat } from '../../../src/bot/deliveries/ask-again.ts';
import { InstantClock } from '../../support/clock.ts';
import { silentLog } from '../../support/silent-log.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const attempt = (guid: string, minutesAgo: number, ok = false): FailedAttempt => ({
  id: NOW - minutesAgo,
  guid,
  at: NOW - minutesAgo * MINUTE,
  ok,
});
const ids = (...attempts: FailedAttempt[]) => toRepeat(attempts, NOW);

describe('deliveries that failed', () => {
  it.each([
    ['once, a while ago', [attempt('a', 2)], [NOW - 2]],
    ['just now', [attempt('a', 0.5)], []],
    ['and then arrived', [attempt('a', 5, true), attempt('a', 9)], []],
    ['twice, a moment ago', [attempt('a', 1.5), attempt('a', 9)], []],
    ['twice, a while ago', [attempt('a', 2), attempt('a', 9)], [NOW - 2]],
    ['six times', [2, 4, 6, 8, 10, 99].map((at) => attempt('a', at)), []],
    ['beside another', [attempt('b', 3, true), attempt('a', 4)], [NOW - 4]],
  ])('%s', (_, attempts, expected) => {
    expect(ids(...attempts)).toEqual(expected);
  });

  it('are asked for again, whatever goes wrong in between', async () => {
    const clock = new InstantClock(NOW);
    const stop = new AbortController();
    const asked: number[] = [];
    let rounds = 0;
    await askAgain(
      {
        async deliveries() {
          rounds += 1;
          if (rounds === 1) throw new Error('GitHub is away.');
          return [attempt('a', 2)];
        },
        async redeliver(id) {
          asked.push(id);
          stop.abort();
        },
      },
      { clock, log: silentLog, signal: stop.signal },
    );
    expect(asked).toEqual([NOW - 2]);
  });
});
