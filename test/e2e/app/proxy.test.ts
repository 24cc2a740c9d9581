// The App behind a company's proxy: a name that resolves nowhere else, so that nothing goes around it.
import { expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';
import { countingProxy, tlsFront } from '../../support/proxy.ts';

it('the App reaches GitHub and git through HTTPS_PROXY alone', async () => {
  const { github, repo, app, said, serve, work } = await appScene();
  const front = await tlsFront({ 'github.test': github.serverUrl });
  const proxy = await countingProxy({ 'github.test': front.port });
  const serverUrl = 'https://github.test';
  const env = {
    ...{ GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: `${serverUrl}/api/v3` },
    ...{ GITHUB_GRAPHQL_URL: `${serverUrl}/api/graphql`, HTTPS_PROXY: proxy.url },
    ...{ NODE_EXTRA_CA_CERTS: front.certificate, GIT_SSL_CAINFO: front.certificate },
  };
  await serve(env);
  await work(env);
  await app.install(repo);
  const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
  repo.comment(number, { by: 'mona', body: '/docs make it better' });
  await until(() => said(number).some((text) => text.includes('Done:')));
  const through = new Set(proxy.passed.map(({ method, to }) => `${method} ${to}`));
  expect([...through]).toEqual(['CONNECT github.test:443']);
  const agents = front.seen.map(({ agent }) => agent.slice(0, 6));
  expect(agents).toEqual(expect.arrayContaining(['docket', 'git/2.']));
});
