// Who is connected to the database, and when GitHub last delivered something.
import { sql } from 'kysely';
import type { Log } from '../shared/runtime.ts';
import type { Database } from './database.ts';

/** Workers give this name to their connections, with the machine and the process after it. */
export const WORKER = 'docket-work ';
export const SERVER = 'docket-serve ';

/** A job in a process of its own. */
export const JOB = 'docket-job ';

/** Connections of a pool, for reads and transactions. */
export const POOL = { server: 10, worker: 6, job: 2 };
/** With one each for health and the queue and, in a worker, for notifications, cancels, and heartbeats. */
const AT_MOST = { server: POOL.server + 2, worker: POOL.worker + 5 };

/** Whether all that are connected now could get as many connections as they can use. */
export async function warnOfConnections(database: Database, log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await database.read((db) =>
    sql<Record<'servers' | 'workers' | 'others' | 'free', number>>`
      select
        (count(distinct name) filter (where starts_with(name, ${SERVER})))::int as servers,
        (count(distinct name) filter (where starts_with(name, ${WORKER})))::int as workers,
        (count(*) filter (where name !~ '^docket'))::int as others,
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int as free
      from (select coalesce(application_name, '') as name from pg_stat_activity
        where backend_type = 'client backend') as client`.execute(db),
  );
  const { servers = 0, workers = 0, others = 0, free = 0 } = rows[0] ?? {};
  const needed = servers * AT_MOST.server + workers * AT_MOST.worker;
  if (needed + others <= free) return;
  log.warn(
    `The database allows ${free} connections. ${others} are used by others, and ${servers} servers and ${workers} workers of Docket can need ${needed}. Raise \`max_connections\`, or put PgBouncer in front: see docs/operating.md.`,
  );
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
