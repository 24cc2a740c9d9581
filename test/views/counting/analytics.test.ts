import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../../../src/shared/errors.ts';
import { Analytics, type AnalyticsOptions } from '../../../src/views/counting/analytics.ts';
import type { LogSource } from '../../../src/views/counting/log-source.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf as log } from '../../support/log-source.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';
import fc from '../../support/properties.ts';
import { agents, requests } from './arbitraries.ts';
import { type Request, referenceViews, type View } from './reference.ts';
import * as writers from './writers.ts';

function analytics(logs: LogSource[], options: Partial<AnalyticsOptions> = {}): Analytics {
  return new Analytics({ logs: async () => logs, clock: new InstantClock(), ...options });
}

function expected(views: readonly View[], from: string, to: string) {
  const ai = ['coding-agent', 'assistant'];
  const counted = views.filter(
    ({ day, kind }) => day >= from && day < to && [...ai, 'human', 'unknown'].includes(kind),
  );
  const count = (list: readonly View[]) => {
    const human = list.filter(({ kind }) => !ai.includes(kind)).length;
    return { human, ai: list.length - human, total: list.length };
  };
  const rows = [...new Set(counted.map(({ path }) => path))].map((path) => ({
    path,
    ...count(counted.filter((view) => view.path === path)),
  }));
  rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  return { totals: count(counted), rows };
}

const day = fc.integer({ min: 28, max: 36 }).map((n) => iso(Date.UTC(2026, 9, n)));
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

const formats: [string, writers.Writer, string][] = [
  ['combined', writers.combined, ''],
  ['nginx main', writers.nginxMain, ''],
  ['cloudflare', writers.cloudflare, ''],
  ['vercel', writers.vercel, ''],
  ['netlify', writers.netlify, ''],
  ['fastly', writers.fastly, ''],
  ['nginx json', writers.nginxJson, ''],
  ['cloudfront', writers.cloudfront, writers.CLOUDFRONT_HEAD],
];

