// The counts of a range by page: from rollups of months and days, and from rows for days that have just
// changed. Without months, a year of 20,000 pages takes five times as long; without days, twenty times.
import { sql } from 'kysely';
import type { TrafficClass } from '../contract/values.ts';
import { DAY_MS } from '../shared/days.ts';
import {
  type Counts,
  classIndex,
  type DaySpan,
  dayText,
  LAST_DAY,
} from '../views/counting/file-day.ts';
import { HUMANS, type ViewsRow } from '../views/counting/query.ts';
import type { Database, Tx } from './database.ts';
import { PageSums } from './page-sums.ts';
import { lockViews } from './views-days.ts';
import { endDay, firstDay } from './views-history.ts';

export async function readViews(
  database: Database,
  project: string,
  span: DaySpan,
  aiClasses: readonly TrafficClass[],
): Promise<ViewsRow[]> {
  const people = HUMANS.filter((name) => !aiClasses.includes(name)).map(classIndex);
  const machines = aiClasses.map(classIndex);
  const { paths, sums } = await readSums(database, project, span);
  return paths.map((path, number) => {
    const [human, ai] = [sums.sum(number, people), sums.sum(number, machines)];
    return { path, human, ai, total: human + ai };
  });
}

interface PageSum {
  path: string;
  counts: Counts;
  referrals: Counts;
}

/** All classes, and the views that came from AI answers. */
export async function readClasses(
  database: Database,
  project: string,
  span: DaySpan,
): Promise<PageSum[]> {
  const { paths, sums } = await readSums(database, project, span);
  return paths.map((path, number) => {
    return { path, counts: sums.counts(number), referrals: sums.referrals(number) };
  });
}

/** The paths of all pages by their numbers, also of those that nobody read in the span. */
function readSums(
  database: Database,
  project: string,
  span: DaySpan,
): Promise<{ paths: string[]; sums: PageSums }> {
  return database.snapshot(async (tx) => {
    const days = await daysOf(tx, project, span);
    const { rollups, rest } = await chooseRollups(tx, project, span, days);
    const sums = new PageSums();
    for (const counts of await readRollups(tx, project, rollups)) sums.addEncoded(counts);
    const paths = await numberedPaths(tx, project);
    // Pages that no rollup knows yet come after all others.
    const unknown = new Map<string, number>();
    for (const row of await readRows(tx, project, rest)) {
      const number = row.number ?? unknown.get(row.path) ?? paths.length;
      if (number === paths.length) {
        unknown.set(row.path, number);
        paths.push(row.path);
      }
      sums.add(number, row.counts, row.referrals);
    }
    return { paths, sums };
  });
}

interface RollupName {
  kind: 'day' | 'month';
  first: string;
}

