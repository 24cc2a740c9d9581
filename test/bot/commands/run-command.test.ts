import { expect, it } from 'vitest';
import { openBot } from '../../support/bot.ts';

it('tells somebody without permission so, once', async () => {
  const { repo, comment, replies, reactions } = await openBot();
  const { number } = repo.openIssue({ by: 'hubot', title: 'Flags' });
  for (const request of ['/docs describe the flags', '/docs describe the variables']) {
    expect(await comment(number, request, { by: 'hubot' })).toEqual({
      outcome: 'ignored',
      message: 'hubot has only read permission; `write` is needed.',
    });
  }
  expect(replies(number)).toEqual([
    'Thanks, hubot. `/docs` needs **write** permission on this repository. Someone with that permission can run the command for you.',
  ]);
  expect(reactions(number)).toEqual(['confused']);
  expect(await repo.branches()).toEqual(['main']);
});

it('obeys a maintainer where only they may give commands', async () => {
  const { repo, comment } = await openBot();
  repo.collaborator('ada', 'maintain');
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  const only = { permission: 'maintain' } as const;
  expect(await comment(number, '/docs help', only)).toMatchObject({
    message: 'mona has only write permission; `maintain` is needed.',
  });
  expect(await comment(number, '/docs help', { ...only, by: 'ada' })).toMatchObject({
    message: 'Showed the list of commands.',
  });
});
