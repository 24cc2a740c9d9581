import { expect, it } from 'vitest';
import { openBot } from '../../support/bot.ts';

it('says what a request would lead to, and leaves no trace', async () => {
  const { repo, comment, replies, reactions } = await openBot();
  const { number } = repo.openIssue({
    by: 'mona',
    title: 'Flags',
    body: 'Nobody explains --near.',
  });
  const { outcome, message } = await comment(number, '/docs describe the flags', { dryRun: true });
  expect(outcome).toBe('dry-run');
  expect(message).toContain(`Thread: #${number}\nA new job would be created.`);
  expect(message).toContain('Prompt:\ndescribe the flags');
  expect(message).toContain('Nobody explains --near.');
  expect([replies(number), reactions(number), await repo.branches()]).toEqual([[], [], ['main']]);
});

it('names the job that a command would concern', async () => {
  const { repo, comment, backend } = await openBot();
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  await comment(number, '/docs describe the flags');
  const job = await backend.threads.jobOfThread(number);
  const again = await comment(number, '/docs shorten it a lot', { dryRun: true });
  expect(again.message).toContain(`Job ${job} would be continued.`);
  const cancel = await comment(number, '/docs cancel', { dryRun: true });
  expect(cancel.message).toContain(`It would concern job ${job}.`);
});
