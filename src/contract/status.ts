// The states of a job by name, separate from its schema: code that only follows a job does not load that.

export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const FINAL_STATUSES: ReadonlySet<string> = new Set(['completed', 'archived', 'failed']);
