// The whole of it: a database, a server, a worker, and the code host, each a process of its own.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { cutProxy } from '../../support/cut-proxy.ts';
import { emptyDatabase, migratedDatabase } from '../../support/database.ts';
import { jobsApi, organization } from '../../support/organization.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const APP_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('docket serve and docket work with a database', () => {
  it('turn a prompt into a pull request', async () => {
    const { env, database, key } = await organization(await emptyDatabase());
    const server = await docketServe(database, env);
    const worker = await docketWork(database, env);
    const { create, finished } = jobsApi(server.url, key);
    const job = await create('Make it better');
    expect(job).toMatchObject({ status: 'active', source: { repository: 'octo/handbook' } });
    const done = await finished(job.id);
    expect(done).toMatchObject({ status: 'completed', docket: { reason: 'Made it better.' } });
    expect(done.prLink).toMatch(/\/octo\/handbook\/pull\/1$/);
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stderr() + worker.stderr()).not.toContain(key);
  });
});

it('does not keep half a worker running when the database goes away while it starts', async () => {
  const network = await cutProxy(await migratedDatabase());
  network.breakAt((sent) => /insert into \S+\.schedule/i.test(sent), 'before');
  const args = ['work', '--isolation', 'best', '--database', network.url];
  const { code, stderr } = await docket(args);
  expect(code).toBe(1);
  expect(stderr).toContain('The connection to the database was lost. Try again in a moment.');
  expect(stderr).not.toContain('failed unexpectedly');
});

it('ends a server that cannot start, with the reason', async () => {
  const env = { APP_ID: '1', PRIVATE_KEY: APP_KEY, WEBHOOK_SECRET: 'short' };
  const args = ['serve', '--port', '0', '--isolation', 'best'];
  const { code, stderr } = await docket([...args, '--database', await migratedDatabase()], env);
  expect(code).toBe(1);
  expect(stderr).toContain('WEBHOOK_SECRET must be the webhook secret of the GitHub App');
});
