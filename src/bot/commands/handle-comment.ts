// What all comments and reviews have in common: the claim (👀), sending their request, and 🚀 or 😕 at the end.

import type { Origin } from '../../contract/job.ts';
import { NotFound, sentence } from '../../shared/errors.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import { type Result, wentWell } from '../outcome.ts';
import { linkBack, pullOf } from '../replies/link-back.ts';
import type { Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { type CommentRequest, eventOf, headOf, replyPlaceOf } from '../request.ts';
import { sendAndFollow } from '../sending/send-and-follow.ts';
import type { OutgoingRequest, SendClaim } from '../sending/send-once.ts';
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

export async function sendAndNotify(
  order: OutgoingRequest,
  request: CommentRequest,
  bot: BotContext,
): Promise<Result> {
  const result = await sendAndFollow(order, bot);
  if (result.outcome === 'ignored' || isUnderWay(result, bot)) return result;
  if (result.job) await linkBack(result.job, order.origin, bot);
  // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
  const told = order.reply?.endedBefore || (order.claim === 'again' && !bot.rerun);
  if (!told && !order.reply?.notifies) await tellRequester(request, result, order.reply, bot);
  return result;
}

/** The end will be told when it has come. */
function isUnderWay({ outcome }: Result, { wait }: BotContext): boolean {
  return wait === 'later' || (wait === 'ended' && outcome === 'started');
}

/** Marks what somebody wrote when everything that it led to is over. */
export async function markEnd(said: ReactionTarget, all: Result[], bot: BotContext): Promise<void> {
  const results = all.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'dry-run');
  if (results.length === 0 || results.some((result) => isUnderWay(result, bot))) return;
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

// The person who asked learns that it is done. Edits of a comment notify nobody, so they are requested
// as a reviewer of the pull request or, where that is not possible, mentioned once.

/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;

/** `request.author` is whom the host named as the comment's author, and whose permission it confirmed. */
async function tellRequester(
  request: CommentRequest,
  { outcome, job }: Result,
  given: Reply | undefined,
  bot: BotContext,
): Promise<void> {
  const { author } = request;
  const how = { style: bot.style, reply: given?.url };
  const text = job && words.mention(author, outcome, job, how);
  if (!text || request.namedBot || !LOGIN.test(author)) return;
  const { host, log, repository } = bot;
  try {
    if (author === (await host.self())) return;
    const pull = outcome === 'pull-request' ? pullOf(job.prLink ?? null, repository) : undefined;
    if (pull !== undefined && (await host.requestReview(pull, author))) return;
    const reply = replyAt(bot, `done:${eventOf(request.comment)}`, replyPlaceOf(request));
    if ((await reply.find()) === null) await reply.say(text, { phase: 'told' });
  } catch (error) {
    log.warn(`${author} could not be notified: ${sentence(error)}`);
  }
}
