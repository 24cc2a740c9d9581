// A job's record as the wire shows it.
import { CANCELLED, stateOf } from '../contract/job.ts';
import type { AgentJob } from '../contract/schemas.ts';
import { bound } from '../shared/text/foreign.ts';
import { repairsOf } from './agent.ts';
import { askedAt, type JobRecord, prLink, type Turn } from './job.ts';
import { lastChange, REDO_PROMPT } from './undo.ts';

export function toAgentJob(record: JobRecord): AgentJob {
  const job = unnamed(record);
  return { ...job, docket: { ...job.docket, state: stateOf(job) } };
}

/** The job as one of its requests sees it: with its own end, where a finished job has gone on since. */
export function agentJobOf(record: JobRecord, turn: Turn | undefined): AgentJob {
  const hasGoneOn = turn?.state === 'done' && turn !== record.turns.at(-1);
  if (!hasGoneOn || record.status === 'active') return toAgentJob(record);
  const turns = record.turns.slice(0, record.turns.indexOf(turn) + 1);
  const { summary, checks = [], usage = {} } = turn;
  const ended = { status: 'completed', reason: summary || null, checks, usage } as const;
  return toAgentJob({ ...record, ...ended, turns });
}

function unnamed(job: JobRecord): AgentJob {
  const { reason, checks, usage, work } = job;
  const ended = job.turns.findLast(({ endedAt }) => endedAt !== undefined);
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
      ...(reason === CANCELLED && job.canceledBy && { canceledBy: job.canceledBy }),
      checks,
      usage,
      compareLink: work?.compareLink ?? null,
      ...(ended?.endedAt && {
        tookMs: Math.max(0, Date.parse(ended.endedAt) - Date.parse(askedAt(ended))),
      }),
      ...(done && { changed: done.commit !== undefined }),
      ...(done && changeOf(done)),
      ...(done?.undoes && { undone: done.undoes, redone: done.prompt === REDO_PROMPT }),
      ...(work?.emptied && { emptied: true }),
      ...(lastChange(job.turns) >= 0 && job.status !== 'archived' && { undoable: true }),
      ...(question !== undefined && { question }),
      ...(repairs.length > 0 && { repairs: repairs.map((text) => bound(text, MAX_REPAIR)) }),
      ...(job.status === 'active' && { requests: openRequests(job) }),
      ...waitingOf(job),
      ...(draft && { draft }),
      // With the first request of a job, and not with every one.
      ...(job.notice && job.turns.length === 1 && { notice: job.notice }),
    },
  };
}

function waitingOf({ waiting }: JobRecord): Pick<NonNullable<AgentJob['docket']>, 'waiting'> {
  const { nextAttempt } = waiting ?? {};
  return waiting && nextAttempt ? { waiting: { ...waiting, nextAttempt } } : {};
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
