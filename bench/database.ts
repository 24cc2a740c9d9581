// Jobs in PostgreSQL: how many are taken and done a second, and how soon work on one begins, next to
// bare pg-boss on the same server. Everything is in this process, with an agent that does nothing.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { PgBoss } from 'pg-boss';
import { createJob } from '../src/jobs/intake.ts';
import type { JobRecord } from '../src/jobs/job.ts';
import { openDatabase } from '../src/postgres/database.ts';
import { PostgresStore } from '../src/postgres/job-store.ts';
import { migrate } from '../src/postgres/migrate.ts';
import { createPostgresProjects } from '../src/postgres/projects.ts';
import { openQueue } from '../src/postgres/queue.ts';
import { systemClock } from '../src/shared/clock.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { silentLog } from '../test/support/silent-log.ts';
import type { Figure } from './figure.ts';

export const name = 'database';

const PROJECTS = 20;
const CREATES = 2_000;
const STARTS = 100;
const SLOTS = 8;
const newId = () => randomBytes(10).toString('hex');

export async function run(): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack();
  const postgres = await startPostgres();
  opened.defer(() => postgres.stop());
  const database = openDatabase({ url: postgres.url, clock: systemClock, connections: 20 });
  opened.defer(() => database.close());
  await migrate(database);
  const queue = await openQueue(postgres.url, silentLog);
  opened.defer(() => queue.stop());
  const projects = createPostgresProjects(database);
  const stores: PostgresStore[] = [];
  for (let n = 0; n < PROJECTS; n++) {
    const settings = { agent: { command: 'true' }, docsPaths: [], draft: false, accessLogs: [] };
    await projects.add({ id: `p${n}`, repo: 'o/r', settings });
    stores.push(new PostgresStore({ database, project: `p${n}`, wake: queue }));
  }
  const storeOf = new Map<string, PostgresStore>();
  const create = (n: number, id = newId()) => {
    const arrival = { projectId: `p${n % PROJECTS}`, prompt: 'x', now: Date.now() };
    const birth = { id, repository: 'o/r', ref: 'main', model: 'm' };
    const decide = createJob(arrival, birth, { perHour: 1_000_000 });
    const store = stores[n % PROJECTS] as PostgresStore;
    storeOf.set(id, store);
    return store.updateShared(id, decide, { counted: true });
  };

  const creates = await perSecond(CREATES, create);
  let left = CREATES;
  let begun = (_: string) => {};
  const drained = Promise.withResolvers<void>();
  const drainBegan = performance.now();
  await queue.workTickets(SLOTS, async ({ job }) => {
    begun(job);
    await complete(storeOf.get(job) as PostgresStore, job);
    if (--left === 0) drained.resolve();
  });
  await drained.promise;
  const done = (CREATES * 1000) / (performance.now() - drainBegan);

  const ours = await delays(
    (id) => create(0, id),
    (on) => {
      begun = on;
    },
  );
  const bare = await bareBoss(postgres.url);
  return [
    {
      what: `creates a second, ${PROJECTS} projects`,
      value: creates.toFixed(0),
      goal: '≥ 400',
      ok: creates >= 400,
    },
    {
      what: `instant jobs a second, ${SLOTS} slots`,
      value: done.toFixed(0),
      goal: '≥ 200',
      ok: done >= 200,
    },
    {
      what: 'from create to work, p50 and p99',
      value: `${ours.p50.toFixed(0)} ms, ${ours.p99.toFixed(0)} ms`,
      goal: '≤ 30 ms, ≤ 100 ms',
      against: `bare pg-boss: ${bare.p50.toFixed(0)} ms, ${bare.p99.toFixed(0)} ms`,
      ratio: (ours.p50 / bare.p50).toFixed(2),
      ok: ours.p50 <= 30 && ours.p99 <= 100,
    },
  ];
}

async function perSecond(times: number, one: (n: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PROJECTS }, async (_, lane) => {
      for (let n = lane; n < times; n += PROJECTS) await one(n);
    }),
  );
  return (times * 1000) / (performance.now() - began);
}

/** The two writes of the shortest possible job: taken up, and completed. */
async function complete(store: PostgresStore, id: string): Promise<void> {
  const job = (await store.get(id)) as JobRecord;
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
}

async function delays(
  send: (id: string) => Promise<unknown>,
  listen: (on: (id: string) => void) => void,
): Promise<{ p50: number; p99: number }> {
  const measured: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const id = newId();
    const begun = Promise.withResolvers<void>();
    listen((job) => job === id && begun.resolve());
    const began = performance.now();
    await send(id);
    await begun.promise;
    measured.push(performance.now() - began);
  }
  measured.sort((a, b) => a - b);
  return { p50: measured[STARTS / 2] ?? 0, p99: measured[STARTS - 1] ?? 0 };
}

async function bareBoss(url: string): Promise<{ p50: number; p99: number }> {
  const boss = new PgBoss({ connectionString: url, useListenNotify: true, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('bare', { notify: true });
  let begun = (_: string) => {};
  for (let slot = 0; slot < SLOTS; slot++) {
    let worker = '';
    worker = await boss.work<{ id: string }>('bare', async ([job]) => {
      boss.notifyWorker(worker);
      begun(job?.data.id ?? '');
    });
  }
  const measured = await delays(
    (id) => boss.send('bare', { id }),
    (on) => {
      begun = on;
    },
  );
  await boss.stop({ graceful: false });
  return measured;
}
