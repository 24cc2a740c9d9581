// Whether the database can be used now, and not only for reading.
import { type Kysely, sql } from 'kysely';
import { Unavailable } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import { insistOnSchema } from './schema.ts';
import type { Tables } from './tables.ts';

/** What costs more than a question is looked at this often. */
const LOOK_EVERY_MS = 10_000;

/** Rejects with the reason while it cannot. */
export function createReach(database: Database, clock: Clock): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const look = clock.now() - lookedAt >= LOOK_EVERY_MS;
    await database.reach(async (db) => {
      await insistOnPrimary(db);
      if (!look) return;
      await insistOnSchema({ read: (work) => work(db) });
      await insistOnDisk(db);
      lookedAt = clock.now();
    });
  };
}

async function insistOnPrimary(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ read_only: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`.execute(
    db,
  );
  if (!rows[0]?.read_only) return;
  throw new Unavailable('The database is read-only. Connect to the primary, or end its recovery.');
}

/** A sort that does not fit in memory needs a megabyte of the disk, and leaves nothing there. */
async function insistOnDisk(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select max(place) from (select row_number() over (order by md5(number::text)) as place
      from generate_series(1, 20000) as number) as sorted`.execute(tx);
  });
}
