// A worker's hold on its job: every write passes here, and every effect outside asks here first.

import { LeaseLost, sentence } from '../shared/errors.ts';
import { type Clock, isoTime } from '../shared/runtime.ts';
import { type Holder, type JobRecord, type Lease, withTurn } from './job.ts';
import type { JobStore, SharedView, StateRecord } from './store.ts';
import type { JobTools } from './tools.ts';

export interface Held {
  state: StateRecord;
  job: JobRecord;
}

/** Where the lease is written, and how long it can be trusted after that. */
interface Keeping {
  store: JobStore;
  clock: Clock;
  /** A lease that was written less than this ago need not be looked at again. */
  sureForMs: number;
}

export class HeldLease {
  readonly #store: JobStore;
  readonly id: string;
  readonly token: string;
  readonly #clock: Clock;
  readonly #sureForMs: number;
  #confirmedAt: number;
  #step: string | undefined;

  /** To be made before the write that takes the lease: a hold never believes to be younger. */
  constructor(id: string, token: string, { store, clock, sureForMs }: Keeping) {
    this.#store = store;
    this.id = id;
    this.token = token;
    this.#clock = clock;
    this.#sureForMs = sureForMs;
    this.#confirmedAt = clock.now();
  }

  /** Rejects with LeaseLost when the lease is somebody else's. */
  async save(change: (job: JobRecord) => JobRecord, story: string): Promise<JobRecord> {
    const began = this.#clock.now();
    const saved = await this.#store.update(this.id, (job) => {
      insistOnLease(job, this);
      const updatedAt = isoTime(this.#clock.now());
      const next = { ...change(job as JobRecord), updatedAt };
      return { result: next, story, job: next };
    });
    this.#confirmedAt = began;
    return saved;
  }

  /** Like `save`, together with what all jobs share. Nothing is written when nothing changes. */
  async saveShared(change: (view: Held) => Held, story: string): Promise<Held> {
    const began = this.#clock.now();
    const decide = ({ state, job }: SharedView) => {
      insistOnLease(job, this);
      const held = { state, job: job as JobRecord };
      const next = change(held);
      return next === held ? { result: held } : { result: next, story, ...next };
    };
    const saved = await this.#store.updateShared(this.id, decide, { counted: true });
    this.#confirmedAt = began;
    return saved;
  }

  /** What the agent did last. It is written when the lease is looked at next. */
  noteStep(step: string): void {
    this.#step = step;
  }

  async saveStep(): Promise<void> {
    const step = this.#step;
    if (step === undefined) return;
    this.#step = undefined;
    await this.save((job) => {
      const index = job.turns.findIndex(({ state }) => state === 'running');
      return index < 0 ? job : withTurn(job, index, { step });
    }, 'still working');
  }

  /** Right before an effect: a process that was asleep may find that the job is no longer its own. */
  async insist(): Promise<void> {
    const began = this.#clock.now();
    const age = began - this.#confirmedAt;
    if (age >= 0 && age < this.#sureForMs) return;
    insistOnLease(await this.#store.get(this.id), this);
    this.#confirmedAt = began;
  }
}

// Who works on a job. Clocks differ between machines, so a lease never holds a time: it holds a
// counter, and it has expired when an observer saw it unchanged for three minutes on its own clock.

const RENEW_EVERY_MS = 60_000;
export const EXPIRES_AFTER_MS = 180_000;
export const MAX_ADOPTIONS = 2;

export function takeLease(
  job: JobRecord,
  token: string,
  by: Pick<Lease, 'holder' | 'worker' | 'shared'> = {},
): JobRecord {
  const counter = (job.lease?.counter ?? 0) + 1;
  return { ...job, lease: { token, counter, ...by } };
}

/** The holder is an earlier attempt of our own run, so nobody works there any more. */
export function isOutlived(lease: Lease, ours: Holder | undefined): boolean {
  const { holder } = lease;
  return ours !== undefined && holder?.run === ours.run && holder.attempt < ours.attempt;
}

export function renewLease(job: JobRecord, token: string): JobRecord {
  const lease = insistOnLease(job, { id: job.id, token });
  return { ...job, lease: { ...lease, counter: lease.counter + 1 } };
}

/** Every write of a worker passes here: a worker that slept past its lease changes nothing. */
export function insistOnLease(
  job: JobRecord | null,
  { id, token }: Pick<HeldLease, 'id' | 'token'>,
): Lease {
  if (job?.lease?.token === token) return job.lease;
  const what = job ? `Another run has taken over job ${id}` : `Job ${id} was deleted`;
  throw new LeaseLost(`${what}. This run stops here and changes nothing more.`);
}

/**
 * Whoever held the lease is dead. That is charged to a job that was alone in its process. Of several, any
 * can have caused it, and none is charged.
 */
export function releaseDead(job: JobRecord): JobRecord {
  const { lease } = job;
  return {
    ...job,
    lease: null,
    adoptions: job.adoptions + (lease?.shared ? 0 : 1),
    ...(lease?.shared !== undefined && { deaths: (job.deaths ?? 0) + 1 }),
  };
}

/** Watches a lease that somebody else holds. */
export class LeaseWatch {
  #seen: Lease | null = null;
  #since = 0;

  /** True when the lease has stood still for long enough to be adopted. */
  expired(lease: Lease, now: number): boolean {
    if (this.#seen?.token !== lease.token || this.#seen.counter !== lease.counter) {
      this.#seen = lease;
      this.#since = now;
      return false;
    }
    return now - this.#since >= EXPIRES_AFTER_MS;
  }
}

// The lease of a job that is being worked on.

/** How often a job is looked at, by whoever works on it and by whoever waits for it. */
export const WATCH_EVERY_MS = 15_000;

/** Renews the lease, sees a cancel, and stops the work when the lease is gone. */
async function keepLease(
  hold: HeldLease,
  { store, tools }: { store: JobStore; tools: JobTools },
  stopping: AbortController,
  signal: AbortSignal,
): Promise<void> {
  const { clock, log } = tools;
  const { id, token } = hold;
  let renewed = clock.now();
  while (!signal.aborted) {
    try {
      await clock.sleep(WATCH_EVERY_MS, signal);
      await hold.saveStep();
      const due = clock.now() - renewed >= RENEW_EVERY_MS;
      const job = due
        ? await store.update(id, (record) => {
            insistOnLease(record, hold);
            const next = renewLease(record as JobRecord, token);
            return { result: next, story: 'still working', job: next };
          })
        : await store.get(id);
      insistOnLease(job, hold);
      if (due) renewed = clock.now();
      if (job?.cancelRequested) stopping.abort(new Stop('cancelled'));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof LeaseLost) stopping.abort(error);
      else log.warn(`The lease could not be renewed, trying again: ${sentence(error)}`);
    }
  }
}

