// The dashboard in front of a database with more projects than fit on a page.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocsService } from '../../src/contract/service.ts';
import { ofProject } from '../../src/jobs/intake.ts';
import type { Database } from '../../src/postgres/database.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresListing } from '../../src/postgres/listing.ts';
import { listServed } from '../../src/postgres/projects.ts';
import { createDirectory, manyServices } from '../../src/service/embedded-service.ts';
import type { Grants } from '../../src/service/projects/session.ts';
import { dashboardServer } from '../support/dashboard.ts';
import { SETTINGS, testDatabase } from '../support/database.ts';
import { creating } from '../support/job.ts';
import { ManualClock } from '../support/manual-clock.ts';

const PROJECTS = 250;
const NOW = Date.UTC(2026, 10, 15, 12);
const idOf = (n: number) => `p${String(n).padStart(3, '0')}`;

let database: Database;
let service: DocsService;

beforeAll(async () => {
  database = await testDatabase((close) => afterAll(close));
  await sql`insert into docket.project (id, repo, settings)
    select 'p' || lpad(n::text, 3, '0'), 'acme/repo-' || n, ${JSON.stringify(SETTINGS)}::json
    from generate_series(0, ${PROJECTS - 1}::int) n`.execute(database.db);
  const storeOf = (project: string) =>
    new PostgresStore({ database, project, wake: { send: async () => {} } });
  for (let n = 0; n < PROJECTS; n += 2) {
    const project = idOf(n);
    const wanted = { projectId: project, prompt: `Request of ${project}.`, now: NOW + n };
    const id = `job-${n}`;
    await storeOf(project).updateShared(id, creating(id, wanted), { counted: true });
  }
  const clock = new ManualClock(NOW);
  const directory = createDirectory(
    async (project, id) => ofProject(await storeOf(project).get(id), id, project),
    { listing: createPostgresListing(database), clock },
  );
  const opened = () => Promise.reject(new Error('A list opens no project.'));
  service = manyServices(opened, directory);
});

const signIn = (grants: Grants) =>
  dashboardServer(service, { projects: () => listServed(database) }).signedIn(grants);
const linksIn = (body: string) =>
  [...body.matchAll(/class="request" href="([^"]+)"/g)].map(([, path]) => path);
const nextIn = (body: string) =>
  /rel="next" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');

describe('with hundreds of projects', () => {
  it('the list goes over all of them, page by page', async () => {
    const operator = await signIn('all');
    const seen: (string | undefined)[] = [];
    for (let path: string | undefined = '/'; path; ) {
      const { status, body } = await operator.get(path);
      expect(status).toBe(200);
      expect(body).not.toContain('Only the jobs');
      seen.push(...linksIn(body));
      path = nextIn(body);
    }
    const all = Array.from({ length: PROJECTS / 2 }, (_, at) => PROJECTS - 2 - 2 * at);
    expect(seen).toEqual(all.map((n) => `/jobs/${idOf(n)}/job-${n}`));
  });

  it('a person sees jobs of their own only', async () => {
    const grants = Object.fromEntries([4, 5, 6, 7].map((n) => [idOf(n), 'read' as const]));
    const { body } = await (await signIn(grants)).get('/');
    expect(linksIn(body)).toEqual(['/jobs/p006/job-6', '/jobs/p004/job-4']);
  });

  it('a project is chosen by its name or its ID, also for its cost', async () => {
    const operator = await signIn('all');
    const { body } = await operator.get('/?project=acme%2Frepo-8');
    expect(linksIn(body)).toEqual(['/jobs/p008/job-8']);
    expect(body).toContain('<input name="project" maxlength="200" value="acme/repo-8"');
    expect(body).not.toContain('<select name="project">');
    expect((await operator.get('/cost?project=p008')).body).toContain('2026-11');
    expect((await operator.get('/cost?project=nope')).status).toBe(404);
  });

  it('the search looks through all of them', async () => {
    const operator = await signIn('all');
    expect(linksIn((await operator.get('/?search=OF+p100')).body)).toEqual(['/jobs/p100/job-100']);
    expect((await operator.get('/?search=of+p101')).body).toContain('No jobs match this filter.');
  });

  it('the page of the installation shows a hundred at a time', async () => {
    const operator = await signIn('all');
    const seen: (string | undefined)[] = [];
    for (let path: string | undefined = '/installation'; path; ) {
      const { body } = await operator.get(path);
      expect(body).toContain('Projects (250)');
      const found = [...body.matchAll(/<code>(p\d+)<\/code>/g)].map(([, id]) => id);
      expect(found.length).toBeLessThanOrEqual(100);
      seen.push(...found);
      path = nextIn(body);
    }
    expect(seen.toSorted()).toEqual(Array.from({ length: PROJECTS }, (_, n) => idOf(n)));
  });

  it('a record and settings that cannot be read hide nothing else', async () => {
    await sql`update docket.job set record = '{"id":1}' where id = 'job-248'`.execute(database.db);
    await sql`update docket.project set settings = '[]' where id = 'p246'`.execute(database.db);
    const { status, body } = await (await signIn('all')).get('/');
    expect(status).toBe(200);
    expect(body).toContain(
      '<a href="/jobs/p248/job-248">job-248</a> of acme/repo-248 is not listed',
    );
    expect(linksIn(body).slice(0, 2)).toEqual(['/jobs/p246/job-246', '/jobs/p244/job-244']);
  });
});
