// What a GitHub App adds: where it is installed, and what it was told.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table docket.project
    add column repository_id bigint,
    add column suspended_at timestamptz`,
  `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null`,
  'create index project_by_installation on docket.project (installation_id)',
  `create table docket.delivery (
    guid text primary key,
    event text not null,
    received_at timestamptz not null,
    payload json not null,
    job text,
    told_at timestamptz
  )`,
  'create index delivery_by_time on docket.delivery (received_at)',
  'create index delivery_by_job on docket.delivery (job) where told_at is null',
];
