// What GitHub has delivered. A delivery and its ticket are one transaction, and its id is GitHub's own:
// however often it comes, it is worked on once.
import { sql } from 'kysely';
import { DAY_MS } from '../shared/days.ts';
import { type Clock, isoTime } from '../shared/runtime.ts';
import type { Waiting } from '../shared/waiting.ts';
import type { Database, Tx } from './database.ts';
import { PostgresStore } from './job-store.ts';
import { hastenHooks } from './pg-boss-tables.ts';
import { type Queue, type Ticket, WORKERS_DIED } from './queue.ts';
import { tenantOfInstallation, tenantOfJob } from './turn-order.ts';

interface Delivery {
  guid: string;
  event: string;
  payload: unknown;
}

interface KnownDelivery extends Delivery {
  receivedAt: number;
  waiting?: Waiting | undefined;
}

/** A delivery that is to be worked on, or those whose replies wait for the end of a job. */
type HookTicket = Parameters<Queue['hooks']['send']>[0];

interface Deliveries {
  /**
   * False: it was here before, under this id or another. Those with the same key are worked on in
   * order, and tenants take turns.
   */
  accept(delivery: Delivery & { digest: string }, key: string, tenant: string): Promise<boolean>;
  find(guid: string): Promise<KnownDelivery | null>;
  /** It led to this job, whose result will be reported. */
  ledTo(guid: string, job: string): Promise<void>;
  /** Those whose replies wait for the job's end. */
  waitingFor(job: string): Promise<KnownDelivery[]>;
  /** The project of a job; null: it was deleted. */
  projectOf(job: string): Promise<string | null>;
  told(guid: string): Promise<void>;
  /** Something outside is away: the ticket and what waits with it, in one transaction. */
  postpone(ticket: Ticket<HookTicket>, waiting: Waiting): Promise<void>;
  /** It waits no longer. Others of its repository are tried at once, in the order they came in. */
  answered(of: HookTicket): Promise<void>;
  /**
   * Nobody tries it any more, until an operator does. With `remove`, which frees its thread. False: it
   * is tried again, because what tells the end of a job is our own and cannot have killed its workers.
   */
  bury(of: HookTicket, reason: string, remove: (tx: Tx) => Promise<void>): Promise<boolean>;
  /** A buried one is worked on again, with the key of its order. False: there is none. */
  replay(guid: string, key: string): Promise<boolean>;
  /** Adds to the job's reason, for whoever looks there because the thread says nothing. */
  unheard(job: string, words: string): Promise<void>;
  /** Forgets what is older. */
  purge(olderThanMs: number): Promise<void>;
}

export function createDeliveries(
  database: Database,
  hooks: Queue['hooks'],
  clock: Clock,
): Deliveries {
  const now = () => isoTime(clock.now());
  return {
    accept: (delivery, key, tenant) =>
      database.transaction(async (tx) => {
        if (!(await insert(tx, delivery, now()))) return false;
        await hooks.send({ delivery: delivery.guid }, key, tx, tenant);
        return true;
      }),
    async find(guid) {
      const row = await database.read((db) =>
        db.selectFrom('delivery').select(COLUMNS).where('guid', '=', guid).executeTakeFirst(),
      );
      return row ? decode(row) : null;
    },
    ledTo: (guid, job) =>
      database.transaction(async (tx) => {
        if (await noteJob(tx, guid, job)) return;
        await hooks.send({ job }, `job ${job}`, tx, await tenantOfJob(tx, job));
      }),
    async waitingFor(job) {
      const rows = await database.read((db) =>
        db
          .selectFrom('delivery')
          .select(COLUMNS)
          .where('job', '=', job)
          .where('told_at', 'is', null)
          .orderBy('received_at')
          .execute(),
      );
      return rows.map(decode);
    },
    projectOf: (job) => projectOf(database, job),
    async told(guid) {
      await database.transaction((tx) =>
        tx.updateTable('delivery').set({ told_at: now() }).where('guid', '=', guid).execute(),
      );
    },
    postpone: (ticket, waiting) =>
      database.transaction(async (tx) => {
        await ticket.postpone(tx, waiting.nextAttempt ?? now());
        await note(tx, ticket.data, { waiting: JSON.stringify(waiting) });
      }),
    answered: (of) =>
      database.transaction(async (tx) => {
        await note(tx, of, { waiting: null });
        await tryOthers(tx, of);
      }),
    bury: (of, reason, remove) =>
      database.transaction(async (tx) => {
        await remove(tx);
        if ('job' in of && reason === WORKERS_DIED && (await isFresh(tx, of.job, clock))) {
          await hooks.send(of, `job ${of.job}`, tx, await tenantOfJob(tx, of.job));
          return false;
        }
        await markDead(tx, of, reason, now());
        return true;
      }),
    replay: (guid, key) => database.transaction((tx) => replay(tx, guid, key, hooks)),
    unheard: (job, words) => addToReason(database, job, words),
    async purge(olderThanMs) {
      const before = isoTime(clock.now() - olderThanMs);
      await database.transaction((tx) =>
        tx.deleteFrom('delivery').where('received_at', '<', sql<Date>`${before}`).execute(),
      );
    },
  };
}

