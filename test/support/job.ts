import { createJob } from '../../src/jobs/intake.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import { emptyState } from '../../src/jobs/store.ts';

/** A job that was created a moment ago. */
export function aJob(): JobRecord {
  const arrival = { projectId: 'p', prompt: 'Explain --json', now: 0 };
  const birth = { id: 'a1', repository: 'o/r', ref: 'main', model: 'test' };
  const view = { state: emptyState, job: null, threadJob: null };
  const { job } = createJob(arrival, birth, { perHour: 1 })(view);
  if (!job) throw new Error('A new store accepts the first job.');
  return job;
}
