// The list of documentation to do with the App: kept when pull requests are closed, worked off by ticks.
import { expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';

const CLI = ['near', 'far', 'sort', 'limit', 'json']
  .map((name) => `program.option('--${name} <value>', 'what it does');\n`)
  .join('');
const FILES = {
  'src/cli.js': CLI,
  'docs/cli.md': '# Flags\n\n- `--near`\n- `--far`\n- `--sort`\n- `--limit`\n',
  '.github/docket.yml': 'list-issue: 1\n',
};
const ITEM = /^- \[ \] No page mentions the flag `--json` .* -->$/m;
const AGENT = 'cat > docs/asked.md\necho "Documented it."\n';

it('is kept up to date, and starts what someone ticks', async () => {
  const scene = await appScene({ agent: AGENT, files: FILES });
  const { repo, app, said } = scene;
  const issue = repo.openIssue({ by: 'mona', title: 'Documentation to do' }).number;
  await scene.serve();
  await scene.work();
  await app.install(repo);
  await repo.push({ by: 'mona', branch: 'change', files: { 'src/more.js': 'export {};\n' } });
  const wanted = { title: 'A change', head: 'change', base: 'main' };
  const { pull } = await repo.openPull({ by: 'mona', ...wanted });
  await repo.merge(pull.number, { by: 'mona' });
  const list = () => repo.comments(issue).find(({ body }) => body.startsWith('<!-- docket list '));
  await until(() => ITEM.test(list()?.body ?? ''));

  // Someone who may only read starts nothing.
  const tick = (by: string) => {
    const found = list();
    if (!found) throw new Error('There is no list.');
    const body = found.body.replace(ITEM, (line) => line.replace('[ ]', '[x]'));
    return repo.rewrite(found, { by, body });
  };
  tick('hubot');
  await until(() => said(issue).some((text) => text.includes('needs **write** permission')));
  const untouched = list()?.body.replace('[x]', '[ ]') ?? '';
  repo.rewrite(list() as never, { by: 'mona', body: untouched });

  tick('mona');
  await until(() => said(issue).some((text) => text.includes('🚀 **Done:**')));
  await until(() => list()?.body.includes('`--json` (`src/cli.js`). #') === true);
  const made = (await repo.pulls()).filter(({ number }) => number !== pull.number);
  expect(made).toHaveLength(1);
  expect(list()?.body).toContain(`#${made[0]?.number} is open.`);
  expect(await repo.file(made[0]?.pull.headRef ?? '', 'docs/asked.md')).toContain(
    'Document the flag `--json`',
  );
  expect(said(issue).filter((text) => text.includes('🚀 **Done:**'))).toHaveLength(1);
  expect(repo.comments(issue).filter(({ body }) => body.includes('docket list'))).toHaveLength(1);
});
