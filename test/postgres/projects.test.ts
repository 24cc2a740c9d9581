import { describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import { NotFound } from '../../src/shared/errors.ts';
import { projectsSuite } from '../store/projects.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { creating } from '../support/job.ts';

describe('projects in PostgreSQL', () => {
  projectsSuite(async () => createPostgresProjects(await testDatabase()));
});

describe('jobs of different projects', () => {
  async function setUp() {
    const database = await testDatabase();
    const wake = await testQueue(database);
    const storeOf = async (project: string) => {
      await addProject(database, project);
      return new PostgresStore({ database, project, wake });
    };
    const create = (store: PostgresStore, projectId: string, id: string) => {
      const decide = creating(id, { projectId, origin: { thread: 7 }, now: 0, perHour: 1 });
      return store.updateShared(id, decide, { counted: true, thread: '7' });
    };
    return { database, storeOf, create };
  }

  it('share no thread, no limit, and no record', async () => {
    const { storeOf, create } = await setUp();
    const [a, b] = [await storeOf('a'), await storeOf('b')];
    await create(a, 'a', 'job-of-a');
    await create(b, 'b', 'job-of-b');
    expect(await a.jobOfThread('7')).toBe('job-of-a');
    expect(await b.jobOfThread('7')).toBe('job-of-b');
    expect(await b.get('job-of-a')).toBeNull();
    expect(await b.list()).toEqual(['job-of-b']);
  });

  it('of a removed project take nothing new, and are there again with it', async () => {
    const { database, storeOf, create } = await setUp();
    const store = await storeOf('a');
    await create(store, 'a', 'job-1');
    const projects = createPostgresProjects(database);
    await projects.remove('a');
    await expect(create(store, 'a', 'job-2')).rejects.toThrow(NotFound);
    await addProject(database, 'a');
    expect(await store.list()).toEqual(['job-1']);
  });
});
