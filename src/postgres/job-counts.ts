// How many jobs and tickets there are, and how long they have been waiting, in the whole database.
import { sql } from 'kysely';
import type { JobCounts, Waiting } from '../jobs/job-counts.ts';
import type { Database } from './database.ts';
import { countWaiting } from './deliveries.ts';
import { countDueTickets } from './pg-boss-tables.ts';
import { listWorkers, REASONS } from './presence.ts';

export async function readJobCounts(database: Database): Promise<JobCounts> {
  const { deliveries, deadDeliveries, jobs } = await countWaiting(database);
  const workers = { ready: 0, 'not-ready': 0, draining: 0 };
  const reasons: Record<string, number> = Object.fromEntries(REASONS.map((reason) => [reason, 0]));
  for (const { draining, notReady, reason } of await listWorkers(database)) {
    workers[draining ? 'draining' : notReady === null ? 'ready' : 'not-ready'] += 1;
    if (!draining && reason !== null) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const { count, oldestSeconds: seconds } = deliveries;
  const shared = {
    forGithub: { jobs, deliveries: { count, seconds } },
    dead: deadDeliveries,
    workers,
    notReady: reasons,
  };
  return { ...(await readQueues(database)), shared };
}

async function readQueues(database: Database): Promise<JobCounts> {
  return database.read(async (db) => {
    const jobs = await db
      .selectFrom('job')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .groupBy('status')
      .execute();
    const rows = await countDueTickets(db);
    const of = (name: string): Waiting => {
      const { count = 0, seconds = 0 } = rows.find((row) => row.name === name) ?? {};
      return { count, seconds: Math.max(0, seconds) };
    };
    return {
      jobs: Object.fromEntries(jobs.map(({ status, count }) => [status, count])),
      waiting: { jobs: of('turns'), deliveries: of('hooks'), checks: of('checks') },
    };
  });
}
