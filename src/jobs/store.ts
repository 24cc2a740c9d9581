// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.
import * as z from 'zod';
import type { MonthUsage } from '../contract/directory.ts';
import { LATEST, newestFirst, type Position } from '../contract/job.ts';
import type { JobStatus } from '../contract/values.ts';
import { isoTime } from '../shared/runtime.ts';
import { type AcceptedJob, acceptedJob, latestDecided, MOST_ACCEPTED } from './acceptance.ts';
import { isSuspected, type JobRecord } from './job.ts';
import { addMonths, monthsOf, Spending } from './money.ts';

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
  /** The job is final: it is archived in the same write. */
  archive?: boolean;
  /** Makes this the job of these threads. */
  threads?: string[];
  /** This job is deleted, and its threads have none any more. */
  deleted?: JobRecord;
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
  /** The ID was made for this: there is no such job yet. */
  fresh?: boolean;
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
  /** Ids of those that were archived before this time (ISO 8601, UTC). */
  archivedBefore(time: string): Promise<string[]>;
  /** The newest job of a thread. */
  jobOfThread(thread: string): Promise<string | null>;
  /** Absent where every record would have to be read for it. */
  countPulls?(): Promise<PullCounts>;
}

/** What the records of jobs say about their pull requests. */
interface PullCounts {
  /** Pull requests of finished jobs. Nobody has told us that they were merged or closed. */
  waiting: number;
  /** The same, with jobs that may have one: those that work, and those that failed. */
  most: number;
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

/** The most that `jobs: { at-once: N }` can say. */
export const MOST_AT_ONCE = 100;

/** Whose turn it is among jobs that wait. Projects take turns. */
export interface WakeOrder {
  project: string;
  /** What has begun comes before what people ask for, and both before what nobody waits for. */
  kind: 'begun' | 'person' | 'background';
  /** Jobs of the project that may run at the same time; absent: any number. */
  atOnce?: number | undefined;
  /** It may be what kills its processes, and no other job runs beside it. */
  alone?: boolean | undefined;
}

export function wakeOrder(job: JobRecord, atOnce?: number): WakeOrder {
  const { projectId, turns } = job;
  const next = turns.find(({ state }) => state === 'running' || state === 'queued');
  const { checks, workflow } = next?.origin ?? {};
  const background = checks !== undefined || workflow?.event === 'schedule';
  const kind = next?.state === 'running' ? 'begun' : background ? 'background' : 'person';
  return { project: projectId, kind, atOnce, alone: isSuspected(job) };
}

export interface Wake<Transaction> {
  /** The job has something to do: true only if the transaction commits, where there is one. */
  send(transaction: Transaction, job: string, order: WakeOrder): Promise<void>;
  /** Calls the handler for every job that was sent, never for the same one twice at a time. */
  work(handler: WakeHandler): Promise<void>;
}

// The port behind which all jobs of a project are found, newest first, and what is found in a record.
// `listRecords` serves stores that have to read every record; a database has indexes.

export interface ListingQuery {
  status?: JobStatus | undefined;
  /** In any case, in any request. */
  search?: string | undefined;
  /** The pull request has been waiting for review since this time (ISO 8601, UTC) or longer. */
  waitingSince?: string | undefined;
  after?: Position | undefined;
  limit: number;
}

export interface ListedRecord extends Position {
  project: string;
  /** Null: its record cannot be read. */
  job: JobRecord | null;
}

export interface JobListing {
  page(projectId: string, query: ListingQuery): Promise<ListedRecord[]>;
  /** A page of the jobs of all these projects. */
  pageOfAll?(projects: readonly string[], query: ListingQuery): Promise<ListedRecord[]>;
  /** Usage in this month (`YYYY-MM`) and all later ones, newest first. */
  usageSince(projectId: string, month: string): Promise<MonthUsage[]>;
  /** Jobs with a pull request: open ones first, then the latest that were decided. */
  accepted(projectId: string): Promise<AcceptedJob[]>;
}

/** The ID of a job whose record cannot be read. */
export interface Unreadable {
  unreadable: string;
}

export interface JobRecordList {
  /** In any order, each once; the archived ones only if they are wanted. */
  records(options: { archived: boolean }): AsyncIterable<JobRecord | Unreadable>;
}

/** When it was created, nobody knows; in front, it is seen. */
const UNKNOWN_TIME = isoTime(LATEST);

/** Enough to find a job by; a book of a prompt is not searched to its end. */
const MAX_SEARCHED = 10_000;

/** What a search looks through. */
export function searchText({ turns }: JobRecord): string {
  const text = turns.map(({ prompt }) => prompt).join('\n');
  return searchable(text.slice(0, MAX_SEARCHED));
}

/** No database stores U+0000 in a text, and U+0001 separates the grams of its index. */
export function searchable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0\u0001]/g, '')
    .toLowerCase();
}

/** A merged or closed pull request would have archived the job. */
export function waitingSince({ status, work, updatedAt }: JobRecord): string | null {
  return status === 'completed' && work?.pull ? updatedAt : null;
}

export function listRecords(store: JobRecordList): JobListing {
  return {
    async page(projectId, query) {
      const archived = query.status === undefined || query.status === 'archived';
      const wanted = matcher(query);
      let found: ListedRecord[] = [];
      for await (const one of store.records({ archived })) {
        const listed = listedJob(one, projectId);
        if (!isAfter(query, listed)) continue;
        // One that cannot be read could be any.
        if (listed.job && (listed.job.projectId !== projectId || !wanted(listed.job))) continue;
        found.push(listed);
        // Never more than twice the page in memory, however many jobs there are.
        if (found.length >= 2 * query.limit) found = newest(found, query.limit);
      }
      return newest(found, query.limit);
    },
    async usageSince(projectId, month) {
      let months: MonthUsage[] = [];
      let isWhole = true;
      for await (const job of store.records({ archived: true })) {
        if ('unreadable' in job) isWhole = false;
        else if (job.projectId === projectId) months = addMonths([...months, ...monthsOf(job)]);
      }
      return months
        .filter((one) => one.month >= month)
        .map((one) => (isWhole ? one : { ...one, incomplete: true }));
    },
    async accepted(projectId) {
      const found: AcceptedJob[] = [];
      for await (const job of store.records({ archived: true })) {
        if ('unreadable' in job || job.projectId !== projectId) continue;
        found.push(...[acceptedJob(job)].filter((one) => one !== null));
      }
      return found.sort(latestDecided).slice(0, MOST_ACCEPTED);
    },
  };
}

function listedJob(one: JobRecord | Unreadable, project: string): ListedRecord {
  if ('unreadable' in one)
    return { createdAt: UNKNOWN_TIME, id: one.unreadable, project, job: null };
  return { createdAt: one.createdAt, id: one.id, project, job: one };
}

const isAfter = ({ after }: ListingQuery, at: Position) =>
  after === undefined || newestFirst(after, at) < 0;

function matcher({ status, search = '', waitingSince: since }: ListingQuery) {
  const text = searchable(search);
  return (job: JobRecord) =>
    (status === undefined || job.status === status) &&
    (since === undefined || (waitingSince(job) ?? '9') <= since) &&
    (text === '' || searchText(job).includes(text));
}

function newest(jobs: ListedRecord[], limit: number): ListedRecord[] {
  return jobs.sort(newestFirst).slice(0, limit);
}