const COLUMNS = ['guid', 'event', 'payload', 'received_at', 'waiting'] as const;

function decode({ received_at, waiting, ...row }: DeliveryRow): KnownDelivery {
  return {
    ...row,
    receivedAt: received_at.getTime(),
    waiting: (waiting as Waiting | null) ?? undefined,
  };
}

/** False: it is there already. */
async function insert(
  tx: Tx,
  { guid, digest, event, payload }: Delivery & { digest: string },
  now: string,
): Promise<boolean> {
  const added = await tx
    .insertInto('delivery')
    .values({ guid, digest, event, payload: JSON.stringify(payload), received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(added.numInsertedOrUpdatedRows);
}

/** Whether the job is still active. */
async function noteJob(tx: Tx, guid: string, job: string): Promise<boolean> {
  await tx.updateTable('delivery').set({ job, told_at: null }).where('guid', '=', guid).execute();
  // Locked, so that a job that ends just now finds this delivery, or was seen here to be over.
  const found = await tx
    .selectFrom('job')
    .select('status')
    .where('id', '=', job)
    .forShare()
    .executeTakeFirst();
  return found?.status === 'active';
}

/** Those of the same repository that wait for GitHub. */
async function tryOthers(tx: Tx, of: HookTicket): Promise<void> {
  const { rows } = await sql<{ guid: string; job: string | null }>`
    select guid, job from docket.delivery where waiting is not null and dead_at is null
      and payload->'repository'->>'id' = (
        select payload->'repository'->>'id' from docket.delivery where ${which(of)} limit 1)`.execute(
    tx,
  );
  await hastenHooks(tx, rows);
}

/** Whether its thread has waited for the end of this job for less than a day. */
async function isFresh(tx: Tx, job: string, clock: Clock): Promise<boolean> {
  const dayAgo = isoTime(clock.now() - DAY_MS);
  const { rows } = await sql`select from docket.job
    where id = ${job} and updated_at > ${dayAgo}::timestamptz`.execute(tx);
  return rows.length > 0;
}

async function markDead(tx: Tx, of: HookTicket, reason: string, now: string): Promise<void> {
  const waiting = { since: now, attempts: 0, nextAttempt: null, reason };
  await note(tx, of, { dead_at: now });
  await sql`update docket.delivery set waiting = ${JSON.stringify(waiting)}
    where ${which(of)} and waiting is null`.execute(tx);
}

async function replay(tx: Tx, guid: string, key: string, hooks: Queue['hooks']): Promise<boolean> {
  const row = await tx
    .updateTable('delivery')
    .set({ waiting: null, dead_at: null })
    .where('guid', '=', guid)
    .where('dead_at', 'is not', null)
    .returning(['job', 'payload'])
    .executeTakeFirst();
  if (!row) return false;
  const { installation } = row.payload as { installation?: { id: number } };
  const tenant = tenantOfInstallation(installation?.id ?? guid);
  if (row.job) await hooks.send({ job: row.job }, `job ${row.job}`, tx, tenant);
  else await hooks.send({ delivery: guid }, key, tx, tenant);
  return true;
}

async function projectOf(database: Database, job: string): Promise<string | null> {
  const row = await database.read((db) =>
    db.selectFrom('job').select('project').where('id', '=', job).executeTakeFirst(),
  );
  return row?.project ?? null;
}

async function addToReason(database: Database, id: string, words: string): Promise<void> {
  const project = await projectOf(database, id);
  if (project === null) return;
  const store = new PostgresStore({ database, project, wake: { async send() {} } });
  await store.update(id, (job) => {
    if (!job || job.reason?.includes(words)) return { result: undefined };
    const reason = job.reason === null ? words : `${job.reason} ${words}`;
    const story = 'its thread cannot be written to';
    return { result: undefined, story, job: { ...job, reason } };
  });
}

interface DeliveryRow extends Delivery {
  received_at: Date;
  waiting: unknown;
}

const which = (of: HookTicket) =>
  'job' in of
    ? sql<boolean>`job = ${of.job} and told_at is null`
    : sql<boolean>`guid = ${of.delivery}`;

async function note(
  tx: Tx,
  of: HookTicket,
  change: { waiting: string | null } | { dead_at: string },
): Promise<void> {
  await tx.updateTable('delivery').set(change).where(which(of)).execute();
}

// What operators look at.

/** Those that wait for an answer of GitHub, those that nobody tries any more, and jobs that wait. */
export async function countWaiting(database: Database): Promise<{
  deliveries: { count: number; oldestSeconds: number };
  deadDeliveries: number;
  jobs: number;
}> {
  const { rows } = await database.read((db) =>
    sql<{ count: number; seconds: number; dead: number; jobs: number }>`
      select (count(*) filter (where dead_at is null))::int as count,
        coalesce(extract(epoch from now() - min(received_at) filter (where dead_at is null)), 0)::float8
          as seconds,
        count(dead_at)::int as dead,
        (select count(*)::int from docket.job
          where status = 'active' and position('"waiting":{' in record::text) > 0) as jobs
      from docket.delivery where waiting is not null`.execute(db),
  );
  const { count = 0, seconds = 0, dead = 0, jobs = 0 } = rows[0] ?? {};
  const deliveries = { count, oldestSeconds: Math.max(0, seconds) };
  return { deliveries, deadDeliveries: dead, jobs };
}

interface WaitingDelivery extends Waiting {
  guid: string;
  event: string;
  /** `OWNER/NAME`, where it is about one. */
  repository: string | null;
  receivedAt: string;
  deadAt: string | null;
  payload: unknown;
}

const MOST_LISTED = 1_000;

/** The oldest first. */
export async function listWaiting(
  database: Database,
  { dead, limit = MOST_LISTED }: { dead: boolean; limit?: number },
): Promise<WaitingDelivery[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('delivery')
      .select(['guid', 'event', 'payload', 'received_at', 'waiting', 'dead_at'])
      .where('waiting', 'is not', null)
      .where('dead_at', dead ? 'is not' : 'is', null)
      .orderBy('received_at')
      .limit(limit)
      .execute(),
  );
  return rows.map(({ guid, event, payload, received_at, waiting, dead_at }) => ({
    ...(waiting as Waiting),
    ...{ guid, event, payload },
    repository: (payload as Payload).repository?.full_name ?? null,
    receivedAt: received_at.toISOString(),
    deadAt: dead_at?.toISOString() ?? null,
  }));
}

type Payload = { repository?: { full_name?: string } };
