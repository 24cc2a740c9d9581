// A job that was accepted is done, once, whatever happens to the database meanwhile.
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { PostgresStore } from '../../../src/postgres/job-store.ts';
import { migrate } from '../../../src/postgres/migrate.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { type CutProxy, cutProxy } from '../../support/cut-proxy.ts';
import { addProject, migratedDatabase, testQueue } from '../../support/database.ts';
import { embedded } from '../../support/embedded.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { postgresWork } from '../../support/postgres-work.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { waitingDatabase } from '../../support/waiting-database.ts';

async function openWork(url: string) {
  const { database, triedAgain } = waitingDatabase(url);
  const work = await postgresWork(undefined, database);
  let published = 0;
  const told = Promise.withResolvers<void>();
  const world = await work.addProject('p', (store) => {
    const { tools, ...rest } = embedded(store, true);
    const { publisher } = tools;
    const publish: typeof publisher.publish = (...plan) => {
      published += 1;
      return publisher.publish(...plan);
    };
    const ended = () => told.resolve();
    return { ...rest, store, tools: { ...tools, publisher: { ...publisher, publish }, ended } };
  });
  return {
    ...world,
    triedAgain,
    /** Done by one run of the agent, published once, and known to be over by who did it. */
    async expectDoneOnce(id: string) {
      await told.promise;
      expect(await world.store.get(id)).toMatchObject({ status: 'completed', adoptions: 0 });
      expect({ prompts: world.prompts, published }).toEqual({ prompts: ['hold on'], published: 1 });
    },
  };
}

describe('a job whose agent is at work', () => {
  it('waits while the database cannot be reached, however long, and keeps its work', async () => {
    const proxy = await cutProxy(await migratedDatabase());
    const { service, held, release, triedAgain, expectDoneOnce } = await openWork(proxy.url);
    const { id } = await service.createJob('p', { prompt: 'hold on' });
    await held();
    proxy.cut();
    const tried = triedAgain(20);
    release();
    await tried;
    proxy.restore();
    await expectDoneOnce(id);
  });

  it('waits while PostgreSQL is down after an immediate shutdown', async () => {
    const server = await startPostgres({ durable: true });
    atTestEnd(() => server.stop());
    const { database } = waitingDatabase(server.url);
    await migrate(database);
    const { service, held, release, triedAgain, expectDoneOnce } = await openWork(server.url);
    const { id } = await service.createJob('p', { prompt: 'hold on' });
    await held();
    const startAgain = await server.kill();
    const tried = triedAgain(20);
    release();
    await tried;
    await startAgain();
    await server.crash();
    await expectDoneOnce(id);
  });

  it('waits while its tables are being restored', async () => {
    const url = await migratedDatabase();
    const { service, held, release, triedAgain, expectDoneOnce } = await openWork(url);
    const { id } = await service.createJob('p', { prompt: 'hold on' });
    await held();
    const { database } = waitingDatabase(url);
    await sql`alter table docket.job rename to gone`.execute(database.db);
    const tried = triedAgain(5);
    release();
    await tried;
    await sql`alter table docket.gone rename to job`.execute(database.db);
    await expectDoneOnce(id);
  });

  it('waits while the database has no free connection', async () => {
    const url = new URL(await migratedDatabase());
    const admin = new pg.Client(url.href);
    await admin.connect();
    atTestEnd(() => admin.end());
    const role = url.pathname.slice(1);
    await admin.query(`create role ${role} login password 'docket'`);
    await admin.query(`grant usage on schema docket, pgboss to ${role}`);
    await admin.query(`grant all on all tables in schema docket, pgboss to ${role}`);
    url.username = role;
    const { service, held, release, triedAgain, expectDoneOnce } = await openWork(url.href);
    const { id } = await service.createJob('p', { prompt: 'hold on' });
    await held();
    await admin.query(`alter role ${role} connection limit 0`);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = '${role}'`);
    const tried = triedAgain(5);
    release();
    await tried;
    await admin.query(`alter role ${role} connection limit -1`);
    await expectDoneOnce(id);
    await admin.query(`drop owned by ${role}; drop role ${role}`);
  });
});

describe.each(['before', 'after'] as const)('a connection that breaks %s a commit', (when) => {
  /** Breaks the nth commit from now on; answers how many there were. */
  function breakCommit(proxy: CutProxy, nth: number): () => number {
    let commits = 0;
    proxy.breakAt((sent) => sent.includes('commit\0') && ++commits === nth, when);
    return () => commits;
  }

  it('does no part of a job twice, and loses none', async () => {
    for (let nth = 1; ; nth++) {
      const proxy = await cutProxy(await migratedDatabase());
      const { service, held, release, expectDoneOnce } = await openWork(proxy.url);
      const { id } = await service.createJob('p', { prompt: 'hold on' });
      await held();
      const commits = breakCommit(proxy, nth);
      release();
      await expectDoneOnce(id);
      if (commits() < nth) break;
      expect(nth).toBeLessThan(20);
    }
  });

  it('makes a new job once', async () => {
    const proxy = await cutProxy(await migratedDatabase());
    const database = openDatabase({ url: proxy.url, clock: systemClock, patienceMs: 60_000 });
    atTestEnd(() => database.close());
    await addProject(database, 'p');
    const store = new PostgresStore({ database, project: 'p', wake: await testQueue(database) });
    const { service } = embedded(store, true);
    breakCommit(proxy, 1);
    const { id } = await service.createJob('p', { prompt: 'once' });
    expect(await store.list()).toEqual([id]);
  });
});
