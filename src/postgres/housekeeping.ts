// What workers do on their own: archive old jobs, forget old deliveries, sum up months of views, and
// wake jobs that nobody works on.
import type { JobEngine } from '../jobs/engine.ts';
import { DAY_MS } from '../shared/days.ts';
import { sentence } from '../shared/errors.ts';
import type { Runtime } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import { createDeliveries } from './deliveries.ts';
import { finishedJobs, wakeForgotten } from './old-jobs.ts';
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
