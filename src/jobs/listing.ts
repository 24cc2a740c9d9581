// The port behind which all jobs of a project are found, newest first, and what is found in a record.
// `listRecords` serves stores that have to read every record; a database has indexes.
import type { MonthUsage } from '../contract/directory.ts';
import { newestFirst, type Position } from '../contract/job-cursor.ts';
import type { JobStatus } from '../contract/status.ts';
import type { JobRecord } from './job.ts';
import { addMonths, monthsOf } from './monthly-usage.ts';

export interface ListingQuery {
  status?: JobStatus | undefined;
  /** In any case, in any instruction. */
  search?: string | undefined;
  /** The pull request has been waiting for review since this time (ISO 8601, UTC) or longer. */
  waitingSince?: string | undefined;
  after?: Position | undefined;
  limit: number;
}

export interface JobListing {
  page(projectId: string, query: ListingQuery): Promise<JobRecord[]>;
  /** Of this month (`YYYY-MM`) and all later ones, newest first. */
  usageSince(projectId: string, month: string): Promise<MonthUsage[]>;
}

export interface JobRecords {
  /** In any order, each once; the archived ones only if they are wanted. */
  records(options: { archived: boolean }): AsyncIterable<JobRecord>;
}

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

export function listRecords(store: JobRecords): JobListing {
  return {
    async page(projectId, query) {
      const archived = query.status === undefined || query.status === 'archived';
      const wanted = matcher(query);
      let found: JobRecord[] = [];
      for await (const job of store.records({ archived })) {
        if (job.projectId !== projectId || !wanted(job)) continue;
        found.push(job);
        // Never more than twice the page in memory, however many jobs there are.
        if (found.length >= 2 * query.limit) found = newest(found, query.limit);
      }
      return newest(found, query.limit);
    },
    async usageSince(projectId, month) {
      let months: MonthUsage[] = [];
      for await (const job of store.records({ archived: true })) {
        if (job.projectId === projectId) months = addMonths([...months, ...monthsOf(job)]);
      }
      return months.filter((one) => one.month >= month);
    },
  };
}

function matcher({ status, search = '', waitingSince: since, after }: ListingQuery) {
  const text = searchable(search);
  return (job: JobRecord) =>
    (status === undefined || job.status === status) &&
    (after === undefined || newestFirst(after, job) < 0) &&
    (since === undefined || (waitingSince(job) ?? '9') <= since) &&
    (text === '' || searchText(job).includes(text));
}

function newest(jobs: JobRecord[], limit: number): JobRecord[] {
  return jobs.sort(newestFirst).slice(0, limit);
}
