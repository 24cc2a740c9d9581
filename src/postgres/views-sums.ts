// The counts of a range by page: from whole months where they are summed up, and from days elsewhere.
import { sql } from 'kysely';
import { type DaySpan, dayText, LAST_DAY } from '../analytics/days.ts';
import type { Counts } from '../analytics/file-day.ts';
import { TRAFFIC_CLASSES } from '../contract/traffic.ts';
import { DAY_MS } from '../shared/days.ts';
import type { Database, Tx } from './database.ts';
import { lockViews } from './views-days.ts';
import { endDay, firstDay } from './views-history.ts';

const CLASSES = TRAFFIC_CLASSES.map((_, index) => index + 1);
const sums = (column: string) =>
  sql.raw(CLASSES.map((n) => `coalesce(sum(${column}[${n}]), 0)`).join(', '));

export interface PageSum {
  path: string;
  counts: Counts;
  referrals: Counts;
}

/** Of a project, as it is at one moment. */
export function readSums(database: Database, project: string, span: DaySpan): Promise<PageSum[]> {
  return database.snapshot(async (tx) => {
    const months = await builtMonths(tx, project, span);
    const { rows } = await sql<{ path: string; sums: number[] }>`
      select path, sums from (
        select page, array[${sums('counts')}, ${sums('referrals')}]::int[] as sums from (
          select page, counts, referrals from docket.views_month
          where project = ${project} and month = any(${months}::date[])
          union all
          ${
            // Every day by its name, so that days of summed months are not even looked at.
            await otherDays(tx, project, span, months)
          }
        ) parts group by page
      ) pages join docket.page on page.id = pages.page`.execute(tx);
    return rows.map(({ path, sums }) => ({
      path,
      counts: sums.slice(0, CLASSES.length),
      referrals: sums.slice(CLASSES.length),
    }));
  });
}

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
