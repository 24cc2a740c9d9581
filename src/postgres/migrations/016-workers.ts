// The workers that are there, so that one can be told to drain, and its death is noticed.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table docket.worker (
      name text primary key,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      draining boolean not null default false,
      not_ready text,
      github_away_since timestamptz
    )`)
    .execute(db);
}
