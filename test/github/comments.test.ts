import { describe, expect, it } from 'vitest';
import { createThreadHost } from '../../src/github/thread-host.ts';
import { NotFound, OutcomeUnknown } from '../../src/shared/errors.ts';
import type { Fault } from '../support/faults.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';

async function start() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  const { number } = repo.openIssue({ by: 'mona', title: 'A' });
  const { github } = githubOf(sandbox);
  return { sandbox, repo, number, host: createThreadHost(github) };
}

async function withReview() {
  const world = await start();
  const { repo } = world;
  await repo.push({ by: 'mona', branch: 'change', files: { 'docs/start.md': '# Start\n\nHi.\n' } });
  const { pull } = await repo.openPull({ by: 'mona', title: 'Hi', head: 'change', base: 'main' });
  const line = { by: 'mona', path: 'docs/start.md', line: 3 };
  const { comment } = await repo.reviewComment(pull.number, { ...line, body: '/docs shorter' });
  const other = await repo.reviewComment(pull.number, { ...line, body: 'Another thread' });
  return { ...world, pull: pull.number, opener: comment, other: other.comment };
}

const MARKER = '<!-- docket 17 -->';
const LOST: [string, Fault][] = [
  ['lost after the effect', { kind: 'drop', when: 'after' }],
  ['answered 502 after the effect', { kind: 'status', status: 502, after: true }],
  ['lost before the effect', { kind: 'drop', when: 'before' }],
  ['limited', { kind: 'secondary-limit', retryAfterSeconds: 60 }],
];

describe('comments on GitHub', () => {
  it('posts, finds by marker and edits', async () => {
    const { host, repo, number } = await start();
    const place = { thread: number };
    const posted = await host.createComment(place, `${MARKER}\nWorking`, MARKER);
    expect(posted).toMatchObject({ kind: 'issue', author: 'github-actions[bot]' });
    repo.comment(number, { by: 'mona', body: 'Thanks' });
    await host.editComment(posted, `${MARKER}\nDone`);
    const found = await host.findComments(place, MARKER);
    expect(found).toMatchObject([{ id: posted.id, body: `${MARKER}\nDone` }]);
    expect(found[0]?.url).toBe(`${repo.url}/issues/${number}#issuecomment-${posted.id}`);
  });

  it('deletes its own, also when it is gone', async () => {
    const { host, repo, number } = await start();
    const posted = await host.createComment({ thread: number }, MARKER, MARKER);
    await host.deleteComment(posted);
    expect(repo.comments(number)).toEqual([]);
    await expect(host.deleteComment(posted)).resolves.toBeUndefined();
  });

  it('finds on the second page, too', async () => {
    const { host, repo, number } = await start();
    for (let i = 0; i < 120; i += 1) repo.comment(number, { by: 'mona', body: `No ${i}` });
    repo.comment(number, { by: 'hubot', body: MARKER });
    expect(await host.findComments({ thread: number }, MARKER)).toMatchObject([
      { author: 'hubot' },
    ]);
  });

  it.each(LOST)('leaves one comment when the post is %s', async (_what, fault) => {
    const { sandbox, host, repo, number } = await start();
    sandbox.faults.add({ on: 'POST /repos/*/*/issues/*/comments', fault });
    const posted = await host.createComment({ thread: number }, `${MARKER} Working`, MARKER);
    expect(repo.comments(number).map(({ id }) => id)).toEqual([posted.id]);
    expect(sandbox.faults.pending).toBe(0);
  });

  it.each(LOST)('leaves one reply when it is %s', async (_what, fault) => {
    const { sandbox, host, repo, pull, opener } = await withReview();
    sandbox.faults.add({ on: 'POST /repos/*/*/pulls/*/comments/*/replies', fault });
    const place = { thread: pull, replyTo: opener.id };
    const posted = await host.createComment(place, `${MARKER} Working`, MARKER);
    expect(posted.kind).toBe('review-comment');
    expect(repo.reviewComments(pull).filter(({ body }) => body.includes(MARKER))).toHaveLength(1);
    await host.editComment(posted, `${MARKER} Done`);
    expect(await host.findComments(place, 'Done')).toHaveLength(1);
    await host.deleteComment(posted);
    expect(await host.findComments(place, 'Done')).toEqual([]);
  });

  it('says that it does not know when nothing can be found out', async () => {
    const { sandbox, host, number } = await start();
    const on = 'POST /repos/*/*/issues/*/comments';
    sandbox.faults.add({ on, fault: { kind: 'drop', when: 'before' }, times: 9 });
    const posting = host.createComment({ thread: number }, MARKER, MARKER);
    await expect(posting).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  it('keeps review threads apart', async () => {
    const { host, repo, pull, opener, other } = await withReview();
    repo.replyTo(other, { by: 'mona', body: `${MARKER} elsewhere` });
    expect(await host.findComments({ thread: pull, replyTo: opener.id }, MARKER)).toEqual([]);
    expect(await host.findComments({ thread: pull, replyTo: other.id }, MARKER)).toHaveLength(1);
  });

  it('says that a comment is gone', async () => {
    const { host, repo, number } = await start();
    const posted = await host.createComment({ thread: number }, MARKER, MARKER);
    const [comment] = repo.comments(number);
    if (comment) repo.deleteComment(comment);
    await expect(host.editComment(posted, 'Done')).rejects.toBeInstanceOf(NotFound);
  });
});
