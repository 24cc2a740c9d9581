// What is decided when an instruction comes in. Pure: a store may repeat it.
import { createHash } from 'node:crypto';
import type { Origin } from '../contract/job.ts';
import type { Quota } from '../contract/service.ts';
import { isoTime } from '../shared/clock.ts';
import { Conflict, CorruptState, NotFound, RateLimited } from '../shared/errors.ts';
import type { JobRecord, Turn } from './job.ts';
import { decide, type Limit } from './limits.ts';
import { insistOnBudget } from './money.ts';
import type { StateRecord } from './state.ts';
import type { SharedView, SharedWrite } from './store.ts';
import { transition } from './transitions.ts';

export interface Arrival {
  projectId: string;
  prompt: string;
  origin?: Origin;
  idempotencyKey?: string;
  now: number;
}

export interface Birth {
  id: string;
  repository: string;
  ref: string;
  model: string;
  /** The archived job whose conversation continues here. */
  continues?: string;
  /** When the thread has a job already, answer with that instead of creating another. */
  joinThread?: boolean;
}

export type Created =
  | { kind: 'created'; job: JobRecord; quota: Quota }
  | { kind: 'replayed'; job: JobRecord }
  | { kind: 'thread-has-job'; jobId: string };

/** The same project and key always name the same job, so a repeated create finds the first one. */
export function jobId(projectId: string, key: string): string {
  return digest(`${projectId}\0${key}`).slice(0, 20);
}

export function createJob(arrival: Arrival, birth: Birth, limit: Limit) {
  return ({ state, job, threadJob }: SharedView): SharedWrite<Created> => {
    if (job) {
      insistOnSameBody(job.turns[0], arrival);
      return { result: { kind: 'replayed', job } };
    }
    if (birth.joinThread && threadJob !== null) {
      return { result: { kind: 'thread-has-job', jobId: threadJob } };
    }
    const created = newRecord(arrival, birth);
    const { counted, quota } = count(state, 'creates', arrival, limit);
    const thread = arrival.origin?.thread;
    return {
      result: { kind: 'created', job: created, quota },
      story: 'created',
      job: created,
      state: activate(counted, created.id),
      threads: thread === undefined ? [] : [String(thread)],
      wake: true,
    };
  };
}

export function addMessage(id: string, arrival: Arrival, limit: Limit) {
  return ({ state, job }: SharedView): SharedWrite<{ job: JobRecord; quota?: Quota }> => {
    const known = ofProject(job, id, arrival.projectId);
    const turn = newTurn(arrival);
    const earlier = turn.key && known.turns.find(({ key }) => key === turn.key);
    if (earlier) {
      insistOnSameBody(earlier, arrival);
      return { result: { job: known } };
    }
    const resting = known.status !== 'active';
    const next: JobRecord = {
      ...transition(known, 'message', arrival.now),
      turns: [...known.turns, turn],
      cancelRequested: resting ? false : known.cancelRequested,
      adoptions: resting ? 0 : known.adoptions,
      reason: null,
    };
    const { counted, quota } = count(state, 'messages', arrival, limit);
    return {
      result: { job: next, quota },
      story: `message ${next.turns.length} received`,
      job: next,
      state: activate(counted, id),
      wake: true,
    };
  };
}

export function requestCancel(id: string, projectId: string, now: number) {
  return (job: JobRecord | null) => {
    const known = ofProject(job, id, projectId);
    if (known.status !== 'active' || known.cancelRequested) return { result: known };
    const next = { ...known, cancelRequested: true, updatedAt: isoTime(now) };
    return { result: next, story: 'cancel requested', job: next };
  };
}

export function archiveJob(id: string, projectId: string, now: number) {
  return ({ state, job }: SharedView): SharedWrite<JobRecord> => {
    const known = ofProject(job, id, projectId);
    if (known.status === 'archived') return { result: known };
    const next = { ...transition(known, 'archive', now), lease: null };
    return { result: next, story: 'archived', job: next, archive: true, state: rest(state, id) };
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
export function insistOnThread(job: JobRecord, thread: number): void {
  const pulls = [job.work?.pull?.number, ...(job.work?.earlierPulls ?? [])];
  const threads = job.turns.map(({ origin }) => origin?.thread);
  if (threads.includes(thread) || pulls.includes(thread)) return;
  throw new CorruptState(
    `The records say that #${thread} has job ${job.id}, but that job knows nothing of #${thread}. Nothing was changed. See docs/state.md for how to inspect the records, or start a new job.`,
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
  { projectId, now }: Arrival,
  limit: Limit,
): { counted: StateRecord; quota: Quota } {
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

function newRecord(arrival: Arrival, birth: Birth): JobRecord {
  const time = isoTime(arrival.now);
  return {
    version: 1,
    id: birth.id,
    projectId: arrival.projectId,
    status: 'active',
    repository: birth.repository,
    ref: birth.ref,
    model: birth.model,
    createdAt: time,
    updatedAt: time,
    archivedAt: null,
    ...(birth.continues === undefined ? {} : { continues: birth.continues }),
    turns: [newTurn(arrival)],
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
export function turnOf({ turns }: JobRecord, idempotencyKey: string): Turn | undefined {
  const key = digest(idempotencyKey);
  return turns.find((turn) => turn.key === key);
}

export function newTurn({ prompt, origin, idempotencyKey, now }: Arrival): Turn {
  return {
    prompt,
    ...(origin === undefined ? {} : { origin }),
    receivedAt: isoTime(now),
    state: 'queued',
    ...(idempotencyKey === undefined ? {} : { key: digest(idempotencyKey) }),
  };
}

function insistOnSameBody(turn: Turn | undefined, arrival: Arrival): void {
  if (turn?.prompt === arrival.prompt) return;
  throw new Conflict(
    'This Idempotency-Key was used before with another prompt. Use a new key for a new instruction; nothing was changed.',
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
