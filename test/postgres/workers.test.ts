import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { JobRecord } from '../../src/jobs/job.ts';
import { countingGuard } from '../../src/jobs/lease.ts';
import type { PullRequestPlan } from '../../src/jobs/publisher.ts';
import { workOnQueuedJob } from '../../src/jobs/worker.ts';
import type { Database } from '../../src/postgres/database.ts';
import type { PostgresStore } from '../../src/postgres/job-store.ts';
import { startWorkers, workOnJob } from '../../src/postgres/workers.ts';
import { WorkerFault } from '../../src/shared/errors.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { testDatabase, testQueue } from '../support/database.ts';
import { embedded } from '../support/embedded.ts';
import { newId } from '../support/git-store.ts';
import { postgresWork } from '../support/postgres-work.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

function watched(store: PostgresStore) {
  const world = embedded(store, true);
  const published: PullRequestPlan[] = [];
  const { publisher } = world.tools;
  const tools = {
    ...world.tools,
    publisher: {
      ...publisher,
      async publish(plan: PullRequestPlan, signal: AbortSignal) {
        published.push(plan);
        return publisher.publish(plan, signal);
      },
    },
  };
  return { ...world, store, tools, published };
}

async function tickets(database: Database): Promise<string[]> {
  const { rows } = await database.read((db) =>
    sql<{ state: string }>`
      select state::text from pgboss.job where name = 'turns' order by created_on`.execute(db),
  );
  return rows.map(({ state }) => state);
}

async function fence(database: Database, id: string): Promise<number> {
  const row = await database.read((db) =>
    db.selectFrom('job').select('fence').where('id', '=', id).executeTakeFirst(),
  );
  return Number(row?.fence);
}

describe('a worker', () => {
  it('that comes back after a takeover changes nothing, inside or outside', async () => {
    const work = await postgresWork();
    const first = await work.addProject('p', watched);
    const { id } = await first.service.createJob('p', { prompt: 'hold on' });
    await first.held();
    expect(await fence(work.database, id)).toBe(1);

    const agent = { model: 'other', run: async () => ({ summary: 'By another.', usage: {} }) };
    const second = { ...first.tools, agent };
    const options = { store: first.store, tools: second, newId, took: () => true };
    const guard = countingGuard(first.store, second);
    await workOnQueuedJob(id, options, guard, new AbortController().signal);
    const ended = await first.store.get(id);
    expect(ended).toMatchObject({ status: 'completed', reason: 'By another.', adoptions: 0 });
    expect(await fence(work.database, id)).toBe(2);

    const finished = work.nextFinished();
    first.release();
    await finished;
    expect(await first.store.get(id)).toEqual(ended);
    expect(first.published).toEqual([]);
  });

  it('that is asked to stop hands its job over in one step', async () => {
    const work = await postgresWork();
    const world = await work.addProject('p', watched);
    const { id } = await world.service.createJob('p', { prompt: 'hold on' });
    await world.held();
    await work.workers.stop();
    const left = await world.store.get(id);
    expect(left).toMatchObject({ status: 'active', lease: null, adoptions: 0 });
    // Under load, it is fetched once more while the worker stops, and sent on once more.
    const waiting = (await tickets(work.database)).filter((state) => state !== 'completed');
    expect(waiting).toEqual(['created']);

    const done = Promise.withResolvers<void>();
    const queue = await testQueue(work.database);
    const { database, open } = work;
    const agent = {
      model: 'other',
      async run() {
        queueMicrotask(done.resolve);
        return { summary: 'By another.', usage: {} };
      },
    };
    const workers = await startWorkers({
      ...{ database, queue, concurrency: 1, clock: systemClock, log: silentLog, newId },
      name: 'second',
      apart: async () => undefined,
      open: async (project) => {
        const { store, tools } = await open(project);
        return { store, tools: { ...tools, agent } };
      },
    });
    atTestEnd(() => workers.stop());
    await done.promise;
    await workers.stop();
    const ended = await world.store.get(id);
    expect(ended).toMatchObject({ status: 'completed', reason: 'By another.', adoptions: 0 });
  });

  it('whose machine is to blame gives the job back, a few times', async () => {
    const database = await testDatabase();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const machineProblem = async (error: unknown) =>
      error === full ? 'The disk is full.' : undefined;
    const work = await postgresWork(atTestEnd, database, 1, { machineProblem });
    let failures = 2;
    const world = await work.addProject('p', (store) => {
      const made = watched(store);
      const agent = {
        model: 'broken',
        async run() {
          failures -= 1;
          if (failures >= 0) throw full;
          return { summary: 'Done.', usage: {} };
        },
      };
      return { ...made, tools: { ...made.tools, agent } };
    });
    const { id } = await world.service.createJob('p', { prompt: 'look around' });
    await work.idle('p');
    const done = await world.store.get(id);
    expect(done).toMatchObject({ status: 'completed', reason: 'Done.', adoptions: 0 });
    failures = 100;
    await world.service.sendMessage('p', id, { prompt: 'look again' });
    await work.idle('p');
    expect(failures).toBe(94);
    expect(await world.store.get(id)).toMatchObject({ status: 'failed', reason: 'no space' });
  });

  it('stops a job that was cancelled while it waited for its turn', async () => {
    const work = await postgresWork();
    const world = await work.addProject('p', watched);
    const { id } = await world.service.createJob('p', { prompt: 'hold on' });
    await world.held();
    await world.service.sendMessage('p', id, { prompt: 'look again' });
    await world.service.control?.cancel('p', id);
    await work.idle('p');
    expect(world.prompts).toEqual(['hold on']);
    expect(await world.store.get(id)).toMatchObject({ status: 'failed', reason: 'cancelled' });
  });
});

