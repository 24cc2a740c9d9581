// What people get for each command.
import { describe, expect, it } from 'vitest';
import { WorkFailed } from '../../../src/shared/errors.ts';
import { openBot } from '../../support/bot.ts';
import { hangs, writesPage } from '../../support/engine.ts';

describe('a request', () => {
  it('becomes a pull request, and the reply leads there', async () => {
    const { repo, comment, replies, reactions } = await openBot();
    const { number } = repo.openIssue({ by: 'mona', title: 'No page about flags' });
    const result = await comment(number, '/docs describe the flags');
    expect(result).toMatchObject({ outcome: 'pull-request', message: expect.any(String) });
    const [pull] = await repo.pulls();
    expect(await repo.file(pull?.pull.headRef ?? '', 'docs/page.md')).toContain(
      'describe the flags',
    );
    expect(replies(number)).toEqual([expect.stringContaining(`🚀 **Done: ${repo.url}/pull/`)]);
    expect(reactions(number)).toEqual(['eyes', 'rocket']);
  });

  it('continues the job of its thread, on the same pull request', async () => {
    const { repo, comment } = await openBot();
    const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
    await comment(number, '/docs describe the flags');
    await comment(number, '/docs shorten the page');
    const pulls = await repo.pulls();
    expect(pulls).toHaveLength(1);
    expect(await repo.file(pulls[0]?.pull.headRef ?? '', 'docs/page.md')).toContain('shorten');
  });

  it('starts another job after `new`', async () => {
    const { repo, comment } = await openBot();
    const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
    await comment(number, '/docs describe the flags');
    await comment(number, '/docs new describe the variables');
    expect(await repo.pulls()).toHaveLength(2);
  });

  it('of one word is asked about on a thread without a job', async () => {
    const { repo, comment, replies } = await openBot();
    const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
    expect(await comment(number, '/docs flags')).toMatchObject({ outcome: 'ignored' });
    expect(replies(number)).toEqual([expect.stringContaining('🤔 **What should change?**')]);
  });
});

describe('on a thread with a finished job', () => {
  it.each([
    ['status', '🟢 **Open, waiting for review: '],
    ['retry', 'Nothing failed on this thread.'],
    ['undo', '↩️ **Reverted'],
    ['archive', '🗄️ **Archived.**'],
    ['help', '| `/docs status` |'],
    ['statsu', '🤔 **Did you mean `/docs status`?**'],
    ['merge', 'Docket never merges'],
    ['fix', '`/docs fix` fixes what the documentation check finds'],
  ])('`/docs %s` answers: %s', async (word, answer) => {
    const { repo, comment, replies } = await openBot();
    const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
    await comment(number, '/docs describe the flags');
    await comment(number, `/docs ${word}`);
    expect(replies(number).at(-1)).toContain(answer);
  });
});

describe('on a thread without a job', () => {
  it.each(['status', 'retry', 'undo', 'cancel', 'archive'])('`/docs %s` says so', async (word) => {
    const { repo, comment, replies } = await openBot();
    const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
    await comment(number, `/docs ${word}`);
    expect(replies(number)).toEqual([expect.stringContaining('This thread has no job yet.')]);
  });
});

it('`/docs retry` repeats a request that failed', async () => {
  let tries = 0;
  const { repo, comment, replies } = await openBot({
    async act(task, signal) {
      if (++tries === 1) throw new WorkFailed('The agent gave up.');
      return writesPage(task, signal);
    },
  });
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  expect(await comment(number, '/docs describe the flags')).toMatchObject({ outcome: 'failed' });
  expect(replies(number)[0]).toContain('The agent gave up.');
  expect(await comment(number, '/docs retry')).toMatchObject({ outcome: 'pull-request' });
  const [pull] = await repo.pulls();
  expect(await repo.file(pull?.pull.headRef ?? '', 'docs/page.md')).toContain('describe the flags');
});

it('`/docs cancel` stops an agent at work, and the reply to the request says who did it', async () => {
  const begun = Promise.withResolvers<void>();
  const { repo, comment, replies } = await openBot({
    act: (task, signal) => {
      begun.resolve();
      return hangs(task, signal);
    },
  });
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  const working = comment(number, '/docs describe the flags');
  await begun.promise;
  await comment(number, '/docs cancel');
  expect(await working).toMatchObject({ outcome: 'cancelled' });
  expect(replies(number)[0]).toContain('🛑 **Canceled');
});

it('carries out all commands of a comment, one after the other', async () => {
  const { repo, comment, replies } = await openBot();
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  await comment(number, '/docs describe the flags\n/docs status');
  expect(replies(number)).toEqual([
    expect.stringContaining('🚀 **Done: '),
    expect.stringContaining('Open, waiting for review: '),
  ]);
});
