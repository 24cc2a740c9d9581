// What workers do on their own: archive old jobs and delete archived ones, forget old deliveries, roll
// up past days of views, and wake jobs that nobody works on.
import { sql } from 'kysely';
import { archiveJob } from '../jobs/intake.ts';
import { emptyState } from '../jobs/store.ts';
import { DAY_MS } from '../shared/days.ts';
import { sentence, unlessCorrupt } from '../shared/errors.ts';
import { isoTime, type Runtime } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import { createDeliveries } from './deliveries.ts';
import { decode, deleteJobs } from './job-store.ts';
import { HAS_NO_TICKET } from './pg-boss-tables.ts';
import type { Queue } from './queue.ts';
import { createSettingsFiles } from './settings-files.ts';
import { buildRollups } from './views-sums.ts';

export interface Task {
  /** When, in UTC. */
  cron: string;
  run(): Promise<void>;
}

interface HousekeepingContext {
  database: Database;
  queue: Queue;
  /** After how many days jobs of a project are archived, and deleted after that. */
  retention(project: string): Promise<{ archive: number; delete: number | undefined }>;
  /** How long deliveries are kept. */
  deliveriesMs: number;
  more: Record<string, Task>;
}

export async function startHousekeeping(
  { database, queue, retention, deliveriesMs, more }: HousekeepingContext,
  { clock, log }: Pick<Runtime, 'clock' | 'log'>,
): Promise<void> {
  const tasks: Record<string, Task> = {
    sweep: {
      cron: '*/5 * * * *',
      async run() {
        for (const id of await wakeForgotten(database, queue)) log.info(`Job ${id} goes on.`);
      },
    },
    months: {
      cron: '*/10 * * * *',
      async run() {
        await buildRollups(database, clock.now());
      },
    },
    deliveries: {
      cron: '7 * * * *',
      async run() {
        await createDeliveries(database, queue.hooks, clock).purge(deliveriesMs);
        await createSettingsFiles(database, clock).purge();
      },
    },
    retention: { cron: '37 3 * * *', run: applyRetention },
    ...more,
  };

  async function applyRetention(): Promise<void> {
    let [archived, deleted] = [0, 0];
    for (const project of await projectsAtRest(database)) {
      try {
        const days = await retention(project);
        const before = (age: number) => clock.now() - age * DAY_MS;
        if (days.delete !== undefined) {
          deleted += await deleteArchived(database, project, before(days.delete));
        }
        archived += await archiveOld({ database, project, now: clock.now() }, before(days.archive));
      } catch (error) {
        log.warn(`Old jobs of project ${project} could not be archived: ${sentence(error)}`);
      }
    }
    if (archived > 0) log.info(`Archived ${archived} old jobs.`);
    if (deleted > 0) log.info(`Deleted ${deleted} archived jobs.`);
  }

  for (const [task, { cron }] of Object.entries(tasks)) {
    await queue.housekeeping.schedule(task, cron, { task });
  }
  await queue.housekeeping.work(1, async ({ data }) => {
    await tasks[data.task]?.run();
  });
}

const AT_ONCE = 1_000;

/** Those with jobs that nobody works on. What a removed one asked for is not known any more. */
async function projectsAtRest(database: Database): Promise<string[]> {
  const { rows } = await database.read((db) =>
    sql<{ id: string }>`select id from docket.project where removed_at is null
      and exists (select from docket.job where job.project = project.id and status <> 'active')
      order by id`.execute(db),
  );
  return rows.map(({ id }) => id);
}

/** Finished, and not changed since then. A batch is read and written at once. Answers how many. */
export async function archiveOld(
  { database, project, now }: { database: Database; project: string; now: number },
  before: number,
): Promise<number> {
  let archived = 0;
  let [time, last] = [isoTime(0), ''];
  for (;;) {
    let count = 0;
    const found = await database.transaction(async (tx) => {
      const { rows } = await sql<{ id: string; record: unknown; updated_at: Date }>`
        select id, record, updated_at from docket.job
        where project = ${project} and status in ('completed', 'failed')
          and updated_at <= ${isoTime(before)} and (updated_at, id) > (${time}, ${last})
        order by updated_at, id limit ${AT_ONCE} for update skip locked`.execute(tx);
      const jobs = rows.flatMap(({ id, record }) => {
        // One that cannot be read stays as it is.
        const job = unlessCorrupt(() => decode(record, id));
        const write =
          job && archiveJob(id, project, now)({ state: emptyState, job, threadJob: null });
        return write?.job ?? [];
      });
      await sql`update docket.job set status = 'archived', waiting_since = null,
          record = new.record::json, updated_at = ${isoTime(now)}
        from unnest(${jobs.map(({ id }) => id)}::text[],
          ${jobs.map((job) => JSON.stringify(job))}::text[]) as new (id, record)
        where job.id = new.id`.execute(tx);
      count = jobs.length;
      return rows;
    });
    archived += count;
    const end = found.at(-1);
    if (!end || found.length < AT_ONCE) return archived;
    [time, last] = [end.updated_at.toISOString(), end.id];
  }
}

/** Archived before then. Answers how many. */
export async function deleteArchived(
  database: Database,
  project: string,
  before: number,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const found = await database.transaction(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from docket.job
        where project = ${project} and status = 'archived' and updated_at < ${isoTime(before)}
        order by updated_at limit ${AT_ONCE} for update skip locked`.execute(tx);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await deleteJobs(tx, ids);
      return ids.length;
    });
    deleted += found;
    if (found < AT_ONCE) return deleted;
  }
}

/** Sends a ticket for every active job that has none, as after restoring a backup. */
export async function wakeForgotten(database: Database, queue: Queue): Promise<string[]> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ id: string; project: string }>`
      select id, project from docket.job where status = 'active'
        and updated_at < now() - interval '2 minutes'
        and ${HAS_NO_TICKET}
      for update skip locked limit ${AT_ONCE}`.execute(tx);
    for (const { id, project } of rows) await queue.send(tx, id, { project, kind: 'person' });
    return rows.map(({ id }) => id);
  });
}
