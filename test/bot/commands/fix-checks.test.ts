import { expect, it } from 'vitest';
import { openBot } from '../../support/bot.ts';

/** A job's pull request, one of whose checks has failed. */
async function failedPull(config = {}) {
  const opened = await openBot({ config: { 'fix-checks': true, ...config } });
  const { repo, comment } = opened;
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  await comment(number, '/docs describe the flags');
  const fail = async () => {
    const [pull] = await repo.pulls();
    if (!pull) throw new Error('There is no pull request.');
    const { headSha, headRef } = pull.pull;
    const { event } = repo.checks.run({
      headSha,
      headBranch: headRef,
      log: 'docs/page.md: too long',
    });
    return { event, number: pull.number };
  };
  return { ...opened, fail };
}

it('continues the job with what the checks reported', async () => {
  const { fail, run, replies } = await failedPull();
  const { event, number } = await fail();
  expect(await run(event)).toMatchObject({ outcome: 'pull-request' });
  expect(replies(number).at(-1)).toMatch(/^🔧 \*\*Failed check on \w{10}:\*\* .*attempt 1 of 2/);
});

it('asks a person after two attempts', async () => {
  const { fail, run, replies } = await failedPull();
  for (let attempt = 1; attempt <= 2; attempt += 1) await run((await fail()).event);
  const { event, number } = await fail();
  expect(await run(event)).toMatchObject({ outcome: 'ignored' });
  expect(replies(number).at(-1)).toContain('🛑 **Still failing after 2 attempts to fix this:**');
});

it('does nothing where the settings do not say so', async () => {
  const { fail, run } = await failedPull({ 'fix-checks': false });
  expect(await run((await fail()).event)).toMatchObject({
    message: expect.stringContaining('`fix-checks: true` is not set'),
  });
});
