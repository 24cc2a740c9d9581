import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createJob } from '../../../src/jobs/intake.ts';
import { createPostgresAudit } from '../../../src/postgres/audit.ts';
import { PostgresStore } from '../../../src/postgres/job-store.ts';
import { docket } from '../../support/cli.ts';
import { addProject, testDatabase, testQueue } from '../../support/database.ts';

async function setUp() {
  const database = await testDatabase();
  const queue = await testQueue(database);
  await addProject(database, 'p');
  const store = new PostgresStore({ database, project: 'p', wake: queue });
  const birth = { id: 'j1', repository: 'o/r', ref: 'main', model: 'm' };
  const wanted = { projectId: 'p', prompt: 'x', now: Date.now() };
  await store.updateShared('j1', createJob(wanted, birth, { perHour: 9 }), { counted: true });
  return {
    store,
    admin: (...args: string[]) => docket(['admin', ...args, '--database', database.url]),
    tickets: async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'turns' and singleton_key = 'j1'`.execute(
        database.db,
      );
      return rows.map(({ state }) => state);
    },
    lose: () => sql`delete from pgboss.job where singleton_key = 'j1'`.execute(database.db),
    audit: async () => {
      const { entries } = await createPostgresAudit(database).list({ limit: 9 });
      return entries.map(({ action, project, detail }) => `${action} ${project} ${detail.job}`);
    },
  };
}

it('docket admin shows a job that nobody works on, and gives it to a worker', async () => {
  const { admin, lose, tickets, audit, store } = await setUp();
  const shown = await admin('show', 'j1');
  expect(shown.stdout).toMatch(/^status +active$/m);
  expect(shown.stdout).toMatch(/^lease +none\nticket +created, created \S+ \S+, started never/m);
  await lose();
  expect((await admin('show', 'j1')).stderr).toContain('Run docket admin requeue.');
  expect((await admin('requeue', 'j1')).code).toBe(0);
  expect(await tickets()).toEqual(['created']);
  expect(await audit()).toEqual(['job.requeue p j1']);
  const lease = { token: 'of a worker', counter: 3 };
  const held = (job: unknown) => ({ ...(job as object), lease }) as never;
  await store.update('j1', (job) => ({ result: undefined, story: 'taken', job: held(job) }));
  expect(JSON.parse((await admin('show', 'j1', '--json')).stdout).lease).toEqual({ counter: 3 });
  await admin('requeue', 'j1');
  // Whatever that worker writes from now on is refused.
  expect(await store.get('j1')).toMatchObject({ status: 'active', lease: null });
  expect(await tickets()).toEqual(['created']);
});

it('docket admin ends a job with a reason, and leaves one that is over alone', async () => {
  const { admin, tickets, audit, store } = await setUp();
  expect((await admin('fail', 'j1', '--reason', 'The disk was lost.')).code).toBe(0);
  expect(await store.get('j1')).toMatchObject({ status: 'failed', reason: 'The disk was lost.' });
  expect(await tickets()).toEqual([]);
  expect(await audit()).toEqual(['job.fail p j1']);
  const again = await admin('requeue', 'j1');
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('Job j1 is failed') });
  expect((await admin('show', 'j2')).stderr).toContain('There is no job j2');
  expect((await admin('show')).code).toBe(2);
});
