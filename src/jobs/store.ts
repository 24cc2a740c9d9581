// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.
import * as z from 'zod';
import type { JobRecord } from './job.ts';
import { Spending } from './money.ts';

export interface Write<T> {
  result: T;
  /** One line for the job's story. Absent: nothing is written. */
  story?: string;
  job?: JobRecord;
  /** The job has something to do now: a store that many processes share wakes a worker with it. */
  wake?: true;
}

export interface SharedWrite<T> extends Write<T> {
  state?: StateRecord;
  /** The job is final: pack it away together with this write. */
  archive?: boolean;
  /** Makes this the job of these threads. */
  threads?: string[];
}

export interface SharedView {
  state: StateRecord;
  job: JobRecord | null;
  /** The newest job of the thread that was asked about. */
  threadJob: string | null;
}

/** What an update is about, besides its job. */
export interface Scope {
  /** The thread whose job the decision has to know. */
  thread?: string;
  /** The decision counts against the hourly limit or the budget. */
  counted?: true;
}

export interface JobStore {
  /** The newest record, archived ones included. Not to be changed: it may be the store's own. */
  get(id: string): Promise<JobRecord | null>;
  /** Reads and changes one job. Jobs never wait for each other. */
  update<T>(id: string, decide: (job: JobRecord | null) => Write<T>): Promise<T>;
  /** Reads and changes one job together with what all jobs share. */
  updateShared<T>(
    id: string,
    decide: (view: SharedView) => SharedWrite<T>,
    scope?: Scope,
  ): Promise<T>;
  /** Ids of jobs that are active. */
  active(): Promise<string[]>;
  /** Ids of all jobs that are not archived. */
  list(): Promise<string[]>;
  /** The newest job of a thread. */
  jobOfThread(thread: string): Promise<string | null>;
}

// What must be decided together, for all jobs of a store.

const times = z.array(z.number());

export const StateRecord = z.object({
  version: z.literal(1),
  /** Jobs that are active, or were when this was last written. */
  active: z.array(z.string()),
  /** Times of the last hour's uses, by project. */
  uses: z.record(z.string(), z.object({ creates: times, messages: times })),
  spending: Spending.optional(),
  operations: z.array(z.string()),
});
export type StateRecord = z.infer<typeof StateRecord>;

export const emptyState: StateRecord = Object.freeze({
  version: 1,
  active: [],
  uses: {},
  operations: [],
});

// The port that brings a job to whoever works on it: this process, or a queue that many share.

/** Resolves when the job needs nothing more from this worker. `signal` asks it to stop. */
export type WakeHandler = (job: string, signal: AbortSignal) => Promise<void>;

export interface Wake<Transaction> {
  /** The job has something to do: true only if the transaction commits, where there is one. */
  send(transaction: Transaction, job: string): Promise<void>;
  /** Calls the handler for every job that was sent, never for the same one twice at a time. */
  work(handler: WakeHandler): Promise<void>;
}
