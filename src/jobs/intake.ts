// What is decided when a request comes in. Pure: a store may repeat it.

import { createHash } from 'node:crypto';
import { CANCELLED } from '../contract/job.ts';
import type { CallOptions, DocsRequest, Quota } from '../contract/service.ts';
import type { JobStatus } from '../contract/values.ts';
import { HOUR_MS } from '../shared/days.ts';
import { Conflict, CorruptState, NotFound, RateLimited } from '../shared/errors.ts';
import { isoTime } from '../shared/runtime.ts';
import {
  type JobRecord,
  type PullOutcome,
  type Turn,
  threadKey,
  threadsOf,
  triedNow,
  withTurn,
} from './job.ts';
import { type Budget, insistOnBudget } from './money.ts';
import type { SharedView, SharedWrite, StateRecord, Write } from './store.ts';

/** What a job starts with. */
interface NewJob {
  id: string;
  projectId: string;
  repository: string;
  ref: string;
  model: string;
  proof?: string | undefined;
  /** The archived job whose conversation continues here. */
  continues?: string | undefined;
}

type Created =
  | { kind: 'created'; job: JobRecord; quota: Quota }
  | { kind: 'replayed'; job: JobRecord }
  | { kind: 'thread-has-job'; jobId: string };

/** The same project and key always name the same job, so a repeated create finds the first one. */
export function jobId(projectId: string, key: string): string {
  return digest(`${projectId}\0${key}`).slice(0, 20);
}

/** `joinThread`: when the thread has a job already, answer with that instead of creating another. */
export function createJob(job: NewJob, turn: Turn, limit: Limit, joinThread = false) {
  return ({ state, job: earlier, threadJob }: SharedView): SharedWrite<Created> => {
    if (earlier) {
      insistOnSamePrompt(earlier.turns[0], turn);
      return { result: { kind: 'replayed', job: earlier } };
    }
    if (joinThread && threadJob !== null) {
      return { result: { kind: 'thread-has-job', jobId: threadJob } };
    }
    const created = newRecord(job, turn);
    const { counted, quota } = count(state, 'creates', created, limit);
    const thread = threadKey(turn.origin ?? {});
    return {
      result: { kind: 'created', job: created, quota },
      story: 'created',
      job: created,
      state: activate(counted, created.id),
      threads: thread === undefined ? [] : [thread],
      wake: true,
    };
  };
}

/** `whenIdle`: whoever works on the job now could not confirm the request. */
export function addMessage(
  { id, projectId }: { id: string; projectId: string },
  turn: Turn,
  limit: Limit,
  whenIdle = false,
) {
  return ({ state, job }: SharedView): SharedWrite<{ job: JobRecord; quota?: Quota }> => {
    const known = ofProject(job, id, projectId);
    const earlier = turn.key && known.turns.find(({ key }) => key === turn.key);
    if (earlier) {
      insistOnSamePrompt(earlier, turn);
      return { result: { job: known } };
    }
    const resting = known.status !== 'active';
    const before = resting ? known : askedAgain(known, turn);
    if (whenIdle && !resting) throw new Conflict(`Job ${known.id} ${REFUSALS.active}`);
    const next: JobRecord = {
      ...triedNow(transition(known, 'message', Date.parse(turn.receivedAt))),
      turns: [...before.turns.map(withoutKept), withWorkOf(before.turns.at(-1), turn)],
      cancelRequested: resting ? false : known.cancelRequested,
      canceledBy: resting ? undefined : known.canceledBy,
      adoptions: resting ? 0 : known.adoptions,
      deaths: resting ? undefined : known.deaths,
      returned: resting ? undefined : known.returned,
      reason: null,
    };
    const { counted, quota } = count(state, 'messages', next, limit);
    const asked = threadsOf(known);
    return {
      result: { job: next, quota },
      story: `message ${next.turns.length} received`,
      job: next,
      state: activate(counted, id),
      // A thread that it was not asked for in before has this job from now on.
      threads: threadsOf(next)
        .filter((thread) => !asked.includes(thread))
        .map(String),
      wake: true,
    };
  };
}

