// Deletes a project with everything that belongs to it. In batches, because a statement has a time
// limit; whoever is interrupted runs it again.
import { sql } from 'kysely';
import { unknownProject } from '../service/projects/project.ts';
import type { Database } from './database.ts';

const AT_ONCE = 10_000;

/** Besides its jobs. The audit log refuses that anything is deleted. */
const TABLES = [
  ...['thread', 'job_month', 'api_key', 'log_file', 'file_day'],
  ...['month_built', 'views_month', 'views_pack', 'views_day', 'page'],
];

/** Also one that was removed before. */
export async function eraseProject(database: Database, id: string): Promise<void> {
  // First, so that nobody adds to it.
  const { rows } = await database.transaction((tx) =>
    sql<{ repository_id: string | null }>`update docket.project
      set removed_at = coalesce(removed_at, now()) where id = ${id}
      returning repository_id`.execute(tx),
  );
  const [project] = rows;
  if (!project) throw unknownProject(id);
  await database.transaction((tx) =>
    sql`delete from docket.delivery
      where job in (select id from docket.job where project = ${id})
        or payload -> 'repository' ->> 'id' = ${project.repository_id}`.execute(tx),
  );
  const untilNone = async (deleteSome: () => Promise<bigint | undefined>) => {
    while (((await deleteSome()) ?? 0n) > 0n);
  };
  await untilNone(() =>
    database.transaction(async (tx) => {
      const gone = await sql<{ id: string }>`delete from docket.job where id in (
        select id from docket.job where project = ${id} limit ${AT_ONCE}) returning id`.execute(tx);
      const ids = gone.rows.map((job) => job.id);
      await sql`delete from pgboss.job where name = 'turns'
        and singleton_key = any(${ids}::text[])`.execute(tx);
      return gone.numAffectedRows;
    }),
  );
  for (const table of TABLES) {
    const name = sql.table(`docket.${table}`);
    await untilNone(() =>
      database.transaction(async (tx) => {
        const gone = await sql`delete from ${name} where ctid = any(array(
          select ctid from ${name} where project = ${id} limit ${AT_ONCE}))`.execute(tx);
        return gone.numAffectedRows;
      }),
    );
  }
  await database.transaction(async (tx) => {
    await sql`delete from pgboss.job where name = 'logs' and data ->> 'project' = ${id}`.execute(
      tx,
    );
    await sql`delete from docket.settings_file
      where name like ${`% (${project.repository_id})`}`.execute(tx);
    await sql`delete from docket.project where id = ${id}`.execute(tx);
  });
}
