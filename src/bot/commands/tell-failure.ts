// Whatever stops a command, the person who gave it learns so on the thread.

import { DocketError } from '../../shared/errors.ts';
import { type BotContext, replyAt, scopeOf } from '../bot-context.ts';
import { isOpen, markerPrefix, writeMarker } from '../replies/marker.ts';
import type { ReplyStyle } from '../replies/phrases.ts';
import { findMarked, type Reply, type Unfinished } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { type CommandRequest, commentOf, eventOf, replyPlaceOf } from '../request.ts';
import { CheckLater, permits, type ReactionTarget } from '../thread-host.ts';
import { claimOf, mark } from './handle-comment.ts';

/** Does the work. If it fails, says why on the thread before the error reaches the log. */
export async function orTell<T>(
  { reply, said }: { reply: Reply | undefined; said?: ReactionTarget },
  bot: BotContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CheckLater) throw error;
    if (bot.waits?.(error)) await reply?.wait(words.waiting(tellable(error, bot.style), bot.style));
    else if (!bot.dryRun) await tell(error, { reply, said }, bot);
    throw error;
  }
}

/**
 * For a workflow whose inputs are wrong, where nothing else is done. Only someone who is permitted
 * to give commands gets this answer; to others the setup is no concern.
 */
export async function tellWrongSetup(
  request: CommandRequest,
  error: DocketError,
  bot: BotContext,
): Promise<void> {
  if (bot.dryRun) return;
  const { host, permission } = bot;
  if (!request.namedBot && !permits(await host.permission(request.author), permission)) return;
  const said = commentOf(request);
  // As for any command: a re-run after the fix continues this answer.
  if ((await claimOf(said, bot)) === 'gone') return;
  const reply = replyAt(bot, eventOf(request.comment), replyPlaceOf(request));
  await tell(error, { reply, said }, bot);
}

async function tell(
  error: unknown,
  { reply, said }: { reply: Reply | undefined; said?: ReactionTarget | undefined },
  bot: BotContext,
): Promise<void> {
  await reply?.fail(words.couldNot(tellable(error, bot.style), bot.style));
  if (said) await mark(said, false, bot);
}

/** What went wrong here is for the log; a thread gets the sentences that were written for people. */
function tellable(error: unknown, { runUrl }: ReplyStyle): string {
  if (!(error instanceof DocketError)) {
    const log = runUrl ? 'The log of the workflow run' : 'The log of the server';
    return `Something unexpected went wrong. ${log} has the details.`;
  }
  return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}

// An answer whose run was killed gets its last words from whoever comes after it.

export async function finishUnfinished(
  { place, marker, comment, said }: Unfinished & { said?: ReactionTarget },
  bot: BotContext,
): Promise<void> {
  const { host, style } = bot;
  const scope = scopeOf(bot, place.thread);
  const found = await findMarked(host, place, markerPrefix(marker.event), scope);
  const current = found.find((one) => one.comment.id === comment.id);
  // Deleted, or the run had said its last words and was killed right after.
  if (!current || !isOpen(current.marker)) return;
  const body = words.commentBody(writeMarker(marker, scope), words.interrupted(style));
  await host.editComment(comment, body);
  if (said) await host.react(said, 'confused');
}
