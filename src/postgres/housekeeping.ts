// What workers do on their own: archive old jobs, forget old deliveries, sum up months of views, and
// wake jobs that nobody works on.
import { sql } from 'kysely';
import type { JobEngine } from '../jobs/engine.ts';
import { DAY_MS } from '../shared/days.ts';
import { sentence } from '../shared/errors.ts';
import { isoTime, type Runtime } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import { createDeliveries } from './deliveries.ts';
import type { Queue } from './queue.ts';
import { buildMonths } from './views-sums.ts';

interface Task {
  /** When, in UTC. */
  cron: string;
  run(): Promise<void>;
}

interface HousekeepingContext {
  database: Database;
  queue: Queue;
  open(project: string): Promise<{
    config: { jobs: { 'retention-days': number } };
    engine: Pick<JobEngine, 'archive'>;
  }>;
  /** How long deliveries are kept. */
  deliveriesMs: number;
}

export async function startHousekeeping(
  { database, queue, open, deliveriesMs }: HousekeepingContext,
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
        await buildMonths(database, clock.now());
      },
    },
    deliveries: {
      cron: '7 * * * *',
      run: () => createDeliveries(database, queue.hooks, clock).purge(deliveriesMs),
    },
    retention: { cron: '37 3 * * *', run: archiveOld },
  };

  async function archiveOld(): Promise<void> {
    let archived = 0;
    const old = finishedJobs(database, clock.now() - DAY_MS);
    for await (const { id, project, updatedAt } of old) {
      try {
        const { engine, config } = await open(project);
        if (clock.now() - updatedAt < config.jobs['retention-days'] * DAY_MS) continue;
        await engine.archive(project, id);
        archived++;
      } catch (error) {
        log.warn(`Job ${id} could not be archived: ${sentence(error)}`);
      }
    }
    if (archived > 0) log.info(`Archived ${archived} old jobs.`);
  }

  for (const [task, { cron }] of Object.entries(tasks)) {
    await queue.house.schedule(task, cron, { task });
  }
  await queue.house.work(1, async ({ data }) => {
    await tasks[data.task]?.run();
  });
}

const AT_ONCE = 1_000;

interface OldJob {
  id: string;
  project: string;
  updatedAt: number;
}

/** Finished, not archived, and not changed since then; the oldest first. */
export async function* finishedJobs(database: Database, before: number): AsyncGenerator<OldJob> {
  let [time, last] = [isoTime(0), ''];
  for (;;) {
    const { rows } = await database.read((db) =>
      sql<{ id: string; project: string; updated_at: Date }>`
        select job.id, job.project, job.updated_at from docket.job
        join docket.project on project.id = job.project and project.removed_at is null
        where job.status in ('completed', 'failed') and job.updated_at < ${isoTime(before)}
          and (job.updated_at, job.id) > (${time}, ${last})
        order by job.updated_at, job.id limit ${AT_ONCE}`.execute(db),
    );
    for (const { id, project, updated_at } of rows) {
      [time, last] = [updated_at.toISOString(), id];
      yield { id, project, updatedAt: updated_at.getTime() };
    }
    if (rows.length < AT_ONCE) return;
  }
}

/** Sends a ticket for every active job that has none, as after restoring a backup. */
export async function wakeForgotten(database: Database, queue: Queue): Promise<string[]> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from docket.job where status = 'active'
        and updated_at < now() - interval '2 minutes'
        and not exists (select from pgboss.job ticket where ticket.name = 'turns'
          and ticket.singleton_key = job.id and ticket.state < 'completed')
      for update skip locked limit ${AT_ONCE}`.execute(tx);
    for (const { id } of rows) await queue.send(tx, id);
    return rows.map(({ id }) => id);
  });
}
