import { expect, it } from 'vitest';
import { DAY_MS } from '../../src/shared/days.ts';
import { Unavailable } from '../../src/shared/errors.ts';
import { type Waiting, waitFor } from '../../src/shared/waiting.ts';

it.each([0, 0.5, 1])('waits longer each time, up to five minutes, for a day (%d)', (luck) => {
  const start = Date.UTC(2026, 10, 1, 12);
  const away = new Unavailable('GitHub is away.');
  const pauses: number[] = [];
  let now = start;
  let waiting: Waiting | undefined;
  for (;;) {
    waiting = waitFor(away, waiting, { now, random: () => luck });
    if (!waiting?.nextAttempt) break;
    pauses.push(Date.parse(waiting.nextAttempt) - now);
    now = Date.parse(waiting.nextAttempt);
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(((1 + luck) / 2) * 5 * 60_000);
  expect(pauses.length).toBeLessThan(600);
  expect(now - start).toBeLessThanOrEqual(DAY_MS);
  expect(now - start).toBeGreaterThan(DAY_MS - 5 * 60_000);
});
