// Who is signed in to the dashboard, and what was done there.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table docket.session (
    hash text primary key,
    kind text not null,
    actor text not null,
    grants json not null,
    expires_at timestamptz not null
  )`,
  'create index session_by_end on docket.session (expires_at)',
  `create table docket.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    project text,
    action text not null,
    detail json not null
  )`,
  'create index audit_by_project on docket.audit (project, id desc)',
  `create function docket.audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the audit log cannot be changed or deleted.'; end $$`,
  `create trigger audit_is_append_only before update or delete or truncate on docket.audit
    for each statement execute function docket.audit_is_append_only()`,
];
