// Jobs of one project in PostgreSQL. A decision is made under the job's row lock, and one that
// counts against the hourly limit under the project's, which is always taken first.
import { randomBytes } from 'node:crypto';
import { type Compilable, type Kysely, sql } from 'kysely';
import { acceptedJob } from '../jobs/acceptance.ts';
import { JobRecord } from '../jobs/job.ts';
import { monthsOf } from '../jobs/money.ts';
import { foreignBranch } from '../jobs/publisher.ts';
import {
  emptyState,
  type JobStore,
  type Scope,
  type SharedView,
  type SharedWrite,
  StateRecord,
  searchText,
  type Write,
  waitingSince,
  wakeOrder,
} from '../jobs/store.ts';
import { CorruptState, Forbidden, NotFound } from '../shared/errors.ts';
import { deepFreeze } from '../shared/freeze.ts';
import type { Database, Repeating, Tx } from './database.ts';
import type { Tables } from './tables.ts';
import { nextPriority, type TurnOrder } from './turn-order.ts';

/** Tells workers at once that a job was cancelled. */
export const CANCELS = 'docket_cancels';

interface PostgresStoreOptions {
  database: Database;
  project: string;
  wake: {
    send(tx: Tx, job: string, order: TurnOrder): Promise<void>;
    ended?(tx: Tx, job: string): Promise<void>;
  };
  /** Throws when a record contains something that must not be stored. */
  guard?: (text: string) => void;
  /** Jobs of the project that may run at the same time; absent: any number. */
  atOnce?: number | undefined;
  /** Until this aborts, a database that is away is waited for. */
  until?: AbortSignal;
}

/** How many writes back a writer can recognize its own, after a commit whose outcome is unclear. */
const REMEMBERED_WRITES = 8;

/** Something that belongs to the same transaction as the write. */
type Also = (tx: Tx) => Promise<void>;

export class PostgresStore implements JobStore {
  readonly #options: PostgresStoreOptions;

  constructor(options: PostgresStoreOptions) {
    this.#options = options;
  }

  /** The same jobs, for whoever works on one: what is done is not given up while the database is away. */
  until(signal: AbortSignal): PostgresStore {
    return new PostgresStore({ ...this.#options, until: signal });
  }

  get(id: string): Promise<JobRecord | null> {
    const { database } = this.#options;
    return database.read(async (db) => (await this.#find(db, id))?.record ?? null, this.#repeating);
  }

  update<T>(id: string, decide: (job: JobRecord | null) => Write<T>, also?: Also): Promise<T> {
    const mark = newMark();
    let decided: Write<T> | undefined;
    return this.#transaction(async (tx) => {
      const found = await this.#find(tx, id, true);
      if (decided && found?.record.operations.includes(mark)) return decided.result;
      decided = decide(found?.record ?? null);
      await this.#write(tx, found, decided, mark);
      await also?.(tx);
      return decided.result;
    });
  }

  updateShared<T>(
    id: string,
    decide: (view: SharedView) => SharedWrite<T>,
    { thread, counted, fresh }: Scope = {},
  ): Promise<T> {
    const mark = newMark();
    let decided: SharedWrite<T> | undefined;
    return this.#transaction(async (tx) => {
      const { state, suspended } = counted ? await this.#lockState(tx) : { state: emptyState };
      const found = fresh && !decided ? undefined : await this.#find(tx, id, true);
      if (decided && found?.record.operations.includes(mark)) return decided.result;
      const threadJob = thread === undefined ? null : await this.#jobOfThread(tx, thread);
      const write = decide({ state, job: found?.record ?? null, threadJob });
      decided = write;
      if (write.story === undefined) return write.result;
      // Here, because only under the row's lock is it still so when the job is written.
      if (write.wake && suspended !== undefined) throw isSuspended(suspended);
      const also = counted && write.state && this.#countUses(tx, write.state);
      await this.#write(tx, found, write, mark, also);
      if (write.deleted) await deleteJobs(tx, [id]);
      for (const one of write.threads ?? []) await this.#writeThread(tx, one, id);
      return write.result;
    });
  }

