// The list of documentation to do with the App: kept when pull requests are closed, worked off by ticks.
import { expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';

const FILES = {
  'docs/cli.md': '# Flags\n\nSee [the output](output.md).\n',
  '.github/docket.yml': 'list-issue: 1\n',
};
const ITEM = /^- \[ \] `docs\/cli\.md` has the link to `output\.md`, which leads nowhere\. .*-->$/m;
const AGENT = 'cat > docs/asked.md\necho "Corrected it."\n';

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
  await until(() => list()?.body.includes('which leads nowhere. #') === true);
  const made = (await repo.pulls()).filter(({ number }) => number !== pull.number);
  expect(made).toHaveLength(1);
  expect(list()?.body).toContain(`#${made[0]?.number} is open.`);
  expect(await repo.file(made[0]?.pull.headRef ?? '', 'docs/asked.md')).toContain(
    'Correct the link to `output.md` in `docs/cli.md`',
  );
  expect(said(issue).filter((text) => text.includes('🚀 **Done:**'))).toHaveLength(1);
  expect(repo.comments(issue).filter(({ body }) => body.includes('docket list'))).toHaveLength(1);
});
