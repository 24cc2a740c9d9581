import { describe, expect, it } from 'vitest';
import { dashboardServer } from '../../support/dashboard.ts';
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

  it('make three pages of the dashboard at a time, and two for each person', async () => {
    let [made, most] = [0, 0];
    const { service } = scriptedService({});
    const { signedIn } = dashboardServer(service, {
      async installation() {
        made += 1;
        most = Math.max(most, made);
        await new Promise((next) => setImmediate(next));
        made -= 1;
        return { app: null, workers: null };
      },
    });
    const visit = async (...names: string[]) => {
      most = 0;
      const people = await Promise.all(names.map((name) => signedIn('all', name)));
      const pages = await Promise.all(
        people.flatMap((person) => Array.from({ length: 16 }, () => person.get('/installation'))),
      );
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
      return most;
    };
    expect(await visit('mona')).toBe(2);
    expect(await visit('mona', 'octo', 'hubot')).toBe(3);
  });
});
