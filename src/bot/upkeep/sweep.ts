// Looks after what runs have left behind: dead jobs are finished, closures that nobody told us about
// are noticed, old jobs are put away, and answers that wait for an end get one.

import type { AcceptanceReport } from '../../contract/acceptance.ts';
import type { Origin } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import { FINAL_STATUSES } from '../../contract/values.ts';
import { DAY_MS } from '../../shared/days.ts';
import { NotFound, sentence } from '../../shared/errors.ts';
import { isoTime } from '../../shared/runtime.ts';
import type { Backend, LocalWork, ThreadJobs } from '../backend.ts';
import { type BotContext, scopeOf } from '../bot-context.ts';
import { outcomeOf, wentWell } from '../outcome.ts';
import { isOwnPull } from '../replies/link-back.ts';
import { isOpen, MARKER_START, writeMarker } from '../replies/marker.ts';
import { findMarked } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { commentOf, eventOf } from '../request.ts';
import type { PullInfo, ReactionTarget, ThreadPlace } from '../thread-host.ts';
import { noteAll } from './acceptance.ts';
import { jobOfBranch } from './archive.ts';
import { retargetAll } from './retarget.ts';

interface Swept {
  closed: string[];
  retired: string[];
  taken: string[];
  /** Resumed, but not finished when the time was over. */
  unfinished: string[];
  finishedAnswers: number;
  acceptance?: AcceptanceReport | undefined;
}

/** Closures are looked for as far back as runs can be repeated. */
const LOOK_BACK_MS = 35 * DAY_MS;
/** Replies that nobody finished are looked for in jobs that ended this recently. */
const UNSAID_MS = 2 * DAY_MS;

export async function sweep(bot: BotContext): Promise<Swept | null> {
  const backend = await bot.backend();
  const { records, work } = backend;
  if (!records || !work) return null;
  const since = isoTime(bot.clock.now() - LOOK_BACK_MS);
  const decided = await bot.host.closedPulls('docket/', since);
  const open = await bot.host.openPulls('docket/');
  if (!bot.dryRun) await noteAll([...decided, ...open], bot);
  const acceptance = await backend.service.directory?.acceptance(backend.projectId);
  const closed = await archiveClosures(decided, backend, records, bot);
  await retargetAll(open, bot);
  const retired = bot.dryRun ? [] : await records.retire();
  const taken = bot.dryRun ? [] : await work.resume();
  await untilLeft(taken, work, bot);
  let finishedAnswers = 0;
  const unfinished: string[] = [];
  // The run that finished one may have had no answer when it wanted to say so.
  const recently = isoTime(bot.clock.now() - UNSAID_MS);
  const ended = bot.dryRun ? [] : await records.endedSince(recently);
  for (const id of new Set([...taken, ...ended])) {
    const job = await backend.service.getJob(backend.projectId, id, { signal: bot.signal });
    if (FINAL_STATUSES.has(job.status)) finishedAnswers += await finishAnswers(job, records, bot);
    else unfinished.push(id);
  }
  return { closed, retired, taken, unfinished, finishedAnswers, acceptance };
}

export function tellSwept(swept: Swept | null): string {
  if (!swept) return 'There is nothing to sweep: the service manages its jobs itself.';
  const { closed, retired, taken, unfinished, finishedAnswers } = swept;
  const jobs = (ids: string[]) => `${ids.length} ${ids.length === 1 ? 'job' : 'jobs'}`;
  return [
    `Resumed ${jobs(taken)}${unfinished.length > 0 ? `, of which ${unfinished.length} did not finish in time` : ''};`,
    `finished ${finishedAnswers} ${finishedAnswers === 1 ? 'reply' : 'replies'};`,
    `archived ${jobs(closed)} with a closed pull request and ${jobs(retired)} without recent activity.`,
  ].join(' ');
}

async function archiveClosures(
  pulls: readonly PullInfo[],
  { service, projectId }: Backend,
  records: ThreadJobs,
  bot: BotContext,
): Promise<string[]> {
  const open = new Set(await records.unarchived());
  if (open.size === 0) return [];
  const archived: string[] = [];
  for (const id of new Set(pulls.flatMap(({ headRef }) => jobOfBranch(headRef) ?? []))) {
    if (!open.has(id)) continue;
    try {
      const job = await service.getJob(projectId, id);
      // A follow-up may have opened another pull request since.
      const theirs = pulls.find(({ url }) => url === job.prLink);
      if (job.status === 'active' || !theirs) continue;
      if (!bot.dryRun) await service.control?.archive(projectId, id);
      archived.push(id);
    } catch (error) {
      bot.log.warn(`Job ${id} could not be archived: ${sentence(error)}`);
    }
  }
  return archived;
}

/** Until nobody works on them here any more, or the time is over. */
async function untilLeft(
  ids: readonly string[],
  work: LocalWork,
  { clock, signal, timeoutMinutes }: BotContext,
): Promise<void> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const timing = clock.sleep(timeoutMinutes * 60_000, either).then(
    () => over.abort(),
    () => {},
  );
  // What became of them is read from their records.
  await Promise.allSettled(
    ids.map(async (id) => {
      for await (const _ of work.follow(id, '', either));
    }),
  );
  over.abort();
  await timing;
}

/** Whatever still says that the job is at work. */
export async function finishAnswers(
  job: ReceivedJob,
  records: ThreadJobs,
  bot: BotContext,
): Promise<number> {
  const { host, style } = bot;
  const origins = await records.originsOf(job.id);
  const told = new Set<string>();
  for (const place of await places(origins, bot)) {
    const scope = scopeOf(bot, place.thread);
    for (const { comment, marker } of await findMarked(host, place, MARKER_START, scope)) {
      // The record decides, not the job in the marker: whoever may edit comments may edit that.
      if (!isOpen(marker) || (await records.promptOf(job.id, marker.event)) === undefined) continue;
      const here = isOwnPull(job, place.thread, bot);
      const elapsedMs = elapsed(comment.createdAt, bot);
      const said = words.finished(job, { elapsedMs, here }, style);
      const closed = writeMarker({ ...marker, closed: true }, scope);
      await host.editComment(comment, words.commentBody(closed, said));
      told.add(marker.event);
    }
  }
  // Earlier requests of the job have their reactions already.
  const theirs = origins.filter(({ comment }) => comment && told.has(eventOf(comment)));
  await markAll(theirs, wentWell({ outcome: outcomeOf(job), job }), bot);
  return told.size;
}

async function markAll(origins: Origin[], well: boolean, { host, log }: BotContext): Promise<void> {
  for (const said of origins.flatMap(commentsOf)) {
    try {
      await host.react(said, well ? 'rocket' : 'confused');
      await host.unreact(said, well ? 'confused' : 'rocket');
    } catch (error) {
      log.warn(`Could not react to the comment: ${sentence(error)}`);
    }
  }
}

async function places(origins: Origin[], { host }: BotContext): Promise<ThreadPlace[]> {
  const found = new Map<string, ThreadPlace>();
  for (const { thread, comment } of origins) {
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

function commentsOf({ comment, thread }: Origin): ReactionTarget[] {
  return comment && thread !== undefined ? [commentOf({ comment, thread })] : [];
}

function elapsed(since: string, { clock }: BotContext): number {
  return Math.max(0, clock.now() - Date.parse(since));
}
