// A job's record as the wire shows it, and what callers in this process may ask with.
import { isJobId } from '../contract/job-cursor.ts';
import type { AgentJob } from '../contract/schemas.ts';
import { type JobRecord, prLink } from '../jobs/job.ts';
import { NotFound } from '../shared/errors.ts';

/** Whatever could not be an id of ours is unknown, and never becomes the name of a ref. */
export function knownId(id: string): string {
  if (isJobId(id)) return id;
  throw new NotFound(
    'There is no such job in this project. Check the ID returned when the job was created.',
  );
}

export function asQuery(request: object): Record<string, string> {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export function toWire(job: JobRecord): AgentJob {
  const { reason, checks, usage, work } = job;
  const done = job.turns.findLast(({ state }) => state === 'done');
  const draft = work?.draft === 'made' || work?.draft === 'unsupported' ? work.draft : undefined;
  return {
    id: job.id,
    status: job.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: prLink(job),
    createdAt: job.createdAt,
    archivedAt: job.archivedAt,
    docket: {
      reason,
      checks,
      usage,
      compareLink: work?.compareLink ?? null,
      ...(done && { changed: done.commit !== undefined }),
      ...(draft && { draft }),
    },
  };
}
