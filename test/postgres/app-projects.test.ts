import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createAppProjects } from '../../src/postgres/app-projects.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { aJob } from '../support/job.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

const handbook = { id: 11, fullName: 'acme/handbook' };
const site = { id: 12, fullName: 'acme/site' };
const installed = (...repositories: { id: number; fullName: string }[]) => ({
  suspended: false,
  repositories,
});

async function setUp() {
  const database = await testDatabase();
  const queue = await testQueue(database);
  const app = createAppProjects(database, queue, { clock: systemClock, log: silentLog });
  const projects = createPostgresProjects(database);
  const repos = async () => (await projects.list()).map(({ id, repo }) => [id, repo]);
  return { database, queue, app, projects, repos };
}

describe('the projects of an installation', () => {
  it('are its repositories, whatever was known before', async () => {
    const { app, repos, projects } = await setUp();
    await app.sync(7, installed(handbook));
    await app.sync(7, installed(handbook, site));
    expect(await repos()).toEqual([
      ['11', 'acme/handbook'],
      ['12', 'acme/site'],
    ]);
    expect(await projects.find('11')).toMatchObject({ app: { installation: 7, repository: 11 } });
    await app.sync(7, installed(site));
    expect(await repos()).toEqual([['12', 'acme/site']]);
    await app.sync(7, null);
    expect(await repos()).toEqual([]);
    await app.sync(8, installed(handbook));
    expect(await projects.find('11')).toMatchObject({ app: { installation: 8 } });
  });

  it('keep their ids when a repository gets another name or owner', async () => {
    const { app, repos } = await setUp();
    await app.sync(7, installed(handbook));
    await app.sync(7, installed({ id: 11, fullName: 'acme/guide' }));
    expect(await repos()).toEqual([['11', 'acme/guide']]);
    // Moved to another organization, whose event came first.
    await app.sync(9, installed({ id: 11, fullName: 'umbrella/guide' }));
    await app.sync(7, installed());
    expect(await repos()).toEqual([['11', 'umbrella/guide']]);
  });

  it('follow the new name of their owner without a list of them', async () => {
    const { app, repos } = await setUp();
    await app.sync(7, installed(handbook, site));
    await app.sync(8, installed({ id: 13, fullName: 'octo/site' }));
    await app.sync(7, { ...installed(), owner: 'umbrella' }, 'owner');
    expect(await repos()).toEqual([
      ['11', 'umbrella/handbook'],
      ['12', 'umbrella/site'],
      ['13', 'octo/site'],
    ]);
  });

  it('change one by one, without a lock on those that stay as they are', async () => {
    const { database, app, repos } = await setUp();
    await app.sync(7, installed(handbook, site));
    const outside = new pg.Client(database.url);
    await outside.connect();
    atTestEnd(() => outside.end());
    await outside.query('begin');
    await outside.query(`select from docket.project where id = '12' for update`);
    const guide = { id: 11, fullName: 'acme/guide' };
    // What is not said about the other repository changes nothing there.
    await app.sync(7, installed(guide), 11);
    await app.sync(7, installed(handbook, site));
    await app.sync(7, installed(), 11);
    await app.sync(7, installed(guide), 11);
    expect(await repos()).toEqual([
      ['11', 'acme/guide'],
      ['12', 'acme/site'],
    ]);
  });

  it('end their jobs when the repository is transferred, and only then', async () => {
    const { database, queue, app } = await setUp();
    await app.sync(7, installed(handbook));
    const store = new PostgresStore({ database, project: '11', wake: queue });
    const job = { ...aJob(), projectId: '11' };
    await store.update('a1', () => ({ result: undefined, story: 'created', job }));
    await app.sync(7, installed(handbook));
    expect(await store.get('a1')).toMatchObject({ status: 'active' });
    await app.sync(9, installed({ id: 11, fullName: 'umbrella/handbook' }));
    expect(await store.get('a1')).toMatchObject({
      status: 'failed',
      reason:
        'The repository acme/handbook is umbrella/handbook now, so this job was stopped. Retry it to continue there.',
    });
  });

  it('are those that were added by hand, where their repository is known to be the same', async () => {
    const { database, app, repos } = await setUp();
    await addProject(database, 'docs', 'Acme/Handbook');
    await createPostgresProjects(database).record('docs', 11);
    await app.sync(7, installed(handbook));
    expect(await repos()).toEqual([['docs', 'acme/handbook']]);
    expect(await app.ofRepository(11)).toMatchObject({ id: 'docs', suspended: false });
  });

  it('never take over what was added by hand and has only the name in common', async () => {
    const { database, app, repos } = await setUp();
    await addProject(database, 'docs', 'acme/handbook');
    await addProject(database, 'pages', 'acme/site');
    await createPostgresProjects(database).record('docs', 99);
    await app.sync(7, installed(handbook, site));
    const rest = (await repos()).filter(([id]) => id !== 'docs' && id !== 'pages');
    expect(rest).toEqual([
      ['11', 'acme/handbook'],
      [String(site.id), site.fullName],
    ]);
    const byHand = createPostgresProjects(database);
    expect(await byHand.find('docs')).not.toHaveProperty('app');
    // It stays what it was, beside the one of the App.
    expect(await byHand.record('pages', site.id)).toBe(site.id);
    expect(await byHand.find('pages')).not.toHaveProperty('app');
  });

  it('are the first of several that were added by hand for one repository', async () => {
    const { database, app, repos } = await setUp();
    const byHand = createPostgresProjects(database);
    for (const id of ['api-docs', 'docs']) {
      await addProject(database, id, 'acme/handbook');
      await byHand.record(id, 11);
    }
    for (let times = 0; times < 2; times += 1) {
      await app.sync(7, installed(handbook));
      expect(await app.ofRepository(11)).toMatchObject({ id: 'api-docs' });
      expect(await byHand.find('docs')).not.toHaveProperty('app');
    }
    expect(await repos()).toHaveLength(2);
  });

  it('stop while it is suspended, and continue after that', async () => {
    const { app } = await setUp();
    await app.sync(7, installed(handbook));
    await app.sync(7, { suspended: true, repositories: [] });
    expect(await app.ofRepository(11)).toMatchObject({ suspended: true });
    await app.sync(7, installed(handbook));
    expect(await app.ofRepository(11)).toMatchObject({ suspended: false });
  });
});
