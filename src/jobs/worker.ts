// Working on one job, under its lease, until its queue is empty.
import { CANCELLED, type Usage } from '../contract/job.ts';
import { DocketError, LeaseLost, sentence } from '../shared/errors.ts';
import { about, isoTime } from '../shared/runtime.ts';
import { isAway, type Waiting, waitFor } from '../shared/waiting.ts';
import { secretScanner } from './changes/secrets.ts';
import { rest, transition } from './intake.ts';
import {
  type Holder,
  isSuspected,
  type JobRecord,
  type Lease,
  type Turn,
  triedNow,
  withTurn,
} from './job.ts';
import {
  countingGuard,
  HeldLease,
  insistOnLease,
  isOutlived,
  type LeaseGuard,
  LeaseWatch,
  MAX_ADOPTIONS,
  releaseDead,
  Stop,
  stopKind,
  takeLease,
  WATCH_EVERY_MS,
} from './lease.ts';
import { counted, Meter } from './meter.ts';
import type { TurnContext } from './push.ts';
import type { JobStore, SharedView, SharedWrite, Write } from './store.ts';
import type { JobTools } from './tools.ts';
import { performTurn, type TurnResult } from './turn.ts';
import { withoutWaiting } from './waiting.ts';

interface WorkerOptions {
  store: JobStore;
  tools: JobTools;
  newId: () => string;
  /** The workflow run that this is, if it is one. */
  holder?: Holder;
  /** The name of this process, where many work on jobs. */
  worker?: string;
  /** This process works on several jobs at the same time. Absent where there is always one. */
  shared?: boolean | undefined;
  /** Did this process take this very request itself? */
  took: (id: string, turn: Turn) => boolean;
  /** A job that waits for something outside is left to whoever comes next. */
  leaves?: boolean | undefined;
}

/** Works on the job, or watches it while somebody else does, until it is no longer active. */
export async function workOrWatch(
  id: string,
  given: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const options = aboutJob(id, given);
  const { store, tools, holder } = options;
  const watch = new LeaseWatch();
  const guard = countingGuard(store, tools);
  const mayTake = (lease: Lease) =>
    isOutlived(lease, holder) || watch.expired(lease, tools.clock.now());
  while (!signal.aborted) {
    const hold = newHold(id, options, guard);
    const claim = await store.update(id, claimLease(hold.token, options, mayTake));
    if (claim === 'resting') return;
    if (claim !== 'held') {
      tools.checkpoint?.('leased');
      const end = await workThrough(claim.job, { hold, guard }, options, signal);
      if (end === 'finished') return;
      if (end === 'left') continue;
      if (options.leaves) return;
      const pause = Date.parse(end.nextAttempt ?? '') - tools.clock.now();
      await tools.clock.sleep(Math.max(0, pause), signal).catch(() => {});
      continue;
    }
    await tools.clock.sleep(WATCH_EVERY_MS, signal).catch(() => {});
  }
}

/**
 * Works on a job that a queue gave to this process: whoever held the lease before is dead, or too
 * late, and finds out at its next write.
 */
export async function workOnQueuedJob(
  id: string,
  given: WorkerOptions,
  guard: LeaseGuard,
  signal: AbortSignal,
): Promise<void> {
  const options = aboutJob(id, given);
  const { store, tools } = options;
  const hold = newHold(id, options, guard);
  const claim = await store.update(
    id,
    claimLease(hold.token, options, () => true),
  );
  if (claim === 'resting' || claim === 'held') return;
  if (claim.from) noteTakeover(claim.job, claim.from, options);
  tools.checkpoint?.('leased');
  await workThrough(claim.job, { hold, guard }, options, signal);
}

function aboutJob(job: string, options: WorkerOptions): WorkerOptions {
  const { tools } = options;
  return { ...options, tools: { ...tools, log: about(tools.log, { job }) } };
}

function newHold(id: string, { store, tools, newId }: WorkerOptions, guard: LeaseGuard): HeldLease {
  return new HeldLease(id, newId(), { store, clock: tools.clock, sureForMs: guard.sureForMs });
}

/** The job, with the lease taken from nobody or from a dead worker; or why it was not. */
type JobClaim = { job: JobRecord; from: Lease | null } | 'held' | 'resting';

function claimLease(
  token: string,
  { holder, worker, shared, tools }: WorkerOptions,
  mayTake: (lease: Lease) => boolean,
) {
  return (job: JobRecord | null): Write<JobClaim> => {
    if (job?.status !== 'active') return { result: 'resting' };
    const { lease: from } = job;
    if (from && !mayTake(from)) return { result: 'held' };
    const free = from ? { ...releaseDead(job), lease: from } : job;
    const by = {
      ...(holder && { holder }),
      ...(worker && { worker }),
      ...(shared !== undefined && { shared: shared && !isSuspected(free) }),
    };
    // Whoever accepted the job may not know the agent, or it has changed since.
    const { agent, notice } = tools;
    const taken = {
      ...takeLease(triedNow(free), token, by),
      model: agent.model,
      ...(notice && { notice }),
    };
    const story = from ? 'adopted from a run that died' : 'taken up';
    return { result: { job: taken, from }, story, job: taken };
  };
}

