// Jobs that were active in a backup, and published before it was restored.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../src/postgres/database.ts';
import { fileOn, PullRequests, testEngine, writesPage } from '../../support/engine.ts';
import { postgresWork } from '../../support/postgres-work.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';

const TABLES = ['docket.job', 'docket.thread', 'pgboss.job'];

async function backUp({ db }: Database): Promise<() => Promise<void>> {
  for (const [n, table] of TABLES.entries()) {
    const copy = sql.table(`public.copy_${n}`);
    await sql`create table ${copy} as select * from ${sql.table(table)}`.execute(db);
  }
  // As when nobody was heard of for a while: then a ticket that was active is sent again.
  await sql`update public.copy_2 set state = 'created'`.execute(db);
  return async () => {
    for (const [n, table] of TABLES.entries()) {
      await sql`delete from ${sql.table(table)}`.execute(db);
      const copy = sql.table(`public.copy_${n}`);
      await sql`insert into ${sql.table(table)} select * from ${copy}`.execute(db);
    }
  };
}

/** Three jobs whose agents are at work when the backup is made, and that end after it. */
async function publishedAfterBackup() {
  const remote = await repositoryWith({ 'docs/index.md': '# Home\n' });
  const pulls = new PullRequests();
  const work = await postgresWork();
  const [allStarted, backedUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const { engine, store } = await work.addProject('p', (store) => ({
    ...testEngine(
      remote,
      async (task, signal) => {
        runs += 1;
        if (runs === 3) allStarted.resolve();
        await backedUp.promise;
        return writesPage(task, signal);
      },
      { store, pulls, elsewhere: true },
    ),
  }));
  const jobs = [];
  for (const prompt of ['One', 'Two', 'Three']) jobs.push(await engine.create('p', { prompt }));
  await allStarted.promise;
  const restore = await backUp(work.database);
  backedUp.resolve();
  await work.idle('p');
  const branches = async () => {
    const refs = await testGit.run(['--git-dir', remote, 'for-each-ref', 'refs/heads/docket']);
    return refs.match(/docket\/.*$/gm)?.sort();
  };
  return {
    ...{ remote, pulls, store, restore, branches, runs: () => runs, ids: jobs.map(({ id }) => id) },
    continued: () => work.idle('p'),
  };
}

const namesOf = (ids: string[]) => ids.map((id) => `docket/${id}`).sort();

it('A restored job finds what it had published, and does nothing twice', async () => {
  const world = await publishedAfterBackup();
  const { ids, pulls, store } = world;
  expect(await world.branches()).toEqual(namesOf(ids));
  await world.restore();
  await world.continued();
  expect(await world.branches()).toEqual(namesOf(ids));
  expect([...pulls.states.keys()].sort()).toEqual(namesOf(ids));
  expect(world.runs()).toBe(3);
  for (const id of ids) {
    const summary = 'Wrote the page.';
    expect(await store.get(id)).toMatchObject({
      status: 'completed',
      turns: [{ state: 'done', summary }],
      work: { branch: `docket/${id}`, pull: { url: expect.any(String) } },
    });
    expect(pulls.plans.findLast(({ branch }) => branch.endsWith(id))?.body).toContain(summary);
  }
});

it('A proof that was copied to other files proves nothing', async () => {
  const { remote, ids, restore, continued, branches } = await publishedAfterBackup();
  const [id = ''] = ids;
  const git = (...args: string[]) => testGit.run(['--git-dir', remote, ...args]);
  const forged = await git(
    ...['commit-tree', 'main^{tree}', '-p', 'main'],
    ...['-m', await git('log', '-1', '--format=%B', `docket/${id}`)],
  );
  await git('update-ref', `refs/heads/docket/${id}`, forged.trim());
  await restore();
  await continued();
  expect(await branches()).toEqual([...namesOf(ids), `docket/${id}-2`].sort());
  expect(await fileOn(remote, `docket/${id}-2`, 'docs/page.md')).toContain('One');
});
