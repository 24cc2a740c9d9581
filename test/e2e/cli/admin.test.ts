import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPostgresAudit } from '../../../src/postgres/audit.ts';
import { PostgresStore } from '../../../src/postgres/job-store.ts';
import { docket } from '../../support/cli.ts';
import { addProject, testDatabase, testQueue } from '../../support/database.ts';
import { creating } from '../../support/job.ts';

async function setUp() {
  const database = await testDatabase();
  const queue = await testQueue(database);
  await addProject(database, 'p');
  const store = new PostgresStore({ database, project: 'p', wake: queue });
  await store.updateShared('j1', creating('j1'), { counted: true });
  return {
    store,
    database,
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
  const again = await admin('fail', 'j1');
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('Job j1 is failed') });
  expect((await admin('show', 'j2')).stderr).toContain('There is no job j2');
  expect((await admin('show')).code).toBe(2);
});

it('docket admin tries failed jobs again, all of an outage or one, and none that was cancelled', async () => {
  const { admin, tickets, audit, store } = await setUp();
  await admin('fail', 'j1', '--reason', 'GitHub was away.');
  const dry = await admin('retry', '--since', '1h', '--reason', 'github WAS', '--dry-run');
  expect(dry.stdout).toMatch(/^j1 +p +\S+Z +GitHub was away\.\n$/);
  expect(dry.stderr).toBe('1 jobs would be tried again.\n');
  expect(await store.get('j1')).toMatchObject({ status: 'failed' });
  for (const other of [
    ['--since', '2030-01-01'],
    ['--since', '1d', '--reason', 'full disk'],
  ]) {
    expect((await admin('retry', ...other)).stderr).toBe('0 jobs are tried again.\n');
  }
  expect((await admin('retry', '--since', '1h')).stderr).toBe('1 jobs are tried again.\n');
  const open = { status: 'active', reason: null, turns: [{ state: 'queued', prompt: 'x' }] };
  expect(await store.get('j1')).toMatchObject(open);
  expect(await tickets()).toEqual(['created']);
  await admin('fail', 'j1');
  expect((await admin('requeue', 'j1')).code).toBe(0);
  expect(await store.get('j1')).toMatchObject(open);
  expect((await audit()).toReversed()).toEqual([
    ...['job.fail p j1', 'job.retry p j1', 'job.fail p j1', 'job.requeue p j1'],
  ]);
  await admin('fail', 'j1', '--reason', 'cancelled');
  expect((await admin('retry', '--since', '1h')).stderr).toBe('0 jobs are tried again.\n');
  expect((await admin('requeue', 'j1')).stderr).toContain('is cancelled by a person');
  expect((await admin('retry')).stderr).toContain('`--since TIME` is required');
  expect((await admin('retry', '--since', 'soon')).code).toBe(2);
  expect((await admin('retry', 'j1', '--since', '1h')).stderr).toContain(
    'Unexpected argument `j1`',
  );
});

it('docket admin lists workers, and tells one to drain', async () => {
  const { admin, database, store } = await setUp();
  expect((await admin('workers')).stderr).toContain('There are no workers.');
  await sql`insert into docket.worker (name, not_ready) values ('here 1', 'The disk is full.')`.execute(
    database.db,
  );
  const lease = { token: 'secret', counter: 3, worker: 'here 1' };
  const held = (job: unknown) => ({ ...(job as object), lease }) as never;
  await store.update('j1', (job) => ({ result: undefined, story: 'taken', job: held(job) }));
  expect((await admin('workers')).stdout).toMatch(
    /^here 1 +since \S+Z +1 jobs +The disk is full\.\n$/,
  );
  expect((await admin('show', 'j1')).stdout).toMatch(/^lease +counter 3, here 1$/m);
  expect((await admin('drain', 'here 1')).code).toBe(0);
  expect(JSON.parse((await admin('workers', '--json')).stdout)).toMatchObject([{ draining: true }]);
  expect((await admin('drain', 'nobody')).stderr).toContain('There is no worker nobody.');
});

it('docket admin lists deliveries that wait or are dead, and replays the dead ones', async () => {
  const { admin, database } = await setUp();
  const payload = {
    action: 'created',
    installation: { id: 1 },
    repository: { id: 7, full_name: 'o/r' },
  };
  const comment = { ...payload, issue: { number: 3 }, comment: { id: 9, body: '/docs x' } };
  const waiting = {
    since: '2026-11-01T00:00:00.000Z',
    attempts: 3,
    nextAttempt: null,
    reason: 'GitHub is away.',
  };
  for (const [guid, dead] of [
    ['g1', null],
    ['g2', '2026-11-02T00:00:00Z'],
  ]) {
    await sql`insert into docket.delivery (guid, digest, event, received_at, payload, waiting, dead_at)
      values (${guid}, ${guid}, 'issue_comment', now(), ${JSON.stringify(comment)},
        ${JSON.stringify(waiting)}, ${dead})`.execute(database.db);
  }
  expect((await admin('deliveries')).stdout).toMatch(
    /^g1 +issue_comment +o\/r +\S+Z +next now +GitHub is away\.\n$/,
  );
  const dry = await admin('deliveries', '--dead', '--replay', '--dry-run');
  expect(dry).toMatchObject({
    stdout: expect.stringMatching(/^g2 .+ gave up/),
    stderr: '1 deliveries.\n',
  });
  const replayed = await admin('deliveries', '--dead', '--replay');
  expect(replayed.stderr).toBe('1 deliveries are tried again.\n');
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from pgboss.job where name = 'hooks'`.execute(database.db);
  expect(rows).toEqual([{ key: '7#3' }]);
  expect((await admin('deliveries', '--dead')).stderr).toBe('0 deliveries.\n');
  expect((await admin('deliveries', '--replay')).stderr).toContain('`--replay` requires `--dead`');
});