// How a worker stays the only one on its job. It depends on where the lease is kept.

export interface LeaseGuard {
  /** Nobody takes over a lease that was written this recently. */
  sureForMs: number;
  /** Until the signal aborts: stops the work when it was cancelled or belongs to somebody else. */
  watch(hold: HeldLease, stopping: AbortController, signal: AbortSignal): Promise<void>;
  /** The process ends, the job does not: leaves it, as `left` makes it, to the next worker. */
  release(hold: HeldLease, left: (job: JobRecord) => JobRecord): Promise<void>;
}

/** The lease is a counter in the record, which the worker itself keeps moving. */
export function countingGuard(store: JobStore, tools: JobTools): LeaseGuard {
  return {
    sureForMs: EXPIRES_AFTER_MS / 2,
    watch: (hold, stopping, signal) => keepLease(hold, { store, tools }, stopping, signal),
    async release(hold, left) {
      await hold.save(left, 'released');
    },
  };
}

// Why work is stopped from outside. It travels as the reason of an AbortSignal.

export type StopKind =
  /** Someone asked for this job to end. */
  | 'cancelled'
  /** The time given for the job is over: what is done so far is kept. */
  | 'timed-out'
  /** The repository's budget is used up: what is done so far is kept. The message says so. */
  | 'over-budget'
  /** The process ends, but the job does not: another worker continues it. */
  | 'interrupted';

export class Stop extends Error {
  readonly kind: StopKind;
  constructor(kind: StopKind, message: string = kind) {
    super(message);
    this.name = 'Stop';
    this.kind = kind;
  }
}

export function stopKind(signal: AbortSignal): StopKind | undefined {
  if (!signal.aborted) return undefined;
  return signal.reason instanceof Stop ? signal.reason.kind : 'interrupted';
}
