// The port behind which all jobs of a project are found, newest first, and what is found in a record.
// `listRecords` serves stores that have to read every record; a database has indexes.
import type { MonthUsage } from '../contract/directory.ts';
import { LATEST, newestFirst, type Position } from '../contract/job.ts';
import type { JobStatus } from '../contract/values.ts';
import { isoTime } from '../shared/clock.ts';
import type { JobRecord } from './job.ts';
import { addMonths, monthsOf } from './money.ts';

export interface ListingQuery {
  status?: JobStatus | undefined;
  /** In any case, in any instruction. */
  search?: string | undefined;
  /** The pull request has been waiting for review since this time (ISO 8601, UTC) or longer. */
  waitingSince?: string | undefined;
  after?: Position | undefined;
  limit: number;
}

interface ListedRecord extends Position {
  /** Null: its record cannot be read. */
  job: JobRecord | null;
}

export interface JobListing {
  page(projectId: string, query: ListingQuery): Promise<ListedRecord[]>;
  /** Of this month (`YYYY-MM`) and all later ones, newest first. */
  usageSince(projectId: string, month: string): Promise<MonthUsage[]>;
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

/** What a search looks through. No database stores U+0000 in a text. */
export function searchText({ turns }: JobRecord): string {
  const text = turns.map(({ prompt }) => prompt).join('\n');
  return searchable(text.slice(0, MAX_SEARCHED));
}

export function searchable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').toLowerCase();
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
        const listed = listedJob(one);
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
  };
}

function listedJob(one: JobRecord | Unreadable): ListedRecord {
  if ('unreadable' in one) return { createdAt: UNKNOWN_TIME, id: one.unreadable, job: null };
  return { createdAt: one.createdAt, id: one.id, job: one };
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
