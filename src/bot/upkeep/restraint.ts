// Self-restraint: where people do not merge what nobody asked for, it stops by itself, says so once, and
// waits for someone to resume it. Nothing stores that it pauses: each time, the records of jobs tell.

import {
  type AcceptanceReport,
  type Trigger,
  type TriggerAcceptance,
  UNASKED,
} from '../../contract/acceptance.ts';
import type { Origin } from '../../contract/job.ts';
import { triggerOf } from '../../jobs/acceptance.ts';
import { sentence } from '../../shared/errors.ts';
import type { Backend } from '../backend.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import { ignored, type Result } from '../outcome.ts';
import type { Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';

interface Paused extends NonNullable<TriggerAcceptance['fewMerged']> {
  trigger: Trigger;
}

/** What pauses here now. */
export async function pausedTriggers(backend: Backend): Promise<Paused[]> {
  const { service, projectId, records } = backend;
  if (!records?.pausesUnmerged) return [];
  return pausedIn(await service.directory?.acceptance(projectId), backend);
}

export function pausedIn(report: AcceptanceReport | undefined, { records }: Backend): Paused[] {
  if (!report || !records?.pausesUnmerged) return [];
  return report.triggers.flatMap(({ trigger, fewMerged }) =>
    fewMerged ? [{ ...fewMerged, trigger }] : [],
  );
}

/** Why such a job does not start now; null: it does. One that has begun goes on. */
export async function whyPaused(
  origin: Origin,
  key: string,
  bot: BotContext,
): Promise<string | null> {
  const trigger = triggerOf(origin);
  if (!UNASKED.includes(trigger)) return null;
  const backend = await bot.backend();
  const paused = (await pausedTriggers(backend)).find((one) => one.trigger === trigger);
  if (!paused || (await backend.records?.jobOfKey(key))) return null;
  await tellPaused([paused], bot);
  return `Nothing is started: only ${paused.merged} of the last ${paused.of} pull requests by \`${trigger}\` were merged. To continue, comment \`${bot.style.word} resume\` on a thread, or set \`jobs: pause-unmerged: false\`.`;
}

/** On the thread of the last pull request, once: whoever claims it in the job's record posts it. */
export async function tellPaused(all: readonly Paused[], bot: BotContext): Promise<void> {
  const { records, pulls } = await bot.backend();
  // Where pull requests are in another repository, its own housekeeping tells them.
  if (!records || pulls || bot.dryRun) return;
  for (const paused of all) {
    try {
      if (paused.told || !(await records.claimPauseNotice(paused.job))) continue;
      const reply = replyAt(bot, `paused:${paused.trigger}:${paused.job}`, { thread: paused.pull });
      if ((await reply.find()) === null) {
        await reply.say(words.paused(paused.trigger, paused, bot.style.word), { phase: 'told' });
      }
      await records.notePauseTold(paused.job);
    } catch (error) {
      bot.log.warn(`#${paused.pull} could not be told about the pause: ${sentence(error)}`);
    }
  }
}

/** `/docs resume`. What was decided until this comment does not count any more. */
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
