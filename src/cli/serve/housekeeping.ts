// What workers do on their own: archive old jobs, forget old deliveries, sum up months of views, and
// wake jobs that nobody works on.
import { DELIVERIES_MS } from '../../bot/deliveries/work-hook.ts';
import { createDeliveries } from '../../postgres/deliveries.ts';
import { finishedJobs, wakeForgotten } from '../../postgres/old-jobs.ts';
import { buildMonths } from '../../postgres/views-sums.ts';
import type { Clock } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { OpenProject, Shared } from './shared.ts';

const ASK_EVERY_MS = 60_000;

interface Task {
  everySeconds: number;
  run(): Promise<void>;
}

interface HousekeepingContext extends Pick<Shared, 'database' | 'queue'> {
  open(project: string): Promise<Pick<OpenProject, 'config' | 'engine'>>;
}

export async function runHousekeeping(
  { database, queue, open }: HousekeepingContext,
  { clock, log, signal }: { clock: Clock; log: Log; signal: AbortSignal },
): Promise<void> {
  const tasks: Record<string, Task> = {
    sweep: {
      everySeconds: 300,
      async run() {
        for (const id of await wakeForgotten(database, queue)) log.info(`Job ${id} goes on.`);
      },
    },
    months: {
      everySeconds: 600,
      async run() {
        await buildMonths(database, clock.now());
      },
    },
    deliveries: {
      everySeconds: 3600,
      run: () => createDeliveries(database, queue.hooks, clock).purge(DELIVERIES_MS),
    },
    retention: { everySeconds: 24 * 3600, run: archiveOld },
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

  await queue.house.work(async (task) => {
    await tasks[task]?.run();
  });
  while (!signal.aborted) {
    for (const [task, { everySeconds }] of Object.entries(tasks)) {
      await queue.house.send(task, everySeconds).catch((error) => {
        log.warn(`The task ${task} could not be planned: ${sentence(error)}`);
      });
    }
    await clock.sleep(ASK_EVERY_MS, signal).catch(() => {});
  }
}
