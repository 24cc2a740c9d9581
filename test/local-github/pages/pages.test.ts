import { describe, expect, it } from 'vitest';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';

const EVIL = '<script>alert(1)</script>"\'&';

async function start() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  const get = async (path: string) => {
    const response = await fetch(`${sandbox.serverUrl}${path}`);
    return { status: response.status, text: await response.text(), response };
  };
  return { sandbox, repo, get };
}

async function withPull() {
  const world = await start();
  const files = { 'docs/start.md': '# Start\n\nHello, world.\n', 'docs/new.md': `${EVIL}\n` };
  await world.repo.push({ by: 'mona', branch: 'docket/1', files, message: `Greet ${EVIL}` });
  const wanted = { by: 'mona', title: `Greet ${EVIL}`, body: `Why ${EVIL}` };
  const { pull } = await world.repo.openPull({ ...wanted, head: 'docket/1', base: 'main' });
  return { ...world, number: pull.number };
}

describe('the pages of the stand-in', () => {
  it('shows a thread with its comments and reactions', async () => {
    const { repo, get } = await start();
    const { number } = repo.openIssue({
      by: 'mona',
      title: 'Explain `--json`',
      body: '**Please**',
    });
    const { comment } = repo.comment(number, { by: 'mona', body: '/docs explain it' });
    repo.react('comment', comment.id, 'github-actions[bot]', 'eyes');
    const { text, response } = await get(`/octo/handbook/issues/${number}`);
    expect(text).toContain('Explain <code>--json</code>');
    expect(text).toContain('<strong>Please</strong>');
    expect(text).toContain(`id="issuecomment-${comment.id}"`);
    expect(text).toContain('👀 eyes 1');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows a pull request with its conversation, commits and diff', async () => {
    const { repo, get, number } = await withPull();
    const line = { by: 'mona', path: 'docs/start.md', line: 3, body: '/docs shorter' };
    const { comment } = await repo.reviewComment(number, line);
    repo.replyTo(comment, { by: 'hubot', body: 'On it' });
    repo.review(number, { by: 'mona', body: 'Nice', state: 'APPROVED' });
    const { text } = await get(`/octo/handbook/pull/${number}`);
    expect(text).toContain('wants to merge 1 commit into');
    expect(text).toContain('Hello<mark>, world</mark>.');
    expect(text).toContain('approved these changes');
    expect(text).toContain('git merge docket/1');
    for (const word of ['/docs shorter', 'On it', 'docs/new.md']) expect(text).toContain(word);
    await repo.merge(number, { by: 'mona' });
    const merged = await get(`/octo/handbook/pull/${number}`);
    expect(merged.text).toContain('<span class="state merged">Merged</span>');
    expect(merged.text).toContain('Hello<mark>, world</mark>.');
  });

  it('escapes whatever people, branches and files are called', async () => {
    const { repo, get, number } = await withPull();
    repo.comment(number, { by: 'mona', body: EVIL });
    const branch = 'docket/a&b';
    await repo.push({ by: 'mona', branch, files: { [`docs/${EVIL.replace(/\//g, '')}.md`]: 'x' } });
    const paths = [
      `/octo/handbook/pull/${number}`,
      '/octo/handbook',
      `/octo/handbook/compare/main...${encodeURIComponent(branch)}`,
      `/octo/handbook/commit/${await repo.branch('docket/1')}`,
      `/octo/handbook/blob/docket%2F1/docs/new.md`,
      `/octo/handbook/blob/docket/1/docs/new.md`,
    ];
    for (const path of paths) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain('<script');
    }
  });

  it('leads from every address that the API gives to a page', async () => {
    const { repo, get, number } = await withPull();
    const end = async (path: string) => {
      const { response } = await get(path);
      return [response.status, new URL(response.url).pathname];
    };
    const home = '/octo/handbook';
    expect(await end(`${home}/issues/${number}`)).toEqual([200, `${home}/pull/${number}`]);
    expect(await end(`${home}/pull/${number}/files`)).toEqual([200, `${home}/pull/${number}`]);
    expect(await end(`${home}/pulls`)).toEqual([200, `${home}/pulls`]);
    expect(await end(`${home}/issues`)).toEqual([200, `${home}/issues`]);
    expect(await end('/')).toEqual([200, '/']);
    expect(await end(`${home}/pulls-of-nobody`)).toEqual([404, `${home}/pulls-of-nobody`]);
    expect(await end('/octo/unknown/pull/1')).toEqual([404, '/octo/unknown/pull/1']);
    const { text } = await get(`${home}/compare/main...docket/1?expand=1`);
    expect(text).toContain('Comparing changes');
    const diff = await get(`${home}/pull/${number}.diff`);
    expect(diff.text).toContain('diff --git a/docs/new.md b/docs/new.md');
    const sha = await repo.branch('docket/1');
    expect((await get(`${home}/commit/${sha}`)).text).toContain('mona</b> committed');
    const first = (await get(`${home}/commit/${await repo.branch('main')}`)).text;
    expect(first).toContain('docs/start.md');
  });
});
