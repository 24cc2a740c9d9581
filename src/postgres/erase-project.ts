// Deletes a project with everything that belongs to it. In batches, because a statement has a time
// limit; whoever is interrupted runs it again.
import { sql } from 'kysely';
import { unknownProject } from '../service/projects/project.ts';
import type { Database } from './database.ts';
import { eraseTickets } from './pg-boss-tables.ts';
import { tenantOfInstallation } from './turn-order.ts';

const AT_ONCE = 10_000;

/** Besides its jobs. The audit log refuses that anything is deleted. */
const TABLES = [
  ...[
    'thread',
    'job_month',
    'api_key',
    'log_file',
    'file_day',
    'views_rollup',
    'views_day',
    'page',
  ],
];

interface ErasedProject {
  repo: string;
  repository_id: string | null;
  installation_id: string | null;
  /** No other project is of the same installation. */
  is_last: boolean;
}

/** Also one that was removed before. */
export async function eraseProject(database: Database, id: string): Promise<void> {
  // First, so that nobody adds to it.
  const { rows } = await database.transaction((tx) =>
    sql<ErasedProject>`update docket.project
      set removed_at = coalesce(removed_at, now()) where id = ${id}
      returning repo, repository_id, installation_id, not exists (
        select from docket.project as other
        where other.installation_id = project.installation_id and other.id <> project.id
      ) as is_last`.execute(tx),
  );
  const [project] = rows;
  if (!project) throw unknownProject(id);
  await eraseDeliveries(database, id, project);
  const untilNone = async (deleteSome: () => Promise<bigint | undefined>) => {
    while (((await deleteSome()) ?? 0n) > 0n);
  };
  await untilNone(() =>
    database.transaction(async (tx) => {
      const gone = await sql<{ id: string }>`delete from docket.job where id in (
        select id from docket.job where project = ${id} limit ${AT_ONCE}) returning id`.execute(tx);
      const ids = gone.rows.map((job) => job.id);
      await eraseTickets(tx, { jobs: ids });
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
    await eraseTickets(tx, { projects: [id], groups: [id] });
    const { repo, repository_id, installation_id, is_last } = project;
    const organization = `${repo.split('/')[0]}/%(installation ${installation_id})`;
    await sql`delete from docket.settings_file
      where name like ${`% (${repository_id})`}
        or name = ${`${repo} (${repository_id})`}
        or (${is_last}::bool and name like ${organization})`.execute(tx);
    await sql`update docket.session set grants = (grants::jsonb - ${id}::text)::json
      where json_typeof(grants) = 'object' and grants::jsonb ? ${id}`.execute(tx);
    await sql`delete from docket.project where id = ${id}`.execute(tx);
  });
}

/** With their tickets, whatever became of them. */
async function eraseDeliveries(
  database: Database,
  id: string,
  { repository_id, installation_id, is_last }: ErasedProject,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ guid: string }>`delete from docket.delivery
      where job in (select id from docket.job where project = ${id})
        or payload -> 'repository' ->> 'id' = ${repository_id}
        or (${is_last}::bool and payload -> 'installation' ->> 'id' = ${installation_id})
      returning guid`.execute(tx);
    const guids = rows.map(({ guid }) => guid);
    await eraseTickets(tx, {
      deliveries: guids,
      ...(repository_id && { keys: [`settings ${repository_id}`], threadsOf: [repository_id] }),
      groups: is_last ? [tenantOfInstallation(`${installation_id}`)] : [],
    });
    await sql`delete from docket.failed_delivery where guid = any(${guids}::text[])`.execute(tx);
  });
}
