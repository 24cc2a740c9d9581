// The documentation check with the App: `/docs` on a pull request, from the delivery to the stacked one.
import { expect, it } from 'vitest';
import type { LocalRepository } from '../../local-github/repository.ts';
import { appScene, until } from '../../support/app.ts';

const PAGE = '# Command line\n\n## Options\n\n- `--near <place>`: where.\n';
const FILES = { 'docs/cli.md': PAGE, 'docs/start.md': 'See [all options](cli.md#options).\n' };
const AGENT = `cat > docs/asked.md
sed -i 's/#options/#flags/' docs/start.md
echo "Fixed the link."
`;

async function openPull(repo: LocalRepository, page: string) {
  await repo.push({ by: 'mona', branch: 'change', files: { 'docs/cli.md': page } });
  const wanted = { title: 'A change', head: 'change', base: 'main' };
  return (await repo.openPull({ by: 'mona', ...wanted })).pull;
}

it('makes the findings of the check the request, and says when there is nothing left to find', async () => {
  const scene = await appScene({ agent: AGENT, files: FILES });
  const { repo, app, said } = scene;
  await scene.serve();
  await scene.work();
  await app.install(repo);
  const pull = await openPull(repo, PAGE.replace('Options', 'Flags'));
  repo.comment(pull.number, { by: 'mona', body: '/docs' });
  await until(() => said(pull.number).some((text) => text.includes('Done:')));
  const stacked = (await repo.pulls()).find(({ number }) => number !== pull.number);
  expect(stacked?.pull).toMatchObject({ baseRef: 'change' });
  expect(await repo.file(stacked?.pull.headRef ?? '', 'docs/asked.md')).toContain(
    'The documentation check found:\n| `docs/start.md`, line 1, has the link to `cli.md#options`, which is now `cli.md#flags`.',
  );

  await repo.merge(stacked?.number ?? 0, { by: 'mona' });
  const fits = 'The documentation fits this pull request';
  repo.comment(pull.number, { by: 'mona', body: '/docs fix' });
  await until(() => said(pull.number).some((text) => text.includes(fits)));
  expect(await repo.pulls()).toHaveLength(2);
});

it('shows the commands for a bare `/docs` where nothing is broken', async () => {
  const scene = await appScene({ files: FILES });
  const { repo, app, said } = scene;
  await scene.serve();
  await scene.work();
  await app.install(repo);
  const pull = await openPull(repo, PAGE.replace('where', 'the place'));
  repo.comment(pull.number, { by: 'mona', body: '/docs' });
  await until(() => said(pull.number).some((text) => text.includes('| Command | What it does |')));
  expect(await repo.pulls()).toHaveLength(1);
});
