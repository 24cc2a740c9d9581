// Which workers are connected to the database, and when GitHub last delivered something.
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Workers give this name to their connections, with the machine and the process after it. */
export const WORKER = 'docket-work ';

export async function connectedWorkers(
  database: Database,
): Promise<{ name: string; since: string }[]> {
  const { rows } = await database.read((db) =>
    sql<{ name: string; since: Date }>`
      select application_name as name, min(backend_start) as since from pg_stat_activity
      where datname = current_database() and starts_with(application_name, ${WORKER})
      group by application_name order by application_name limit 100`.execute(db),
  );
  return rows.map(({ name, since }) => {
    return { name: name.slice(WORKER.length), since: since.toISOString() };
  });
}

export async function lastDelivery(database: Database): Promise<string | null> {
  const row = await database.read((db) =>
    db
      .selectFrom('delivery')
      .select('received_at')
      .orderBy('received_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.received_at.toISOString() ?? null;
}