/**
 * Somebody lost patience with a request that waits for something outside, and asked for the same again:
 * the new request replaces the one that waits, so that the work is done once.
 */
function askedAgain(job: JobRecord, { prompt, receivedAt }: Turn): JobRecord {
  const last = job.turns.length - 1;
  const turn = job.turns[last];
  const isSame = turn?.state === 'running' && turn.prompt === prompt;
  if (!isSame || !job.waiting || job.lease !== null) return job;
  const reason = 'It was requested again before it could be finished.';
  return withTurn(job, last, { state: 'failed', endedAt: receivedAt, reason });
}

const withoutKept = ({ kept: _, ...turn }: Turn): Turn => turn;

/** If the change was made and only publishing it failed, asking again publishes it without another agent run. */
function withWorkOf(last: Turn | undefined, turn: Turn): Turn {
  if (last?.state !== 'failed' || !last.kept || last.prompt !== turn.prompt) return turn;
  const { kept, commit, intent, summary, rounds, files, checks } = last;
  return { ...turn, kept, commit, intent, summary, rounds, files, checks };
}

/**
 * A failed job goes on with the requests that failed, as an operator wants after an outage. They were
 * accepted and counted before.
 */
export function retryFailed(id: string, now: number) {
  return (job: JobRecord | null): Write<void> => {
    if (job?.status !== 'failed' || job.reason === CANCELLED) {
      const what = job?.status === 'failed' ? 'cancelled by a person' : (job?.status ?? 'deleted');
      throw new Conflict(`Job ${id} is ${what}. Only failed jobs can be retried.`);
    }
    const last = job.turns.at(-1)?.endedAt;
    const turns = job.turns.map((turn) =>
      turn.state === 'failed' && turn.endedAt === last
        ? { ...turn, state: 'queued' as const, endedAt: undefined, reason: undefined }
        : turn,
    );
    const next: JobRecord = {
      ...{ ...transition(job, 'message', now), turns, reason: null, lease: null },
      ...{ cancelRequested: false, adoptions: 0, deaths: undefined, returned: undefined },
    };
    return { result: undefined, story: 'retried by an operator', job: next, wake: true };
  };
}

export function requestCancel(
  id: string,
  projectId: string,
  { by, now }: { by?: string | undefined; now: number },
) {
  return (job: JobRecord | null) => {
    const known = ofProject(job, id, projectId);
    const dropped = withoutQuestion(known);
    if (dropped) return { result: dropped, story: 'question dropped', job: dropped };
    if (known.status !== 'active' || known.cancelRequested) return { result: known };
    const asked = { cancelRequested: true, canceledBy: by, updatedAt: isoTime(now) };
    const next = { ...triedNow(known), ...asked };
    const written = { result: next, story: 'cancel requested', job: next };
    // Nobody works on a job that waits for something outside.
    return known.waiting ? { ...written, wake: true as const } : written;
  };
}

/** Nobody answers what the agent asked. Undefined: it asks nothing, or not only. */
function withoutQuestion(job: JobRecord): JobRecord | undefined {
  const at = job.turns.findLastIndex(({ state }) => state === 'done');
  const { question, commit } = job.turns[at] ?? {};
  if (job.status !== 'completed' || !question || commit) return undefined;
  return withTurn(job, at, { question: undefined });
}

export function archiveJob(id: string, projectId: string, now: number) {
  return ({ state, job }: SharedView): SharedWrite<JobRecord> => {
    const known = ofProject(job, id, projectId);
    if (known.status === 'archived') return { result: known };
    const next = { ...transition(known, 'archive', now), lease: null };
    return { result: next, story: 'archived', job: next, archive: true, state: rest(state, id) };
  };
}

