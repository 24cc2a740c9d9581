// Sending a request once, whatever happened to the runs before: deliveries repeat, runs are
// repeated, answers get lost.

import type { ReceivedJob } from '../../contract/schemas.ts';
import type { DocsRequest } from '../../contract/service.ts';
import { Conflict, NotFound, OutcomeUnknown, sentence, Unavailable } from '../../shared/errors.ts';
import { isAway } from '../../shared/waiting.ts';
import type { Backend } from '../backend.ts';
import type { BotContext } from '../bot-context.ts';
import type { Marker } from '../replies/marker.ts';
import type { Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import { gatherContext } from './context.ts';

/** The event that leads to a request, and to its answer. */
export interface RequestEvent {
  /** Its name: the same for every delivery and every attempt. */
  key: string;
  /** Absent when there is no thread to answer on. */
  reply: Reply | undefined;
  claim: SendClaim;
  /** The job that it is for; absent: a new one, or that of the thread with `joinThread`. */
  job?: string;
  /** The job has the request already, and its run was interrupted: it only has to continue. */
  resume?: boolean;
}

/** Is this the first run for the event? `unclear` where the host cannot tell. */
export type SendClaim = 'first' | 'again' | 'unclear';

type Sending =
  | { kind: 'sent'; job: ReceivedJob; after?: 'create' | 'message' }
  /** It may have been sent, and nobody can tell. */
  | { kind: 'unknown' }
  /** Another run is sending it just now. */
  | { kind: 'elsewhere' }
  /** It was answered, and its job has been deleted since. */
  | { kind: 'deleted' };

/** Sends the request, or finds what an earlier run of the same event has sent. */
export async function sendOnce(
  request: DocsRequest,
  event: RequestEvent,
  bot: BotContext,
): Promise<Sending> {
  const { reply } = event;
  const startedAt = bot.clock.now();
  const backend = await bot.backend();
  // A run that was slow to begin may have been given up by the others.
  const slow = bot.clock.now() - startedAt >= PATIENCE_MS / 2;
  const sure = event.claim === 'first' && !slow;
  const earlier = sure ? null : await findEarlier(event, backend, bot);
  const taken = await continueEarlier(earlier, [request, event], backend, bot);
  if (taken) return taken;
  const announced = await reply
    ?.say(words.received(bot.style), { phase: 'sending' })
    .catch((error) => {
      if (!isAway(error)) throw error;
      bot.log.warn(`The reply on the thread could not be written: ${sentence(error)}`);
      return false;
    });
  // Intent before effect: without the note, a re-run would take it for never sent.
  if (announced === false && !backend.repeatable) {
    throw new Unavailable(
      'The reply on the thread could not be written, so nothing was sent. Give the workflow `permissions: issues: write` and `pull-requests: write`, or try again later.',
    );
  }
  if (!sure && earlier === null) {
    const passed = await continueEarlier(
      (await reply?.giveWay()) ?? null,
      [request, event],
      backend,
      bot,
    );
    if (passed) return passed;
  }
  try {
    const sent = await send(request, event, backend, bot);
    const marker = { phase: 'sent', job: sent.job.id } as const;
    // The marker goes out with the next edit; until then, a repeatable service finds the request by its key.
    reply?.note(marker);
    // Other services could get the request twice, so the thread names the job at once.
    if (!backend.repeatable) await reply?.progress(words.working(sent.job, NOW, bot.style), true);
    return { kind: 'sent', ...sent };
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    bot.log.warn(sentence(error));
    return { kind: 'unknown' };
  }
}

const NOW = { elapsedMs: 0 };

/** What an earlier run of the same event has sent; null: nothing, so it has to be sent. */
async function continueEarlier(
  earlier: Marker | null,
  [request, event]: [DocsRequest, RequestEvent],
  backend: Backend,
  bot: BotContext,
): Promise<Sending | null> {
  const job = earlier?.phase === 'sent' ? await trusted(earlier, event, backend) : null;
  if (job !== null) return { kind: 'sent', job: await reattach(job, request, event, backend, bot) };
  if (earlier?.closed && earlier.job && !(await backend.records?.requestOf(earlier.job))) {
    return { kind: 'deleted' };
  }
  if (earlier?.phase !== 'sending' || backend.repeatable) return null;
  return { kind: bot.rerun ? 'unknown' : 'elsewhere' };
}

/** The job that an earlier run's answer names, if there is one to believe. */
export async function jobOfMarker(event: RequestEvent, backend: Backend): Promise<string | null> {
  const earlier = await event.reply?.find();
  return earlier ? trusted(earlier, event, backend) : null;
}

/** Anyone who may edit comments can edit an unsigned marker; the record has to say the same. */
async function trusted(
  { job }: Marker,
  { key }: RequestEvent,
  { records }: Backend,
): Promise<string | null> {
  if (job === undefined) return null;
  return !records || (await records.promptOf(job, key)) !== undefined ? job : null;
}

/** How long another run that was started by the same event may take until it has answered. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 3_000;

async function findEarlier(
  { reply, claim }: RequestEvent,
  { repeatable }: Backend,
  bot: BotContext,
): Promise<Marker | null> {
  // In a re-run nobody else is at work: what is not there was never said.
  const alone = bot.rerun || claim !== 'again';
  const until = bot.clock.now() + PATIENCE_MS;
  for (;;) {
    const found = (await reply?.find()) ?? null;
    const enough = found !== null && (found.phase === 'sent' || repeatable);
    if (enough || alone || bot.clock.now() >= until) return found;
    await bot.clock.sleep(LOOK_EVERY_MS, bot.signal);
  }
}

/** The job of an earlier run. Sending the same request again makes a repeatable service continue it. */
function reattach(
  id: string,
  { prompt, origin }: DocsRequest,
  { key }: RequestEvent,
  backend: Backend,
  bot: BotContext,
): Promise<ReceivedJob> {
  const { service, projectId, repeatable } = backend;
  bot.log.info(`This event has led to job ${id} already; following it.`);
  if (!repeatable) return service.getJob(projectId, id, { signal: bot.signal });
  return service.sendMessage(
    projectId,
    id,
    { prompt, ...(origin && { origin }) },
    { idempotencyKey: key },
  );
}

async function send(
  request: DocsRequest,
  { key, job: given, resume }: RequestEvent,
  backend: Backend,
  bot: BotContext,
): Promise<{ job: ReceivedJob; after?: 'create' | 'message' }> {
  const { service, projectId, readsThreads, work } = backend;
  const { origin = {}, joinThread } = request;
  if (resume && given !== undefined) {
    await work?.resumeJob(given);
    return { job: await service.getJob(projectId, given, { signal: bot.signal }) };
  }
  const options = { idempotencyKey: key, signal: bot.signal };
  const context = readsThreads ? undefined : await gatherContext(bot.host, origin);
  const sent = { ...request, ...(context !== undefined && { context }) };
  const lookup = joinThread && !readsThreads;
  const known = given ?? (lookup && (await jobOfThread(origin.thread, backend)));
  if (known) {
    try {
      const job = await service.sendMessage(projectId, known, sent, options);
      return { job, after: 'message' };
    } catch (error) {
      // Archived or forgotten there: the thread gets a new job.
      if (!lookup || !(error instanceof Conflict || error instanceof NotFound)) throw error;
      bot.log.info(`Job ${known} takes no more messages; a new one is created.`);
    }
  }
  const job = await service.createJob(projectId, sent, options);
  return { job, after: 'create' };
}

export function jobOfThread(
  thread: number | undefined,
  { threads }: Backend,
): Promise<string | null> {
  return thread === undefined ? Promise.resolve(null) : threads.jobOfThread(thread);
}
