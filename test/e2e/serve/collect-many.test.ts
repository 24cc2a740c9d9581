import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ViewsResult } from '../../../src/contract/schemas.ts';
import { docket, docketServe, type ServeProcess } from '../../support/cli.ts';
import { reportView } from '../../support/collect.ts';
import { migratedDatabase } from '../../support/database.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { tempDir } from '../../support/temp.ts';

async function setUp(place: string[]) {
  const github = await checkedLocalGithub();
  await handbook(github);
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_TOKEN: github.token,
  };
  const config = join(tempDir(), 'docket.yml');
  writeFileSync(config, 'views: { collect-from: ["https://docs.example"] }\n');
  const project = ['--repo', 'octo/handbook', '--agent-command', 'true', ...place];
  await docket(['projects', 'add', 'demo', ...project, '--config', config], env);
  await docket(['projects', 'add', 'quiet', ...project], env);
  const { stdout } = await docket(['keys', 'create', '--project', 'demo', ...place], env);
  const headers = { Authorization: `Bearer ${stdout.trim()}` };
  const totals = async ({ url }: ServeProcess) => {
    const views = await fetch(`${url}/v1/analytics/demo/views`, { headers });
    return ViewsResult.parse(await views.json()).totals;
  };
  return { start: () => docketServe(place, env), totals };
}

async function reportToAll({ url }: ServeProcess) {
  expect((await reportView(url, { path: '/a' })).status).toBe(204);
  expect((await reportView(url, { path: '/a' })).status).toBe(204);
  expect((await reportView(url, { project: 'quiet' })).status).toBe(404);
  expect((await reportView(url, { project: 'nobody' })).status).toBe(404);
}

it('several servers with a database collect the views of a project together', async () => {
  const { start, totals } = await setUp(['--database', await migratedDatabase()]);
  for (const server of await Promise.all([start(), start()])) {
    await reportToAll(server);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  expect(await totals(await start())).toEqual({ human: 4, ai: 0, total: 4 });
});

it('a server of a folder collects the views of those projects that want it', async () => {
  const { start, totals } = await setUp(['--data', join(tempDir(), 'data')]);
  const server = await start();
  await reportToAll(server);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await totals(await start())).toEqual({ human: 2, ai: 0, total: 2 });
});
