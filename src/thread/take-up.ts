// Taking up what somebody wrote: the claim, where it came from, and the marks at its end.
import type { Origin } from '../contract/job.ts';
import { NotFound, sentence } from '../shared/errors.ts';
import type { Desk } from './desk.ts';
import { linkBack } from './link-back.ts';
import { isFailure, type Result } from './outcome.ts';
import { headOf, type RemarkRequest } from './request.ts';
import { sendAndFollow } from './send-and-follow.ts';
import type { Claim, Order } from './send-once.ts';
import type { Utterance } from './thread-host.ts';

export const GONE: Result = {
  outcome: 'ignored',
  message: 'The comment was deleted before this run began, so nothing was done.',
};

/** 👀 is the claim. Hosts do not tell who reacted first to a review. */
export async function claimOf(said: Utterance, { host, log }: Desk): Promise<Claim | 'gone'> {
  try {
    const claim = await host.react(said, 'eyes');
    return said.kind === 'review' ? 'unclear' : claim;
  } catch (error) {
    if (error instanceof NotFound) return 'gone';
    log.warn(`Could not react to the comment: ${sentence(error)}`);
    return 'unclear';
  }
}

export async function toTheEnd(order: Order, said: Utterance, desk: Desk): Promise<Result> {
  const result = await sendAndFollow(order, desk);
  if (result.outcome === 'ignored') return result;
  await mark(said, !isFailure(result.outcome), desk);
  if (result.job) await linkBack(result.job, order.origin, desk);
  return result;
}

/** 🚀 or 😕, and not the one an earlier attempt left. */
export async function mark(
  said: Utterance,
  well: boolean,
  { host, log, rerun }: Desk,
): Promise<void> {
  try {
    await host.react(said, well ? 'rocket' : 'confused');
    if (rerun) await host.unreact(said, well ? 'confused' : 'rocket');
  } catch (error) {
    log.warn(`Could not react to the comment: ${sentence(error)}`);
  }
}

/** The head of a pull request as it is now, at the claim, unless the event told it. */
export async function originOf(request: RemarkRequest, { host }: Desk): Promise<Origin> {
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

export function utteranceOf({ comment: { kind, id }, thread }: RemarkRequest): Utterance {
  return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}

export function placeOf({ thread, opener }: RemarkRequest) {
  return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