/** Deletes the job if it was archived before this time; answers whether it was. */
export function deleteJob(id: string, projectId: string | undefined, before: string) {
  return ({ state, job }: SharedView): SharedWrite<boolean> => {
    const isOld = job?.status === 'archived' && (job.archivedAt ?? job.updatedAt) < before;
    const isOurs = projectId === undefined || job?.projectId === projectId;
    if (!isOld || !isOurs) return { result: false };
    return { result: true, story: 'deleted', deleted: job, state: rest(state, id) };
  };
}

/** A job of another project is as unknown as one that never was. */
export function ofProject(job: JobRecord | null, id: string, projectId: string): JobRecord {
  if (job && job.projectId === projectId) return job;
  throw new NotFound(
    `There is no job ${JSON.stringify(id.slice(0, 80))} in this project. Check the id that creating the job answered.`,
  );
}

/** The index of threads and the job's own record have to agree. */
export function insistOnThread(job: JobRecord, thread: string): void {
  if (threadsOf(job).includes(thread)) return;
  const name = thread.includes('#') ? thread : `#${thread}`;
  throw new CorruptState(
    `The records say that ${name} has job ${job.id}, but that job knows nothing of ${name}. Nothing was changed. See docs/state.md for how to inspect the records, or start a new job.`,
  );
}

function activate(state: StateRecord, id: string): StateRecord {
  return { ...state, active: [...state.active.filter((other) => other !== id), id] };
}

export function rest(state: StateRecord, id: string): StateRecord {
  return { ...state, active: state.active.filter((other) => other !== id) };
}

function count(
  state: StateRecord,
  what: 'creates' | 'messages',
  { projectId, updatedAt }: JobRecord,
  limit: Limit,
): { counted: StateRecord; quota: Quota } {
  const now = Date.parse(updatedAt);
  if (limit.allowance) {
    const { budget, metered } = limit.allowance;
    insistOnBudget(budget, { spending: state.spending, metered, now });
  }
  const uses = state.uses[projectId] ?? { creates: [], messages: [] };
  const verdict = decide(uses[what], limit, now);
  if (!verdict.allowed) {
    throw new RateLimited(
      `This project has used its ${limit.perHour} ${what} of the hour. Try again in ${verdict.retryAfterSeconds} seconds; nothing was created.`,
      { retryAfterSeconds: verdict.retryAfterSeconds },
    );
  }
  const { history, remaining, resetSeconds } = verdict;
  return {
    counted: { ...state, uses: { ...state.uses, [projectId]: { ...uses, [what]: history } } },
    quota: { remaining, resetSeconds },
  };
}

function newRecord({ proof, continues, ...job }: NewJob, turn: Turn): JobRecord {
  return {
    version: 1,
    ...job,
    status: 'active',
    createdAt: turn.receivedAt,
    updatedAt: turn.receivedAt,
    archivedAt: null,
    ...(proof === undefined ? {} : { proof }),
    ...(continues === undefined ? {} : { continues }),
    turns: [turn],
    lease: null,
    adoptions: 0,
    cancelRequested: false,
    work: null,
    reason: null,
    checks: [],
    usage: {},
    operations: [],
  };
}

/** What this idempotency key has led to in a job. */
export function turnOfEvent({ turns }: JobRecord, idempotencyKey: string): Turn | undefined {
  const key = digest(idempotencyKey);
  return turns.find((turn) => turn.key === key);
}

export function newTurn(
  { prompt, origin, idempotencyKey }: DocsRequest & CallOptions,
  now: number,
): Turn {
  return {
    prompt,
    ...(origin === undefined ? {} : { origin }),
    receivedAt: isoTime(now),
    state: 'queued',
    ...(idempotencyKey === undefined ? {} : { key: digest(idempotencyKey) }),
  };
}

