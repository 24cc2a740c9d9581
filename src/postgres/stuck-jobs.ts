// What an operator can see and do about stuck jobs: their leases and tickets, and how to give
// them to another worker, try them again, or end them.
import { sql } from 'kysely';
import { CANCELLED } from '../contract/job.ts';
import { retryFailed } from '../jobs/intake.ts';
import type { JobRecord, Lease } from '../jobs/job.ts';
import { giveUp } from '../jobs/worker.ts';
import { Conflict, NotFound, unlessCorrupt } from '../shared/errors.ts';
import { type Clock, isoTime, type Log } from '../shared/runtime.ts';
import type { Waiting } from '../shared/waiting.ts';
import type { Database, Tx } from './database.ts';
import { createDeliveries, listWaiting } from './deliveries.ts';
import { CANCELS, decode, PostgresStore } from './job-store.ts';
import { deleteTicketsOf, type JobTicket, listTicketsOf } from './pg-boss-tables.ts';
import { openQueue } from './queue.ts';
import { openChecked } from './stores.ts';

export interface StuckJob {
  id: string;
  project: string;
  status: string;
  updated: string;
  /** Grows whenever a worker starts on the job. */
  fence: number;
  /** Null: no worker has it. */
  lease: Omit<Lease, 'token'> | null;
  /** Something outside is away; null: it does not wait for that. */
  waiting: Waiting | null;
  tickets: JobTicket[];
}

interface FailedJob {
  id: string;
  project: string;
  failed: string;
  reason: string;
}

export interface StuckJobs {
  show(id: string): Promise<StuckJob>;
  /** Takes it from whoever has it, and gives it to the next worker. One that failed is tried again. */
  requeue(id: string): Promise<StuckJob>;
  /** Those that failed since then, with this in the reason, and that nobody cancelled. Oldest first. */
  failedSince(time: number, words: string): Promise<FailedJob[]>;
  fail(id: string, reason: string): Promise<StuckJob>;
  /** Those that wait for GitHub, or those that nobody tries any more. */
  deliveries(dead: boolean): ReturnType<typeof listWaiting>;
  /** Tries a dead one again, in the order of those with this key. */
  replay(guid: string, key: string): Promise<boolean>;
  close(): Promise<void>;
}

/** For one call; the next one finds the others. */
const MOST_LISTED = 5_000;

export async function openStuckJobs(url: string, clock: Clock, log: Log): Promise<StuckJobs> {
  const database = await openChecked(url, clock);
  const queue = await openQueue(url, log).catch(async (error) => {
    await database.close();
    throw error;
  });

  const show = (id: string) => showJob(database, id);
  const storeOf = (project: string) => new PostgresStore({ database, project, wake: queue });

  async function active(id: string): Promise<PostgresStore> {
    const { project, status } = await show(id);
    if (status === 'active') return storeOf(project);
    throw new Conflict(
      `Job ${id} is ${status}, so no worker is at work on it. Nothing was changed.`,
    );
  }

  return {
    show,
    async requeue(id) {
      const { project, status } = await show(id);
      if (status === 'failed') {
        await storeOf(project).update(id, retryFailed(id, clock.now()), async (tx) => {
          // Whoever asked for it is told the new end.
          await tx.updateTable('delivery').set({ told_at: null }).where('job', '=', id).execute();
        });
        return show(id);
      }
      const store = await active(id);
      await database.transaction((tx) => drop(tx, id));
      await store.update(id, (job) => ({
        ...{ result: undefined, story: 'requeued', wake: true },
        job: { ...(job as JobRecord), lease: null },
      }));
      return show(id);
    },
    failedSince: (time, words) => failedSince(database, time, words),
    async fail(id, reason) {
      const store = await active(id);
      await store.update(id, giveUp(reason, clock.now()), (tx) => drop(tx, id));
      return show(id);
    },
    deliveries: (dead) => listWaiting(database, { dead }),
    replay: (guid, key) => createDeliveries(database, queue.hooks, clock).replay(guid, key),
    async close() {
      await queue.stop();
      await database.close();
    },
  };
}

async function showJob(database: Database, id: string): Promise<StuckJob> {
  const row = await database.read((db) =>
    db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  if (!row) throw new NotFound(`There is no job ${id} in the database. Check the ID.`);
  const tickets = await database.read((db) => listTicketsOf(db, id));
  const { project, status, updated_at: updated, fence, record } = row;
  const { token: _, ...lease } = (record as JobRecord).lease ?? { token: '', counter: 0 };
  return {
    ...{ id, project, status, updated: updated.toISOString(), fence: Number(fence), tickets },
    lease: (record as JobRecord).lease && lease,
    waiting: (record as JobRecord).waiting ?? null,
  };
}

/** A worker that still has one is told to stop, and its writes are refused. */
async function drop(tx: Tx, id: string): Promise<void> {
  await deleteTicketsOf(tx, id);
  await sql`select pg_notify(${CANCELS}, ${id})`.execute(tx);
}

async function failedSince(database: Database, time: number, words: string): Promise<FailedJob[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('job')
      .select(['id', 'project', 'record', 'updated_at'])
      .where('status', '=', 'failed')
      .where('updated_at', '>=', sql<Date>`${isoTime(time)}`)
      .orderBy('updated_at')
      .limit(MOST_LISTED)
      .execute(),
  );
  return rows.flatMap(({ id, project, record, updated_at: at }) => {
    // One that cannot be read stays as it is.
    const reason = unlessCorrupt(() => decode(record, id))?.reason;
    if (reason == null || reason === CANCELLED) return [];
    if (!reason.toLowerCase().includes(words.toLowerCase())) return [];
    return [{ id, project, failed: at.toISOString(), reason }];
  });
}
