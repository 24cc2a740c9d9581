// What all comments and reviews have in common: where they come from, the claim (👀), and 🚀 or 😕 at the end.

import type { Origin } from '../../contract/job.ts';
import { NotFound, sentence } from '../../shared/errors.ts';
import type { BotContext } from '../bot-context.ts';
import { type Result, wentWell } from '../outcome.ts';
import { type CommentRequest, headOf } from '../request.ts';
import type { SendClaim } from '../sending/send-once.ts';
import type { ReactionTarget } from '../thread-host.ts';

export const GONE: Result = {
  outcome: 'ignored',
  message: 'The comment was deleted before this run began, so nothing was done.',
};

/** 👀 is the claim. Hosts do not tell who reacted first to a review. */
export async function claimOf(
  said: ReactionTarget,
  { host, log }: BotContext,
): Promise<SendClaim | 'gone'> {
  try {
    const claim = await host.react(said, 'eyes');
    return said.kind === 'review' ? 'unclear' : claim;
  } catch (error) {
    if (error instanceof NotFound) return 'gone';
    log.warn(`Could not react to the comment: ${sentence(error)}`);
    return 'unclear';
  }
}

/** Marks what somebody wrote when everything that it led to is over. */
export async function markEnd(said: ReactionTarget, all: Result[], bot: BotContext): Promise<void> {
  const results = all.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'dry-run');
  if (results.length === 0) return;
  // Whoever tells the end marks it.
  if (!bot.wait && (await bot.backend()).records) return;
  await mark(said, results.every(wentWell), bot);
}

/** 🚀 or 😕, and not the one an earlier attempt left. */
export async function mark(
  said: ReactionTarget,
  well: boolean,
  { host, log, rerun }: BotContext,
): Promise<void> {
  try {
    await host.react(said, well ? 'rocket' : 'confused');
    if (rerun) await host.unreact(said, well ? 'confused' : 'rocket');
  } catch (error) {
    log.warn(`Could not react to the comment: ${sentence(error)}`);
  }
}

/** The head of a pull request as it is now, at the claim, unless the event told it. */
export async function originOf(request: CommentRequest, { host }: BotContext): Promise<Origin> {
  const { author, thread, comment, askedAt, url, isPull } = request;
  const pull = request.pull ?? (isPull ? headOf(await host.pull(thread)) : undefined);
  return {
    requester: author,
    thread,
    comment,
    askedAt,
    ...(url && { url }),
    ...(pull && { pull }),
  };
}
