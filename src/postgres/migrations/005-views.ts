// Page views: what each log file says of each day, the days by page, and the months.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Its earlier form was never released.
  'drop table docket.file_day',
  'create sequence docket.views_version',
  `create table docket.file_day (
    project text not null references docket.project,
    day date not null,
    file text not null,
    entry text not null,
    facts text not null,
    collected boolean not null,
    counted boolean not null,
    referrals boolean not null,
    version bigint not null,
    primary key (project, day, file)
  )`,
  'create index file_day_by_file on docket.file_day (project, file)',
  `create table docket.page (
    id bigint primary key,
    project text not null references docket.project,
    path text not null
  )`,
  'create index page_by_project on docket.page (project)',
  `create table docket.views_day (
    project text not null,
    day date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, day, page)
  )`,
  `create table docket.views_month (
    project text not null,
    month date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, month, page)
  )`,
  `create table docket.month_built (
    project text not null,
    month date not null,
    primary key (project, month)
  )`,
  `create table docket.log_file (
    project text not null references docket.project,
    file text not null,
    name text not null,
    position bigint,
    whole text,
    settings text not null,
    state json,
    quality json not null,
    seen_at timestamptz not null,
    primary key (project, file)
  )`,
];