function insistOnSamePrompt(earlier: Turn | undefined, turn: Turn): void {
  if (earlier?.prompt === turn.prompt) return;
  throw new Conflict(
    'This Idempotency-Key was used before with another prompt. Use a new key for a new request; nothing was changed.',
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

// The states of a job. The table is the whole truth; nobody else writes `status`.

export const JOB_EVENTS = ['message', 'complete', 'fail', 'archive'] as const;
type RecordedEvent = (typeof JOB_EVENTS)[number];

export const TRANSITIONS: Record<JobStatus, Partial<Record<RecordedEvent, JobStatus>>> = {
  active: { message: 'active', complete: 'completed', fail: 'failed' },
  completed: { message: 'active', archive: 'archived' },
  failed: { message: 'active', archive: 'archived' },
  archived: {},
};

const REFUSALS: Record<JobStatus, string> = {
  active: 'is still active. Wait until it has finished, or cancel it first.',
  completed: 'is completed. Send it a message to continue.',
  failed: 'has failed. Send it a message to try again.',
  archived: 'is archived and cannot be reopened. Create a new job instead.',
};

export function transition(job: JobRecord, event: RecordedEvent, now: number): JobRecord {
  const status = TRANSITIONS[job.status][event];
  if (!status) throw new Conflict(`Job ${job.id} ${REFUSALS[job.status]}`);
  return {
    ...job,
    status,
    updatedAt: isoTime(now),
    archivedAt: status === 'archived' ? isoTime(now) : job.archivedAt,
  };
}

// A sliding hour, decided and counted in the same write as the job itself.

export interface Limit {
  /** Uses per project and hour. */
  perHour: number;
  /** Decided together with the hour. */
  allowance?: { budget: Budget; metered: boolean } | undefined;
}

type LimitDecision =
  | ({ allowed: true; history: number[] } & Quota)
  | { allowed: false; retryAfterSeconds: number };

/** `history` holds the times of earlier uses; the answer's holds this use too, old ones dropped. */
export function decide(history: readonly number[], limit: Limit, now: number): LimitDecision {
  // A time in the future comes from another machine's clock: it counts as if it were now.
  const recent = history.map((time) => Math.min(time, now)).filter((time) => time > now - HOUR_MS);
  if (recent.length < limit.perHour) {
    const used = [...recent, now];
    return {
      allowed: true,
      history: used,
      remaining: limit.perHour - used.length,
      resetSeconds: secondsUntilFree(used, now),
    };
  }
  // The place that frees first is the oldest of those that fill the limit.
  const blocking = recent.toSorted((a, b) => a - b).slice(recent.length - limit.perHour);
  return { allowed: false, retryAfterSeconds: secondsUntilFree(blocking, now) };
}

function secondsUntilFree(times: number[], now: number): number {
  const oldest = Math.min(...times);
  return Math.max(1, Math.ceil((oldest + HOUR_MS - now) / 1000));
}

// What became of the pull request. Two runs may bring the same news, or old news after new ones: the
// host's own time of the last change decides, so the order in which they write does not matter.

/** Answers whether it was news. */
export function noteOutcome(id: string, projectId: string, seen: PullOutcome) {
  return ({ job }: SharedView): SharedWrite<boolean> => {
    const known = ofProject(job, id, projectId);
    const before = known.acceptance?.pull === seen.pull ? known.acceptance : undefined;
    const isOther = known.work?.pull?.number !== seen.pull;
    const isOld = before !== undefined && before.seenAt > seen.seenAt;
    if (isOther || isOld || (before && isSame(before, seen))) return { result: false };
    const next = { ...known, acceptance: seen };
    return { result: true, story: `pull request is ${seen.state}`, ...kept(next) };
  };
}

type Decision = Pick<PullOutcome, 'state' | 'decidedAt'>;

/** Comments change a pull request, too, but nothing that is recorded. */
export function isSame(one: Decision, other: Decision): boolean {
  return one.state === other.state && one.decidedAt === other.decidedAt;
}

/** An archived job stays where it is. */
function kept(job: JobRecord): Pick<SharedWrite<unknown>, 'job' | 'archive'> {
  return { job, ...(job.status === 'archived' && { archive: true }) };
}
