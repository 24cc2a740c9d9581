import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { createReach } from '../../../src/postgres/reach.ts';
import { createReady } from '../../../src/service/server/server.ts';
import { Unavailable } from '../../../src/shared/errors.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { testDatabase } from '../../support/database.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { atTestEnd } from '../../support/test-end.ts';

const READY = '{"status":"ready"}';

describe('a server with a database', () => {
  it('is ready while the database answers, and asks it once a second for everyone', async () => {
    const clock = new ManualClock();
    let asked = 0;
    const ready = createReady({ clock, reach: async () => asked++ });
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([READY, READY, READY]);
    expect(asked).toBe(1);
    clock.advance(1_000);
    expect(await ready()).toBe(READY);
    expect(asked).toBe(2);
  });

  it('is not ready while the database cannot be reached', async () => {
    const url = 'postgresql://docket@127.0.0.1:1/docket';
    const database = openDatabase({ url, clock: systemClock });
    atTestEnd(() => database.close());
    const reach = () => database.read((db) => db.selectFrom('project').selectAll().execute());
    const ready = createReady({ clock: systemClock, reach });
    await expect(ready()).rejects.toThrow(/^The database cannot be reached\./);
  });

  it.each([
    ['is read-only', 'set default_transaction_read_only = on', /^The database is read-only\./],
    ['cannot write to its disk', "set temp_file_limit = '100kB'", /temp_file_limit/],
  ])('is not ready while the database %s', async (_, setting, sentence) => {
    const { url, db } = await testDatabase();
    const name = new URL(url).pathname.slice(1);
    await sql.raw(`alter database ${name} ${setting}`).execute(db);
    const database = openDatabase({ url, clock: systemClock });
    atTestEnd(() => database.close());
    const ready = createReady({ clock: systemClock, reach: createReach(database, systemClock) });
    await expect(ready()).rejects.toThrow(sentence);
  });

  it('is not ready with a schema that it cannot work with, and looks for it as long as it runs', async () => {
    const database = await testDatabase();
    const clock = new ManualClock();
    const ready = createReady({ clock, reach: createReach(database, clock) });
    expect(await ready()).toBe(READY);
    await sql`insert into docket.migration values ('999-next', '')`.execute(database.db);
    await sql`update docket.compatible set works_since = '999-next'`.execute(database.db);
    clock.advance(9_000);
    expect(await ready()).toBe(READY);
    clock.advance(1_000);
    await expect(ready()).rejects.toThrow(/^The database is newer than this program/);
    await expect(ready()).rejects.toThrow(Unavailable);
  });

  it('does not wait long for one that hangs', async () => {
    const clock = new ManualClock();
    const ready = createReady({ clock, reach: () => new Promise(() => {}) });
    const answer = ready();
    const refused = expect(answer).rejects.toThrow(Unavailable);
    clock.advance(5_000);
    await refused;
  });
});
