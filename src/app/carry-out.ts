// One instruction, from sending it once to telling how it ended. What a comment and a workflow input
// ask for meets here.
import type { ReceivedJob } from '../api/schemas.ts';
import type { Instruction } from '../api/service.ts';
import type { Origin } from '../jobs/job.ts';
import { FINAL_STATUSES } from '../jobs/status.ts';
import type { Clock } from '../shared/clock.ts';
import { Conflict, DocketError, NotFound, OutcomeUnknown, sentence } from '../shared/errors.ts';
import type { Backend, LocalWork } from './backend.ts';
import type { Desk } from './desk.ts';
import { follow, followToEnd } from './follow.ts';
import { gatherContext } from './gather-context.ts';
import { outcomeOf, type Result } from './outcome.ts';
import type { Reply } from './reply.ts';
import * as words from './words.ts';

export interface Order {
  /** The event's name: the same for every delivery and every attempt. */
  key: string;
  prompt: string;
  origin: Origin;
  /** Whom it goes to: the thread's job if there is one, always a new job, or a job by its id. */
  to: 'thread' | 'new' | { job: string };
  /** Absent when there is no thread to answer on. */
  reply: Reply | undefined;
  claim: Claim;
}

/** Is this the first run that takes up the event? `unclear` where the host cannot tell. */
export type Claim = 'first' | 'again' | 'unclear';

export async function carryOut(order: Order, desk: Desk): Promise<Result> {
  const { reply } = order;
  const startedAt = desk.clock.now();
  try {
    const sent = await sendOnce(order, desk);
    if (sent === 'unknown') return await tellUnknown(reply, desk);
    if (!desk.wait) return await tellStarted(sent.job, reply, desk);
    return await seeThrough(sent, startedAt, order, desk);
  } catch (error) {
    if (desk.signal.aborted) return tellInterrupted(reply, desk);
    await reply?.finish(words.couldNot(tellable(error), desk.voice));
    throw error;
  }
}

interface Sent {
  job: ReceivedJob;
  after?: 'create' | 'message';
}

/** Sends the instruction, or finds what an earlier run of the same event has sent. */
async function sendOnce(order: Order, desk: Desk): Promise<Sent | 'unknown'> {
  const { reply } = order;
  const backend = await desk.backend();
  const earlier = order.claim === 'first' ? null : await findEarlier(order, desk);
  if (earlier?.phase === 'sent' && earlier.job !== undefined) {
    return { job: await reattach(earlier.job, order, backend, desk) };
  }
  // With a service that recognises the key, sending again only finds what was sent.
  if (earlier?.phase === 'sending' && !backend.local) return 'unknown';
  await reply?.say(words.received(desk.voice), { phase: 'sending' });
  try {
    const sent = await send(order, backend, desk);
    const marker = { phase: 'sent', job: sent.job.id } as const;
    // Where sending again would only find what was sent, the next words will do.
    if (backend.local) reply?.note(marker);
    else await reply?.say(words.working(sent.job, { elapsedMs: 0 }, desk.voice), marker);
    return sent;
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    desk.log.warn(sentence(error));
    return 'unknown';
  }
}

/** The job of an earlier run. Where the work is done here, sending again is what takes it up. */
function reattach(id: string, order: Order, backend: Backend, desk: Desk): Promise<ReceivedJob> {
  const { service, projectId, local } = backend;
  const { prompt, origin, key } = order;
  desk.log.info(`This event has led to job ${id} already; following it.`);
  if (!local) return service.getJob(projectId, id, { signal: desk.signal });
  return service.sendMessage(projectId, id, { prompt, origin }, { idempotencyKey: key });
}

/** How long another run that was started by the same event may take until it has answered. */
const PATIENCE_MS = 30_000;

async function findEarlier({ reply, claim }: Order, desk: Desk) {
  const until = desk.clock.now() + PATIENCE_MS;
  for (;;) {
    const found = await reply?.find();
    // In a re-run nobody else is at work: what is not there was never said.
    const alone = desk.rerun || claim === 'unclear';
    if (found?.phase === 'sent' || alone || desk.clock.now() >= until) return found ?? null;
    await desk.clock.sleep(3_000, desk.signal);
  }
}

async function send(order: Order, backend: Backend, desk: Desk): Promise<Sent> {
  const { service, projectId, local } = backend;
  const { prompt, origin, to, key } = order;
  const options = { idempotencyKey: key, signal: desk.signal };
  const context = local ? undefined : await gatherContext(desk.host, origin);
  const instruction: Instruction = {
    prompt,
    origin,
    ...(context !== undefined && { context }),
    ...(to === 'thread' && { joinThread: true }),
  };
  if (typeof to === 'object') {
    const job = await service.sendMessage(projectId, to.job, instruction, options);
    return { job, after: 'message' };
  }
  const known = to === 'thread' && !local ? await jobOf(origin.thread, backend) : null;
  if (known !== null) {
    try {
      const job = await service.sendMessage(projectId, known, instruction, options);
      return { job, after: 'message' };
    } catch (error) {
      // Archived or forgotten there: the thread gets a new job.
      if (!(error instanceof Conflict || error instanceof NotFound)) throw error;
      desk.log.info(`Job ${known} takes no more messages; a new one is created.`);
    }
  }
  const job = await service.createJob(projectId, instruction, options);
  return { job, after: 'create' };
}

