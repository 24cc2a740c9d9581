import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { logLine } from '../../support/access-logs.ts';
import { until } from '../../support/app.ts';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { jobsApi, organization } from '../../support/organization.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

const DOCS = resolve(import.meta.dirname, '../../../docs/operating.md');

/** Exactly what the docs say, for a user of this test. */
function documentedGrants(user: string): string {
  const [, sql = ''] = /```sql\n([\s\S]+?)```/.exec(readFileSync(DOCS, 'utf8')) ?? [];
  return sql.replaceAll('docket_app', user);
}

it('A database user with the documented rights can run everything but migrations', async () => {
  const owner = await emptyDatabase();
  const { env, run } = await organization(owner);
  const user = `app_${process.pid}_${Date.now()}`;
  const admin = new pg.Client(owner);
  await admin.connect();
  atTestEnd(() => admin.end());
  // What everyone may do by default is taken away, so that nothing else helps.
  await admin.query(`revoke all on schema public from public;
    create role ${user} login password 'of the app'; ${documentedGrants(user)}`);
  atTestEnd(async () => {
    await admin.query(`drop owned by ${user}; drop role ${user}`);
  });
  const url = new URL(owner);
  url.username = user;
  url.password = '';
  const database = ['--database', url.href];
  const given = { ...env, PGPASSWORD: 'of the app', DOCKET_METRICS_TOKEN: 'token-of-the-scraper' };

  const logs = join(tempDir(), 'logs');
  mkdirSync(logs);
  writeFileSync(join(logs, 'access.log'), logLine(5, '/guide').repeat(3));
  const set = ['projects', 'set', 'acme', '--access-logs', join(logs, '*'), ...database];
  expect(await docket(set, given)).toMatchObject({ code: 0 });
  const created = await docket(['keys', 'create', '--project', 'acme', ...database], given);
  expect(created).toMatchObject({ code: 0 });

  const server = await docketServe(database, given);
  const worker = await docketWork(database, given);
  const api = jobsApi(server.url, created.stdout.trim());
  const { id } = await api.create('Make it better');
  expect(await api.finished(id)).toMatchObject({ status: 'completed' });
  expect((await api.ask('POST', `/${id}/archive`)).status).toBe(200);
  const ask = async (path: string) => {
    const headers = { Authorization: `Bearer ${created.stdout.trim()}` };
    return (await fetch(`${server.url}${path}`, { headers })).json() as Promise<never>;
  };
  type Views = { totals: { total: number } };
  const range = 'dateFrom=2026-10-01&dateTo=2026-10-31';
  const views = () => ask(`/v1/analytics/acme/views?${range}`) as Promise<Views>;
  await until(async () => (await views()).totals.total === 3);
  expect(await ask('/v2/agent/acme/usage')).toHaveProperty('months');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(worker.stderr() + server.stderr()).not.toMatch(/may not do this|permission denied/);
  expect(await run('projects', 'list')).toContain('acme');
});
