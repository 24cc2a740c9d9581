// A million jobs of 5,000 projects in the database: how soon each page of the dashboard begins to
// arrive from a real server, and how fast old jobs are archived. DOCKET_BENCH_JOBS makes it smaller.
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/postgres/database.ts';
import { archiveOld } from '../src/postgres/housekeeping.ts';
import { migrate } from '../src/postgres/migrate.ts';
import { createPostgresSessions } from '../src/postgres/sessions.ts';
import { newLink } from '../src/service/dashboard/routes/sign-in.ts';
import { newSecret } from '../src/service/projects/keys.ts';
import { systemClock } from '../src/shared/runtime.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import type { Figure } from './figure.ts';
import { startReceiver } from './support/deliveries.ts';
import { fillJobs, LARGE } from './support/many-jobs.ts';
import { percentile } from './support/percentile.ts';

export const name = 'size';

const JOBS = Number(process.env.DOCKET_BENCH_JOBS ?? 1_000_000);
const PROJECTS = 5_000;
const TIMES = 9;
const MOST_MS = 200;
const NO_APP = { APP_ID: '', PRIVATE_KEY: '', WEBHOOK_SECRET: '' };

export async function run(): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack();
  const server = await startPostgres();
  opened.defer(() => server.stop());
  const hour = 3_600_000;
  const database = openDatabase({ url: server.url, clock: systemClock, statementMs: hour });
  opened.defer(() => database.close());
  await migrate(database);
  await fillJobs(database, { jobs: JOBS, projects: PROJECTS });
  await sql`vacuum analyze`.execute(database.db);
  const serving = await startReceiver(server.url, NO_APP);
  opened.defer(() => serving.stop());
  const cookie = await signIn(database, serving.url);
  const [job] = await sql<{
    id: string;
  }>`select id from docket.job where project = ${LARGE} limit 1`
    .execute(database.db)
    .then(({ rows }) => rows);
  const pages: [string, string][] = [
    ['the list over all projects', '/'],
    ['the same, failed jobs', '/?status=failed'],
    ['the same, waiting for review', '/?status=waiting'],
    ['the list of a project with a fifth of the jobs', `/?project=${LARGE}`],
    ['a search over all projects without hits', '/?search=no+such+words+anywhere'],
    ['a search over all projects with many hits', '/?search=aeb'],
    ['a search for two letters without hits', '/?search=zq'],
    ['a search in that project without hits', `/?project=${LARGE}&search=no+such+words`],
    ['a job', `/jobs/${LARGE}/${job?.id}`],
    ['cost of that project', `/cost?project=${LARGE}`],
    ['the installation', '/installation'],
    ['keys', '/keys'],
    ['audit log', '/audit'],
  ];
  const figures: Figure[] = [];
  for (const [what, path] of pages) figures.push(await firstByte(what, serving.url + path, cookie));
  const archiving = performance.now();
  const archived = await archiveOld({ database, project: LARGE, now: Date.now() }, Date.now());
  const perSecond = (archived * 1000) / (performance.now() - archiving);
  figures.push({
    what: 'old jobs archived per second, in one project',
    value: perSecond.toFixed(0),
    goal: '≥ 500',
    ok: perSecond >= 500,
  });
  return figures;
}

async function signIn(database: Database, url: string): Promise<string> {
  const sessions = createPostgresSessions(database, systemClock);
  const path = await newLink({ clock: systemClock, sessions, newToken: newSecret });
  const headers = { origin: url };
  const answer = await fetch(url + path, { method: 'POST', redirect: 'manual', headers });
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

async function firstByte(what: string, url: string, cookie: string): Promise<Figure> {
  const times: number[] = [];
  let bytes = 0;
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie, accept: 'text/html' } });
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
    bytes = (await answer.arrayBuffer()).byteLength;
  }
  const [median, worst] = [percentile(times, 0.5), percentile(times, 1)];
  return {
    what: `${what}: first byte, median and worst of ${TIMES}`,
    value: `${median.toFixed(0)} ms, ${worst.toFixed(0)} ms; ${(bytes / 1000).toFixed(0)} kB`,
    goal: `≤ ${MOST_MS} ms`,
    ok: median <= MOST_MS,
  };
}
