import { expect, it } from 'vitest';
import { replyAt } from '../../../src/bot/bot-context.ts';
import { orTell, tellWrongSetup } from '../../../src/bot/commands/tell-failure.ts';
import type { CommandRequest } from '../../../src/bot/request.ts';
import { SetupError } from '../../../src/shared/errors.ts';
import { openBot } from '../../support/bot.ts';

const failing = async (error: Error) => {
  const opened = await openBot();
  const { number } = opened.repo.openIssue({ by: 'mona', title: 'Flags' });
  const bot = opened.botWith();
  const reply = replyAt(bot, 'comment:1', { thread: number });
  const failed = orTell({ reply }, bot, () => Promise.reject(error));
  await expect(failed).rejects.toBe(error);
  return opened.replies(number);
};

it('shows people what was written for them', async () => {
  expect(await failing(new SetupError('Set `model-url`.'))).toEqual([
    expect.stringContaining('Set `model-url`.'),
  ]);
});

it('keeps what nobody expected for the log', async () => {
  const [said] = await failing(new Error('x is not a function at /srv/secret.js'));
  expect(said).toContain('Something unexpected went wrong. The log of the server has the details.');
  expect(said).not.toContain('secret.js');
});

it('tells only people with permission that the workflow is set up wrong', async () => {
  const { repo, botWith, replies } = await openBot();
  const { number } = repo.openIssue({ by: 'mona', title: 'Flags' });
  const ask = (by: string): CommandRequest => {
    const { comment } = repo.comment(number, { by, body: '/docs describe the flags' });
    return {
      ...{ kind: 'command', commands: [{ kind: 'ask', prompt: 'describe the flags' }] },
      ...{ author: by, namedBot: false, comment: { kind: 'issue', id: comment.id } },
      ...{ askedAt: comment.createdAt, opener: undefined, thread: number, isPull: false },
      ...{ pull: undefined, url: '' },
    };
  };
  const problem = new SetupError('The input `mode` is wrong.');
  await tellWrongSetup(ask('hubot'), problem, botWith());
  expect(replies(number)).toEqual([]);
  await tellWrongSetup(ask('mona'), problem, botWith());
  expect(replies(number)).toEqual([expect.stringContaining('The input `mode` is wrong.')]);
});