function noteTakeover(job: JobRecord, from: Lease, { tools, worker }: WorkerOptions): void {
  tools.noted?.('takeover');
  const counts = from.shared
    ? 'Other jobs ran there, too, so this is not counted against it.'
    : `This is death ${job.adoptions} of the ${MAX_ADOPTIONS + 1} that a job may cause.`;
  tools.log.warn(
    `Worker ${from.worker ?? 'unknown'} died with job ${job.id}, and worker ${worker ?? 'unknown'} takes it over. ${counts}`,
  );
}

/** `left`: another worker, or a later attempt, continues it. */
async function workThrough(
  taken: JobRecord,
  { hold, guard }: { hold: HeldLease; guard: LeaseGuard },
  { store, tools, took }: WorkerOptions,
  signal: AbortSignal,
): Promise<'finished' | 'left' | Waiting> {
  const { id, token } = hold;
  const stopping = new AbortController();
  const work = AbortSignal.any([signal, stopping.signal]);
  const watching = guard.watch(hold, stopping, work);
  try {
    for (let job = taken; ; ) {
      const index = job.turns.findIndex(isOpen);
      const meter = new Meter(job, index, { tools, hold });
      const startedAt = tools.clock.now();
      const receivedAt = Date.parse(job.turns[index]?.receivedAt ?? '') || startedAt;
      const ending = await runTurn(job, took, { index, tools, hold, meter, signal: work });
      if (ending.kind === 'interrupted' || ending.kind === 'waiting') {
        const { usage } = meter;
        const { waiting } = ending;
        if (waiting) tools.log.warn(`Waiting until ${waiting.nextAttempt}: ${waiting.reason}`);
        await guard.release(hold, (record) => ({
          ...withTurn(record, index, { usage }),
          ...(waiting && { waiting }),
          ...(ending.kind === 'interrupted' &&
            ending.returned && { returned: (record.returned ?? 0) + 1 }),
          lease: null,
        }));
        return waiting ?? 'left';
      }
      job = await finish(ending, { id, token, index, usage: meter.usage }, { store, tools });
      tools.checkpoint?.('finished');
      const { kind: state } = ending;
      const times = { receivedAt, startedAt, endedAt: tools.clock.now() };
      tools.ended?.({ project: job.projectId, job: id, state, ...times, usage: meter.usage });
      if (job.status !== 'active') return 'finished';
    }
  } catch (error) {
    if (error instanceof LeaseLost) {
      tools.log.warn(error.message);
      return 'left';
    }
    throw error;
  } finally {
    stopping.abort(new Stop('interrupted'));
    await watching;
  }
}

async function runTurn(
  job: JobRecord,
  took: WorkerOptions['took'],
  context: TurnContext,
): Promise<Ending> {
  const { index, tools, signal } = context;
  if (job.cancelRequested) return { kind: 'failed', reason: CANCELLED };
  if (job.adoptions > MAX_ADOPTIONS) {
    const reason = `The runs that worked on this job died ${job.adoptions} times. Check their logs, then retry.`;
    tools.noted?.('given-up');
    tools.log.error(`Job ${job.id} is given up. ${reason}`);
    return { kind: 'failed', reason };
  }
  try {
    const turn = job.turns[index];
    const sure = !turn || !tools.confirm || took(job.id, turn);
    const known = sure ? job : await confirmed(job, index, turn, tools);
    return { kind: 'done', result: await performTurn(known, context) };
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    const stopped = error instanceof Stop ? error.kind : stopKind(signal);
    if (stopped === 'interrupted') return { kind: 'interrupted' };
    if (stopped === 'cancelled') return { kind: 'failed', reason: CANCELLED };
    if (stopped === 'over-budget') return { kind: 'failed', reason: sentence(error) };
    if (stopped === 'timed-out') {
      // The signal's own reason says nothing more; one that was made where the agent stopped does.
      const isTold = error instanceof Stop && error !== signal.reason;
      const reason = 'The time limit was reached. A retry continues the work.';
      return { kind: 'failed', reason: isTold ? error.message : reason, keeps: true };
    }
    const problem = await tools.machineProblem?.(error);
    if (problem !== undefined && (job.returned ?? 0) < MAX_RETURNS) {
      tools.log.warn(`Job ${job.id} is given back: ${problem}`);
      return { kind: 'interrupted', returned: true };
    }
    const { waiting: before } = job;
    const now = tools.clock.now();
    const waiting = waitFor(error, before, { now, random: Math.random });
    if (waiting) return { kind: 'waiting', waiting };
    if (isAway(error) && before) {
      const tried = `Docket tried it ${before.attempts + 1} times since ${before.since}, and tries no more. Retry it when that is fixed.`;
      return { kind: 'failed', reason: `${sentence(error)} ${tried}`, keeps: true };
    }
    if (!(error instanceof DocketError)) tools.log.error(`Unexpected: ${sentence(error)}`);
    return { kind: 'failed', reason: sentence(error) };
  }
}

