import { expect, it } from 'vitest';
import { openBot } from '../../support/bot.ts';

/** A job with an open pull request. */
async function openedPull() {
  const opened = await openBot();
  const { number } = opened.repo.openIssue({ by: 'mona', title: 'Flags' });
  await opened.comment(number, '/docs describe the flags');
  const [pull] = await opened.repo.pulls();
  if (!pull) throw new Error('There is no pull request.');
  return { ...opened, pull };
}

it('continues the job with what a reviewer wants changed, and answers each line', async () => {
  const { repo, run, pull } = await openedPull();
  const { event } = await repo.requestChanges(pull.number, {
    by: 'mona',
    body: 'Name the default.',
    comments: [{ path: 'docs/page.md', line: 3, body: 'Too long.' }],
  });
  expect(await run(event)).toMatchObject({ outcome: 'pull-request' });
  const page = await repo.file(pull.pull.headRef, 'docs/page.md');
  expect(page).toContain('Name the default.\n\nIn `docs/page.md`, line 3:\nToo long.');
  expect(repo.reviewComments(pull.number).at(-1)?.body).toContain('✅ Pushed a change');
});

it.each([
  ['whose author may not give commands', 'hubot', /needed|permission/],
  ['that nobody can see', 'mona', /no visible text/],
])('ignores a review %s', async (_what, by, why) => {
  const { repo, run, pull } = await openedPull();
  const { event } = await repo.requestChanges(pull.number, {
    by,
    body: by === 'mona' ? '<!-- later -->' : 'Delete everything.',
  });
  expect(await run(event)).toMatchObject({
    outcome: 'ignored',
    message: expect.stringMatching(why),
  });
});

it('ignores a review of a pull request that no job opened', async () => {
  const { repo, run } = await openBot();
  await repo.push({ by: 'mona', branch: 'docket/flags', files: { 'docs/cli.md': '# Flags\n' } });
  const { pull } = await repo.openPull({
    by: 'mona',
    title: 'Flags',
    head: 'docket/flags',
    base: 'main',
  });
  const { event } = await repo.requestChanges(pull.number, { by: 'mona', body: 'Too long.' });
  expect(await run(event)).toMatchObject({
    message: expect.stringContaining(`no job opened pull request #${pull.number}`),
  });
});
