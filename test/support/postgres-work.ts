// Jobs in PostgreSQL, with workers of this process.
import type { JobTools } from '../../src/jobs/tools.ts';
import type { Database } from '../../src/postgres/database.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import type { Queue } from '../../src/postgres/queue.ts';
import { startWorkers } from '../../src/postgres/workers.ts';
import { NotFound } from '../../src/shared/errors.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { addProject, type Later, testDatabase, testQueue } from './database.ts';
import { newId } from './git-store.ts';
import { silentLog } from './silent-log.ts';
import { atTestEnd } from './test-end.ts';

const noProcess = async (): Promise<never> => {
  throw new Error('No process was expected.');
};

export async function postgresWork(
  later: Later = atTestEnd,
  given?: Database,
  concurrency = 4,
  { apart = noProcess, ...more }: Partial<Parameters<typeof startWorkers>[0]> = {},
) {
  const database = given ?? (await testDatabase(later));
  const queue = await testQueue(database, later);
  const projects = new Map<string, { store: PostgresStore; tools: JobTools }>();
  let finished = Promise.withResolvers<void>();
  const noted =
    <T>(handler: (given: T) => Promise<void>) =>
    (given: T) =>
      handler(given).finally(() => {
        finished.resolve();
        finished = Promise.withResolvers();
      });
  const observed: Queue = {
    ...queue,
    turns: {
      ...queue.turns,
      work: (slots, handler) => queue.turns.work(slots, noted(handler)),
      workDead: (handler) => queue.turns.workDead(noted(handler)),
    },
  };
  async function open(project: string) {
    const known = projects.get(project);
    if (known) return known;
    throw new NotFound(`There is no project ${project}.`);
  }
  const workers = await startWorkers({
    database,
    queue: observed,
    concurrency,
    clock: systemClock,
    log: silentLog,
    newId,
    name: 'first',
    open,
    apart,
    ...more,
  });
  later(() => workers.stop());

  return {
    database,
    queue,
    workers,
    open,
    /** Resolves when the next ticket was worked on; to be called before that. */
    nextFinished: () => finished.promise,
    /** A new project; the function gives its store the tools that its jobs are done with. */
    async addProject<T extends { tools: JobTools }>(
      project: string,
      make: (store: PostgresStore) => T,
      atOnce?: number,
    ): Promise<T> {
      await addProject(database, project);
      const store = new PostgresStore({ database, project, wake: queue, atOnce });
      const made = make(store);
      projects.set(project, { store, tools: made.tools });
      return made;
    },
    /** From now on its jobs cannot be worked on; answers how to undo that. */
    breakProject(project: string): () => void {
      const known = projects.get(project);
      projects.delete(project);
      return () => known && projects.set(project, known);
    },
    /** Resolves when no job of these projects is active. */
    async idle(...ids: string[]): Promise<void> {
      const stores = ids.flatMap((id) => projects.get(id)?.store ?? []);
      for (;;) {
        const next = finished.promise;
        const active = await Promise.all(stores.map((store) => store.active()));
        if (active.flat().length === 0) return;
        await next;
      }
    },
  };
}
