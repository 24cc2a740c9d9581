// One project of a server that is very busy, or whose row someone has locked, and its neighbors.
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { createPostgresKeys } from '../../../src/postgres/keys.ts';
import { createPostgresProjects } from '../../../src/postgres/projects.ts';
import { mintKey, newSecret } from '../../../src/service/projects/keys.ts';
import { isoTime, systemClock } from '../../../src/shared/runtime.ts';
import { docketServe } from '../../support/cli.ts';
import { addProject, migratedDatabase, SETTINGS } from '../../support/database.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** More than the server has connections. */
const CREATES = 95;

async function setUp(env: Record<string, string> = { GITHUB_TOKEN: 'never-used' }) {
  const url = await migratedDatabase();
  const database = openDatabase({ url, clock: systemClock });
  atTestEnd(() => database.close());
  const createdAt = isoTime(systemClock.now());
  const keys = ['busy', 'other'].map((project) =>
    mintKey({ id: project, project, prefix: 'docket_', createdAt, expiresAt: null }, newSecret()),
  );
  for (const { record } of keys) await addProject(database, record.project);
  await createPostgresKeys(database, systemClock).update(() => keys.map(({ record }) => record));
  const server = await docketServe(['--database', url], env);
  const ask = async (method: string, project: 'busy' | 'other', job = '') => {
    const key = keys.find(({ record }) => record.project === project)?.key;
    const answer = await fetch(`${server.url}/v2/agent/${project}/job${job}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify({ prompt: 'Explain --json' }) }),
    });
    return { status: answer.status, body: (await answer.json()) as { id: string } };
  };
  const outside = new pg.Client(url);
  await outside.connect();
  atTestEnd(() => outside.end());
  return { server, ask, outside, key: keys[0]?.key, database };
}

it('A project whose row is locked stops no other project, and not /readyz', async () => {
  const { server, ask, outside } = await setUp();
  await outside.query('begin');
  await outside.query(`select from docket.project where id = 'busy' for update`);
  const creates = Array.from({ length: CREATES }, () => ask('POST', 'busy'));
  for (let round = 0; round < 3; round += 1) {
    const created = await ask('POST', 'other');
    expect(created).toMatchObject({ status: 201, body: { status: 'active' } });
    expect(await ask('GET', 'other', `/${created.body.id}`)).toMatchObject({ status: 200 });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }
  const { rows } = await outside.query(`select from docket.job where project = 'busy'`);
  expect(rows).toEqual([]);
  await outside.query('rollback');
  // Those that had waited for too long were refused, and nothing else went wrong.
  const statuses = new Set((await Promise.all(creates)).map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
});

it('A server without a token for GitHub answers whoever only reads', async () => {
  const { server, key, database } = await setUp({});
  const settings = { ...SETTINGS, accessLogs: ['/logs/*'] };
  await createPostgresProjects(database).replace({ id: 'busy', repo: 'acme/handbook', settings });
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { Authorization: `Bearer ${key}` } });
    return answer.status;
  };
  expect(await read('/v1/analytics/busy/views')).toBe(200);
  expect(await read('/v2/agent/busy/usage')).toBe(200);
});
