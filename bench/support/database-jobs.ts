// Jobs of many projects in PostgreSQL, with an agent that does nothing.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { JobRecord } from '../../src/jobs/job.ts';
import type { Database } from '../../src/postgres/database.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import type { Queue } from '../../src/postgres/queue.ts';
import { creating } from '../../test/support/job.ts';
import { percentile } from './percentile.ts';
import { addProjects } from './postgres.ts';

export const newId = () => randomBytes(10).toString('hex');

export interface BenchJobs {
  create(number: number, id?: string): Promise<unknown>;
  /** The two writes of the shortest possible job: taken up, and completed. */
  complete(id: string): Promise<void>;
}

export async function openJobs(
  database: Database,
  queue: Queue,
  projects: number,
): Promise<BenchJobs> {
  const ids = Array.from({ length: projects }, (_, n) => `p${n}`);
  await addProjects(database, ids);
  const stores = ids.map((project) => new PostgresStore({ database, project, wake: queue }));
  const storeOf = new Map<string, PostgresStore>();
  return {
    create(number, id = newId()) {
      const n = number % projects;
      const store = stores[n] as PostgresStore;
      storeOf.set(id, store);
      return store.updateShared(id, creating(id, { projectId: `p${n}` }), { counted: true });
    },
    async complete(id) {
      const store = storeOf.get(id);
      const job = (await store?.get(id)) as JobRecord | null;
      if (!store || !job) return;
      await store.update(id, () => ({
        result: undefined,
        story: 'taken up',
        job: { ...job, lease: { token: newId(), counter: 1 } },
      }));
      await store.updateShared(id, () => ({
        result: undefined,
        story: 'completed',
        job: { ...job, status: 'completed' },
      }));
    },
  };
}

/** In so many lanes, each one after another. */
export async function perSecond(
  times: number,
  lanes: number,
  one: (n: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let n = lane; n < times; n += lanes) await one(n);
    }),
  );
  return (times * 1000) / (performance.now() - began);
}

export async function delays(
  times: number,
  send: (id: string) => Promise<unknown>,
  listen: (on: (id: string) => void) => void,
): Promise<{ p50: number; p99: number }> {
  const measured: number[] = [];
  for (let n = 0; n < times; n++) {
    const id = newId();
    const begun = Promise.withResolvers<void>();
    listen((job) => job === id && begun.resolve());
    const began = performance.now();
    await send(id);
    await begun.promise;
    measured.push(performance.now() - began);
  }
  return { p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) };
}
