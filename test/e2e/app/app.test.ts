// The whole of it: a comment on the stand-in for GitHub is delivered over a socket to a server, and a
// worker turns it into a pull request.

import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';
import { atTestEnd } from '../../support/test-end.ts';

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

  it('does once what is delivered a hundred times, before the App is known to be installed', async () => {
    const scene = await appScene();
    const { repo, app, said } = scene;
    // Delivered to nobody: there is no server yet.
    const installation = await app.install(repo);
    const server = await scene.serve();
    const issue = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    const { event } = repo.comment(issue.number, { by: 'mona', body: '/docs make it better' });
    await app.settled();
    const { guid } = app.deliveries.at(-1) ?? { guid: '' };
    const { body, headers } = app.signed({ ...event, guid }, installation);
    const deliver = (more: Record<string, string> = {}, text = body) =>
      fetch(server.hooks, { method: 'POST', body: text, headers: { ...headers, ...more } }).then(
        async (answer) => `${answer.status} ${JSON.stringify(await answer.json())}`,
      );
    const forged = await Promise.all([
      deliver({ 'X-GitHub-Delivery': 'other' }, body.replace('better', 'worse')),
      deliver({ 'X-GitHub-Delivery': 'other', 'X-Hub-Signature-256': '' }),
      deliver({ 'X-GitHub-Delivery': 'other', 'X-Hub-Signature-256': `sha256=${'0'.repeat(64)}` }),
    ]);
    expect(forged.map((answer) => answer.slice(0, 3))).toEqual(['401', '401', '401']);
    const replayed = await Promise.all(Array.from({ length: 100 }, () => deliver()));
    expect(new Set(replayed)).toEqual(new Set(['202 {"status":"known"}']));
    const db = await rows(scene.database[1] ?? '');
    expect(await db('select guid from docket.delivery')).toEqual([{ guid }]);
    expect(await db("select name from pgboss.job where name = 'hooks'")).toHaveLength(1);

    await scene.work();
    await until(() => said(issue.number).some((text) => text.includes('Done:')));
    expect(await repo.pulls()).toHaveLength(1);
    expect(said(issue.number)).toHaveLength(1);
  });

  it('ends a job with a sentence when it is removed in the middle', async () => {
    const scene = await appScene({ agent: 'echo Late. >> docs/start.md\n', gated: true });
    const { repo, app, gate } = scene;
    await scene.serve();
    const worker = await scene.work();
    const installation = await app.install(repo);
    const issue = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(issue.number, { by: 'mona', body: '/docs make it better' });
    await gate.reached();
    const db = await rows(scene.database[1] ?? '');
    await app.uninstall(installation);
    const [job] = await until(async () => {
      const found = await db("select record from docket.job where status = 'failed'");
      return found.length > 0 ? found : null;
    });
    expect(job).toMatchObject({
      record: { reason: expect.stringContaining('The GitHub App was removed from octo/handbook') },
    });
    gate.open();
    // The thread still says that it is being worked on; people who look in the dashboard learn why.
    const words =
      'Its reply could not be updated: the App is not installed on octo/handbook any more.';
    await until(async () =>
      JSON.stringify(await db('select record from docket.job')).includes(words),
    );
    expect(await scene.projects()).toEqual([]);
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await repo.branches()).toEqual(['main']);
  });

  it('continues with a review and with failed checks, and archives the job when the pull request is closed', async () => {
    const scene = await appScene({
      files: { '.github/docket.yml': 'pull-request: { labels: [docs] }\nfix-checks: true\n' },
    });
    const { repo, app, said } = scene;
    const server = await scene.serve();
    await scene.work();
    const installation = await app.install(repo);
    const issue = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(issue.number, { by: 'mona', body: '/docs make it better' });
    await until(() => said(issue.number).some((text) => text.includes('Done:')));
    const [pull] = await repo.pulls();
    const number = pull?.number ?? 0;
    expect(pull?.labels).toEqual(['docs']);
    await repo.requestChanges(number, { by: 'mona', body: 'Shorter, please, and nicer.' });
    await until(() => said(number).some((text) => text.includes('Pushed `')));
    const page = await repo.file(pull?.pull.headRef ?? '', 'docs/start.md');
    expect(page?.match(/Better\./g)).toHaveLength(2);
    const [after] = await repo.pulls();
    const { headRef: headBranch = '', headSha = '' } = after?.pull ?? {};
    const { event } = repo.checks.run({ headBranch, headSha, job: 'test', log: 'Broken.\n' });
    const { body, headers } = app.signed({ ...event, guid: 'checks-1' }, installation);
    expect((await fetch(server.hooks, { method: 'POST', body, headers })).status).toBe(202);
    await until(() => said(number).filter((text) => text.includes('Pushed `')).length === 2);
    await repo.close(number, 'mona');
    const db = await rows(scene.database[1] ?? '');
    await until(async () => {
      const found = await db("select id from docket.job where status = 'archived'");
      return found.length === 1;
    });
  });
});

async function rows(url: string): Promise<(query: string) => Promise<object[]>> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  atTestEnd(() => client.end());
  return async (query) => (await client.query(query)).rows;
}
