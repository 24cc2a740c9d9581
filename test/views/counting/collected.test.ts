import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/shared/days.ts';
import { CollectedViews, countingOnly } from '../../../src/views/counting/collected.ts';
import { type FileDay, noCounts } from '../../../src/views/counting/file-day.ts';
import { RULES } from '../../../src/views/counting/rules.ts';
import { CHROME } from '../../support/collect.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';

const NOON = Date.UTC(2026, 10, 1, 12);
const EVER = { from: 0, to: 100_000 };

const newViews = () => new CollectedViews('a', RULES);
const keysOf = (table: FileDay['pages']) => {
  const keys: string[] = [];
  table.forEach((_, key) => void keys.push(key));
  return keys;
};

describe('collected views', () => {
  it.each([
    [undefined, 1, 0],
    [0, 1, 0],
    [200, 1, 0],
    [304, 1, 0],
    [404, 0, 1],
    [410, 0, 1],
    [500, 0, 0],
    [302, 0, 0],
  ])('count a page with the status %s as a log would', (status, pages, missing) => {
    const views = newViews();
    views.add({ path: '/a', agent: CHROME, status }, NOON);
    const [day] = views.unsaved();
    expect(day ? keysOf(day.pages).length : 0).toBe(pages);
    expect(day ? keysOf(day.missing).length : 0).toBe(missing);
  });

  it('keep a day’s pages at ten thousand, whatever is reported', () => {
    const views = newViews();
    const added = Array.from({ length: 12_000 }, (_, at) =>
      views.add({ path: `/junk-${at}`, agent: CHROME }, NOON),
    );
    expect(added.filter(Boolean)).toHaveLength(10_000);
    expect(views.add({ path: '/junk-1', agent: CHROME }, NOON)).toBe(true);
    expect(keysOf(views.unsaved()[0]?.pages ?? new Map())).toHaveLength(10_000);
  });

  it('keep missing pages at a thousand', () => {
    const views = newViews();
    for (let at = 0; at < 1_200; at++) {
      views.add({ path: `/junk-${at}`, agent: CHROME, status: 404 }, NOON);
    }
    expect(keysOf(views.unsaved()[0]?.missing ?? new Map())).toHaveLength(1_000);
  });

  it('are unsaved until they are stored, and forgotten when their day is over', () => {
    const views = newViews();
    views.add({ path: '/a', agent: CHROME }, NOON);
    const first = views.unsaved();
    views.add({ path: '/a', agent: CHROME }, NOON);
    views.saved(first, NOON);
    expect(views.unsaved()).toMatchObject([{ day: '2026-11-01', lines: 2 }]);
    views.saved(views.unsaved(), NOON);
    expect(views.unsaved()).toEqual([]);
    views.add({ path: '/a', agent: CHROME }, NOON + DAY_MS);
    expect(views.unsaved()).toMatchObject([{ day: '2026-11-02', lines: 1 }]);
    expect(views.missed).toBe(1);
  });

  it('tell which people AI answers sent', () => {
    const views = newViews();
    const add = (referrer: string, source = '', agent = CHROME) =>
      views.add({ path: '/a', agent, referrer, source }, NOON);
    add('https://chatgpt.com');
    add('https://chatgpt.com.evil.example');
    add('', 'perplexity');
    add('\ud800', '\ud800&utm_source=claude');
    add('https://claude.ai', '', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    const [day] = views.unsaved();
    expect(keysOf(day?.referrals?.sources ?? new Map())).toEqual(['ChatGPT', 'Perplexity']);
    expect(keysOf(day?.referrals?.pages ?? new Map())).toEqual(['/a']);
  });

  it('do not say so where pages cannot tell', () => {
    const views = newViews();
    views.add({ path: '/a', agent: CHROME }, NOON);
    expect(views.unsaved()[0]?.referrals).toBeUndefined();
  });

  it('wait at most a week in memory, and what is dropped is reported', () => {
    const views = newViews();
    for (let day = 0; day < 9; day++) views.add({ path: '/a', agent: CHROME }, NOON + day * DAY_MS);
    expect(views.unsaved()).toHaveLength(7);
    expect(views.missed).toBe(9);
  });
});

it('a day with views from logs and from pages is counted once', async () => {
  const history = createMemoryHistory();
  const table = new Map([['/a', [1, ...noCounts().slice(1)]]]);
  const entry = (file: string, day: string) => ({
    ...{ file, day, lines: 1, rules: '1' },
    ...{ pages: table, agents: new Map(), missing: new Map() },
  });
  await history.add([
    ...[entry('0a1b', '2026-11-01'), entry('0a1b', '2026-11-02')],
    ...[entry('collector-x', '2026-11-02'), entry('collector-y', '2026-11-02')],
    entry('collector-x', '2026-11-03'),
  ]);
  const files = async (kind: 'logs' | 'pages') =>
    (await countingOnly(kind, history).read(EVER)).map(
      ({ day, file }) => `${day.slice(8)} ${file}`,
    );
  expect(await files('logs')).toEqual(['01 0a1b', '02 0a1b', '03 collector-x']);
  expect(await files('pages')).toEqual([
    '01 0a1b',
    '02 collector-x',
    '02 collector-y',
    '03 collector-x',
  ]);
});
