// The states of a job. The table is the whole truth; nobody else writes `status`.

import type { JobStatus } from '../contract/status.ts';
import { isoTime } from '../shared/clock.ts';
import { Conflict } from '../shared/errors.ts';
import type { JobRecord } from './job.ts';

export const JOB_EVENTS = ['message', 'complete', 'fail', 'archive'] as const;
export type JobEvent = (typeof JOB_EVENTS)[number];

export const TRANSITIONS: Record<JobStatus, Partial<Record<JobEvent, JobStatus>>> = {
  active: { message: 'active', complete: 'completed', fail: 'failed' },
  completed: { message: 'active', archive: 'archived' },
  failed: { message: 'active', archive: 'archived' },
  archived: {},
};

const REFUSALS: Record<JobStatus, string> = {
  active: 'is still active. Wait until it has finished, or cancel it first.',
  completed: 'is completed. Send it a message to continue.',
  failed: 'has failed. Send it a message to try again.',
  archived: 'is archived, which is final. Create a new job instead.',
};

export function transition(job: JobRecord, event: JobEvent, now: number): JobRecord {
  const status = TRANSITIONS[job.status][event];
  if (!status) throw new Conflict(`Job ${job.id} ${REFUSALS[job.status]}`);
  return {
    ...job,
    status,
    updatedAt: isoTime(now),
    archivedAt: status === 'archived' ? isoTime(now) : job.archivedAt,
  };
}
