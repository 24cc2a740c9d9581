// The whole of it: a database, a server, a worker, and the code host, each a process of its own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AgentJob } from '../../../src/contract/schemas.ts';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { tempDir } from '../../support/temp.ts';

const AGENT = `#!/bin/sh
echo "Better." >> docs/start.md
echo "Made it better."
`;

async function setUp() {
  const github = await checkedLocalGithub();
  const repo = await handbook(github);
  const agent = join(tempDir(), 'agent.sh');
  writeFileSync(agent, AGENT, { mode: 0o755 });
  const url = await emptyDatabase();
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_TOKEN: github.token,
  };
  const database = ['--database', url];
  const run = async (...args: string[]) => {
    const done = await docket([...args, ...database], env);
    expect(done.stderr).not.toContain('Error');
    return done.stdout.trim();
  };
  await run('migrate');
  await run('projects', 'add', 'acme', '--repo', 'octo/handbook', '--agent-command', `sh ${agent}`);
  const key = await run('keys', 'create', '--project', 'acme');
  return { github, repo, env, database, key, run };
}

function api(url: string, key: string, project = 'acme') {
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`${url}/v2/agent/${project}/job${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    ask,
    create: async (prompt: string) =>
      AgentJob.parse(await (await ask('POST', '', { prompt })).json()),
    async finished(id: string) {
      for (;;) {
        const job = AgentJob.parse(await (await ask('GET', `/${id}`)).json());
        if (job.status !== 'active') return job;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

describe('docket serve and docket work with a database', () => {
  it('turn a prompt into a pull request', async () => {
    const { env, database, key } = await setUp();
    const server = await docketServe(database, env);
    const worker = await docketWork(database, env);
    const { create, finished } = api(server.url, key);
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
