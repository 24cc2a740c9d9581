// Page views in PostgreSQL: how fast a year of a large site is ranked, and how fast counts are stored.
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { DEFAULT_AI_CLASSES, TRAFFIC_CLASSES } from '../../src/contract/values.ts';
import type { Database } from '../../src/postgres/database.ts';
import { createPostgresHistory } from '../../src/postgres/views-history.ts';
import { createPostgresViews, createRankings } from '../../src/postgres/views-source.ts';
import { buildRollups } from '../../src/postgres/views-sums.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import type { FileDay } from '../../src/views/counting/file-day.ts';
import { ALL_PAGES } from '../../src/views/counting/page-filter.ts';
import { joinPieces, pageOfViews } from '../../src/views/counting/query.ts';

const YEAR = { dateFrom: '2025-11-10', dateTo: '2026-11-10' };
const COUNTS = 1_000_000;
const DAYS = 30;

/** Answers how long it took, in milliseconds. */
export async function storeCounts(database: Database, project: string): Promise<number> {
  const pages = COUNTS / TRAFFIC_CLASSES.length / DAYS;
  const days = Array.from({ length: DAYS }, (_, day): FileDay => {
    const counts = Array.from({ length: pages }, (_, page): [string, number[]] => [
      `/docs/section-${page % 50}/page-${page}`,
      TRAFFIC_CLASSES.map((_, index) => 1 + ((page * 7 + index + day) % 90)),
    ]);
    const date = `2026-10-${String(day + 1).padStart(2, '0')}`;
    const common = { file: 'log', lines: COUNTS, rules: '1', agents: new Map() };
    return { ...common, day: date, pages: new Map(counts), missing: new Map() };
  });
  const began = performance.now();
  await createPostgresHistory(database, project).add(days);
  return performance.now() - began;
}

/** Each page is read in every month; of all pages, one in so many on an ordinary day. */
interface Site {
  paths: number;
  readDaily: number;
}
const LARGE: Site = { paths: 100_000, readDaily: 10 };
const BUSY: Site = { paths: 20_000, readDaily: 1 };

export async function readYear(
  database: Database,
  project: string,
): Promise<{ first: number; next: number; days: number }> {
  await fillYear(database, project, LARGE);
  const days = await timed(open(database, project), project);
  await buildRollups(database, Date.UTC(2026, 10, 15));
  const source = open(database, project);
  const first = await timed(source, project);
  return { days, first, next: await timed(source, project, 50_000) };
}

/** Of sites whose pages are all read every day: the first page of one, of three at once, and classes. */
export async function readBusyYears(database: Database, projects: readonly string[]) {
  for (const project of projects) await fillYear(database, project, BUSY);
  await buildRollups(database, Date.UTC(2026, 10, 15));
  await sql`vacuum analyze docket.views_rollup, docket.page`.execute(database.db);
  const [one = ''] = projects;
  const first = await timed(open(database, one), one);
  const began = performance.now();
  await Promise.all(projects.map((project) => timed(open(database, project), project)));
  const together = performance.now() - began;
  const start = performance.now();
  let pages = 0;
  for await (const _ of open(database, one).insights.classesByPage(one, YEAR)) pages += 1;
  if (pages !== BUSY.paths) throw new Error('Pages are missing.');
  return { first, together, classes: performance.now() - start };
}

function open(database: Database, project: string) {
  return createPostgresViews({
    database,
    project,
    rankings: createRankings(),
    aiClasses: DEFAULT_AI_CLASSES,
    rules: '1',
    pages: ALL_PAGES,
    clock: systemClock,
  });
}

async function timed(source: ReturnType<typeof open>, project: string, offset = 0) {
  const began = performance.now();
  const { views } = pageOfViews(await joinPieces(source.pages(project, YEAR)), 250, offset);
  if (views.length !== 250) throw new Error('Views are missing.');
  return performance.now() - began;
}

/** By the database itself: what is measured is reading. */
async function fillYear(
  { db }: Database,
  project: string,
  { paths, readDaily }: Site,
): Promise<void> {
  const { rows } = await sql<{ base: number }>`
    select count(*)::int as base from docket.page`.execute(db);
  const base = rows[0]?.base ?? 0;
  await sql`insert into docket.page (id, project, path)
    select ${base}::int + n, ${project}, '/docs/section-' || n % 500 || '/page-' || n
    from generate_series(1, ${paths}::int) n`.execute(db);
  await sql`insert into docket.file_day
      (project, day, file, entry, facts, referrals, version)
    select ${project}, day, 'log', '', '', false, nextval('docket.views_version')
    from generate_series(${YEAR.dateFrom}::date, ${YEAR.dateTo}::date - 1, '1 day') day`.execute(
    db,
  );
  // A statement has a time limit.
  for (let start = 0; start < 365; start += 30) {
    await sql`insert into docket.views_day (project, day, page, counts)
      select ${project}, ${YEAR.dateFrom}::date + number, ${base}::int + n,
        array[1 + n % 97, n % 13, n % 7, 0, n % 3]
      from generate_series(${start}::int, ${Math.min(start + 29, 364)}::int) number,
        generate_series(1 + number * 7 % ${readDaily}::int, ${paths}::int, ${readDaily}::int) n
      `.execute(db);
  }
  await sql`analyze docket.views_day`.execute(db);
}
