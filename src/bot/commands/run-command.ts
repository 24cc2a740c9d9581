// May this person give commands? Anyone can comment, so what the commands need is loaded only after a yes.
import { sentence } from '../../shared/errors.ts';
import { isNoAnswer } from '../../shared/waiting.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import type { Result } from '../outcome.ts';
import * as words from '../replies/words.ts';
import { type CommandRequest, commentOf, replyPlaceOf } from '../request.ts';
import { permits } from '../thread-host.ts';

export async function runCommand(request: CommandRequest, bot: BotContext): Promise<Result> {
  const refused = await refuse(request, bot);
  if (refused) return refused;
  const { carryOutAll } = await import('./command.ts');
  return carryOutAll(request, bot);
}

/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request: CommandRequest, bot: BotContext): Promise<Result | null> {
  if (request.namedBot) return null;
  const { host, permission, style, log } = bot;
  const { author } = request;
  const granted = await host.permission(author);
  if (permits(granted, permission)) return null;
  const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
  if (bot.dryRun) return { outcome: 'ignored', message };
  try {
    // One answer to each person on a thread: repeating it would only make noise.
    const reply = replyAt(bot, `refusal:${author}`, replyPlaceOf(request));
    const seen = (await host.react(commentOf(request), 'confused')) === 'again';
    // An earlier attempt at the same event may have got no further.
    const told = seen && !bot.rerun;
    if (!told && (await reply.find()) === null) {
      await reply.say(words.refusal(author, permission, granted.problem, style), { phase: 'told' });
    }
  } catch (error) {
    if (isNoAnswer(error)) throw error;
    log.warn(`The refusal could not be posted on the thread: ${sentence(error)}`);
  }
  return { outcome: 'ignored', message };
}
