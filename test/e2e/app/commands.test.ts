// Commands on threads of the App: several in one comment, undo, and documentation that follows its code.
import { describe, expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';

/** A server, a worker, and the App on its repository. */
async function installed() {
  const scene = await appScene();
  await scene.serve();
  await scene.work();
  await scene.app.install(scene.repo);
  const untilSaid = (thread: number, words: string) =>
    until(() => scene.said(thread).some((text) => text.includes(words)));
  return { ...scene, untilSaid };
}

describe('the App', () => {
  it('carries out all commands of one comment, in order', async () => {
    const { repo, said, untilSaid } = await installed();
    const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    const body = '/docs status\n/docs make it better\n/docs help';
    const { comment } = repo.comment(number, { by: 'mona', body });
    await untilSaid(number, 'Done:');
    await until(() => repo.reactions('comment', comment.id).length === 2);
    expect(said(number)).toEqual([
      expect.stringContaining('This thread has no job yet.'),
      expect.stringContaining('Done:'),
      expect.stringContaining('| `/docs undo` |'),
    ]);
    expect(await repo.pulls()).toHaveLength(1);
  });

  it('undoes the last change, and closes the pull request when none is left', async () => {
    const { repo, said, untilSaid } = await installed();
    const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(number, { by: 'mona', body: '/docs make it better' });
    await untilSaid(number, 'Done:');
    const [pull] = await repo.pulls();
    const page = () => repo.file(pull?.pull.headRef ?? '', 'docs/start.md');
    expect(await page()).toContain('Better.');
    repo.comment(number, { by: 'mona', body: '/docs undo' });
    await untilSaid(number, '**Reverted `');
    expect(await page()).not.toContain('Better.');
    expect(said(number).at(-1)).toContain('so the pull request is closed.');
    repo.comment(number, { by: 'mona', body: '/docs undo' });
    await untilSaid(number, 'Closed without merge');
  });

  it('moves documentation to where its code was merged', async () => {
    const { repo, said, untilSaid } = await installed();
    await repo.push({ by: 'mona', branch: 'json', files: { 'src/list.ts': '--json\n' } });
    const { pull: code } = await repo.openPull({
      ...{ by: 'mona', title: 'Add --json', head: 'json', base: 'main' },
    });
    repo.comment(code.number, { by: 'mona', body: '/docs make it better' });
    await untilSaid(code.number, 'Done:');
    const stacked = async () =>
      (await repo.pulls()).find(({ pull }) => pull.headRef.startsWith('docket/'));
    const { number = 0, pull } = (await stacked()) ?? {};
    expect(pull?.baseRef).toBe('json');
    await repo.merge(code.number, { by: 'mona' });
    await untilSaid(number, 'merging it publishes the documentation');
    expect((await stacked())?.pull.baseRef).toBe('main');
    expect(said(number).filter((text) => text.includes('publishes'))).toHaveLength(1);
  });
});
