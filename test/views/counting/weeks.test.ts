import { describe, expect, it } from 'vitest';
import { addDays, daysOf } from '../../../src/shared/days.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import type { FileDay } from '../../../src/views/counting/file-day.ts';
import { InstantClock } from '../../support/clock.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';

const END = '2026-11-09';
const RANGE = { dateFrom: addDays(END, -7), dateTo: END };

function entry(day: string, human: number, referrals?: number): FileDay {
  return {
    file: 'f',
    day,
    lines: 5,
    rules: '2026-11-15',
    pages: new Map([['/a', [human, 1]]]),
    agents: new Map(),
    missing: new Map(),
    ...(referrals !== undefined && {
      referrals: { pages: new Map([['/a', [referrals]]]), sources: new Map() },
    }),
  };
}

async function weeksOf(days: FileDay[]) {
  const history = createMemoryHistory();
  await history.add(days);
  const engine = new Analytics({ logs: async () => [], clock: new InstantClock(), history });
  return (await engine.insights(RANGE)).weeks;
}

describe('the weeks until the end of a range', () => {
  it('are twelve, each the sum of its days', async () => {
    const days = daysOf({ from: addDays(END, -100), to: addDays(END, 3) });
    const weeks = await weeksOf(days.map((day) => entry(day, 10, 2)));
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toMatchObject({ from: addDays(END, -84), to: addDays(END, -77) });
    for (const week of weeks) {
      const views = { human: 70, ai: 7, total: 77 };
      expect(week).toMatchObject({ views, aiReferrals: 14, daysCovered: 7 });
    }
    expect(weeks.at(-1)).toMatchObject({ from: addDays(END, -7), to: END });
  });

  it('have gaps where days are missing, and start with the first data', async () => {
    const known = daysOf({ from: addDays(END, -21), to: END });
    const gap = addDays(END, -12);
    const weeks = await weeksOf(known.filter((day) => day !== gap).map((day) => entry(day, 1, 0)));
    expect(weeks.map(({ views, daysCovered }) => [views?.total ?? null, daysCovered])).toEqual([
      [14, 7],
      [null, 6],
      [14, 7],
    ]);
  });

  it('do not know who was sent by AI when one day cannot say', async () => {
    const known = daysOf({ from: addDays(END, -14), to: END });
    const weeks = await weeksOf(
      known.map((day) => entry(day, 1, day === addDays(END, -3) ? undefined : 1)),
    );
    expect(weeks.map(({ aiReferrals }) => aiReferrals)).toEqual([7, null]);
  });

  it('are none without data', async () => {
    expect(await weeksOf([])).toEqual([]);
  });
});

it('are read from the history together with the period before', async () => {
  const history = createMemoryHistory();
  let readings = 0;
  const counted = {
    add: history.add,
    read: (span: Parameters<typeof history.read>[0]) => {
      readings += 1;
      return history.read(span);
    },
  };
  const engine = new Analytics({
    logs: async () => [],
    clock: new InstantClock(),
    history: counted,
  });
  await engine.views(RANGE);
  await engine.insights(RANGE);
  await engine.insights({ dateFrom: addDays(END, -14), dateTo: addDays(END, -7) });
  await engine.views({ dateFrom: addDays(END, -14), dateTo: addDays(END, -13) });
  expect(readings).toBe(2);
});
