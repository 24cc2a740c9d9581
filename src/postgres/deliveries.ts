// What GitHub has delivered. A delivery and its ticket are one transaction, and its id is GitHub's own:
// however often it comes, it is worked on once.
import { sql } from 'kysely';
import { type Clock, isoTime } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import type { Queue } from './queue.ts';

interface Delivery {
  guid: string;
  event: string;
  payload: unknown;
}

interface KnownDelivery extends Delivery {
  receivedAt: number;
}

interface Deliveries {
  /**
   * False: it was here before, under this id or another. Those with the same key are worked on in
   * order.
   */
  accept(delivery: Delivery & { digest: string }, key: string): Promise<boolean>;
  find(guid: string): Promise<KnownDelivery | null>;
  /** It led to this job, whose result will be reported. */
  ledTo(guid: string, job: string): Promise<void>;
  /** Those whose replies wait for the job's end. */
  waitingFor(job: string): Promise<KnownDelivery[]>;
  told(guid: string): Promise<void>;
  /** Forgets what is older. */
  purge(olderThanMs: number): Promise<void>;
}

export function createDeliveries(
  database: Database,
  hooks: Queue['hooks'],
  clock: Clock,
): Deliveries {
  const columns = ['guid', 'event', 'payload', 'received_at'] as const;
  const decode = (row: { guid: string; event: string; payload: unknown; received_at: Date }) => ({
    guid: row.guid,
    event: row.event,
    payload: row.payload,
    receivedAt: row.received_at.getTime(),
  });
  const now = () => isoTime(clock.now());

  return {
    accept: ({ guid, digest, event, payload }, key) =>
      database.transaction(async (tx) => {
        const text = JSON.stringify(payload);
        const values = { guid, digest, event, payload: text, received_at: now() };
        const added = await tx
          .insertInto('delivery')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!added.numInsertedOrUpdatedRows) return false;
        await hooks.send({ delivery: guid }, key, tx);
        return true;
      }),
    async find(guid) {
      const row = await database.read((db) =>
        db.selectFrom('delivery').select(columns).where('guid', '=', guid).executeTakeFirst(),
      );
      return row ? decode(row) : null;
    },
    ledTo: (guid, job) =>
      database.transaction(async (tx) => {
        await tx
          .updateTable('delivery')
          .set({ job, told_at: null })
          .where('guid', '=', guid)
          .execute();
        // Locked, so that a job that ends just now finds this delivery, or was seen here to be over.
        const found = await tx
          .selectFrom('job')
          .select('status')
          .where('id', '=', job)
          .forShare()
          .executeTakeFirst();
        if (found?.status !== 'active') await hooks.send({ job }, `job ${job}`, tx);
      }),
    async waitingFor(job) {
      const rows = await database.read((db) =>
        db
          .selectFrom('delivery')
          .select(columns)
          .where('job', '=', job)
          .where('told_at', 'is', null)
          .orderBy('received_at')
          .execute(),
      );
      return rows.map(decode);
    },
    async told(guid) {
      await database.transaction((tx) =>
        tx.updateTable('delivery').set({ told_at: now() }).where('guid', '=', guid).execute(),
      );
    },
    async purge(olderThanMs) {
      const before = isoTime(clock.now() - olderThanMs);
      await database.transaction((tx) =>
        tx.deleteFrom('delivery').where('received_at', '<', sql<Date>`${before}`).execute(),
      );
    },
  };
}
