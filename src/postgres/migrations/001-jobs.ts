// Projects, their jobs, threads, keys, and views.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table docket.project (
    id text primary key,
    repo text not null,
    installation_id bigint,
    settings json not null,
    uses json not null default '{"creates":[],"messages":[]}',
    spending json,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    removed_at timestamptz
  )`,
  `create table docket.job (
    id text primary key,
    project text not null references docket.project,
    status text not null,
    fence bigint not null default 0,
    record json not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index job_by_time on docket.job (project, updated_at desc)',
  `create index job_active on docket.job (project) where status = 'active'`,
  `create table docket.thread (
    project text not null references docket.project,
    thread text not null,
    job text not null,
    primary key (project, thread)
  )`,
  `create table docket.api_key (
    id text primary key,
    project text not null,
    name text not null default '',
    prefix text not null,
    hash text not null,
    scopes text[] not null,
    created_by text,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
  `create table docket.file_day (
    project text not null references docket.project,
    day text not null,
    file text not null,
    entry text not null,
    primary key (project, day, file)
  )`,
];