describe('jobs whose worker died', () => {
  /** As the dead worker left it: the lease is still in the record. */
  const leave = (store: PostgresStore, id: string, shared: boolean) =>
    store.update(id, (job) => {
      const lease = { token: 'dead', counter: 1, worker: 'dead 7', shared };
      return { result: undefined, story: 'taken up', job: { ...(job as JobRecord), lease } };
    });

  /** Holds each job up until so many are at work. */
  function together(count: number) {
    const all = Promise.withResolvers<void>();
    let running = 0;
    return async () => {
      running += 1;
      if (running === count) all.resolve();
      await all.promise;
    };
  }

  it('once go on beside each other, and are charged with nothing', async () => {
    const work = await postgresWork();
    await work.queue.rest('all');
    const lines: string[] = [];
    const meet = together(4);
    const world = await work.addProject('p', (store) => {
      const made = watched(store);
      const agent = {
        model: 'meeting',
        async run() {
          await meet();
          return { summary: 'Done.', usage: {} };
        },
      };
      const log = { ...silentLog, warn: (line: string) => void lines.push(line) };
      return { ...made, tools: { ...made.tools, agent, log } };
    });
    const jobs = [];
    for (const prompt of ['one', 'two', 'three']) {
      const { id } = await world.service.createJob('p', { prompt });
      await leave(world.store, id, true);
      jobs.push(id);
    }
    const { id: fresh } = await world.service.createJob('p', { prompt: 'four' });
    await work.queue.rest('nothing');
    await work.idle('p');
    for (const id of [...jobs, fresh]) {
      const job = await world.store.get(id);
      expect(job).toMatchObject({ status: 'completed', adoptions: 0 });
      expect(job?.deaths).toBeUndefined();
    }
    expect(lines.toSorted()).toEqual(
      jobs
        .toSorted()
        .map((id) =>
          expect.stringContaining(
            `Worker dead 7 died with job ${id}, and worker first takes it over. Other jobs ran there`,
          ),
        ),
    );
  });

  it('twice go on each in a process of its own, beside each other', async () => {
    const meet = together(3);
    const seen: string[] = [];
    const work = await postgresWork(undefined, undefined, 4, {
      async apart(job, signal) {
        seen.push(job.job);
        await meet();
        const process = { name: 'first', clock: systemClock, log: silentLog, open: work.open };
        await workOnJob(job, process, signal);
        return undefined;
      },
    });
    await work.queue.rest('all');
    const world = await work.addProject('p', watched);
    const jobs = [];
    for (const prompt of ['one', 'two', 'three']) {
      const { id } = await world.service.createJob('p', { prompt });
      await world.store.update(id, (job) => ({
        ...{ result: undefined, story: 'died' },
        job: { ...(job as JobRecord), deaths: 1 },
      }));
      await leave(world.store, id, true);
      jobs.push(id);
    }
    await work.queue.rest('nothing');
    await work.idle('p');
    expect(seen.toSorted()).toEqual(jobs.toSorted());
    for (const id of jobs) {
      const job = await world.store.get(id);
      expect(job).toMatchObject({ status: 'completed', adoptions: 0 });
      expect(job?.deaths).toBeUndefined();
    }
  });

  it('are charged with the death of a process of their own, and end after the third', async () => {
    const noted: string[] = [];
    let killed = 0;
    const work = await postgresWork(undefined, undefined, 4, {
      noted: (what) => noted.push(what),
      async apart(job, signal) {
        if (killed < 3) {
          killed += 1;
          await world.store.update(job.job, (record) => {
            const lease = { token: job.token, counter: 1, shared: false };
            const taken = { ...(record as JobRecord), lease };
            return { result: undefined, story: 'taken up', job: taken };
          });
          return 'SIGKILL';
        }
        const process = { name: 'first', clock: systemClock, log: silentLog, open: work.open };
        await workOnJob(job, process, signal);
        return undefined;
      },
    });
    const world = await work.addProject('p', watched);
    await work.queue.rest('all');
    const { id } = await world.service.createJob('p', { prompt: 'look around' });
    await world.store.update(id, (job) => ({
      ...{ result: undefined, story: 'died twice' },
      job: { ...(job as JobRecord), deaths: 2 },
    }));
    await work.queue.rest('nothing');
    await work.idle('p');
    expect({ killed, prompts: world.prompts }).toEqual({ killed: 3, prompts: [] });
    expect(await world.store.get(id)).toMatchObject({
      status: 'failed',
      reason: 'The runs that worked on this job died 3 times. Check their logs, then retry.',
    });
    expect(noted).toEqual(['takeover', 'takeover', 'takeover']);
  });

  it('go back where no process can be started for them', async () => {
    let refused = 0;
    const work = await postgresWork(undefined, undefined, 4, {
      machineProblem: async (error) => (error instanceof WorkerFault ? error.message : undefined),
      async apart(job, signal) {
        refused += 1;
        if (refused === 1) return 'exit code 1';
        const process = { name: 'first', clock: systemClock, log: silentLog, open: work.open };
        await workOnJob(job, process, signal);
        return undefined;
      },
    });
    const world = await work.addProject('p', watched);
    await work.queue.rest('all');
    const { id } = await world.service.createJob('p', { prompt: 'look around' });
    await world.store.update(id, (job) => ({
      ...{ result: undefined, story: 'died twice' },
      job: { ...(job as JobRecord), deaths: 2 },
    }));
    await work.queue.rest('nothing');
    await work.idle('p');
    expect(refused).toBe(2);
    expect(await world.store.get(id)).toMatchObject({ status: 'completed', adoptions: 0 });
  });
});

describe('a ticket that fails for good', () => {
  it('fails its job with the reason, is deleted, and blocks nothing', async () => {
    const work = await postgresWork();
    const { database } = work;
    await database.read((db) =>
      sql`update pgboss.queue set retry_limit = 0 where name = 'turns'`.execute(db),
    );
    const { service, store } = await work.addProject('p', watched);
    const repair = work.breakProject('p');
    const { id } = await service.createJob('p', { prompt: 'look around' });
    for (;;) {
      const next = work.nextFinished();
      if ((await store.get(id))?.status === 'failed') break;
      await next;
    }
    const reason =
      'This job could not be worked on: There is no project p. Retry it when that is fixed.';
    expect(await store.get(id)).toMatchObject({ reason, turns: [{ state: 'failed', reason }] });
    expect(await tickets(database)).toEqual([]);

    repair();
    await service.sendMessage('p', id, { prompt: 'look again' });
    await work.idle('p');
    expect(await store.get(id)).toMatchObject({ status: 'completed', adoptions: 0 });
  });
});
