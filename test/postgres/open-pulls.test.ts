// How many pull requests are open comes from the records of jobs; the code host is asked rarely.
import { describe, expect, it } from 'vitest';
import { JobEngine } from '../../src/jobs/engine.ts';
import { archiveJob } from '../../src/jobs/intake.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { embedded } from '../support/embedded.ts';
import { newId } from '../support/git-store.ts';

async function setUp({ most }: { most: number }) {
  const database = await testDatabase();
  await addProject(database, 'p');
  const store = new PostgresStore({ database, project: 'p', wake: await testQueue(database) });
  const { tools, clock } = embedded(store, true);
  const host = { open: 0, asked: 0 };
  const publisher = {
    ...tools.publisher,
    async countOpen() {
      host.asked += 1;
      return host.open;
    },
  };
  const limits = { creates: { perHour: 1_000 }, messages: { perHour: 1_000 } };
  const engine = new JobEngine({
    ...{ store, newId, limits, repository: 'o/r', ref: 'main', elsewhere: true },
    tools: { ...tools, publisher, maxOpenPulls: most },
  });
  const create = () => engine.create('p', { prompt: 'Explain --json' });
  /** Ends a job, with a pull request. */
  const finish = async ({ id }: JobRecord) => {
    host.open += 1;
    await store.update(id, (job) => ({
      result: undefined,
      story: 'completed',
      job: {
        ...(job as JobRecord),
        status: 'completed',
        work: {
          branch: `docket/${id}`,
          base: { ref: 'main', sha: 'a'.repeat(40) },
          head: null,
          compareLink: null,
          pull: { number: host.open, url: `https://host/pull/${host.open}` },
        },
      },
    }));
  };
  const close = async ({ id }: JobRecord) => {
    host.open -= 1;
    await store.updateShared(id, archiveJob(id, 'p', clock.now()));
  };
  return { clock, create, finish, close, host };
}

describe('the number of open pull requests', () => {
  it('is not asked for while the records leave room', async () => {
    const { create, finish, close, host } = await setUp({ most: 3 });
    const jobs = [await create(), await create()];
    for (const job of jobs) await finish(job);
    await finish(await create());
    expect(host.asked).toBe(0);
    await expect(create()).rejects.toThrow(/^3 pull requests of jobs are waiting for review/);
    await expect(create()).rejects.toThrow(/max-open-pull-requests/);
    expect(host.asked).toBe(1);
    // What was merged or closed is known from its delivery: a new job is possible at once.
    for (const job of jobs) await close(job);
    await create();
    expect(host.asked).toBe(1);
  });

  it('is asked for once a minute while many jobs wait that have none yet', async () => {
    const { clock, create, host } = await setUp({ most: 2 });
    for (let job = 0; job < 20; job += 1) await create();
    expect(host.asked).toBe(1);
    clock.advance(60_000);
    for (let job = 0; job < 20; job += 1) await create();
    expect(host.asked).toBe(2);
  });

  it('is asked for before a job is refused, because deliveries can be lost', async () => {
    const { create, finish, host } = await setUp({ most: 1 });
    await finish(await create());
    await expect(create()).rejects.toThrow(/max-open-pull-requests/);
    const merged = await setUp({ most: 1 });
    await merged.finish(await merged.create());
    merged.host.open = 0;
    await merged.create();
    expect([host.asked, merged.host.asked]).toEqual([1, 1]);
  });
});
