// The directory of the jobs in a store of this process, or in a database that many share.
import { type JobSummary, JobsQuery, type JobsRequest, UsageQuery } from '../contract/directory.ts';
import { parse } from '../contract/parse.ts';
import type { JobDirectory } from '../contract/service.ts';
import type { JobEngine } from '../jobs/engine.ts';
import type { JobRecord } from '../jobs/job.ts';
import { type JobListing, type Position, waitingSince } from '../jobs/listing.ts';
import { monthBefore } from '../jobs/monthly-usage.ts';
import { type Clock, isoTime } from '../shared/clock.ts';
import { utcTime } from '../shared/days.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { bound } from '../text/foreign.ts';
import { jobEvents } from './job-events.ts';
import { asQuery, isJobId, knownId, toWire } from './wire-job.ts';

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
      const jobs = found.slice(0, limit);
      const last = found.length > limit ? jobs.at(-1) : undefined;
      return { jobs: jobs.map(summaryOf), nextCursor: last ? cursorOf(last) : null };
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
    requester: first?.origin?.requester ?? null,
    instructions: job.turns.length,
    waitingSince: waitingSince(job),
  };
}

/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Position {
  const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
    return { createdAt, id };
  }
  throw new InvalidRequest(
    'Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.',
  );
}

/** From 1970 to 9999: a clock can show more, but not every store. */
const LATEST = Date.UTC(9999, 11, 31);
const inReach = (time: number) => Math.min(LATEST, Math.max(0, time));

function isTime(text: string): boolean {
  const time = Date.parse(text);
  return time === inReach(time) && isoTime(time) === text;
}