describe('the analytics engine against the reference', () => {
  it.each(formats)('counts what the reference counts in %s logs', async (_, write, head) => {
    await fc.assert(
      fc.asyncProperty(
        requests,
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('plain', 'gzip', 'zstd'),
        fc.integer({ min: 1, max: 4096 }),
        fc.tuple(day, day).map((days) => days.sort() as [string, string]),
        async (list, feed, packing, chunkSize, [from, to]) => {
          const raw = list.map((request) => ({ ...request, agent: written(write, request) }));
          const text = head + list.map((request) => write(request) + feed).join('');
          const bytes =
            packing === 'plain'
              ? Buffer.from(text)
              : packing === 'gzip'
                ? gzipSync(text)
                : zstdCompressSync(text);
          const engine = analytics([log('a.log', bytes, chunkSize)]);
          const { totals, rows } = expected(referenceViews(raw), from, to);
          const page = await engine.views({ dateFrom: from, dateTo: to, limit: 250 });
          expect(page).toEqual({ totals, views: rows.slice(0, 250), hasMore: rows.length > 250 });
          const { quality } = await engine.insights({});
          expect(quality).toMatchObject({ lines: list.length, rejected: 0 });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts the same where it passes over lines: assets, errors, broken lines, midnights', async () => {
    // At +0530, the day ends in the middle of an hour.
    const minutes = [23 * 60 + 30, 23 * 60 + 59, 24 * 60, 24 * 60 + 1, 29 * 60 + 29, 29 * 60 + 31];
    const request: fc.Arbitrary<Request> = fc.record({
      time: fc.constantFrom(...minutes.map((minute) => Date.UTC(2026, 9, 30, 0, minute, 7))),
      zone: fc.constantFrom(0, 0, 0, 60, 330),
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST'),
      target: fc.constantFrom('/a', '/app.js', '/site.css', '/site.css?v=1', '/b', '/a?_rsc=1'),
      status: fc.constantFrom(200, 200, 200, 304, 301, 404, 500),
      agent: fc.constantFrom(...agents),
    });
    const late = '1 - - [30/Oct/2026:23:61:00 +0000] "GET /app.js HTTP/1.1" 200 5 "-" "-"';
    const broken = fc.constantFrom('', 'x', '[', late, late.replace('61', '5x'));
    const line = fc.oneof({ weight: 20, arbitrary: request }, { weight: 1, arbitrary: broken });
    const list = fc.array(line, { minLength: 150, maxLength: 400 });
    const feeds = fc.constantFrom('\n', '\r\n');
    const chunks = fc.integer({ min: 200, max: 4096 });
    await fc.assert(
      fc.asyncProperty(list, feeds, chunks, async (lines, feed, chunkSize) => {
        const asked = lines.filter((one) => typeof one !== 'string');
        const rejected = lines.filter((one) => typeof one === 'string' && one !== '').length;
        const text = lines
          .map((one) => (typeof one === 'string' ? one : writers.combined(one)) + feed)
          .join('');
        const history = createMemoryHistory();
        const engine = analytics([log('a.log', text, chunkSize)], { history });
        const { totals, rows } = expected(referenceViews(asked), '2026-01-01', '2027-01-01');
        const page = await engine.views({ limit: 250 });
        expect(page).toEqual({ totals, views: rows, hasMore: false });
        const { quality, missing } = await engine.insights({});
        expect(quality).toMatchObject({ lines: asked.length + rejected, rejected });
        const found = asked.map((one) => ({
          ...one,
          status: one.status === 404 ? 200 : 0,
          target: one.target.replace('?_rsc=1', ''),
        }));
        const lost = expected(referenceViews(found), '2026-01-01', '2027-01-01').totals.total;
        expect(missing.reduce((sum, { ai, human }) => sum + ai + human, 0)).toBe(lost);
        const kept = await history.read({ from: 0, to: Number.POSITIVE_INFINITY });
        const days = kept.map((one) => [one.day, one.lines]);
        const daily = Map.groupBy(asked, ({ time, zone }) => iso(time - zone * 60_000));
        expect(days.toSorted()).toEqual([...daily].map(([d, l]) => [d, l.length]).toSorted());
      }),
      { numRuns: 40 },
    );
  });

  it('counts the readers of a common log as unknown, and says so', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (list) => {
        const text = list.map((request) => `${writers.common(request)}\n`).join('');
        const engine = analytics([log('common.log', text)]);
        const anonymous = list.map(({ agent: _, ...request }) => request);
        const { totals } = expected(referenceViews(anonymous), '2026-01-01', '2027-01-01');
        expect((await engine.views({})).totals).toEqual(totals);
        const { quality, classes } = await engine.insights({});
        expect(classes).toMatchObject({ unknown: totals.total, human: 0, 'other-bot': 0 });
        if (totals.total > 0) expect(quality.warnings.join()).toContain('has no user agents');
      }),
      { numRuns: 30 },
    );
  });

  it('pages through exactly the same rows, whatever the page size', async () => {
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 1, max: 7 }), async (list, limit) => {
        const text = list.map((request) => `${writers.combined(request)}\n`).join('');
        const engine = analytics([log('a.log', text)]);
        const all = await engine.views({ limit: 250 });
        const pages = [];
        for (let offset = 0, more = true; more; offset += limit) {
          const page = await engine.views({ limit, offset });
          expect(page.totals).toEqual(all.totals);
          pages.push(...page.views);
          more = page.hasMore;
        }
        expect(pages).toEqual(all.views);
      }),
      { numRuns: 30 },
    );
  });

  it('does not count the same lines twice, in whatever order and company files are read', async () => {
    await fc.assert(
      fc.asyncProperty(
        requests,
        fc.nat(60),
        fc.nat(60),
        fc.array(fc.nat(3), { minLength: 1, maxLength: 8 }),
        async (list, cut, grown, order) => {
          const lines = list.map((request, n) => `${writers.combined(request)} ${n}\n`);
          const first = lines.slice(0, cut);
          const second = lines.slice(cut);
          const logs = [
            log('access.log.1', first.join('')),
            log('access.log', second.join('')),
            log('access.log.1.gz', gzipSync(first.join(''))),
            log('earlier copy', second.slice(0, grown).join('')),
          ];
          const history = createMemoryHistory();
          for (const index of [...order, 0, 1]) {
            const engine = analytics([logs[index] as LogSource], { history });
            await engine.views({});
          }
          const { totals, rows } = expected(referenceViews(list), '2026-01-01', '2027-01-01');
          const page = await analytics([], { history }).views({ limit: 250 });
          expect(page).toEqual({ totals, views: rows, hasMore: false });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the analytics engine', () => {
  const at = (time: string, target: string, agent = agents[0]): Request => ({
    time: Date.parse(time),
    zone: 0,
    method: 'GET',
    target,
    status: 200,
    agent,
  });
  const engineOf = (list: Request[], options: Partial<AnalyticsOptions> = {}) =>
    analytics([log('a.log', list.map((r) => `${writers.combined(r)}\n`).join(''))], options);

  it('leaves the end of the range out and keeps its beginning', async () => {
    const engine = engineOf([
      at('2026-11-01T00:00:00Z', '/a'),
      at('2026-11-01T23:59:59Z', '/b'),
      at('2026-11-02T00:00:00Z', '/c'),
    ]);
    const { views } = await engine.views({ dateFrom: '2026-11-01', dateTo: '2026-11-02' });
    expect(views.map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  it('takes a time in a range for its UTC day', async () => {
    const engine = engineOf([at('2026-11-01T12:00:00Z', '/a'), at('2026-11-02T12:00:00Z', '/b')]);
    const { views } = await engine.views({
      dateFrom: '2026-11-02T01:00:00+02:00',
      dateTo: '2026-11-02T23:00',
    });
    expect(views.map(({ path }) => path)).toEqual(['/a']);
  });

  it('orders by total, then by path', async () => {
    const engine = engineOf(
      ['/b', '/a', '/c', '/c'].map((target) => at('2026-11-01T00:00:00Z', target)),
    );
    const { views } = await engine.views({});
    expect(views.map(({ path }) => path)).toEqual(['/c', '/a', '/b']);
  });

  it('has no more behind a last page that is full', async () => {
    const engine = engineOf(
      ['/a', '/b', '/c', '/d'].map((target) => at('2026-11-01T00:00:00Z', target)),
    );
    expect(await engine.views({ limit: 2 })).toMatchObject({ hasMore: true });
    expect(await engine.views({ limit: 2, offset: 2 })).toMatchObject({ hasMore: false });
    expect(await engine.views({ limit: 4 })).toMatchObject({ hasMore: false });
    expect(await engine.views({ offset: 9 })).toMatchObject({ views: [], hasMore: false });
  });

  it('leaves other bots, and pages that only they read, out of the views', async () => {
    const bot = agents[3];
    const engine = engineOf([
      at('2026-11-01T00:00:00Z', '/a', bot),
      at('2026-11-01T00:00:00Z', '/b'),
      at('2026-11-01T00:00:00Z', '/b', bot),
    ]);
    expect(await engine.views({})).toEqual({
      totals: { human: 1, ai: 0, total: 1 },
      views: [{ path: '/b', human: 1, ai: 0, total: 1 }],
      hasMore: false,
    });
    expect((await engine.insights({})).classes).toMatchObject({ human: 1, 'other-bot': 2 });
  });

  it('counts the given classes as AI', async () => {
    const list = [at('2026-11-01T00:00:00Z', '/a', agents[5])];
    expect((await engineOf(list).views({})).totals.ai).toBe(0);
    const engine = engineOf(list, { aiClasses: ['training'] });
    expect((await engine.views({})).totals.ai).toBe(1);
    expect((await engine.insights({})).aiClasses).toEqual(['training']);
  });

  it('gives every page its classes in the order of the views', async () => {
    const engine = engineOf([
      at('2026-11-01T00:00:00Z', '/a'),
      at('2026-11-01T00:00:00Z', '/b.md', 'axios/1.8.4'),
      at('2026-11-01T00:00:00Z', '/b'),
      at('2026-11-01T00:00:00Z', '/b', agents[5]),
    ]);
    const rows = [];
    for await (const row of engine.classesByPage({})) rows.push(row);
    expect(rows).toMatchObject([
      { path: '/b', classes: { human: 1, 'coding-agent': 1, training: 1 } },
      { path: '/a', classes: { human: 1 } },
    ]);
  });

  it('names the agents, the pages that were not there and the days without a line', async () => {
    const missing = { ...at('2026-11-01T00:00:00Z', '/gone.md', 'axios/1.8.4'), status: 404 };
    const engine = engineOf([
      at('2026-11-01T00:00:00Z', '/a', agents[4]),
      at('2026-11-03T00:00:00Z', '/a', agents[7]),
      missing,
      missing,
      { ...missing, target: '/logo.png' },
      { ...missing, agent: agents[0], target: '/lost' },
    ]);
    const insights = await engine.insights({ dateFrom: '2026-10-31', dateTo: '2026-11-05' });
    expect(insights.agents).toEqual([
      { agent: 'ChatGPT-User', class: 'assistant', views: 1, verified: null, spoofed: null },
      { agent: 'Claude Code', class: 'coding-agent', views: 1, verified: null, spoofed: null },
    ]);
    expect(insights.missing).toEqual([
      { path: '/gone.md', ai: 2, human: 0 },
      { path: '/lost', ai: 0, human: 1 },
    ]);
    expect(insights.quality.daysCovered).toEqual(['2026-11-01', '2026-11-03']);
    expect(insights.quality.daysMissing).toEqual(['2026-10-31', '2026-11-02', '2026-11-04']);
    expect(insights.rules).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('lists the latest days, and says so, of a range that ends at the end of the calendar', async () => {
    const engine = engineOf([at('2026-11-01T00:00:00Z', '/a'), at('2026-11-03T00:00:00Z', '/a')]);
    const { quality } = await engine.insights({ dateTo: '9999-12-31' });
    expect(quality.daysCovered).toEqual(['2026-11-01', '2026-11-03']);
    expect(quality.daysMissing).toHaveLength(3_660);
    expect(quality.daysMissing.at(-1)).toBe('9999-12-30');
    expect(quality.daysCut).toBe(true);
    const since = await engine.insights({ dateFrom: '1970-01-02' });
    expect(since.quality.daysMissing.at(-1)).toBe('2026-11-02');
    expect(since.quality).toMatchObject({ daysCut: true });
    const all = await engine.insights({});
    expect(all.quality).toMatchObject({ daysMissing: ['2026-11-02'], daysCut: false });
  });

  it('lists 500 missing pages and says that there are more', async () => {
    const requests = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...at('2026-11-01T00:00:00Z', `/gone-${n}`),
        status: 404,
      }));
    const more = await engineOf(requests(501)).insights({});
    expect([more.missing.length, more.missingCut]).toEqual([500, true]);
    const all = await engineOf(requests(500)).insights({});
    expect([all.missing.length, all.missingCut]).toEqual([500, false]);
  });

  it.each([
    [{ dateFrom: 'yesterday' }, 'dateFrom'],
    [{ dateTo: '2026-02-30' }, 'dateTo'],
    [{ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, 'before'],
    [{ limit: 251 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 1.5 }, 'offset'],
  ])('refuses %j and names what is wrong', async (request, word) => {
    const answer = engineOf([]).views(request);
    await expect(answer).rejects.toThrow(InvalidRequest);
    await expect(answer).rejects.toThrow(word);
  });

  it('reads each log once for all who ask, and again when it has changed and is old', async () => {
    const clock = new InstantClock();
    const opened: string[] = [];
    let version = '1';
    const text = `${writers.combined(at('2026-11-01T00:00:00Z', '/a'))}\n`;
    const source = () => {
      const inner = log('a.log', text.repeat(version === '1' ? 1 : 2));
      const open = () => {
        opened.push(version);
        return inner.open();
      };
      return { ...inner, version, open };
    };
    const engine = new Analytics({ logs: async () => [source()], clock, maxAgeMs: 60_000 });
    await Promise.all([engine.views({}), engine.insights({}), engine.views({ limit: 1 })]);
    expect(opened).toEqual(['1']);
    clock.advance(61_000);
    await engine.views({});
    expect(opened).toEqual(['1']);
    version = '2';
    expect((await engine.views({})).totals.total).toBe(1);
    clock.advance(61_000);
    expect((await engine.views({})).totals.total).toBe(2);
    expect(opened).toEqual(['1', '2']);
  });

  it('warns when two logs that begin alike are not the same', async () => {
    const line = `${writers.combined(at('2026-11-01T00:00:00Z', '/a'))}\n`;
    const engine = analytics([
      log('web1.log', line),
      log('web2.log', line + line),
      log('copy.log', line),
    ]);
    const { warnings } = (await engine.insights({})).quality;
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('web1.log and web2.log start with the same line');
  });

  it('still answers from the logs when the history cannot be kept', async () => {
    const history = {
      add: () => Promise.reject(new Error('disk full')),
      read: async () => [],
    };
    const engine = engineOf([at('2026-11-01T00:00:00Z', '/a')], { history });
    expect((await engine.views({})).totals.total).toBe(1);
    expect((await engine.insights({})).quality.warnings.join()).toContain('disk full');
  });

  it('reports progress', async () => {
    const told: [number, number][] = [];
    const source = { ...log('a.log', 'x\n'.repeat(50), 40), size: 100 };
    await analytics([source], { onProgress: (...step) => told.push(step) }).views({});
    expect(told).toEqual([
      [40, 100],
      [80, 100],
      [100, 100],
    ]);
  });
});

/** The agent as the log's own escaping leaves it for classification. */
function written(write: writers.Writer, { agent = '-' }: Request): string {
  const escapes = write === writers.combined || write === writers.nginxMain;
  return escapes ? agent.replace(/[\\"]/g, '\\$&') : agent;
}
