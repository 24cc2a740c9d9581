// What saves requests to GitHub: which deliveries failed, and the settings files of repositories, so
// that one process asks for all.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table docket.failed_delivery (
    guid text primary key,
    attempt bigint not null,
    at timestamptz not null,
    attempts integer not null,
    asked boolean not null
  )`,
  `create table docket.attempts_pass (
    one boolean primary key check (one),
    pass json not null
  )`,
  `create table docket.settings_file (
    name text primary key,
    changes integer not null default 0,
    read_changes integer,
    read_at timestamptz not null,
    file json,
    etag text
  )`,
];
