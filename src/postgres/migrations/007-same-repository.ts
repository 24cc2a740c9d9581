// Several projects added by hand may have one repository; only an App knows each repository once.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'drop index docket.project_by_repository',
  `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null and installation_id is not null`,
  'create index project_with_repository on docket.project (repository_id)',
];
