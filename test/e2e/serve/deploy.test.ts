// examples/deploy/compose.yaml with processes instead of containers: the servers get exactly the
// command and the variables that the file gives them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appScene, SECRET, until } from '../../support/app.ts';
import { docketServe, docketWork } from '../../support/cli.ts';
import { jobsApi } from '../../support/organization.ts';
import { tempDir } from '../../support/temp.ts';

const COMPOSE = resolve(import.meta.dirname, '../../../examples/deploy/compose.yaml');

interface Service {
  command: string[];
  environment: Record<string, string | null>;
}

const { services } = parse(readFileSync(COMPOSE, 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

/** As compose does it: a name without a value is passed on if `.env` has it. */
function environment(service: string, dotEnv: Record<string, string>): Record<string, string> {
  const given = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const found = value ?? dotEnv[name];
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

/** The options of its command, with this database, on this machine, and on any port. */
function options(service: string, database: string): string[] {
  const [, ...rest] = services[service]?.command ?? [];
  return rest
    .map((word) => word.replace('postgresql://docket@database/docket', database))
    .map((word) => word.replace('0.0.0.0', '127.0.0.1'))
    .map((word) => word.replace(/\$\{PUBLIC_URL:.*\}/, 'https://docket.example.com'));
}

async function composed(agent: Record<string, string>) {
  const { repo, app, env, database, run } = await appScene();
  const [, url = ''] = database;
  const file = join(tempDir(), 'private-key.pem');
  writeFileSync(file, app.privateKey);
  const password = join(tempDir(), 'database-password');
  writeFileSync(password, 'unused here\n');
  const { DOCKET_AGENT_COMMAND, PRIVATE_KEY: _, ...dotEnv } = env;
  const start = (service: string, more: Record<string, string> = {}) => {
    const given = environment(service, { ...dotEnv, ...more });
    return { ...given, PRIVATE_KEY_PATH: file, PGPASSWORD_FILE: password };
  };
  const server = await docketServe(options('serve-1', url), start('serve-1', agent));
  app.hook(`${server.url}/api/github/webhooks`, SECRET);
  const work = () => docketWork(options('work', url), start('work', { DOCKET_AGENT_COMMAND }));
  return { repo, app, server, run, work };
}

describe('a server with the variables of compose.yaml', () => {
  it('answers every question without an agent, which only workers need', async () => {
    const { repo, app, server, run, work } = await composed({});
    await app.install(repo);
    await work();
    await until(async () => (await run('projects', 'list')).includes('octo/handbook'));
    const project = String(repo.id);
    const key = await run('keys', 'create', '--project', project);
    const { ask, create, finished } = jobsApi(server.url, key, project);
    const { id } = await create('Make it better');
    expect(await finished(id)).toMatchObject({ status: 'completed', model: 'agent.sh' });
    for (const path of [`/${id}`, `/${id}/events`])
      expect((await ask('GET', path)).status).toBe(200);
    const headers = { authorization: `Bearer ${key}` };
    for (const path of [`/v2/agent/${project}/job`, `/v2/agent/${project}/usage`]) {
      expect((await fetch(`${server.url}${path}`, { headers })).status, path).toBe(200);
    }
  });
});
