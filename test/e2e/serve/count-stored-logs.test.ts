import { once } from 'node:events';
import { appendFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/postgres/database.ts';
import { buildRollups } from '../../../src/postgres/views-sums.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { pageFilter } from '../../../src/views/counting/page-filter.ts';
import { findLogFiles } from '../../../src/views/logs/log-files.ts';
import { logLine } from '../../support/access-logs.ts';
import { addProject, testDatabase } from '../../support/database.ts';
import { countAll, viewsOf } from '../../support/log-counting.ts';
import { startProcess } from '../../support/processes.ts';
import fc from '../../support/properties.ts';
import { scale } from '../../support/scale.ts';
import { tempDir } from '../../support/temp.ts';
import { requests } from '../../views/counting/arbitraries.ts';
import * as writers from '../../views/counting/writers.ts';

const COUNTER = resolve(import.meta.dirname, '../../support/log-counter.ts');
const RANGE = { dateFrom: '2026-10-29', dateTo: '2026-11-05' };

async function answers(source: {
  views(): Promise<unknown>;
  days(): Promise<unknown>;
  insights(): Promise<{ quality: object }>;
  classes(): AsyncIterable<unknown>;
}) {
  const { quality, ...facts } = await source.insights();
  const classes: unknown[] = [];
  for await (const page of source.classes()) classes.push(page);
  const { files, warnings, ...rest } = quality as Record<string, unknown>;
  return {
    views: await source.views(),
    days: await source.days(),
    facts,
    quality: rest,
    classes,
  };
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function inDatabase(database: Database, project: string) {
  const { getViews, days, insights } = viewsOf(database, project);
  return answers({
    days: () => listOf(days(project, RANGE)),
    views: () => getViews(project, { ...RANGE, limit: 250 }),
    insights: () => insights.insights(project, RANGE),
    classes: () => insights.classesByPage(project, RANGE),
  });
}

function inProcess(globs: string[]) {
  const engine = new Analytics({ logs: () => findLogFiles(globs), clock: systemClock });
  return answers({
    days: () => engine.days(RANGE),
    views: () => engine.views({ ...RANGE, limit: 250 }),
    insights: () => engine.insights(RANGE),
    classes: () => engine.classesByPage(RANGE),
  });
}

const FORMATS: [string, writers.Writer, string][] = [
  ['combined', writers.combined, ''],
  ['common', writers.common, ''],
  ['vercel', writers.vercel, ''],
  ['nginx json', writers.nginxJson, ''],
  ['cloudfront', writers.cloudfront, writers.CLOUDFRONT_HEAD],
];

/** Long enough for the format to be settled, and for several parts. */
const many = fc.array(requests, { minLength: 8, maxLength: 16 }).map((lists) => lists.flat());

describe('log files counted into the database', () => {
  it.each(FORMATS)(
    'part by part, %s logs say what the engine reads at once',
    async (_, write, head) => {
      const database = await testDatabase();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          many,
          fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
          fc.integer({ min: 10_000, max: 60_000 }),
          fc.boolean(),
          fc.boolean(),
          async (list, cuts, partBytes, settled, feed) => {
            const [project, dir] = [`p${run++}`, tempDir()];
            await addProject(database, project);
            const [log, globs] = [join(dir, 'access.log'), [join(dir, '*')]];
            const lines = list.map(write).join('\n') + (feed ? '\n' : '');
            const whole = Buffer.from(head + lines);
            // A file is known by its first line.
            const first = whole.indexOf('\n', head.length) + 1;
            for (const cut of [...cuts].sort()) {
              writeFileSync(
                log,
                whole.subarray(0, Math.max(first, Math.floor(cut * whole.length))),
              );
              await countAll(database, project, globs, {
                partBytes,
                now: settled ? Date.now() + 120_000 : statSync(log).mtimeMs,
              });
            }
            writeFileSync(log, whole);
            renameSync(log, join(dir, 'access.log.1'));
            await countAll(database, project, globs, { partBytes, now: Date.now() + 120_000 });
            const expected = await inProcess(globs);
            expect(await inDatabase(database, project)).toEqual(expected);
            await buildRollups(database, Date.UTC(2026, 11, 1));
            expect((await inDatabase(database, project)).views).toEqual(expected.views);
            writeFileSync(join(dir, 'access.log.1.gz'), gzipSync(whole));
            await countAll(database, project, globs, { partBytes, now: Date.now() + 120_000 });
            expect((await inDatabase(database, project)).views).toEqual(expected.views);
          },
        ),
        { numRuns: scale(10, 300) },
      );
    },
  );

  async function longLog() {
    const database = await testDatabase();
    await addProject(database, 'p');
    const log = join(tempDir(), 'access.log');
    const pages = Array.from({ length: 3_000 }, (_, n) => logLine(1 + (n % 9), `/page-${n % 700}`));
    writeFileSync(log, pages.join(''));
    const views = () => viewsOf(database, 'p').getViews('p', { limit: 250 });
    return { database, log, views, expected: await engineViews(log) };
  }
  const engineViews = (log: string) =>
    new Analytics({ logs: () => findLogFiles([log]), clock: systemClock }).views({ limit: 250 });

  it('survive that the process is killed after any part', async () => {
    const { database, log, views, expected } = await longLog();
    for (let parts = 1; ; parts++) {
      const args = [COUNTER, database.url, 'p', log, '50000'];
      const counter = startProcess(process.execPath, args, {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = once(counter, 'close');
      counter.stdout.once('data', () => counter.kill('SIGKILL'));
      const [code] = await closed;
      if (code === 0) expect(parts).toBeGreaterThan(3);
      const now = await views();
      expect(now.totals.total).toBeLessThanOrEqual(expected.totals.total);
      if (now.totals.total === expected.totals.total) break;
    }
    expect(await views()).toEqual(expected);
  });

  it('count once when several workers count the same file at the same time', async () => {
    const { database, log, views, expected } = await longLog();
    const others = [1, 2].map(() => openDatabase({ url: database.url, clock: systemClock }));
    const all = [database, ...others];
    await Promise.all(all.map((one) => countAll(one, 'p', [log], { partBytes: 50_000 })));
    await Promise.all(others.map((one) => one.close()));
    expect(await views()).toEqual(expected);
  });

  it('are counted again when the settings change, and pages that are left out disappear', async () => {
    const { database, log } = await longLog();
    await countAll(database, 'p', [log]);
    const pages = pageFilter(['/page-1']);
    await countAll(database, 'p', [log], { pages, settings: 'other' });
    const { getViews, insights } = viewsOf(database, 'p');
    expect(await getViews('p', {})).toMatchObject({ views: [{ path: '/page-1', total: 5 }] });
    expect((await insights.insights('p', {})).classes).toMatchObject({ human: 5 });
  });

  it('change a month that was summed up already', async () => {
    const { database, log, views, expected } = await longLog();
    await countAll(database, 'p', [log], { partBytes: 50_000 });
    expect(await buildRollups(database, Date.UTC(2026, 10, 1))).toBe(9 + 1);
    expect(await buildRollups(database, Date.UTC(2026, 10, 1))).toBe(0);
    expect(await views()).toEqual(expected);
    appendFileSync(log, logLine(20, '/new'));
    await countAll(database, 'p', [log]);
    expect((await views()).totals.total).toBe(expected.totals.total + 1);
    expect(await buildRollups(database, Date.UTC(2026, 10, 1))).toBe(1 + 1);
    expect((await views()).totals.total).toBe(expected.totals.total + 1);
  });

  it('warn about two files with the same first line, and count the larger one of each day', async () => {
    const { database, log } = await longLog();
    const other = `${log}.2`;
    const lines = Array.from({ length: 4_000 }, () => logLine(2, '/else'));
    writeFileSync(other, logLine(1, '/page-0') + lines.join(''));
    const globs = [log, other];
    await countAll(database, 'p', globs);
    const { getViews, insights } = viewsOf(database, 'p');
    const engine = new Analytics({ logs: () => findLogFiles(globs), clock: systemClock });
    expect(await getViews('p', { limit: 250 })).toEqual(await engine.views({ limit: 250 }));
    const { quality } = await insights.insights('p', {});
    expect(quality.warnings).toEqual([expect.stringMatching(/same line as another file.+label/)]);
  });
});
