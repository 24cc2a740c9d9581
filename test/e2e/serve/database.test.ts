// The whole of it: a database, a server, a worker, and the code host, each a process of its own.
import { describe, expect, it } from 'vitest';
import { docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { jobsApi, organization } from '../../support/organization.ts';

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
