import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { openQueue, supervise } from '../../src/postgres/queue.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

/** Looks at the ticket from another thread until it has two new heartbeats, then wakes this one. */
const WATCHER = `
  const { workerData: { url, cell } } = require('node:worker_threads');
  const { Client } = require('pg');
  (async () => {
    const client = new Client(url);
    await client.connect();
    const seen = new Set();
    while (seen.size < 3) {
      const { rows } = await client.query("select heartbeat_on::text as at from pgboss.job where name = 'turns'");
      seen.add(rows[0].at);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.end();
    Atomics.store(cell, 0, 1);
    Atomics.notify(cell, 0);
  })();`;

it('A ticket has heartbeats while the main thread of its worker does not answer', async () => {
  const database = await testDatabase();
  const { url } = database;
  const queue = await openQueue(url, silentLog, { name: 'docket-test', beatMs: 50 });
  atTestEnd(() => queue.stop());
  const blocked = Promise.withResolvers<string>();
  await queue.turns.work(1, async () => {
    const cell = new Int32Array(new SharedArrayBuffer(4));
    const watcher = new Worker(WATCHER, { eval: true, workerData: { url, cell } });
    atTestEnd(async () => void (await watcher.terminate()));
    // Nothing else runs on this thread until the watcher has seen enough.
    blocked.resolve(Atomics.wait(cell, 0, 0, 60_000));
  });
  await database.transaction((tx) => queue.send(tx, 'job-1', { project: 'p', kind: 'person' }));
  expect(await blocked.promise).toBe('ok');
});

it('Nobody is taken for dead before the database has answered for a whole heartbeat', async () => {
  const { url, db } = await testDatabase();
  const boss = new PgBoss({ connectionString: url, migrate: false, supervise: false });
  // Its connections may still be closing when the database is dropped.
  boss.on('error', () => {});
  await boss.start();
  atTestEnd(() => boss.stop({ graceful: false }));
  await boss.send('turns', { job: 'job-1' }, { singletonKey: 'job-1' });
  await boss.fetch('turns');
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour'`.execute(db);

  const stop = new AbortController();
  const seen: unknown[] = [];
  let now = 0;
  await supervise(
    boss,
    {
      now: () => now,
      async sleep(ms) {
        const { rows } = await sql<{ state: string; due: boolean }>`
          select state::text, start_after <= now() as due from pgboss.job`.execute(db);
        seen.push(rows[0]);
        // After the third look, this process does not run for a minute.
        now += seen.length === 3 ? 60_000 : ms;
        if (seen.length === 8) stop.abort();
      },
    },
    stop.signal,
  );
  const theirs = { state: 'active', due: true };
  expect(seen).toEqual([...Array(7).fill(theirs), { state: 'retry', due: true }]);
});
