// The whole of it: a comment on the stand-in for GitHub is delivered over a socket to a server, and a
// worker turns it into a pull request.
import { describe, expect, it } from 'vitest';
import { appScene, until } from '../support/app.ts';

describe('the App', () => {
  it('turns a comment into a pull request, and tells so on the thread', async () => {
    const scene = await appScene();
    const { repo, app, said } = scene;
    const server = await scene.serve();
    const worker = await scene.work();
    await app.install(repo);
    const issue = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    const { comment } = repo.comment(issue.number, { by: 'mona', body: '/docs make it better' });
    await until(() => said(issue.number).some((text) => text.includes('Done:')));
    const [pull] = await repo.pulls();
    expect(await repo.file(pull?.pull.headRef ?? '', 'docs/start.md')).toContain('Better.');
    expect(pull?.author).toBe('docket-bot[bot]');
    expect(said(issue.number)).toHaveLength(1);
    await until(() => repo.reactions('comment', comment.id).length === 2);
    expect(repo.reactions('comment', comment.id).map(({ content }) => content)).toEqual([
      'eyes',
      'rocket',
    ]);
    expect(await scene.projects()).toMatchObject([{ id: String(repo.id), repo: 'octo/handbook' }]);
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
