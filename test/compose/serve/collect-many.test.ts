import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docket, docketServe } from '../../support/cli.ts';
import { reportView } from '../../support/collect.ts';
import { migratedDatabase } from '../../support/database.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { tempDir } from '../../support/temp.ts';

it('several servers with a database collect the views of a project together', async () => {
  const github = await checkedLocalGithub();
  await handbook(github);
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_TOKEN: github.token,
  };
  const database = ['--database', await migratedDatabase()];
  const config = join(tempDir(), 'docket.yml');
  writeFileSync(config, 'views: { collect-from: ["https://docs.example"] }\n');
  const project = ['--repo', 'octo/handbook', '--agent-command', 'true'];
  await docket(['projects', 'add', 'demo', ...project, '--config', config, ...database], env);
  await docket(['projects', 'add', 'quiet', ...project, ...database], env);
  const { stdout } = await docket(['keys', 'create', '--project', 'demo', ...database], env);

  const servers = await Promise.all([docketServe(database, env), docketServe(database, env)]);
  for (const { url, end } of servers) {
    expect((await reportView(url, { path: '/a' })).status).toBe(204);
    expect((await reportView(url, { path: '/a' })).status).toBe(204);
    expect((await reportView(url, { project: 'quiet' })).status).toBe(404);
    expect((await reportView(url, { project: 'nobody' })).status).toBe(404);
    expect(await end('SIGTERM')).toBe(0);
  }
  const { url } = await docketServe(database, env);
  const headers = { Authorization: `Bearer ${stdout.trim()}` };
  const views = await fetch(`${url}/v1/analytics/demo/views`, { headers });
  expect(await views.json()).toMatchObject({ totals: { human: 4, ai: 0, total: 4 } });
});
