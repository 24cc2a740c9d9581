// Following a job to its end, or to the end of the time there is, with the thread kept up to date.
import type { ReceivedJob } from '../contract/schemas.ts';
import { FINAL_STATUSES } from '../contract/status.ts';
import type { Clock } from '../shared/clock.ts';
import { duration } from '../shared/duration.ts';
import { oneLine } from '../shared/text/foreign.ts';
import type { LocalWork } from './backend.ts';
import type { Desk } from './desk.ts';
import { follow, followToEnd } from './follow.ts';
import { isOwnPull } from './link-back.ts';
import { asks, checksFail, outcomeOf, type Result, stateOf } from './outcome.ts';
import { minutes } from './phrases.ts';
import type { Reply } from './reply.ts';
import * as words from './words.ts';

export interface Course {
  job: ReceivedJob;
  after?: 'create' | 'message';
  startedAt: number;
  reply: Reply | undefined;
}

export async function followAndReport(course: Course, desk: Desk): Promise<Result> {
  const { clock, voice, timeoutMinutes, log } = desk;
  const { service, projectId, work } = await desk.backend();
  const { reply, startedAt } = course;
  const elapsed = () => ({ elapsedMs: clock.now() - startedAt, now: clock.now() });
  const deadline = startedAt + timeoutMinutes * 60_000;
  const followed = { projectId, jobId: course.job.id, ...course };
  const deps = { ...desk, service, deadline, clock: work ? wakeful(clock, work) : clock };
  const story: NonNullable<Result['story']> = [];
  let { job } = course;
  const telling = keepTelling(desk, async () => {
    if (FINAL_STATUSES.has(job.status)) return;
    await reply?.progress(words.working(job, elapsed(), voice));
  });
  const end = await followToEnd(follow(followed, deps), (changed) => {
    job = changed;
    const state = stateOf(job);
    if (story.at(-1)?.what === state) return;
    story.push({ afterMs: elapsed().elapsedMs, what: state });
    log.info(`Job ${job.id} is ${state}, ${duration(elapsed().elapsedMs)} so far.`);
  }).finally(telling.stop);
  job = end.job ?? job;
  if (end.kind === 'timed-out') {
    if (work) job = await work.timeOut(job.id);
    const stopped = job.status === 'failed';
    if (stopped || !FINAL_STATUSES.has(job.status)) {
      await reply?.finish(words.timedOut(timeoutMinutes, stopped, job, voice));
      const command = stopped ? 'retry` to continue' : 'status` to see how it is doing';
      const message = `The job did not finish within ${minutes(timeoutMinutes)}. Comment \`${voice.word} ${command}, or raise \`timeout-minutes\`.`;
      return { outcome: 'timed-out', job, message, story };
    }
  }
  const here = isOwnPull(job, reply?.place.thread, desk);
  await reply?.finish(words.finished(job, { ...elapsed(), here }, voice));
  return { outcome: outcomeOf(job), job, message: lastLine(job), story };
}

function lastLine(job: ReceivedJob): string {
  const pull = job.prLink ? ` Its pull request: ${job.prLink}` : '';
  switch (outcomeOf(job)) {
    case 'pull-request':
      return checksFail(job) ? `The checks fail: ${job.prLink}` : `Done: ${job.prLink}`;
    case 'branch':
      return `${checksFail(job) ? 'The checks fail' : 'Done'}. Open the pull request yourself: ${job.docket?.compareLink}`;
    case 'no-changes':
      if (asks(job)) return `The agent has a question: ${oneLine(job.docket?.question ?? '')}`;
      return job.prLink
        ? `No files changed. The pull request is as it was: ${job.prLink}`
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
function keepTelling({ clock }: Desk, tell: () => Promise<void>) {
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

/** Looks at once, but once, when the work in this process has ended, instead of at the next turn. */
function wakeful(clock: Clock, work: LocalWork): Clock {
  let woken = false;
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      if (woken) return clock.sleep(ms, signal);
      const over = new AbortController();
      const sleeping = clock.sleep(
        ms,
        signal ? AbortSignal.any([signal, over.signal]) : over.signal,
      );
      const settled = work.settled().then(() => {
        woken = true;
      });
      await Promise.race([sleeping, settled]).finally(() => {
        over.abort();
        sleeping.catch(() => {});
      });
    },
  };
}
