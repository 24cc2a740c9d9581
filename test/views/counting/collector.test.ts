import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/shared/days.ts';
import { Collector } from '../../../src/views/counting/collected.ts';
import { RULES } from '../../../src/views/counting/rules.ts';
import { CHROME } from '../../support/collect.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';
import { silentLog } from '../../support/silent-log.ts';
import { atTestEnd } from '../../support/test-end.ts';

const EVER = { from: 0, to: 100_000 };

function setUp(id = 'one', history = createMemoryHistory()) {
  const clock = new ManualClock();
  const warnings: string[] = [];
  const project = { origins: ['https://docs.example'], rules: RULES, history };
  const collector = new Collector({
    find: async (name) => (name === 'demo' ? project : undefined),
    ...{ id, clock, log: { ...silentLog, warn: (message: string) => warnings.push(message) } },
  });
  atTestEnd(() => collector.stop());
  const pass = async (ms: number) => {
    clock.advance(ms);
    await turn();
  };
  const add = (path: string) => collector.add('demo', { path, agent: CHROME });
  const stored = async () =>
    (await history.read(EVER)).map(({ day, file, lines }) => ({ day, file, lines }));
  return { collector, history, warnings, pass, add, stored };
}

describe('the collector', () => {
  it('stores every second what has come', async () => {
    const { collector, pass, add, stored } = setUp();
    await collector.originsOf('demo');
    add('/a');
    await pass(999);
    expect(await stored()).toEqual([]);
    await pass(1);
    expect(await stored()).toEqual([{ day: '2026-11-01', file: 'collector-one', lines: 1 }]);
    add('/a');
    await pass(1_000);
    expect(await stored()).toMatchObject([{ lines: 2 }]);
  });

  it('keeps a day on which nobody came', async () => {
    const { collector, pass, stored } = setUp();
    await collector.originsOf('demo');
    await pass(1_000);
    await pass(DAY_MS);
    expect(await stored()).toMatchObject([
      { day: '2026-11-01', lines: 0 },
      { day: '2026-11-02', lines: 0 },
    ]);
  });

  it('adds up with others that collect for the same project', async () => {
    const one = setUp('one');
    const two = setUp('two', one.history);
    for (const { collector, add } of [one, two]) {
      await collector.originsOf('demo');
      add('/a');
      await collector.stop();
    }
    expect(await one.stored()).toMatchObject([{ lines: 1 }, { lines: 1 }]);
  });

  it('collects nothing for a project that it was not asked to', async () => {
    const { collector, stored } = setUp();
    expect(await collector.originsOf('other')).toBeUndefined();
    collector.add('other', { path: '/a', agent: CHROME });
    await collector.stop();
    expect(await stored()).toEqual([]);
  });

  it('says once a day that there are too many pages', async () => {
    const { collector, warnings, add } = setUp();
    await collector.originsOf('demo');
    for (let at = 0; at < 10_002; at++) add(`/junk-${at}`);
    expect(warnings).toEqual([
      'Project `demo` reports too many different pages today. Views of further pages are not counted until tomorrow (UTC).',
    ]);
  });
});
