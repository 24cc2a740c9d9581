// What an operator can see and do about a job that does not go on: its lease, its tickets, and how to
// give it to another worker or end it.
import { sql } from 'kysely';
import type { JobRecord, Lease } from '../jobs/job.ts';
import { giveUp } from '../jobs/worker.ts';
import { Conflict, NotFound } from '../shared/errors.ts';
import type { Clock, Log } from '../shared/runtime.ts';
import type { Waiting } from '../shared/waiting.ts';
import type { Tx } from './database.ts';
import { CANCELS, PostgresStore } from './job-store.ts';
import { openQueue } from './queue.ts';
import { openChecked } from './stores.ts';

interface JobTicket {
  state: string;
  created: string;
  started: string | null;
  /** When its worker was last heard of. */
  heartbeat: string | null;
  retries: number;
}

interface StuckJob {
  id: string;
  project: string;
  status: string;
  updated: string;
  /** Grows whenever a worker takes the job up. */
  fence: number;
  /** Null: no worker has it. */
  lease: Omit<Lease, 'token'> | null;
  /** Something outside is away; null: it does not wait for that. */
  waiting: Waiting | null;
  tickets: JobTicket[];
}

interface StuckJobs {
  show(id: string): Promise<StuckJob>;
  /** Takes it from whoever has it, and gives it to the next worker. */
  requeue(id: string): Promise<StuckJob>;
  fail(id: string, reason: string): Promise<StuckJob>;
  close(): Promise<void>;
}

export async function openStuckJobs(url: string, clock: Clock, log: Log): Promise<StuckJobs> {
  const database = await openChecked(url, clock);
  const queue = await openQueue(url, log).catch(async (error) => {
    await database.close();
    throw error;
  });

  async function show(id: string): Promise<StuckJob> {
    const row = await database.read((db) =>
      db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    if (!row) throw new NotFound(`There is no job ${id} in the database. Check the ID.`);
    const { rows: tickets } = await database.read((db) =>
      sql<JobTicket>`
        select state, created_on::text as created, started_on::text as started,
          heartbeat_on::text as heartbeat, retry_count as retries
        from pgboss.job where name = 'turns' and singleton_key = ${id} order by created_on`.execute(
        db,
      ),
    );
    const { project, status, updated_at: updated, fence, record } = row;
    const { token: _, ...lease } = (record as JobRecord).lease ?? { token: '', counter: 0 };
    return {
      ...{ id, project, status, updated: updated.toISOString(), fence: Number(fence), tickets },
      lease: (record as JobRecord).lease && lease,
      waiting: (record as JobRecord).waiting ?? null,
    };
  }

  async function active(id: string): Promise<PostgresStore> {
    const { project, status } = await show(id);
    if (status === 'active') return new PostgresStore({ database, project, wake: queue });
    throw new Conflict(
      `Job ${id} is ${status}, so no worker is at work on it. Nothing was changed.`,
    );
  }

  /** A worker that still has one is told to stop, and its writes are refused. */
  async function drop(tx: Tx, id: string): Promise<void> {
    await sql`delete from pgboss.job where name = 'turns' and singleton_key = ${id}`.execute(tx);
    await sql`select pg_notify(${CANCELS}, ${id})`.execute(tx);
  }

  return {
    show,
    async requeue(id) {
      const store = await active(id);
      await database.transaction((tx) => drop(tx, id));
      await store.update(id, (job) => ({
        ...{ result: undefined, story: 'requeued', wake: true },
        job: { ...(job as JobRecord), lease: null },
      }));
      return show(id);
    },
    async fail(id, reason) {
      const store = await active(id);
      await store.update(id, giveUp(reason, clock.now()), (tx) => drop(tx, id));
      return show(id);
    },
    async close() {
      await queue.stop();
      await database.close();
    },
  };
}
