import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { createReady } from '../../../src/service/server/server.ts';
import { Unavailable } from '../../../src/shared/errors.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
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

  it('does not wait long for one that hangs', async () => {
    const clock = new ManualClock();
    const ready = createReady({ clock, reach: () => new Promise(() => {}) });
    const answer = ready();
    const refused = expect(answer).rejects.toThrow(Unavailable);
    clock.advance(5_000);
    await refused;
  });
});