/** A job that fills the disk of every machine would otherwise be handed from one to the next forever. */
const MAX_RETURNS = 5;

/** The job, with the request as the code host reports it instead of as the record does. */
async function confirmed(
  job: JobRecord,
  index: number,
  turn: Turn,
  { confirm }: JobTools,
): Promise<JobRecord> {
  const pull = await confirm?.(job, index);
  const { pull: _, ...origin } = turn.origin ?? {};
  return withTurn(job, index, { origin: { ...origin, ...(pull && { pull }) } });
}

// The end of a turn: what is recorded of it, and what becomes of the job.

type Ending =
  | { kind: 'done'; result: TurnResult }
  /** `keeps`: what was made and could not be published is there for a retry. */
  | { kind: 'failed'; reason: string; keeps?: boolean }
  | { kind: 'interrupted'; returned?: true; waiting?: undefined }
  /** Something outside is away: the same turn goes on later. */
  | { kind: 'waiting'; waiting: Waiting };
type Ended = Extract<Ending, { kind: 'done' | 'failed' }>;

const isOpen = ({ state }: Turn) => state === 'queued' || state === 'running';

/** Records the turn's end. "The queue is empty" and "released" are one write. */
function finish(
  ending: Ended,
  { id, token, index, usage }: { id: string; token: string; index: number; usage: Usage },
  { store, tools }: { store: JobStore; tools: JobTools },
): Promise<JobRecord> {
  const redacted = withoutSecrets(ending, tools.secrets);
  const decide = ({ state: before, job }: SharedView): SharedWrite<JobRecord> => {
    insistOnLease(job, { id, token });
    const now = tools.clock.now();
    const known = withoutWaiting(job as JobRecord);
    const over = {
      ...endTurn(known, index, redacted, now),
      deaths: undefined,
      returned: undefined,
    };
    const held = { state: before, job: over };
    const { state, job: ended } = counted(held, index, usage, now);
    const failed = ending.kind === 'failed';
    // After a cancel nothing that is queued runs; after any other failure neither: it would build
    // on work that is not there.
    const waiting = !failed && ended.turns.some((turn) => turn.state === 'queued');
    const threads = newThreads(job, ended);
    if (waiting) {
      return { result: ended, story: `turn ${index + 1} done`, job: ended, state, threads };
    }
    const next = {
      ...transition(ended, failed ? 'fail' : 'complete', now),
      lease: null,
      cancelRequested: false,
    };
    return { result: next, story: next.status, job: next, state: rest(state, id), threads };
  };
  return store.updateShared(id, decide, tools.money ? { counted: true } : {});
}

/** No store accepts a record that contains a secret, so it is redacted in the words of an agent or a check. */
function withoutSecrets(ending: Ended, secrets: Iterable<string>): Ended {
  const { redact } = secretScanner(secrets);
  if (ending.kind === 'failed') return { ...ending, reason: redact(ending.reason) };
  const { result } = ending;
  const checks = result.checks.map((check) => ({ ...check, summary: redact(check.summary) }));
  const reason = result.reason === null ? null : redact(result.reason);
  const question = result.question === undefined ? undefined : redact(result.question);
  const summary = redact(result.summary);
  return { kind: 'done', result: { ...result, summary, question, reason, checks } };
}

/** A pull request that was opened just now is a thread of the job, too. */
function newThreads(before: JobRecord | null, after: JobRecord): string[] {
  const pull = after.work?.pull?.number;
  return pull === undefined || pull === before?.work?.pull?.number ? [] : [String(pull)];
}

function endTurn(job: JobRecord, index: number, ending: Ended, now: number): JobRecord {
  const endedAt = isoTime(now);
  if (ending.kind === 'failed') {
    const { reason, keeps = false } = ending;
    const failed = { endedAt, state: 'failed' as const, reason, step: undefined };
    const turns = job.turns.map((turn, at) =>
      at === index || turn.state === 'queued'
        ? { ...turn, ...failed, kept: keeps ? turn.kept : undefined }
        : turn,
    );
    // Checks of the last turn say nothing about one that has committed nothing.
    const checks = job.turns[index]?.commit === undefined ? [] : job.checks;
    return { ...job, turns, checks, reason: ending.reason };
  }
  const { work, checks, summary, question, reason } = ending.result;
  const over = { step: undefined, kept: undefined };
  const done = { endedAt, state: 'done', summary, question, ...over } as const;
  return { ...withTurn(job, index, done), work, checks, reason };
}

/** No worker could finish the job: it ends here, with everything that waited in it. */
export function giveUp(reason: string, now: number) {
  return (job: JobRecord | null): Write<void> => {
    if (job?.status !== 'active') return { result: undefined };
    const index = job.turns.findIndex(isOpen);
    const ended = endTurn(withoutWaiting(job), index, { kind: 'failed', reason, keeps: true }, now);
    const next = { ...transition(ended, 'fail', now), lease: null, cancelRequested: false };
    return { result: undefined, story: next.status, job: next };
  };
}
