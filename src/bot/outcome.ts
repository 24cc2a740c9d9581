// How a request ended, in the words of the action's `outcome`.
import { asks, CANCELLED, failing } from '../contract/job.ts';
import type { ReceivedJob } from '../contract/schemas.ts';

export const OUTCOMES = [
  'pull-request',
  'branch',
  'no-changes',
  'failed',
  'cancelled',
  'archived',
  'timed-out',
  'started',
  'unknown',
  'ignored',
  'dry-run',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Result {
  outcome: Outcome;
  job?: ReceivedJob;
  /** One sentence with a remedy where there is one; for the log, and the error when it failed. */
  message: string;
  /** What was asked for, where the event alone does not say it. */
  prompt?: string;
  /** Why the thread does not say so yet. */
  unsaid?: string;
  /** What happened on the way, in the order of time. */
  story?: { afterMs: number; what: string }[];
}

export function ignored(reason: string): Result {
  return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}

const FAILURES: ReadonlySet<Outcome> = new Set(['failed', 'timed-out', 'unknown']);

export function isFailure(outcome: Outcome): boolean {
  return FAILURES.has(outcome);
}

/** There is a pull request, but nobody should merge it yet. */
export function checksFail(job: ReceivedJob | undefined): boolean {
  return job?.status === 'completed' && failing(job.docket?.checks).length > 0;
}

/** What the reaction says: 🚀 or 😕. */
export function wentWell({ outcome, job }: Pick<Result, 'outcome' | 'job'>): boolean {
  return !isFailure(outcome) && !checksFail(job) && !asks(job);
}

/** The outcome of a job in the state in which it was last seen. */
export function outcomeOf(job: ReceivedJob): Outcome {
  switch (job.status) {
    case 'completed':
      // The pull request of an earlier request is still there, but this one added nothing.
      if (job.docket?.changed === false) return 'no-changes';
      if (job.prLink) return 'pull-request';
      return job.docket?.compareLink ? 'branch' : 'no-changes';
    case 'failed':
      return job.docket?.reason === CANCELLED ? 'cancelled' : 'failed';
    case 'archived':
      return 'archived';
    default:
      return 'started';
  }
}
