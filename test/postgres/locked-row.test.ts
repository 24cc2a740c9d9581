// One project whose row is locked, or that is very busy, stops nobody else.
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/postgres/database.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { create } from '../store/job-store.ts';
import { addProject, migratedDatabase, testQueue } from '../support/database.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { atTestEnd } from '../support/test-end.ts';

async function setUp({ lockMs = 600_000 } = {}) {
  const url = await migratedDatabase();
  const database = openDatabase({ url, clock: new ManualClock(), lockMs, statementMs: 600_000 });
  atTestEnd(() => database.close());
  const queue = await testQueue(database);
  const storeOf = async (project: string) => {
    await addProject(database, project);
    return new PostgresStore({ database, project, wake: queue });
  };
  const [busy, other] = [await storeOf('busy'), await storeOf('other')];
  const outside = new pg.Client(url);
  await outside.connect();
  atTestEnd(() => outside.end());
  const lockRow = async () => {
    await outside.query('begin');
    await outside.query(`select from docket.project where id = 'busy' for update`);
  };
  const waitingForLocks = async () => {
    const { rows } = await outside.query(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].count;
  };
  return { database, busy, other, outside, lockRow, waitingForLocks };
}

describe('a project whose row is locked', () => {
  it('holds two connections, however many creates wait, and stops no other project', async () => {
    const { database, busy, other, outside, lockRow, waitingForLocks } = await setUp();
    await lockRow();
    let ended = 0;
    const creates = Array.from({ length: 95 }, async (_, n) => {
      await create(busy, `b${n}`);
      ended += 1;
    });
    for (let n = 0; n < 5; n += 1) {
      await create(other, `o${n}`);
      expect(await other.get(`o${n}`)).toMatchObject({ id: `o${n}` });
      expect(await busy.get('b0')).toBeNull();
      await database.reach();
    }
    while ((await waitingForLocks()) < 2) await database.reach();
    expect(await waitingForLocks()).toBe(2);
    expect(ended).toBe(0);
    await outside.query('rollback');
    await Promise.all(creates);
    expect((await busy.active()).length).toBe(95);
  });

  it('is told about after a while, and nothing was changed', async () => {
    const { busy, outside, lockRow } = await setUp({ lockMs: 1 });
    await lockRow();
    await expect(create(busy, 'b1')).rejects.toThrow(
      /^The record is locked in the database\. Try again, or .* Nothing was changed\.$/,
    );
    await outside.query('rollback');
    await create(busy, 'b1');
  });
});

it('The health of the database has a connection of its own', async () => {
  const { database, outside } = await setUp();
  await outside.query('select pg_advisory_lock(1)');
  const all = Array.from({ length: 30 }, () =>
    database.read((db) => sql`select pg_advisory_xact_lock(1)`.execute(db)),
  );
  await database.reach();
  await outside.query('select pg_advisory_unlock(1)');
  await Promise.all(all);
});
