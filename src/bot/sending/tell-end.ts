// How a request ended is told in one way, from what its job's record says: by the run that followed it,
// by a worker of the App, by housekeeping, or by whoever cancels the job.

import type { Origin } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import { FINAL_STATUSES } from '../../contract/values.ts';
import { NotFound, sentence } from '../../shared/errors.ts';
import { isNoAnswer } from '../../shared/waiting.ts';
import type { RequestEnd, ThreadJobs } from '../backend.ts';
import { type BotContext, replyAt, scopeOf } from '../bot-context.ts';
import { mark } from '../commands/handle-comment.ts';
import { requestedLines } from '../commands/review-prompt.ts';
import { outcomeOf, type Result, wentWell } from '../outcome.ts';
import { isOwnPull, linkBack, pullOf } from '../replies/link-back.ts';
import { isOpen, MARKER_START, type Marker } from '../replies/marker.ts';
import { findMarked, type Marked, type Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { commentOf, eventOf } from '../request.ts';
import type { ThreadPlace } from '../thread-host.ts';

interface Ended {
  /** As the request sees it. */
  job: ReceivedJob;
  origin: Origin;
  reply: Reply | undefined;
  /** Somebody else told the requester. */
  isKnown?: boolean;
  /** If the service does not say how long it took. */
  elapsedMs?: number;
}

/** The reply comes last of what can be told only once, because it is what says that all is told. */
export async function tellEnd(ended: Ended, bot: BotContext): Promise<void> {
  const { job, origin, reply, elapsedMs = 0 } = ended;
  const result = { outcome: outcomeOf(job), job };
  await answerLines(origin, result, bot);
  await linkBack(job, origin, bot);
  const here = isOwnPull(job, reply?.place.thread, bot);
  await reply?.finish(words.finished(job, { elapsedMs, here }, bot.style));
  if (!ended.isKnown) await notifyRequester(origin, result, reply, bot);
}

/** Each comment on a line of a review gets its answer there, where its author looks for it. */
export async function answerLines(
  { comment, thread }: Origin,
  result: Pick<Result, 'outcome' | 'job'>,
  bot: BotContext,
): Promise<void> {
  if (comment?.kind !== 'review' || thread === undefined) return;
  try {
    const review = await bot.host.review(thread, comment.id);
    for (const { path, opener } of await requestedLines(review, bot.read)) {
      if (opener === undefined) continue;
      const event = `line:${opener}:${eventOf(comment)}`;
      const reply = replyAt(bot, event, { thread, replyTo: opener });
      if ((await reply.find()) === null) {
        await reply.say(words.lineAnswer(result, path), { phase: 'told' });
      }
    }
  } catch (error) {
    if (isNoAnswer(error)) throw error;
    bot.log.warn(`A comment of the review could not be answered: ${sentence(error)}`);
  }
}

/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;

/**
 * Whoever asked in a comment learns that it is done. Edits notify nobody, so they are requested as a
 * reviewer of the pull request or, where that is not possible, mentioned once.
 */
export async function notifyRequester(
  { requester = '', comment }: Origin,
  { outcome, job }: Pick<Result, 'outcome' | 'job'>,
  given: Reply | undefined,
  bot: BotContext,
): Promise<void> {
  if (!given || given.notifies || !comment || !LOGIN.test(requester)) return;
  const text =
    job && words.mention(requester, outcome, job, { style: bot.style, reply: given.url });
  if (!text) return;
  const { host, log, repository } = bot;
  try {
    if (requester === (await host.self())) return;
    const pull = outcome === 'pull-request' ? pullOf(job.prLink ?? null, repository) : undefined;
    if (pull !== undefined && (await host.requestReview(pull, requester))) return;
    const reply = replyAt(bot, `done:${eventOf(comment)}`, given.place);
    if ((await reply.find()) === null) await reply.say(text, { phase: 'told' });
  } catch (error) {
    log.warn(`${requester} could not be notified: ${sentence(error)}`);
  }
}

// All requests of a job that has ended, wherever their replies still say that it is at work.

interface ToldEnds {
  /** The job, or the part of it that these threads asked for, has ended. */
  isOver: boolean;
  /** How many replies were finished. */
  replies: number;
  /** Another job of the same comment, whose end has to be told, too. */
  next: string | undefined;
}

/** `said`: the ID of a comment or review that is marked even if nothing could be replied to it. */
export async function tellEnds(jobId: string, bot: BotContext, said?: number): Promise<ToldEnds> {
  const { records } = await bot.backend();
  const all = (await records?.endsOf(jobId)) ?? [];
  const ends = all.filter(({ job }) => FINAL_STATUSES.has(job.status));
  if (!records || ends.length === 0)
    return { isOver: all.length === 0, replies: 0, next: undefined };
  const told = new Set<RequestEnd>();
  let next: string | undefined;
  for (const place of await placesOf(ends, bot)) {
    const marked = await findMarked(bot.host, place, MARKER_START, scopeOf(bot, place.thread));
    const here = new Set(
      ends.filter(({ origin }) => said !== undefined && origin.comment?.id === said),
    );
    for (const one of marked) {
      // The record decides, not the job in the marker: whoever may edit comments may edit that.
      const end = isOpen(one.marker) ? ends.find(({ isOf }) => isOf(one.marker.event)) : undefined;
      if (!end) continue;
      const reply = replyAt(bot, one.marker.event, place, headingIn(one));
      reply.take(one);
      await tellEnd({ ...end, reply }, bot);
      here.add(end);
      told.add(end);
    }
    next ??= await markComments(here, marked, records, bot);
  }
  return { isOver: true, replies: told.size, next };
}

async function placesOf(ends: readonly RequestEnd[], { host }: BotContext): Promise<ThreadPlace[]> {
  const found = new Map<string, ThreadPlace>();
  for (const { thread, comment } of ends.map(({ origin }) => origin)) {
    if (thread === undefined) continue;
    const place: ThreadPlace = { thread };
    if (comment?.kind === 'review-comment') {
      const line = await host.reviewComment(comment.id).catch((error) => {
        if (!(error instanceof NotFound)) throw error;
      });
      if (line) place.replyTo = line.opener;
    }
    found.set(`${place.thread}/${place.replyTo}`, place);
  }
  return [...found.values()];
}

/** What stands above everything that is said about failed checks: the first paragraph after the marker. */
function headingIn({ comment, marker }: Marked): string | undefined {
  if (!marker.event.startsWith('checks:')) return undefined;
  return comment.body.slice(comment.body.indexOf('\n') + 1).split('\n\n')[0];
}

/** Marks comments when everything that they led to is over; otherwise, answers a job whose end is not told. */
async function markComments(
  ends: ReadonlySet<RequestEnd>,
  marked: readonly Marked[],
  records: ThreadJobs,
  bot: BotContext,
): Promise<string | undefined> {
  const byComment = Map.groupBy(ends, ({ origin }) => origin.comment?.id);
  for (const [id, own] of byComment) {
    const { comment, thread } = own[0]?.origin ?? {};
    if (id === undefined || !comment || thread === undefined) continue;
    let isWell = own.every(({ job }) => wentWell({ outcome: outcomeOf(job), job }));
    let pending: Marker | undefined;
    for (const { marker } of marked) {
      const { event, job } = marker;
      if (!isPartOf(marker, comment) || own.some(({ isOf }) => isOf(event))) continue;
      if (isOpen(marker)) pending = marker;
      const ends = job === undefined ? [] : await records.endsOf(job);
      const end = ends.find(({ isOf }) => isOf(event))?.job;
      isWell &&= !end || wentWell({ outcome: outcomeOf(end), job: end });
    }
    if (!pending) await mark(commentOf({ comment, thread }), isWell, { ...bot, rerun: true });
    else if (pending.job && (await records.promptOf(pending.job, pending.event)) !== undefined) {
      return pending.job;
    }
  }
  return undefined;
}

/** Each command of a comment has its own reply. */
function isPartOf({ event, phase }: Marker, { kind, id }: CommentId): boolean {
  const whole = eventOf({ kind, id });
  const isWork = phase === 'sending' || phase === 'sent';
  return isWork && (event === whole || event.startsWith(`${whole}#`));
}

type CommentId = NonNullable<Origin['comment']>;
