// The fix of a check's findings, unasked: one job for each pull request, which a later commit continues.

import { isoTime } from '../../shared/runtime.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import type { Result } from '../outcome.ts';
import { type CheckRequest, driftPrompt } from '../request.ts';
import { sendAndFollow } from '../sending/send-and-follow.ts';
import { dryRun } from './dry-run.ts';
import { orTell } from './tell-failure.ts';

export async function fixDrift(
  { thread, pull }: CheckRequest,
  event: string,
  bot: BotContext,
): Promise<Result> {
  const { headSha } = pull;
  const prompt = driftPrompt(headSha);
  const origin = {
    thread,
    drift: { headSha },
    pull,
    workflow: { event, why: 'The documentation check found something to fix.' },
    askedAt: isoTime(bot.clock.now()),
    ...(bot.style.runUrl && { url: bot.style.runUrl }),
  };
  if (bot.dryRun) return dryRun({ what: 'fix', prompt, origin, fresh: false }, bot);
  const key = `drift:${headSha}`;
  const reply = replyAt(bot, key, { thread });
  const claim = bot.rerun ? 'again' : 'first';
  const asked = { key, reply, claim } as const;
  return orTell(asked, bot, () => sendAndFollow({ prompt, origin, joinThread: true }, asked, bot));
}
