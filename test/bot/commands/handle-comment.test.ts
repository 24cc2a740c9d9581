import { expect, it } from 'vitest';
import { WorkFailed } from '../../../src/shared/errors.ts';
import { openBot } from '../../support/bot.ts';

it('does nothing for a comment that was deleted before the run began', async () => {
  const { repo, run } = await openBot();
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  const { comment, event } = repo.comment(number, { by: 'mona', body: '/docs describe the flags' });
  repo.deleteComment(comment);
  expect(await run(event)).toMatchObject({
    outcome: 'ignored',
    message: 'The comment was deleted before this run began, so nothing was done.',
  });
  expect(await repo.branches()).toEqual(['main']);
});

it('requests a review from the person who asked', async () => {
  const { repo, comment, replies } = await openBot();
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  await comment(number, '/docs describe the flags');
  const [pull] = await repo.pulls();
  expect(pull?.pull.reviewers).toEqual(['mona']);
  expect(replies(number).join()).not.toContain('@mona');
});

it('marks a request that failed with 😕, and mentions the person who asked', async () => {
  const { repo, comment, replies, reactions } = await openBot({
    async act() {
      throw new WorkFailed('The agent gave up.');
    },
  });
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  await comment(number, '/docs describe the flags');
  expect(reactions(number)).toEqual(['eyes', 'confused']);
  expect(replies(number).at(-1)).toContain('@mona, your request was not completed.');
});
