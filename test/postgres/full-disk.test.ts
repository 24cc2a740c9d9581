// What works on its own meanwhile: workers and log files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/postgres/database.ts';
import { Unavailable } from '../../src/shared/errors.ts';
import { logLine } from '../support/access-logs.ts';
import { addProject, migratedDatabase, testDatabase } from '../support/database.ts';
import { embedded } from '../support/embedded.ts';
import { countAll, viewsOf } from '../support/log-counting.ts';
import { postgresWork } from '../support/postgres-work.ts';
import { tempDir } from '../support/temp.ts';
import { waitingDatabase } from '../support/waiting-database.ts';

/** Answers how to make room again. */
async function fillDisk(database: Database, table: string): Promise<() => Promise<void>> {
  await sql`create function docket.full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    database.db,
  );
  await sql`create trigger full_disk before insert or update on ${sql.table(`docket.${table}`)}
    execute function docket.full_disk()`.execute(database.db);
  return async () => {
    await sql`drop function docket.full_disk cascade`.execute(database.db);
  };
}

describe('while the disk of the database is full', () => {
  it('a job that was accepted waits, and is done when there is space', async () => {
    const { database, triedAgain } = waitingDatabase(await migratedDatabase());
    const work = await postgresWork(undefined, database);
    const world = await work.addProject('p', (store) => ({ ...embedded(store, true), store }));
    const { service, store, held, release, prompts } = world;
    const { id } = await service.createJob('p', { prompt: 'hold on' });
    await held();
    const makeRoom = await fillDisk(work.database, 'job');
    const tried = triedAgain(3);
    release();
    await tried;
    expect(await store.get(id)).toMatchObject({ status: 'active' });
    await makeRoom();
    await work.idle('p');
    expect(await store.get(id)).toMatchObject({ status: 'completed', adoptions: 0 });
    // Its work was kept.
    expect(prompts).toEqual(['hold on']);
  });

  it.each(['file_day', 'views_day', 'log_file'])(
    'log files are not counted, and counted once when there is space in %s',
    async (table) => {
      const database = await testDatabase();
      await addProject(database, 'p');
      const log = join(tempDir(), 'access.log');
      writeFileSync(log, logLine(5, '/guide').repeat(300));
      const makeRoom = await fillDisk(database, table);
      const counting = countAll(database, 'p', [log], { partBytes: 30_000 });
      await expect(counting).rejects.toThrow(Unavailable);
      const views = () => viewsOf(database, 'p').getViews('p', {});
      expect((await views()).totals.total).toBe(0);
      await makeRoom();
      await countAll(database, 'p', [log], { partBytes: 30_000 });
      expect((await views()).totals.total).toBe(300);
    },
  );
});
