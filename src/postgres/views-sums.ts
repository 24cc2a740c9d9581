// The counts of a range by page: from whole months where they are summed up, and from days elsewhere.
import { type RawBuilder, sql } from 'kysely';
import { TRAFFIC_CLASSES, type TrafficClass } from '../contract/values.ts';
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
import { lockViews } from './views-days.ts';
import { endDay, firstDay } from './views-history.ts';

const CLASSES = TRAFFIC_CLASSES.map((_, index) => index + 1);
const sums = (column: string) =>
  sql.raw(CLASSES.map((n) => `coalesce(sum(${column}[${n}]), 0)`).join(', '));

/** Enough for the list of pages, and four times as fast as all classes. */
export async function readViews(
  database: Database,
  project: string,
  span: DaySpan,
  aiClasses: readonly TrafficClass[],
): Promise<ViewsRow[]> {
  const sumOf = (classes: readonly TrafficClass[]) => {
    const terms = classes.map((name) => `coalesce(counts[${1 + classIndex(name)}], 0)`);
    return sql.raw(`sum(${['0', ...terms].join(' + ')})::float8`);
  };
  const people = HUMANS.filter((name) => !aiClasses.includes(name));
  const columns = sql`${sumOf(people)} as human, ${sumOf(aiClasses)} as ai`;
  const rows = await database.snapshot((tx) =>
    sumPages<{ path: string; human: number; ai: number }>(tx, project, span, columns),
  );
  return rows.map(({ path, human, ai }) => ({ path, human, ai, total: human + ai }));
}

interface PageSum {
  path: string;
  counts: Counts;
  referrals: Counts;
}

/** All classes, and the views that came from AI answers. */
export function readClasses(
  database: Database,
  project: string,
  span: DaySpan,
): Promise<PageSum[]> {
  return database.snapshot(async (tx) => {
    const read = (column: 'counts' | 'referrals') => {
      const columns = sql`array[${sums(column)}]::float8[] as sums`;
      const some = sql.raw(`where ${column} is not null`);
      return sumPages<{ path: string; sums: number[] }>(tx, project, span, columns, some);
    };
    const referred = new Map((await read('referrals')).map(({ path, sums }) => [path, sums]));
    return (await read('counts')).map(({ path, sums }) => ({
      path,
      counts: sums,
      referrals: referred.get(path) ?? [],
    }));
  });
}

/** Of a project, as it is at one moment. */
async function sumPages<Row>(
  tx: Tx,
  project: string,
  span: DaySpan,
  columns: RawBuilder<unknown>,
  which: RawBuilder<unknown> = sql``,
): Promise<Row[]> {
  // Or the counts of a large site are sorted on disk.
  await sql`set local work_mem = '64MB'`.execute(tx);
  const months = await builtMonths(tx, project, span);
  const { rows } = await sql<Row>`
    select path, pages.* from (
      select page, ${columns} from (
        select page, counts, referrals from docket.views_month
        where project = ${project} and month = any(${months}::date[])
        union all
        ${await otherDays(tx, project, span, months)}
      ) parts ${which} group by page
    ) pages join docket.page on page.id = pages.page`.execute(tx);
  return rows;
}

/** Every day by its name, so that days of summed months are not even looked at. */
async function otherDays(tx: Tx, project: string, span: DaySpan, months: readonly string[]) {
  const { rows } = await sql<{ day: string }>`select distinct day::text from docket.file_day
    where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}
      and date_trunc('month', day) <> all(${months}::date[])`.execute(tx);
  return sql`select page, counts, referrals from docket.views_day
    where project = ${project} and day = any(${rows.map(({ day }) => day)}::date[])`;
}

/** The first days of the months that are summed up and lie in the span. */
async function builtMonths(tx: Tx, project: string, span: DaySpan): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select month::text from docket.month_built
    where project = ${project} and month >= ${firstDay(span)}
      and month + interval '1 month' <= ${endDay(span)}::date`.execute(tx);
  return rows.map(({ month }) => month);
}

/** Sums up the months that are over and not summed up yet, or no longer. Answers how many. */
export async function buildMonths(database: Database, now: number): Promise<number> {
  const today = dayText(Math.min(Math.floor(now / DAY_MS), LAST_DAY));
  const { rows } = await database.read((db) =>
    sql<{ project: string; month: string }>`
      select distinct project, date_trunc('month', day)::date::text as month
      from docket.file_day where day < date_trunc('month', ${today}::date)
      except select project, month::text from docket.month_built`.execute(db),
  );
  for (const { project, month } of rows) await buildMonth(database, project, month);
  return rows.length;
}

function buildMonth(database: Database, project: string, month: string): Promise<void> {
  return database.transaction(async (tx) => {
    await lockViews(tx, project);
    await sql`delete from docket.views_month
      where project = ${project} and month = ${month}`.execute(tx);
    await sql`insert into docket.views_month (project, month, page, counts, referrals)
      select ${project}, ${month}::date, page, array[${sums('counts')}],
        case when count(referrals) > 0 then array[${sums('referrals')}] end
      from docket.views_day where project = ${project}
        and day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by page`.execute(tx);
    await sql`insert into docket.month_built (project, month) values (${project}, ${month})
      on conflict do nothing`.execute(tx);
  });
}
