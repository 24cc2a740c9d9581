// A worker's hold on its job: every write passes here, and every effect outside asks here first.
import { type Clock, isoTime } from '../shared/clock.ts';
import { type JobRecord, withTurn } from './job.ts';
import { insistOnLease } from './lease.ts';
import type { StateRecord } from './state.ts';
import type { JobStore, SharedView } from './store.ts';

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
      insistOnLease(job, this.token);
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
      insistOnLease(job, this.token);
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
    insistOnLease(await this.#store.get(this.id), this.token);
    this.#confirmedAt = began;
  }
}
