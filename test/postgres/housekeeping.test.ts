import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createJob } from '../../src/jobs/intake.ts';
import { createDeliveries } from '../../src/postgres/deliveries.ts';
import { finishedJobs, wakeForgotten } from '../../src/postgres/housekeeping.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { openQueue } from '../../src/postgres/queue.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

const DAY_MS = 86_400_000;

async function setUp() {
  const database = await testDatabase();
  const queue = await testQueue(database);
  await addProject(database, 'p');
  const store = new PostgresStore({ database, project: 'p', wake: queue });
  const create = (id: string, now = Date.now()) =>
    store.updateShared(
      id,
      createJob(
        { projectId: 'p', prompt: 'x', now },
        { id, repository: 'o/r', ref: 'main', model: 'm' },
        { perHour: 100 },
      ),
      { counted: true },
    );
  return { database, queue, store, create };
}

it('finds finished jobs that are old, page by page and in order', async () => {
  const { database, create } = await setUp();
  const now = Date.now();
  for (let n = 0; n < 5; n++) await create(`job-${n}`, now - (40 - n) * DAY_MS);
  await database.db
    .updateTable('job')
    .set({ status: 'completed' })
    .where('id', '!=', 'job-3')
    .execute();
  const found: string[] = [];
  for await (const { id } of finishedJobs(database, now - 37 * DAY_MS)) found.push(id);
  expect(found).toEqual(['job-0', 'job-1', 'job-2']);
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
    await deliveries.accept({ guid, digest: guid, event: 'ping', payload: {} }, 'key');
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
  const { house } = queue;
  await Promise.all([1, 2, 3].map(() => house.schedule('purge', '* * * * * *', { task: 'purge' })));
  const ran = Promise.withResolvers<string>();
  for (let worker = 0; worker < 3; worker++) {
    const one = await openQueue(database.url, silentLog, { schedules: true });
    atTestEnd(() => one.stop());
    await one.house.work(1, async ({ data }) => ran.resolve(data.task));
  }
  expect(await ran.promise).toBe('purge');
  const { rows } = await database.read((db) =>
    sql`select data from pgboss.job where name = 'house'`.execute(db),
  );
  expect(rows).toEqual([{ data: { task: 'purge' } }]);
});

it('does not do a task twice at the same time', async () => {
  const { queue } = await setUp();
  const done: string[] = [];
  const ran = Promise.withResolvers<void>();
  const send = (task: string) => queue.house.send({ task }, task);
  await Promise.all([1, 2, 3].map(() => send('purge')));
  await queue.house.work(1, async ({ data }) => {
    if (data.task === 'last') ran.resolve();
    done.push(data.task);
    await send('purge');
    await send('last');
  });
  await ran.promise;
  expect(done).toEqual(['purge', 'last']);
});
