// `/docs resume`: someone with permission lets go on what paused because few of its pull requests were
// merged. What was decided until their comment does not count any more.
import type { BotContext } from '../bot-context.ts';
import { ignored, type Result } from '../outcome.ts';
import type { Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { pausedTriggers } from '../upkeep/restraint.ts';

export async function resume(
  { author, askedAt }: { author: string; askedAt: string },
  reply: Reply,
  bot: BotContext,
): Promise<Result> {
  const backend = await bot.backend();
  const paused = await pausedTriggers(backend);
  for (const { job } of paused) await backend.records?.resume(job, { at: askedAt, by: author });
  const triggers = paused.map(({ trigger }) => trigger);
  await reply.say(words.resumed(triggers), { phase: 'told' });
  if (triggers.length === 0) return ignored('nothing is paused');
  return { outcome: 'ignored', message: `Resumed ${triggers.join(', ')}.` };
}
