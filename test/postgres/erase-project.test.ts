import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../src/postgres/database.ts';
import { createDeliveries } from '../../src/postgres/deliveries.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import type { Queue } from '../../src/postgres/queue.ts';
import { createSettingsFiles } from '../../src/postgres/settings-files.ts';
import { createPostgresHistory } from '../../src/postgres/views-history.ts';
import { buildRollups } from '../../src/postgres/views-sums.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { creating } from '../support/job.ts';

/** Everything that a project can have. */
async function fill(database: Database, queue: Queue, project: string): Promise<void> {
  await addProject(database, project, `org-${project}/docs-${project}`);
  const repository = await createPostgresProjects(database).record(
    project,
    7_000_000_000 + project.length,
  );
  // Long, so that no time of a row contains it by chance.
  const installation = 8_000_000_000 + project.length;
  await sql`update docket.project set installation_id = ${installation}
    where id = ${project}`.execute(database.db);
  const file = { text: `# Settings of ${project}`, etag: null };
  const files = createSettingsFiles(database, systemClock);
  await files.save(`org-${project}/docs-${project} (${repository})`, file, 0);
  await files.save(`org-${project}/.github (installation ${installation})`, file, 0);
  await sql`insert into docket.session (hash, kind, actor, grants, expires_at)
    values (${`hash-${project.length}`}, 'github', 'zoe', ${JSON.stringify({ [project]: 'read', other: 'read' })}, now())`.execute(
    database.db,
  );
  const id = `job-${project}`;
  const wanted = { projectId: project, prompt: `Secret of ${project}`, origin: { thread: 7 } };
  await new PostgresStore({ database, project, wake: queue }).updateShared(
    id,
    creating(id, wanted),
    { counted: true },
  );
  const deliveries = createDeliveries(database, queue.hooks, systemClock);
  const delivery = { guid: project, digest: project, event: 'issue_comment' };
  const payload = { comment: { body: `Secret of ${project}` } };
  const tenant = `installation ${installation}`;
  await deliveries.accept({ ...delivery, payload }, project, tenant);
  await deliveries.ledTo(project, id);
  // GitHub tells of installations and of threads that led to nothing, too.
  const named = { full_name: `org-${project}/docs-${project}`, id: repository };
  const sender = { login: `person-of-${project}` };
  for (const [guid, event, more] of [
    [`g1-${project}`, 'installation', {}],
    [`g2-${project}`, 'issue_comment', { repository: named }],
  ] as const) {
    const said = { installation: { id: installation }, sender, ...more };
    await deliveries.accept({ guid, digest: guid, event, payload: said }, `key ${guid}`, tenant);
    await database.transaction((tx) => queue.checks.send({ delivery: guid }, guid, tx, tenant));
    await sql`insert into docket.failed_delivery (guid, attempt, at, attempts, asked)
      values (${guid}, 1, now(), 1, false)`.execute(database.db);
  }
  const day = { day: '2026-09-01', file: 'log', lines: 1, rules: '1', agents: new Map() };
  const pages = new Map([['/secret', [1]]]);
  await createPostgresHistory(database, project).add([{ ...day, pages, missing: new Map() }]);
  await database.transaction((tx) =>
    queue.logs.send({ project, name: '/logs/secret' }, project, tx, project),
  );
  await sql`insert into docket.log_file (project, file, name, settings, quality, seen_at)
    values (${project}, 'log', '/logs/secret', '', '{}', now())`.execute(database.db);
  await sql`insert into docket.api_key (id, project, prefix, hash, scopes, created_at)
    values (${`key-${project}`}, ${project}, 'docket_', '', '{jobs}', now())`.execute(database.db);
}

/** Partitions are read with the table that they belong to. */
async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace::regnamespace::text in ('docket', 'pgboss')
      and relkind in ('r', 'p') and not relispartition`.execute(database.db);
  return rows.map(({ name }) => name).sort();
}

/** Tables that name no tenant. A new one is in `fill` or here. */
const WITHOUT_TENANTS = [
  ...['migration', 'migration_lock', 'compatible'].map((name) => `docket.${name}`),
  // Of the installation as a whole.
  ...['docket.app_secret', 'docket.attempts_pass', 'docket.worker'],
  // It refuses that anything is deleted, and `docs/operating.md` says so.
  'docket.audit',
  // Of queues, not of their tickets.
  ...['version', 'queue', 'queue_stats', 'schedule', 'subscription', 'warning', 'bam'].map(
    (name) => `pgboss.${name}`,
  ),
  // Tickets here depend on no other ticket.
  'pgboss.job_dependency',
];

/** How many rows of each table have its name anywhere: of the project, its owner, people, or jobs. */
async function rowsOf(database: Database, project: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tablesOf(database)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(name)} as one where one::text like ${`%${project}%`}`.execute(database.db);
    if (rows[0]?.count) counts[name] = rows[0].count;
  }
  return counts;
}

it('deletes all that a project has, and nothing of any other', async () => {
  const database = await testDatabase();
  const queue = await testQueue(database);
  for (const project of ['forgotten', 'kept']) await fill(database, queue, project);
  await buildRollups(database, Date.UTC(2026, 10, 15));
  const before = await rowsOf(database, 'kept');
  expect([...Object.keys(before), ...WITHOUT_TENANTS].sort()).toEqual(await tablesOf(database));
  expect(Object.keys(await rowsOf(database, 'forgotten'))).toEqual(Object.keys(before));
  await createPostgresProjects(database).erase('forgotten');
  const left = await rowsOf(database, 'forgotten');
  expect(left).toEqual({});
  for (const id of ['8000000009', '7000000009']) expect(await rowsOf(database, id)).toEqual({});
  expect(await rowsOf(database, 'kept')).toEqual(before);
});
