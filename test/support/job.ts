import type { Origin } from '../../src/contract/job.ts';
import { createJob, newTurn } from '../../src/jobs/intake.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import { emptyState } from '../../src/jobs/store.ts';

interface Wanted {
  projectId?: string;
  prompt?: string;
  origin?: Origin | undefined;
  now?: number;
  perHour?: number;
}

/** What a store does to create a job. */
export function creating(id: string, wanted: Wanted = {}) {
  const { projectId = 'p', prompt = 'x', origin, now = Date.now(), perHour = 1_000_000 } = wanted;
  const job = { id, projectId, repository: 'o/r', ref: 'main', model: 'test' };
  return createJob(job, newTurn({ prompt, origin }, now), { perHour });
}

/** A job that was created a moment ago. */
export function aJob(): JobRecord {
  const view = { state: emptyState, job: null, threadJob: null };
  const { job } = creating('a1', { prompt: 'Explain --json', now: 0 })(view);
  if (!job) throw new Error('A new store accepts the first job.');
  return job;
}
