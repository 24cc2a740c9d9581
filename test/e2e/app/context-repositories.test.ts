// Other repositories as context with the App: a private one decides itself who reads it.
import { expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';

it('a job reads a private repository once that one agrees, and says what to do before', async () => {
  const { github, repo, app, said, serve, work } = await appScene({
    agent: 'cat .docket-context/octo/api/src.md > docs/start.md; echo Done.\n',
    files: {
      '.github/docket.yml':
        'context-repositories: [octo/api]\ntrusted-repositories: { octo/api: [publish] }\n',
    },
  });
  const api = await github.createRepository('octo/api', {
    ...{ private: true, files: { 'src.md': 'All flags.\n' } },
  });
  await serve();
  await work();
  await app.install(repo, api);
  const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
  repo.comment(number, { by: 'mona', body: '/docs explain the flags' });
  await until(() =>
    said(number).some((text) => text.includes('trusted-repositories: { octo/handbook: [read] }')),
  );
  const files = { '.github/docket.yml': 'trusted-repositories: { octo/handbook: [read] }\n' };
  await api.push({ by: 'mona', branch: 'main', files });
  repo.comment(number, { by: 'mona', body: '/docs retry' });
  await until(() => said(number).some((text) => text.includes('Done:')));
  const [pull] = await repo.pulls();
  expect(await repo.file(pull?.pull.headRef ?? '', 'docs/start.md')).toBe('All flags.\n');
});
