import { describe, expect, it } from 'vitest';
import { scriptedService } from '../../support/scripted-service.ts';
import { PROJECT, testServer } from '../../support/serve.ts';

describe('the turns of tenants', () => {
  it('let a tenant wait for itself, refuse what nobody would wait for, and hold up nobody else', async () => {
    const asked: string[] = [];
    const released = Promise.withResolvers<void>();
    const { service, job } = scriptedService({
      getJob: async (project) => {
        asked.push(project);
        if (project === PROJECT) await released.promise;
        return job;
      },
    });
    const server = testServer(service);
    const other = server.addKey('other');
    const ask = (project: string, key: string) =>
      server.fetch(
        new Request(`http://localhost/v2/agent/${project}/job/job-1`, {
          headers: { authorization: `Bearer ${key}` },
        }),
      );
    const all = Array.from({ length: 104 }, () => ask(PROJECT, server.key));
    const refused = await ask(PROJECT, server.key);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: '100 requests of yours are waiting already. Send fewer at once.',
    });
    expect((await ask('other', other)).status).toBe(200);
    expect(asked).toEqual([PROJECT, PROJECT, PROJECT, PROJECT, 'other']);
    released.resolve();
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask(PROJECT, server.key)).status).toBe(200);
  });
});
