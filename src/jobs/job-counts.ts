// How jobs stand as a whole, for an operator.
import type { JobRecord } from './job.ts';
import type { Unreadable } from './store.ts';

export interface Waiting {
  count: number;
  /** How long the oldest has been waiting. */
  seconds: number;
}

export interface JobCounts {
  /** By status. */
  jobs: Readonly<Record<string, number>>;
  /** What nobody works on yet. */
  waiting: Readonly<Record<'jobs' | 'deliveries' | 'checks', Waiting>>;
  /** Only a database with workers has these. */
  shared?: SharedCounts;
}

interface SharedCounts {
  /** What goes on when GitHub answers again. */
  forGithub: { jobs: number; deliveries: Waiting };
  /** Deliveries that nobody tries any more. */
  dead: number;
  workers: Readonly<Record<'ready' | 'not-ready' | 'draining', number>>;
  /** Those that are not ready, by the kind of reason. */
  notReady: Readonly<Record<string, number>>;
}

/** Counts records that have to be read one by one; archived jobs may be left out. */
export async function countJobs(
  records: AsyncIterable<JobRecord | Unreadable>,
  now: number,
): Promise<JobCounts> {
  const jobs: Record<string, number> = { active: 0, completed: 0, failed: 0 };
  let count = 0;
  let oldest = now;
  for await (const job of records) {
    if ('unreadable' in job) continue;
    const { status, lease, turns } = job;
    jobs[status] = (jobs[status] ?? 0) + 1;
    const first = turns.find(({ state }) => state === 'queued');
    if (status !== 'active' || lease || !first) continue;
    count += 1;
    oldest = Math.min(oldest, Date.parse(first.receivedAt));
  }
  const waiting = { count, seconds: (now - oldest) / 1000 };
  const none = { count: 0, seconds: 0 };
  return { jobs, waiting: { jobs: waiting, deliveries: none, checks: none } };
}

/** The sums of several stores. */
export function addJobCounts(all: readonly JobCounts[]): JobCounts {
  const jobs: Record<string, number> = {};
  for (const [status, count] of all.flatMap((one) => Object.entries(one.jobs))) {
    jobs[status] = (jobs[status] ?? 0) + count;
  }
  const add = (what: keyof JobCounts['waiting']): Waiting => ({
    count: all.reduce((sum, { waiting }) => sum + waiting[what].count, 0),
    seconds: Math.max(0, ...all.map(({ waiting }) => waiting[what].seconds)),
  });
  const waiting = { jobs: add('jobs'), deliveries: add('deliveries'), checks: add('checks') };
  return { jobs, waiting };
}
