import { expect, it } from 'vitest';
import { DELIVERIES_MS } from '../../../src/bot/deliveries/work-hook.ts';
import type { JobRecord } from '../../../src/jobs/job.ts';
import { startHousekeeping } from '../../../src/postgres/housekeeping.ts';
import { PostgresStore } from '../../../src/postgres/job-store.ts';
import { DAY_MS } from '../../../src/shared/days.ts';
import { NotFound } from '../../../src/shared/errors.ts';
import { addProject, testDatabase, testQueue } from '../../support/database.ts';
import { creating } from '../../support/job.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

/** The days of each project; one that cannot be opened has none. */
const RETENTION: Record<string, number | undefined> = { week: 7, month: 30, broken: undefined };

async function setUp() {
  const clock = new ManualClock();
  const database = await testDatabase();
  const queue = await testQueue(database);
  const storeOf = (project: string) => new PostgresStore({ database, project, wake: queue });
  for (const project of Object.keys(RETENTION)) await addProject(database, project);

  /** A job that nobody has touched for so many days. */
  async function rested(project: string, days: number, status: JobRecord['status']) {
    const now = clock.now() - days * DAY_MS;
    const id = `${project}-${days}-${status}`;
    const create = creating(id, { projectId: project, now });
    await storeOf(project).updateShared(id, create, { counted: true });
    await storeOf(project).update(id, (job) => ({
      ...{ result: undefined, story: status },
      job: { ...(job as JobRecord), status },
    }));
  }

  /** Does the task that a worker gets from the queue, once. */
  async function doTask(wanted: string) {
    const said: string[] = [];
    const times = new Map<string, string>();
    const housekeeping: typeof queue.housekeeping = {
      ...queue.housekeeping,
      async schedule(task, cron) {
        times.set(task, cron);
      },
      async work(_, handler) {
        const { signal } = new AbortController();
        await handler({
          data: { task: wanted },
          again: false,
          admit: async () => true,
          postpone: async () => {},
          async putBack() {},
          signal,
          async complete() {},
        });
      },
    };
    const retention = async (project: string) => {
      const days = RETENTION[project];
      if (days === undefined) throw new NotFound('Its repository is gone.');
      return { archive: days, delete: project === 'month' ? 60 : undefined };
    };
    const note = (line: string) => void said.push(line);
    const log = { ...silentLog, info: note, warn: note };
    const deliveriesMs = DELIVERIES_MS;
    const shared = {
      database,
      queue: { ...queue, housekeeping },
      retention,
      deliveriesMs,
      more: {},
    };
    await startHousekeeping(shared, { clock, log });
    return { said, cron: times.get(wanted) };
  }

  async function archived() {
    const query = database.db.selectFrom('job').select('id').where('status', '=', 'archived');
    return (await query.orderBy('id').execute()).map(({ id }) => id);
  }
  return { rested, doTask, archived };
}

it('archives and deletes jobs after the days that their project says, once a day', async () => {
  const { rested, doTask, archived } = await setUp();
  await rested('broken', 90, 'completed');
  await rested('week', 40, 'active');
  await rested('week', 8, 'completed');
  await rested('week', 7, 'failed');
  await rested('week', 6, 'completed');
  await rested('month', 8, 'completed');
  await rested('month', 31, 'failed');
  await rested('month', 61, 'archived');
  await rested('week', 61, 'archived');
  expect(await doTask('retention')).toEqual({
    cron: '37 3 * * *',
    said: [
      'Old jobs of project broken could not be archived: Its repository is gone.',
      'Archived 3 old jobs.',
      'Deleted 1 archived jobs.',
    ],
  });
  expect(await archived()).toEqual([
    'month-31-failed',
    'week-61-archived',
    'week-7-failed',
    'week-8-completed',
  ]);
  expect((await doTask('retention')).said).toHaveLength(1);
});
