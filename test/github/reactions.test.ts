import { describe, expect, it } from 'vitest';
import type { ReactionTarget } from '../../src/bot/thread-host.ts';
import { createThreadHost } from '../../src/github/thread-host.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';

async function start() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  await repo.push({ by: 'mona', branch: 'change', files: { 'docs/start.md': '# Start\n\nHi.\n' } });
  const { pull } = await repo.openPull({ by: 'mona', title: 'Hi', head: 'change', base: 'main' });
  const { comment } = repo.comment(pull.number, { by: 'mona', body: '/docs a' });
  const line = { by: 'mona', path: 'docs/start.md', line: 3, body: '/docs b' };
  const { comment: onLine } = await repo.reviewComment(pull.number, line);
  const { review } = repo.review(pull.number, { by: 'mona', body: '/docs c' });
  const targets: Record<string, [ReactionTarget, Parameters<typeof repo.reactions>]> = {
    thread: [{ kind: 'thread', number: pull.number }, ['thread', pull.id]],
    comment: [{ kind: 'issue', id: comment.id }, ['comment', comment.id]],
    line: [{ kind: 'review-comment', id: onLine.id }, ['review-comment', onLine.id]],
    review: [{ kind: 'review', id: review.id, pull: pull.number }, ['review', review.id]],
  };
  const host = createThreadHost(githubOf(sandbox).github);
  return { sandbox, repo, targets, host };
}

describe('reactions on GitHub', () => {
  it.each(['thread', 'comment', 'line', 'review'])('claims a %s once and lets go', async (name) => {
    const { repo, targets, host } = await start();
    const [target, key] = targets[name] ?? expect.fail();
    repo.react(...key, 'mona', 'eyes');
    expect(await host.react(target, 'eyes')).toBe('first');
    expect(await host.react(target, 'eyes')).toBe('again');
    expect(await host.react(target, 'rocket')).toBe('first');
    await host.unreact(target, 'eyes');
    const left = repo.reactions(...key).map(({ author, content }) => `${author} ${content}`);
    expect(left.sort()).toEqual(['github-actions[bot] rocket', 'mona eyes']);
  });

  it('lets exactly one of many runs be first', async () => {
    const { sandbox, targets } = await start();
    const [target] = targets.comment ?? expect.fail();
    const runs = Array.from({ length: 8 }, () => createThreadHost(githubOf(sandbox).github));
    const claims = await Promise.all(runs.map((host) => host.react(target, 'eyes')));
    expect(claims.filter((claim) => claim === 'first')).toHaveLength(1);
  });

  it('never takes a claim twice when the answer is lost', async () => {
    const { sandbox, repo, targets, host } = await start();
    const [target, key] = targets.comment ?? expect.fail();
    const on = 'POST /repos/*/*/issues/comments/*/reactions';
    sandbox.faults.add({ on, fault: { kind: 'drop', when: 'after' } });
    expect(await host.react(target, 'eyes')).toBe('again');
    expect(repo.reactions(...key)).toHaveLength(1);
    sandbox.faults.add({ on, fault: { kind: 'drop', when: 'before' } });
    expect(await host.react(target, 'rocket')).toBe('first');
  });
});
