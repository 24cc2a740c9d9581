// The end of a turn: what is recorded of it, and what becomes of the job.

import type { Usage } from '../contract/job.ts';
import { isoTime } from '../shared/clock.ts';
import { secretScanner } from './changes/secrets.ts';
import { rest, transition } from './intake.ts';
import { type JobRecord, type Turn, withTurn } from './job.ts';
import { insistOnLease } from './lease.ts';
import { counted } from './meter.ts';
import type { JobStore, SharedView, SharedWrite, Write } from './store.ts';
import type { JobTools } from './tools.ts';
import type { TurnResult } from './turn.ts';

export type Ending =
  | { kind: 'done'; result: TurnResult }
  | { kind: 'failed'; reason: string }
  | { kind: 'interrupted' };
type Ended = Exclude<Ending, { kind: 'interrupted' }>;

export const isOpen = ({ state }: Turn) => state === 'queued' || state === 'running';

/** Records the turn's end. "The queue is empty" and "released" are one write. */
export function finish(
  ending: Ended,
  { id, token, index, usage }: { id: string; token: string; index: number; usage: Usage },
  { store, tools }: { store: JobStore; tools: JobTools },
): Promise<JobRecord> {
  const discreet = withoutSecrets(ending, tools.secrets);
  const decide = ({ state: before, job }: SharedView): SharedWrite<JobRecord> => {
    insistOnLease(job, token);
    const now = tools.clock.now();
    const held = { state: before, job: endTurn(job as JobRecord, index, discreet, now) };
    const { state, job: ended } = counted(held, index, usage, now);
    const failed = ending.kind === 'failed';
    // After a cancel nothing that is queued runs; after any other failure neither: it would build
    // on work that is not there.
    const waiting = !failed && ended.turns.some((turn) => turn.state === 'queued');
    const threads = newThreads(job, ended);
    if (waiting) {
      return { result: ended, story: `turn ${index + 1} done`, job: ended, state, threads };
    }
    const next = {
      ...transition(ended, failed ? 'fail' : 'complete', now),
      lease: null,
      cancelRequested: false,
    };
    return { result: next, story: next.status, job: next, state: rest(state, id), threads };
  };
  return store.updateShared(id, decide, tools.money ? { counted: true } : {});
}

/** No store accepts a record that contains a secret, so it is redacted in the words of an agent or a check. */
function withoutSecrets(ending: Ended, secrets: Iterable<string>): Ended {
  const { redact } = secretScanner(secrets);
  if (ending.kind === 'failed') return { ...ending, reason: redact(ending.reason) };
  const { result } = ending;
  const checks = result.checks.map((check) => ({ ...check, summary: redact(check.summary) }));
  const reason = result.reason === null ? null : redact(result.reason);
  const question = result.question === undefined ? undefined : redact(result.question);
  const summary = redact(result.summary);
  return { kind: 'done', result: { ...result, summary, question, reason, checks } };
}

/** A pull request that was opened just now is a thread of the job, too. */
function newThreads(before: JobRecord | null, after: JobRecord): string[] {
  const pull = after.work?.pull?.number;
  return pull === undefined || pull === before?.work?.pull?.number ? [] : [String(pull)];
}

function endTurn(job: JobRecord, index: number, ending: Ended, now: number): JobRecord {
  const endedAt = isoTime(now);
  if (ending.kind === 'failed') {
    const turns = job.turns.map((turn, at) =>
      at === index || turn.state === 'queued'
        ? { ...turn, endedAt, state: 'failed' as const, reason: ending.reason, step: undefined }
        : turn,
    );
    // Checks of the last turn say nothing about one that has committed nothing.
    const checks = job.turns[index]?.commit === undefined ? [] : job.checks;
    return { ...job, turns, checks, reason: ending.reason };
  }
  const { work, checks, summary, question, reason } = ending.result;
  const done = { endedAt, state: 'done', summary, question, step: undefined } as const;
  return { ...withTurn(job, index, done), work, checks, reason };
}

/** No worker could finish the job: it ends here, with everything that waited in it. */
export function giveUp(reason: string, now: number) {
  return (job: JobRecord | null): Write<void> => {
    if (job?.status !== 'active') return { result: undefined };
    const index = job.turns.findIndex(isOpen);
    const ended = endTurn(job, index, { kind: 'failed', reason }, now);
    const next = { ...transition(ended, 'fail', now), lease: null, cancelRequested: false };
    return { result: undefined, story: next.status, job: next };
  };
}