/** Whole months before days, and days without a rollup as they are. */
async function chooseRollups(tx: Tx, project: string, span: DaySpan, days: readonly string[]) {
  const { rows } = await sql<RollupName>`select kind, first::text as first from docket.views_rollup
    where project = ${project} and first >= ${firstDay(span)} and first < ${endDay(span)}
      and (kind = 'day' or first + interval '1 month' <= ${endDay(span)}::date)`.execute(tx);
  const months = new Set(rows.filter(({ kind }) => kind === 'month').map(({ first }) => first));
  const rolledUp = new Set(rows.filter(({ kind }) => kind === 'day').map(({ first }) => first));
  const single = days.filter((day) => !months.has(monthOf(day)));
  const rollups = [
    ...[...months].map((first): RollupName => ({ kind: 'month', first })),
    ...single
      .filter((day) => rolledUp.has(day))
      .map((first): RollupName => ({ kind: 'day', first })),
  ];
  return { rollups, rest: single.filter((day) => !rolledUp.has(day)) };
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

async function daysOf(tx: Tx, project: string, span: DaySpan): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct day::text from docket.file_day
    where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}`.execute(tx);
  return rows.map(({ day }) => day);
}

async function readRollups(
  tx: Tx,
  project: string,
  rollups: readonly RollupName[],
): Promise<Buffer[]> {
  const of = (kind: RollupName['kind']) =>
    rollups.filter((one) => one.kind === kind).map(({ first }) => first);
  const { rows } = await sql<{ counts: Buffer }>`select counts from docket.views_rollup
    where project = ${project} and (kind = 'month' and first = any(${of('month')}::date[])
      or kind = 'day' and first = any(${of('day')}::date[]))`.execute(tx);
  return rows.map(({ counts }) => counts);
}

/** Numbers have no gaps, because a page is never deleted without its project. */
async function numberedPaths(tx: Tx, project: string): Promise<string[]> {
  const { rows } = await sql<{ paths: string[] | null }>`
    select json_agg(path order by number) as paths from docket.page
    where project = ${project} and number is not null`.execute(tx);
  return rows[0]?.paths ?? [];
}

async function readRows(tx: Tx, project: string, days: readonly string[]) {
  if (days.length === 0) return [];
  const { rows } = await sql<{
    number: number | null;
    path: string;
    counts: number[];
    referrals: number[] | null;
  }>`select number, path, counts, referrals
    from docket.views_day join docket.page on page.id = views_day.page
    where views_day.project = ${project} and day = any(${days}::date[])`.execute(tx);
  return rows;
}

/** Rolls up past days and months that have no rollup, or lost it to a late log. Answers how many. */
export async function buildRollups(database: Database, now: number): Promise<number> {
  const today = dayText(Math.min(Math.floor(now / DAY_MS), LAST_DAY));
  const missing = async (kind: RollupName['kind']) => {
    const { rows } = await database.read((db) =>
      sql<{ project: string; first: string }>`
        select distinct project, date_trunc(${kind}, day)::date::text as first
        from docket.file_day where day < date_trunc(${kind}, ${today}::date)
        except select project, first::text from docket.views_rollup where kind = ${kind}
        order by 1, 2`.execute(db),
    );
    return rows;
  };
  const days = await missing('day');
  for (const { project, first } of days) await rollUpDay(database, project, first);
  const months = await missing('month');
  for (const { project, first } of months) await rollUpMonth(database, project, first);
  return days.length + months.length;
}

function rollUpDay(database: Database, project: string, day: string): Promise<void> {
  return database.transaction(async (tx) => {
    await lockViews(tx, project);
    let rows = await readRows(tx, project, [day]);
    if (rows.some(({ number }) => number === null)) {
      await numberPages(tx, project);
      rows = await readRows(tx, project, [day]);
    }
    const sums = new PageSums();
    for (const { number, counts, referrals } of rows) sums.add(number ?? 0, counts, referrals);
    await writeRollup(tx, project, { kind: 'day', first: day }, sums);
  });
}

function rollUpMonth(database: Database, project: string, first: string): Promise<void> {
  return database.transaction(async (tx) => {
    await lockViews(tx, project);
    const { rows } = await sql<{ day: string; counts: Buffer | null }>`
      select day::text, counts from (select distinct day from docket.file_day
        where project = ${project} and day >= ${first}::date
          and day < ${first}::date + interval '1 month') days
      left join docket.views_rollup on project = ${project} and kind = 'day' and first = day
      `.execute(tx);
    const sums = new PageSums();
    for (const { counts } of rows) {
      // A late log has just changed that day: the month follows in the next round.
      if (!counts) return;
      sums.addEncoded(counts);
    }
    await writeRollup(tx, project, { kind: 'month', first }, sums);
  });
}

async function numberPages(tx: Tx, project: string): Promise<void> {
  await sql`update docket.page set number = new.number from (
      select id, row_number() over (order by id) + (
        select coalesce(max(number), -1) from docket.page where project = ${project}) as number
      from docket.page where project = ${project} and number is null
    ) new where page.id = new.id`.execute(tx);
}

async function writeRollup(tx: Tx, project: string, { kind, first }: RollupName, sums: PageSums) {
  await sql`insert into docket.views_rollup (project, kind, first, counts)
    values (${project}, ${kind}, ${first}, ${sums.encode()})
    on conflict (project, kind, first) do update set counts = excluded.counts`.execute(tx);
}
