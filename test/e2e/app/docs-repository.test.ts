// Documentation in another repository of the same installation, through the App.
import { describe, expect, it } from 'vitest';
import type { LocalRepository } from '../../local-github/repository.ts';
import { appScene, until } from '../../support/app.ts';

/** It writes what it was told. */
const AGENT = 'cat >> docs/start.md\necho "Explained the flag."\n';

async function twoRepositories({
  docs = 'trusted-repositories: { octo/app: [request] }\n',
  owner = 'octo',
} = {}) {
  const scene = await appScene({ agent: AGENT, files: { '.github/docket.yml': docs } });
  const code = await scene.github.createRepository(`${owner}/app`, {
    files: { 'cli.sh': 'echo\n', '.github/docket.yml': 'docs-repository: octo/handbook\n' },
  });
  code.collaborator('ann', 'write');
  await scene.serve();
  const worker = await scene.work();
  await scene.app.install(...(owner === 'octo' ? [scene.repo, code] : [scene.repo]));
  if (owner !== 'octo') await scene.app.install(code);
  await code.push({ by: 'ann', branch: 'json', files: { 'cli.sh': 'echo --json\n' } });
  const { pull } = await code.openPull({
    ...{ by: 'ann', head: 'json', base: 'main', title: 'Add --json', body: 'It prints JSON.' },
  });
  const said = (where: LocalRepository, thread: number) =>
    where.comments(thread).filter(({ author }) => author === 'docket-bot[bot]');
  return {
    ...{ ...scene, worker, code, thread: pull.number },
    /** Somebody comments, and hears how it ended. */
    async ask(where: LocalRepository, thread: number, by: string, body: string) {
      const before = said(where, thread).length;
      where.comment(thread, { by, body });
      const ended = () =>
        said(where, thread)
          .slice(before)
          .find((comment) => /Done|Pushed|😕/.test(comment.body));
      return (await until(ended)).body;
    },
  };
}

describe('the App with documentation in another repository', () => {
  it('opens the pull request there, by its settings, and is continued from both threads', async () => {
    const { repo, code, thread, ask } = await twoRepositories({
      docs: 'trusted-repositories: { octo/app: [request] }\npull-request: { labels: [handbook] }\n',
    });
    const first = await ask(code, thread, 'ann', '/docs explain --json');
    const [pull, ...more] = await repo.pulls();
    expect(more).toEqual([]);
    expect(pull).toMatchObject({ labels: ['handbook'], author: 'docket-bot[bot]' });
    expect(first).toContain(`/octo/handbook/pull/${pull?.number}`);
    expect(pull?.body).toContain(`octo/app#${thread}`);
    const page = () => repo.file(pull?.pull.headRef ?? '', 'docs/start.md');
    expect(await page()).toContain('The request was made in octo/app');
    expect(await page()).toContain('| +echo --json');
    await ask(code, thread, 'ann', '/docs add an example');
    await ask(repo, pull?.number ?? 0, 'mona', '/docs make it shorter');
    expect(await page()).toContain('add an example');
    expect(await page()).toContain('make it shorter');
    expect(await repo.pulls()).toHaveLength(1);
    expect(await code.pulls()).toHaveLength(1);
  });

  it('finds what pages there still say, and has it fixed by one comment', async () => {
    const { repo, code, ask } = await twoRepositories();
    const cli = "program.option('--limit <n>', 'how many');\n";
    await repo.push({ by: 'mona', branch: 'main', files: { 'docs/cli.md': '`--limit <n>`\n' } });
    await code.push({ by: 'ann', branch: 'main', files: { 'flags.js': cli } });
    const files = { 'flags.js': cli.replace('--limit', '--most') };
    await code.push({ by: 'ann', branch: 'rename', files });
    const { pull } = await code.openPull({
      ...{ by: 'ann', head: 'rename', base: 'main', title: 'Rename', body: '' },
    });
    await ask(code, pull.number, 'ann', '/docs');
    const [opened] = await repo.pulls();
    expect(await repo.file(opened?.pull.headRef ?? '', 'docs/start.md')).toContain(
      '| `octo/handbook/docs/cli.md`, line 1, mentions the flag `--limit`, which is now `--most`.',
    );
  });

  it.each([
    ['does not accept it', { docs: '' }, 'octo/handbook does not accept requests from octo/app.'],
    [
      'belongs to someone else',
      { owner: 'evil', docs: 'trusted-repositories: { evil/app: [request] }\n' },
      'the App cannot write there. Install it on octo/handbook, under the same account',
    ],
  ])('is told what to do if the other one %s', async (_, wanted, sentence) => {
    const { repo, code, thread, ask } = await twoRepositories(wanted);
    expect(await ask(code, thread, 'ann', '/docs explain --json')).toContain(sentence);
    expect(await repo.pulls()).toEqual([]);
  });
});
