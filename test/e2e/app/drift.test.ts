// The documentation check with the App: `/docs` on a pull request, from the delivery to the stacked one.
import { expect, it } from 'vitest';
import type { LocalRepository } from '../../local-github/repository.ts';
import { appScene, until } from '../../support/app.ts';

const CLI = "program.option('--near <place>', 'where to look');\n";
const WITH_JSON = `${CLI}program.option('--json', 'for scripts');\n`;
const FILES = { 'src/cli.js': CLI, 'docs/cli.md': '# Flags\n\n- `--near <place>`: where.\n' };
const AGENT = `cat > docs/asked.md
echo '- \`--json\`: for scripts.' >> docs/cli.md
echo "Documented the flag."
`;

async function openPull(repo: LocalRepository, code: string) {
  await repo.push({ by: 'mona', branch: 'change', files: { 'src/cli.js': code } });
  const wanted = { title: 'A change', head: 'change', base: 'main' };
  return (await repo.openPull({ by: 'mona', ...wanted })).pull;
}

it('makes the findings of the check the request, and says when there is nothing left to find', async () => {
  const scene = await appScene({ agent: AGENT, files: FILES });
  const { repo, app, said } = scene;
  await scene.serve();
  await scene.work();
  await app.install(repo);
  const pull = await openPull(repo, WITH_JSON);
  repo.comment(pull.number, { by: 'mona', body: '/docs' });
  await until(() => said(pull.number).some((text) => text.includes('Done:')));
  const stacked = (await repo.pulls()).find(({ number }) => number !== pull.number);
  expect(stacked?.pull).toMatchObject({ baseRef: 'change' });
  expect(await repo.file(stacked?.pull.headRef ?? '', 'docs/asked.md')).toContain(
    'The documentation check found:\n| The flag `--json` was added (`src/cli.js`, line 2)',
  );

  await repo.merge(stacked?.number ?? 0, { by: 'mona' });
  const fits = 'The documentation fits this pull request';
  repo.comment(pull.number, { by: 'mona', body: '/docs fix' });
  await until(() => said(pull.number).some((text) => text.includes(fits)));
  expect(await repo.pulls()).toHaveLength(2);
});

it('shows the commands for a bare `/docs` where nothing is missing', async () => {
  const scene = await appScene({ files: FILES });
  const { repo, app, said } = scene;
  await scene.serve();
  await scene.work();
  await app.install(repo);
  const pull = await openPull(repo, CLI.replace('where to look', 'the place'));
  repo.comment(pull.number, { by: 'mona', body: '/docs' });
  await until(() => said(pull.number).some((text) => text.includes('| Command | What it does |')));
  expect(await repo.pulls()).toHaveLength(1);
});