function jobOf(thread: number | undefined, { threads }: Backend): Promise<string | null> {
  return thread === undefined ? Promise.resolve(null) : threads.jobOf(thread);
}

async function seeThrough(
  sent: Sent,
  startedAt: number,
  order: Order,
  desk: Desk,
): Promise<Result> {
  const { clock, voice, timeoutMinutes, log } = desk;
  const { service, projectId, local } = await desk.backend();
  const { reply } = order;
  const elapsed = () => ({ elapsedMs: clock.now() - startedAt });
  const deadline = startedAt + timeoutMinutes * 60_000;
  const followed = { projectId, jobId: sent.job.id, ...sent };
  const deps = { ...desk, service, deadline, clock: local ? wakeful(clock, local) : clock };
  const story: NonNullable<Result['story']> = [];
  let job = sent.job;
  const telling = keepTelling(desk, async () => {
    if (!FINAL_STATUSES.has(job.status))
      await reply?.progress(words.working(job, elapsed(), voice));
  });
  const end = await followToEnd(follow(followed, deps), (changed) => {
    job = changed;
    if (story.at(-1)?.what === job.status) return;
    story.push({ afterMs: elapsed().elapsedMs, what: job.status });
    log.info(`Job ${job.id} is ${job.status}, ${words.duration(elapsed().elapsedMs)} so far.`);
  }).finally(telling.stop);
  job = end.job ?? job;
  if (end.kind === 'timed-out') {
    if (local) job = await local.timeOut(job.id);
    const kept = job.status === 'failed';
    if (kept || !FINAL_STATUSES.has(job.status)) {
      await reply?.finish(words.timedOut(timeoutMinutes, kept, job, voice));
      const remedy = kept ? 'retry` continues it' : 'status` tells how it stands';
      const message = `The job had not ended after ${timeoutMinutes} minutes. \`${voice.word} ${remedy}; \`timeout-minutes\` gives more time.`;
      return { outcome: 'timed-out', job, message, story };
    }
  }
  await reply?.finish(words.finished(job, elapsed(), voice));
  return { outcome: outcomeOf(job), job, message: finalMessage(job), story };
}

/** Soon enough for somebody who waits for a sign; then as often as a reader would look again. */
const FIRST_WORDS_MS = 5_000;
const FURTHER_WORDS_MS = 20_000;

/** Tells again and again how it stands; after `stop` has resolved nothing more is told. */
function keepTelling({ clock }: Desk, tell: () => Promise<void>) {
  const over = new AbortController();
  const told = (async () => {
    await clock.sleep(FIRST_WORDS_MS, over.signal);
    while (!over.signal.aborted) {
      await tell();
      await clock.sleep(FURTHER_WORDS_MS, over.signal);
    }
  })().catch(() => {});
  return {
    async stop() {
      over.abort();
      await told;
    },
  };
}

/** Looks at once when the work in this process has ended, instead of at the next turn. */
function wakeful(clock: Clock, local: LocalWork): Clock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      const awake = new AbortController();
      const either = signal ? AbortSignal.any([signal, awake.signal]) : awake.signal;
      const sleeping = clock.sleep(ms, either);
      const settled = local.settled().then(() => clock.sleep(LOOK_AFTER_MS, either));
      await Promise.race([sleeping, settled]).finally(() => {
        awake.abort();
        sleeping.catch(() => {});
        settled.catch(() => {});
      });
    },
  };
}

/** Between two looks at a job that nobody works on here. */
const LOOK_AFTER_MS = 250;

function finalMessage(job: ReceivedJob): string {
  switch (outcomeOf(job)) {
    case 'pull-request':
      return `Done: ${job.prLink}`;
    case 'branch':
      return `Done, but the pull request has to be opened by hand: ${job.docket?.compareLink}`;
    case 'no-changes':
      return 'Done: no changes were needed.';
    case 'archived':
      return `Job ${job.id} is archived.`;
    default:
      return `Job ${job.id} failed: ${job.docket?.reason ?? 'the service gave no reason.'}`;
  }
}

async function tellStarted(
  job: ReceivedJob,
  reply: Reply | undefined,
  desk: Desk,
): Promise<Result> {
  await reply?.finish(words.started(job, desk.voice));
  return { outcome: 'started', job, message: `Started job ${job.id}; nobody waits for its end.` };
}

async function tellUnknown(reply: Reply | undefined, desk: Desk): Promise<Result> {
  await reply?.finish(words.unknownOutcome(desk.voice));
  return {
    outcome: 'unknown',
    message:
      'The instruction was sent, but no answer came back. Look at the service before you send it again.',
  };
}

async function tellInterrupted(reply: Reply | undefined, desk: Desk): Promise<Result> {
  const backend = await desk.backend().catch(() => undefined);
  await Promise.all([backend?.local?.release(), reply?.finish(words.interrupted(desk.voice))]);
  const message = 'The run was stopped before the job had ended. Run it again to go on.';
  return { outcome: 'failed', message };
}

/** What went wrong here is for the log; a thread gets the sentences that were written for people. */
function tellable(error: unknown): string {
  return error instanceof DocketError
    ? sentence(error)
    : 'Something unexpected went wrong; the log of the workflow run says more.';
}
