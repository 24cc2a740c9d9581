// A job's record as the wire shows it, and what callers in this process may ask with.
import { isJobId } from '../../contract/job-cursor.ts';
import type { AgentJob } from '../../contract/schemas.ts';
import { repairsOf } from '../../jobs/agent-words.ts';
import { type JobRecord, prLink, type Turn } from '../../jobs/job.ts';
import { NotFound } from '../../shared/errors.ts';
import { bound } from '../../shared/text/foreign.ts';

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
  const repairs = done ? repairsOf(done) : [];
  const question = job.status === 'completed' ? done?.question : undefined;
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
      ...(done && changeOf(done)),
      ...(question !== undefined && { question }),
      ...(repairs.length > 0 && { repairs: repairs.map((text) => bound(text, MAX_REPAIR)) }),
      ...(job.status === 'active' && { requests: openRequests(job) }),
      ...(draft && { draft }),
    },
  };
}

const MAX_FILES = 5;
const MAX_REPAIR = 300;

function changeOf({ commit, files }: Turn): Pick<NonNullable<AgentJob['docket']>, 'change'> {
  if (commit === undefined || !files) return {};
  const first = files.first.slice(0, MAX_FILES).map(({ kind: _, ...file }) => file);
  return { change: { commit, count: files.count, files: first } };
}

function openRequests({ turns }: JobRecord) {
  return turns.flatMap(({ state, origin, receivedAt, step }) =>
    state === 'running' || state === 'queued'
      ? [{ state, requester: origin?.requester ?? null, receivedAt, ...(step && { step }) }]
      : [],
  );
}
