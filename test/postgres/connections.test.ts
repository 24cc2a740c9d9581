// How many connections a process has open, and whether those of all fit.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { WORKER, warnOfConnections } from '../../src/postgres/connected.ts';
import { openQueue } from '../../src/postgres/queue.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

async function connect(url: string, name?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  await client.connect();
  atTestEnd(() => client.end());
  return client;
}

async function setUp(options: { sendsOnly?: boolean } = {}) {
  const database = await testDatabase();
  const queue = await openQueue(database.url, silentLog, { name: 'docket-counted', ...options });
  atTestEnd(() => queue.stop());
  const client = await connect(database.url);
  const counted = async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'docket-counted'`,
    );
    return rows[0].count as number;
  };
  return { queue, counted };
}

describe('the queue', () => {
  it('has a connection, and one each for notifications and heartbeats, however many tickets it has', async () => {
    const { queue, counted } = await setUp();
    const worked = new Set<string>();
    const done = Promise.withResolvers<void>();
    await queue.turns.work(20, async ({ data: { job } }) => {
      if (worked.add(job).size === 40) done.resolve();
    });
    await queue.hooks.work(4, async () => {});
    for (let n = 0; n < 40; n += 1) await queue.turns.send({ job: `job-${n}` }, `job-${n}`);
    await done.promise;
    expect(await counted()).toBeLessThanOrEqual(3);
  });

  it('has none for notifications where tickets are only sent', async () => {
    const { queue, counted } = await setUp({ sendsOnly: true });
    await queue.turns.send({ job: 'job-1' }, 'job-1');
    expect(await counted()).toBeLessThanOrEqual(1);
  });

  it('has one for cancels only until it is closed', async () => {
    const { queue, counted } = await setUp();
    const before = await counted();
    const listener = await queue.listen('some_channel', () => {});
    expect(await counted()).toBe(before + 1);
    await listener.close();
    while ((await counted()) > before);
  });
});

it('A process warns when the connections of all could become too many', async () => {
  const database = await testDatabase();
  const warned: string[] = [];
  const log = { warn: (words: string) => warned.push(words) };
  for (let n = 0; n < 40; n += 1) await connect(database.url, `${WORKER}test ${n}`);
  await warnOfConnections(database, log);
  expect(warned).toEqual([
    expect.stringMatching(
      /^The database allows \d+ connections\. \d+ are used by others, and \d+ servers and \d+ workers of Docket can need \d+\. Raise `max_connections`/,
    ),
  ]);
});
