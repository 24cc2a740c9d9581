// Jobs that are not archived: every create counts those of its project that may have a pull request.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index job_open on docket.job (project, status, waiting_since)
    where status <> 'archived'`.execute(db);
}