  active(): Promise<string[]> {
    return this.#ids((status) => status === 'active');
  }

  list(): Promise<string[]> {
    return this.#ids((status) => status !== 'archived');
  }

  async archivedBefore(time: string): Promise<string[]> {
    const rows = await this.#options.database.read((db) =>
      db
        .selectFrom('job')
        .select('id')
        .where('project', '=', this.#options.project)
        .where('status', '=', 'archived')
        .where('updated_at', '<', sql<Date>`${time}`)
        .execute(),
    );
    return rows.map(({ id }) => id);
  }

  jobOfThread(thread: string): Promise<string | null> {
    return this.#options.database.read((db) => this.#jobOfThread(db, thread));
  }

  async countPulls() {
    const { project } = this.#options;
    const { rows } = await this.#options.database.read((db) =>
      sql<{ waiting: number; most: number }>`
        select count(waiting_since)::int as waiting,
          count(*) filter (where waiting_since is not null or status <> 'completed')::int as most
        from docket.job where project = ${project} and status <> 'archived'`.execute(db),
    );
    return rows[0] ?? { waiting: 0, most: 0 };
  }

  /** Repeated also when the connection broke at the commit: the mark shows whether it happened. */
  #transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { database, project } = this.#options;
    return database.transaction(work, { ...this.#repeating, knowsItself: true, project });
  }

  get #repeating(): Repeating {
    return { until: this.#options.until };
  }

  async #ids(wanted: (status: string) => boolean): Promise<string[]> {
    const rows = await this.#options.database.read((db) =>
      db
        .selectFrom('job')
        .select(['id', 'status'])
        .where('project', '=', this.#options.project)
        .where('status', '!=', 'archived')
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    );
    return rows.filter(({ status }) => wanted(status)).map(({ id }) => id);
  }

  async #find(db: Kysely<Tables>, id: string, locked = false) {
    const row = await db
      .selectFrom('job')
      .select(['record', 'fence'])
      .where('id', '=', id)
      .where('project', '=', this.#options.project)
      .$if(locked, (query) => query.forUpdate())
      .executeTakeFirst();
    return row && { record: decode(row.record, id), fence: Number(row.fence) };
  }

  async #write(
    tx: Tx,
    before: { record: JobRecord; fence: number } | undefined,
    { story, job, wake }: Write<unknown>,
    mark: string,
    also?: Compilable,
  ): Promise<void> {
    if (story === undefined || !job) {
      if (also) await tx.executeQuery(also);
      return;
    }
    const operations = [...(before?.record.operations ?? []), mark].slice(-REMEMBERED_WRITES);
    const record = JSON.stringify({ ...job, operations });
    this.#options.guard?.(record);
    const written = this.#jobQuery(tx, before, job, record);
    const order = wake && wakeOrder(job, this.#options.atOnce);
    // In one statement: each costs a way to the database and back.
    const { rows } = await sql<{ priority: number }>`
      with written as (${written}) ${also ? sql`, counted as (${also})` : sql``}
      select ${order ? nextPriority(order) : sql`null`} as priority`.execute(tx);
    const startAfter = job.waiting?.nextAttempt ?? undefined;
    if (order) await this.#options.wake.send(tx, job.id, { ...order, ...rows[0], startAfter });
    const rests = before?.record.status === 'active' && job.status !== 'active';
    // What the API asked for is asked about there. What somebody ticked on the list has no thread.
    const isAwaited = job.turns.some(({ origin: { thread, workflow } = {} }) => thread ?? workflow);
    if (rests && isAwaited) {
      await this.#options.wake.ended?.(tx, job.id);
    }
    if (job.cancelRequested && !before?.record.cancelRequested) {
      await sql`select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
    }
  }

  #jobQuery(
    tx: Tx,
    before: { record: JobRecord; fence: number } | undefined,
    job: JobRecord,
    record: string,
  ): Compilable {
    const values = { ...listed(job), status: job.status, record, updated_at: job.updatedAt };
    if (before) {
      const taken = job.lease !== null && job.lease.token !== before.record.lease?.token;
      return tx
        .updateTable('job')
        .set({ ...values, fence: before.fence + (taken ? 1 : 0) })
        .where('id', '=', job.id)
        .where('fence', '=', String(before.fence));
    }
    const { project } = this.#options;
    const created_at = job.createdAt;
    return tx.insertInto('job').values({ id: job.id, project, fence: 0, created_at, ...values });
  }

  /**
   * Creates and messages of one project wait for each other here, so that the limit is exact. Rows that
   * only refer to the project, such as its views, do not wait.
   */
  async #lockState(tx: Tx): Promise<{ state: StateRecord; suspended?: string }> {
    const { project } = this.#options;
    const row = await tx
      .selectFrom('project')
      .select(['uses', 'spending', 'suspended_at', 'repo'])
      .where('id', '=', project)
      .where('removed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row)
      throw new NotFound(
        `There is no project \`${project}\` any more. Add it with docket projects add.`,
      );
    return { state: decodeState(project, row), ...(row.suspended_at && { suspended: row.repo }) };
  }

  #countUses(tx: Tx, { uses, spending }: StateRecord): Compilable {
    const { project } = this.#options;
    return tx
      .updateTable('project')
      .set({
        uses: JSON.stringify(uses[project]),
        spending: spending === undefined ? null : JSON.stringify(spending),
      })
      .where('id', '=', project);
  }

  async #jobOfThread(db: Kysely<Tables>, thread: string): Promise<string | null> {
    const row = await db
      .selectFrom('thread')
      .select('job')
      .where('project', '=', this.#options.project)
      .where('thread', '=', thread)
      .executeTakeFirst();
    return row?.job ?? null;
  }

  async #writeThread(tx: Tx, thread: string, job: string): Promise<void> {
    await tx
      .insertInto('thread')
      .values({ project: this.#options.project, thread, job })
      .onConflict((conflict) => conflict.columns(['project', 'thread']).doUpdateSet({ job }))
      .execute();
  }
}

