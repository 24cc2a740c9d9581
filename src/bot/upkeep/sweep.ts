// Looks after what runs have left behind: dead jobs are finished, closures that nobody told us about
// are noticed, old jobs are put away, and answers that wait for an end get one.

import type { AcceptanceReport } from '../../contract/acceptance.ts';
import { DAY_MS } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import { isoTime } from '../../shared/runtime.ts';
import type { Backend, LocalWork, ThreadJobs } from '../backend.ts';
import type { BotContext } from '../bot-context.ts';
import { tellEnds } from '../sending/tell-end.ts';
import type { PullInfo } from '../thread-host.ts';
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
    const { isOver, replies } = await tellEnds(id, bot);
    finishedAnswers += replies;
    if (!isOver) unfinished.push(id);
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
