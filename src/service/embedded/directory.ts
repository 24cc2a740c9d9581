// The directory of the jobs in a store of this process, or in a database that many share.
import {
  type JobSummary,
  JobsQuery,
  type JobsRequest,
  UsageQuery,
} from '../../contract/directory.ts';
import { cursorOf, inReach, readCursor } from '../../contract/job-cursor.ts';
import { parse } from '../../contract/parse.ts';
import type { JobDirectory } from '../../contract/service.ts';
import type { JobEngine } from '../../jobs/engine.ts';
import { askedBy, type JobRecord } from '../../jobs/job.ts';
import { type JobListing, waitingSince } from '../../jobs/listing.ts';
import { monthBefore } from '../../jobs/monthly-usage.ts';
import { type Clock, isoTime } from '../../shared/clock.ts';
import { utcTime } from '../../shared/days.ts';
import { bound } from '../../shared/text/foreign.ts';
import { jobEvents } from './job-events.ts';
import { asQuery, knownId, toWire } from './wire-job.ts';

const MAX_PROMPT = 500;

export function createDirectory(
  engine: Pick<JobEngine, 'get'>,
  listing: JobListing,
  clock: Clock,
): JobDirectory {
  return {
    async list(projectId, request: JobsRequest = {}, options = {}) {
      options.signal?.throwIfAborted();
      const { cursor, waitingSince: since, limit, ...filter } = parse(JobsQuery, asQuery(request));
      const found = await listing.page(projectId, {
        ...filter,
        waitingSince: since === undefined ? undefined : isoTime(inReach(utcTime(since))),
        after: cursor === undefined ? undefined : readCursor(cursor),
        limit: limit + 1,
      });
      const listed = found.slice(0, limit);
      const last = found.length > limit ? listed.at(-1) : undefined;
      const unreadable = listed.filter(({ job }) => job === null).map(({ id }) => id);
      return {
        jobs: listed.flatMap(({ job }) => job ?? []).map(summaryOf),
        ...(unreadable.length > 0 && { unreadable }),
        nextCursor: last ? cursorOf(last) : null,
      };
    },
    events(projectId, jobId, { after, signal } = {}) {
      const id = knownId(jobId);
      return jobEvents(() => engine.get(projectId, id), { clock, after, signal });
    },
    async usage(projectId, request = {}, options = {}) {
      options.signal?.throwIfAborted();
      const { months } = parse(UsageQuery, asQuery(request));
      return { months: await listing.usageSince(projectId, monthBefore(clock.now(), months - 1)) };
    },
  };
}

function summaryOf(job: JobRecord): JobSummary {
  const [first] = job.turns;
  return {
    ...toWire(job),
    updatedAt: job.updatedAt,
    prompt: bound(first?.prompt ?? '', MAX_PROMPT),
    requester: first ? askedBy(first) : null,
    instructions: job.turns.length,
    waitingSince: waitingSince(job),
  };
}
