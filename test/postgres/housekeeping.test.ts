import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { JobRecord } from '../../src/jobs/job.ts';
import type { Database } from '../../src/postgres/database.ts';
import { createDeliveries } from '../../src/postgres/deliveries.ts';
import { archiveOld, deleteArchived, wakeForgotten } from '../../src/postgres/housekeeping.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresListing } from '../../src/postgres/listing.ts';
import { openQueue } from '../../src/postgres/queue.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { creating } from '../support/job.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

const DAY_MS = 86_400_000;

async function setUp() {
  const database = await testDatabase();
  const queue = await testQueue(database);
  await addProject(database, 'p');
  const store = new PostgresStore({ database, project: 'p', wake: queue });
  const create = (id: string, now = Date.now()) =>
    store.updateShared(id, creating(id, { now }), { counted: true });
  return { database, queue, store, create };
}

/** As if so many jobs had been done, each a second after the other. */
async function fill(database: Database, like: string, jobs: number): Promise<void> {
  await sql`insert into docket.job (id, project, status, fence, record, created_at, updated_at)
    select 'more-' || n, project, status, 0, replace(record::text, ${like}, 'more-' || n)::json,
      created_at, updated_at + n * interval '1 second'
    from docket.job, generate_series(1, ${jobs}::int) n where id = ${like}`.execute(database.db);
}

it('archives old jobs in batches, except for those that cannot be read', async () => {
  const { database, store, create } = await setUp();
  const now = Date.now();
  const finish = (job: JobRecord | null) => ({
    ...{ result: undefined, story: 'completed' },
    job: { ...(job as JobRecord), status: 'completed' as const },
  });
  for (const id of ['old', 'broken', 'young']) {
    await create(id, now - (id === 'young' ? 3 : 40) * DAY_MS);
    await store.update(id, finish);
  }
  await create('active', now - 40 * DAY_MS);
  await fill(database, 'old', 2_500);
  await sql`update docket.job set record = '{}' where id = 'broken'`.execute(database.db);
  expect(await archiveOld({ database, project: 'p', now }, now - 37 * DAY_MS)).toBe(2_501);
  expect(await store.list()).toEqual(['active', 'broken', 'young']);
  expect(await store.get('more-2500')).toMatchObject({
    ...{ status: 'archived', archivedAt: new Date(now).toISOString(), lease: null },
  });
  expect(await deleteArchived(database, 'p', now)).toBe(0);
  expect(await deleteArchived(database, 'p', now + 1)).toBe(2_501);
  expect(await store.get('old')).toBeNull();
  const usage = await createPostgresListing(database).usageSince('p', '2000-01');
  expect(usage.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(4);
});

it('wakes an active job that lost its ticket, once', async () => {
  const { database, queue, create } = await setUp();
  await create('lost', Date.now() - DAY_MS);
  await create('young');
  expect(await wakeForgotten(database, queue)).toEqual([]);
  const { default: pg } = await import('pg');
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`delete from pgboss.job where name = 'turns'`);
  await client.end();
  expect(await wakeForgotten(database, queue)).toEqual(['lost']);
  expect(await wakeForgotten(database, queue)).toEqual([]);
});

it('forgets deliveries after seven days', async () => {
  const { database, queue } = await setUp();
  const deliveries = createDeliveries(database, queue.hooks, systemClock);
  for (const guid of ['old', 'new']) {
    await deliveries.accept({ guid, digest: guid, event: 'ping', payload: {} }, 'key', 'a tenant');
  }
  await database.db
    .updateTable('delivery')
    .set({ received_at: new Date(Date.now() - 8 * DAY_MS).toISOString() })
    .where('guid', '=', 'old')
    .execute();
  await deliveries.purge(7 * DAY_MS);
  expect(await deliveries.find('old')).toBeNull();
  expect(await deliveries.find('new')).not.toBeNull();
});

it('sends a task at its time once, however many workers schedule it', async () => {
  const { database, queue } = await setUp();
  const { housekeeping } = queue;
  await Promise.all(
    [1, 2, 3].map(() => housekeeping.schedule('purge', '* * * * * *', { task: 'purge' })),
  );
  const ran = Promise.withResolvers<string>();
  for (let worker = 0; worker < 3; worker++) {
    const one = await openQueue(database.url, silentLog, { schedules: true });
    atTestEnd(() => one.stop());
    await one.housekeeping.work(1, async ({ data }) => ran.resolve(data.task));
  }
  expect(await ran.promise).toBe('purge');
  const { rows } = await database.read((db) =>
    sql`select data from pgboss.job where name = 'housekeeping'`.execute(db),
  );
  expect(rows).toEqual([{ data: { task: 'purge' } }]);
});

it('does not do a task twice at the same time', async () => {
  const { queue } = await setUp();
  const done: string[] = [];
  const ran = Promise.withResolvers<void>();
  const send = (task: string) => queue.housekeeping.send({ task }, task);
  await Promise.all([1, 2, 3].map(() => send('purge')));
  await queue.housekeeping.work(1, async ({ data }) => {
    if (data.task === 'last') ran.resolve();
    done.push(data.task);
    await send('purge');
    await send('last');
  });
  await ran.promise;
  expect(done).toEqual(['purge', 'last']);
});