const newMark = () => randomBytes(6).toString('base64url');

/** What they cost stays in the sums of their months. */
export async function deleteJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('thread').where('job', 'in', ids).execute();
  await tx.deleteFrom('job').where('id', 'in', ids).execute();
}

function isSuspended(repo: string): Forbidden {
  return new Forbidden(
    `The GitHub App is suspended in ${repo}, so nothing was started. Unsuspend it, then try again.`,
  );
}

function decodeState(
  project: string,
  { uses, spending }: { uses: unknown; spending: unknown },
): StateRecord {
  const state = { ...emptyState, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
  const checked = StateRecord.safeParse(state);
  if (checked.success) return checked.data;
  throw new CorruptState(
    `The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`,
  );
}

/** A record that cannot be read stops here; it is never taken for a job that is not there. */
export function decode(record: unknown, id: string): JobRecord {
  const checked = JobRecord.safeParse(record);
  const branch = checked.data && foreignBranch(checked.data);
  if (checked.data?.id === id && branch === undefined) return deepFreeze(checked.data);
  const issue = checked.error?.issues[0];
  const named = branch
    ? `its branch \`${branch}\` is not one of the job's`
    : 'it is of another job';
  const what = issue ? `\`${issue.path.join('.')}\` is invalid (${issue.message})` : named;
  throw new CorruptState(
    `The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`,
  );
}

/**
 * What lists and sums need of a job, in columns beside its record. Nothing in SQL looks into the record
 * itself, because PostgreSQL cannot read a JSON text with U+0000 in it.
 */
function listed(job: JobRecord) {
  const accepted = acceptedJob(job);
  return {
    search: searchText(job),
    waiting_since: waitingSince(job),
    months: JSON.stringify(monthsOf(job)),
    accepted: accepted && JSON.stringify(accepted),
    decided_at: accepted?.decidedAt ?? null,
  };
}
