// One request, from sending it once to telling how it ended. What a comment and a workflow input
// ask for meets here.

import { asks, type Origin, stateOf } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import type { DocsRequest } from '../../contract/service.ts';
import { FINAL_STATUSES } from '../../contract/values.ts';
import { duration } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import { oneLine } from '../../shared/text/foreign.ts';
import { isAway } from '../../shared/waiting.ts';
import type { BotContext } from '../bot-context.ts';
import { checksFail, outcomeOf, type Result } from '../outcome.ts';
import { linkBack } from '../replies/link-back.ts';
import { minutes } from '../replies/phrases.ts';
import type { Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { follow, followToEnd } from './follow.ts';
import { followWork } from './local-work.ts';
import { type RequestEvent, sendOnce } from './send-once.ts';
import { answerLines, notifyRequester, tellEnd } from './tell-end.ts';

export async function sendAndFollow(
  request: DocsRequest,
  event: RequestEvent,
  bot: BotContext,
): Promise<Result> {
  const { reply } = event;
  const { origin = {} } = request;
  const startedAt = bot.startedAt ?? bot.clock.now();
  // As the record counts it: from the command on, on one clock for all who tell it.
  const asked = origin.comment ? Date.parse(origin.askedAt ?? '') : Number.NaN;
  const askedAt = Math.min(startedAt, asked || startedAt);
  try {
    const sending = await sendOnce(request, event, bot);
    switch (sending.kind) {
      case 'unknown':
        return await tellUnknown(reply, bot);
      case 'elsewhere':
        // The answer on the thread is that run's to write.
        return {
          outcome: 'ignored',
          message: 'Another run of the same event is already working on it.',
        };
      case 'deleted':
        return {
          outcome: 'ignored',
          message: 'This was answered before, and its job has been deleted since.',
        };
      case 'sent':
        if (!bot.wait) return await tellStarted(sending.job, origin, reply, bot);
        return await followAndReport({ ...event, ...sending, origin, startedAt, askedAt }, bot);
    }
  } catch (error) {
    if (bot.signal.aborted) return tellInterrupted(reply, bot);
    throw error;
  }
}

async function tellStarted(
  job: ReceivedJob,
  origin: Origin,
  reply: Reply | undefined,
  bot: BotContext,
): Promise<Result> {
  const { records } = await bot.backend();
  const result = { outcome: 'started', job } as const;
  if (records) {
    // The job is named, so that whoever tells its end finds the reply.
    const text = words.working(job, { elapsedMs: 0 }, bot.style);
    await reply?.say(text, { phase: 'sent', job: job.id });
    return { ...result, message: `Job ${job.id} is under way.` };
  }
  await reply?.finish(words.started(job, bot.style));
  await linkBack(job, origin, bot);
  const message = `Started job ${job.id}. This run does not wait for the result.`;
  return { ...result, message };
}

async function tellUnknown(reply: Reply | undefined, bot: BotContext): Promise<Result> {
  await reply?.finish(words.unknownOutcome(bot.style));
  return {
    outcome: 'unknown',
    message:
      'The request was sent, but no answer came back. Check the service before you send it again.',
  };
}

async function tellInterrupted(reply: Reply | undefined, bot: BotContext): Promise<Result> {
  const backend = await bot.backend().catch(() => undefined);
  await Promise.all([
    backend?.work?.release(),
    reply
      ?.finish(words.interrupted(bot.style), { open: true })
      .catch((error) => bot.log.warn(sentence(error))),
  ]);
  const message = 'The run was stopped before the job finished. Run it again to continue.';
  return { outcome: 'failed', message };
}

// Following a job to its end, or to the end of the time there is, with the thread kept up to date.

interface Course extends Omit<RequestEvent, 'job'> {
  job: ReceivedJob;
  origin: Origin;
  after?: 'create' | 'message';
  /** When this run started: its time limit counts from there. */
  startedAt: number;
  askedAt: number;
}

async function followAndReport(course: Course, bot: BotContext): Promise<Result> {
  const { clock, style, timeoutMinutes, log } = bot;
  const { service, projectId, work } = await bot.backend();
  const { origin, reply, startedAt, askedAt } = course;
  const elapsed = () => ({ elapsedMs: clock.now() - askedAt, now: clock.now() });
  const deadline = startedAt + timeoutMinutes * 60_000;
  const story: NonNullable<Result['story']> = [];
  let { job } = course;
  const telling = keepTelling(bot, async () => {
    if (FINAL_STATUSES.has(job.status)) return;
    await reply?.progress(words.working(job, elapsed(), style));
  });
  const onChange = (changed: ReceivedJob) => {
    job = changed;
    const state = stateOf(job);
    if (story.at(-1)?.what === state) return;
    story.push({ afterMs: elapsed().elapsedMs, what: state });
    const time = duration(elapsed().elapsedMs);
    const isOver = FINAL_STATUSES.has(job.status);
    log.info(`Job ${job.id} is ${state}${isOver ? ` after ${time}` : `, ${time} so far`}.`);
  };
  const followed = { projectId, jobId: job.id, ...course };
  const following = work
    ? followWork(course, { ...bot, work, deadline }, onChange)
    : followToEnd(follow(followed, { ...bot, service, deadline }), onChange);
  const end = await following.finally(telling.stop);
  job = end.job ?? job;
  // Of several runs of one event, the first tells; a re-run does when that one had not ended.
  const isKnown = reply?.endedBefore || (course.claim === 'again' && !bot.rerun);
  const isOver = FINAL_STATUSES.has(job.status);
  const isStopped = end.kind === 'timed-out' && (!isOver || job.status === 'failed');
  if (end.kind === 'left' || isStopped) {
    const tell = isStopped ? tellTimeOut : tellLeft;
    const result = { ...(await tell(job, reply, bot)), story };
    await answerLines(origin, result, bot);
    if (!isKnown) await notifyRequester(origin, result, reply, bot);
    return result;
  }
  const result: Result = { outcome: outcomeOf(job), job, message: lastLine(job), story };
  try {
    await tellEnd({ job, origin, reply, isKnown, ...elapsed() }, bot);
    return result;
  } catch (error) {
    if (bot.waits?.(error) || !isAway(error)) throw error;
    const unsaid = `The reply on the thread could not be written. ${sentence(error)} Run this again, or wait for \`mode: sweep\`: each finishes the reply.`;
    return { ...result, unsaid };
  }
}

async function tellTimeOut(
  job: ReceivedJob,
  reply: Reply | undefined,
  { style, timeoutMinutes }: BotContext,
): Promise<Result> {
  const stopped = job.status === 'failed';
  await reply?.finish(words.timedOut(timeoutMinutes, stopped, job, style));
  const command = stopped ? 'retry` to continue' : 'status` to see how it is doing';
  const message = `The job did not finish within ${minutes(timeoutMinutes)}. Comment \`${style.word} ${command}, or raise \`timeout-minutes\`.`;
  return { outcome: 'timed-out', job, message };
}

/** Something outside is away for longer than a run can wait. What was made is kept. */
async function tellLeft(
  job: ReceivedJob,
  reply: Reply | undefined,
  bot: BotContext,
): Promise<Result> {
  const { reason = 'This run could not continue it. Its log says why.' } =
    job.docket?.waiting ?? {};
  await reply
    ?.finish(words.waiting(reason, bot.style), { open: true })
    .catch((error) => bot.log.warn(sentence(error)));
  const message = `Job ${job.id} is not finished, and what was done is kept. ${reason} Run this again, comment \`${bot.style.word} retry\`, or wait for \`mode: sweep\`: each continues it.`;
  return { outcome: 'failed', job, message };
}

function lastLine(job: ReceivedJob): string {
  const pull = job.prLink ? ` Its pull request: ${job.prLink}` : '';
  switch (outcomeOf(job)) {
    case 'pull-request':
      return checksFail(job) ? `The checks fail: ${job.prLink}` : `Done: ${job.prLink}`;
    case 'branch':
      return `${checksFail(job) ? 'The checks fail' : 'Done'}. Open the pull request yourself: ${job.docket?.compareLink}`;
    case 'no-changes':
      if (asks(job)) return `The agent asks: ${oneLine(job.docket?.question ?? '')}`;
      return job.prLink
        ? `No files changed. The pull request is unchanged: ${job.prLink}`
        : 'Done: no files changed.';
    case 'cancelled':
      return `Job ${job.id} was canceled.`;
    case 'archived':
      return `Job ${job.id} is archived.${pull}`;
    default:
      return `Job ${job.id} failed: ${job.docket?.reason ?? 'the service gave no reason.'}${pull}`;
  }
}

/** As often as somebody who waits would look again. */
const TELL_EVERY_MS = 20_000;

/** Reports the progress repeatedly; after `stop` has resolved, nothing more is reported. */
function keepTelling({ clock }: BotContext, tell: () => Promise<void>) {
  const over = new AbortController();
  const told = (async () => {
    for (;;) {
      await clock.sleep(TELL_EVERY_MS, over.signal);
      await tell();
    }
  })().catch(() => {});
  return {
    async stop() {
      over.abort();
      await told;
    },
  };
}
