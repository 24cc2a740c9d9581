// Work in this very process: what it writes of a job is told as it is written, so nothing has to be asked.
import type { ReceivedJob } from '../../contract/schemas.ts';
import { FINAL_STATUSES } from '../../contract/values.ts';
import { agentJobOf } from '../../jobs/agent-job.ts';
import type { JobEngine } from '../../jobs/engine.ts';
import { turnOfEvent } from '../../jobs/intake.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { LocalWork } from '../backend.ts';
import type { FollowEnd } from './follow.ts';

export function localWork(projectId: string, engine: JobEngine): LocalWork {
  return {
    async *follow(id, event, signal) {
      for await (const job of engine.follow(projectId, id, signal)) {
        yield agentJobOf(job, turnOfEvent(job, event));
      }
    },
    timeOut: (id) => engine.stop('timed-out', id),
    release: () => engine.stop('interrupted'),
    resumeJob: (id) => engine.resumeJob(projectId, id),
    resume: () => engine.resume(),
  };
}

interface WorkDeps {
  work: LocalWork;
  clock: Clock;
  /** Milliseconds on the clock: then, the job is stopped. */
  deadline: number;
  signal: AbortSignal;
}

/** Follows the job of a request for as long as this process works on it, with each change told on the way. */
export async function followWork(
  { job: first, key }: { job: ReceivedJob; key: string },
  { work, clock, deadline, signal }: WorkDeps,
  onChange: (job: ReceivedJob) => void,
): Promise<FollowEnd> {
  let job = first;
  onChange(job);
  let isLate = false;
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const timing = clock
    .sleep(Math.max(0, deadline - clock.now()), either)
    .then(() => {
      isLate = true;
      return work.timeOut(job.id);
    })
    .catch(() => {})
    .finally(() => over.abort());
  try {
    if (FINAL_STATUSES.has(job.status)) return { kind: 'final', job };
    for await (job of work.follow(job.id, key, either)) {
      onChange(job);
      if (FINAL_STATUSES.has(job.status)) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    // A job that waits for its turn is not worked on, and tells of no end.
    if (!isLate) throw error;
  } finally {
    over.abort();
    await timing;
  }
  if (isLate) return { kind: 'timed-out', job };
  return { kind: FINAL_STATUSES.has(job.status) ? 'final' : 'left', job };
}
