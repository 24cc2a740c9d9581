import type { Kysely } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/postgres/database.ts';
import { migrate } from '../../src/postgres/migrate.ts';
import { openQueue } from '../../src/postgres/queue.ts';
import { insistOnSchema, KNOWN } from '../../src/postgres/schema.ts';
import { SetupError, Unavailable } from '../../src/shared/errors.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { emptyDatabase, migratedDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

/** Of a later program, which adds something. */
const LATER = {
  ...KNOWN,
  migrations: {
    ...KNOWN.migrations,
    '002-later': {
      up: (db: Kysely<unknown>) =>
        db.schema.withSchema('docket').alterTable('job').addColumn('later', 'text').execute(),
    },
  },
};

function open(url: string) {
  const database = openDatabase({ url, clock: systemClock });
  atTestEnd(() => database.close());
  return database;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('the schema', () => {
  it('is made once, also by several at the same time', async () => {
    const names = Object.keys(KNOWN.migrations);
    const racing = Array.from({ length: 3 }, async () => {
      const url = await emptyDatabase();
      const done = await Promise.all(Array.from({ length: 3 }, () => migrate(open(url))));
      expect(done.flat().toSorted()).toEqual(names);
      expect(await migrate(open(url))).toEqual([]);
      await insistOnSchema(open(url));
    });
    await Promise.all(racing);
  });

  it('is changed by one program at a time, up to the last statement', async () => {
    const url = await migratedDatabase();
    const busy = new pg.Client(url);
    await busy.connect();
    atTestEnd(() => busy.end());
    // As in a database that has everything but the last index, while its table is written to.
    await busy.query(
      `drop index pgboss.docket_order; begin; lock table pgboss.job in row exclusive mode`,
    );
    const both = Promise.all([migrate(open(url)), migrate(open(url))]);
    await vi.waitFor(async () => {
      const { rows } = await busy.query(`select locktype from pg_locks
        join pg_database on oid = database
        where datname = current_database() and not granted order by 1`);
      expect(rows.map(({ locktype }) => locktype)).toEqual(['advisory', 'relation']);
    }, 10_000);
    await busy.query('commit');
    expect(await both).toEqual([[], []]);
  });

  it('is missing in a new database', async () => {
    const database = open(await emptyDatabase());
    const refusal = /has no Docket tables yet\. Run `docket migrate/;
    await expect(insistOnSchema(database)).rejects.toThrow(refusal);
  });

  it('that is older than a program is refused until that program has migrated it', async () => {
    const url = await migratedDatabase();
    const older = /older than this program: 002-later is missing\. Run `docket migrate/;
    await expect(insistOnSchema(open(url), LATER)).rejects.toThrow(older);
    expect(await migrate(open(url), LATER)).toEqual(['002-later']);
    await insistOnSchema(open(url), LATER);
  });

  it('of a later program that only added to it is one to work with, and is left as it is', async () => {
    const url = await migratedDatabase();
    await migrate(open(url), LATER);
    await insistOnSchema(open(url));
    expect(await migrate(open(url))).toEqual([]);
  });

  it.each([
    ['for which this program is too old', { ...LATER, worksSince: '002-later' }, ''],
    ['that does not say for whom', LATER, 'delete from docket.compatible'],
  ])('of a later program %s stops this one, and is left as it is', async (_, later, statement) => {
    const url = await migratedDatabase();
    await migrate(open(url), later);
    await query(url, statement);
    const newer = /newer than this program: it has 002-later\. Update Docket/;
    await expect(insistOnSchema(open(url))).rejects.toThrow(newer);
    await expect(migrate(open(url))).rejects.toThrow(newer);
  });

  it('of the queue has to be that of this program', async () => {
    const url = await migratedDatabase();
    await query(url, 'update pgboss.version set version = 1');
    await expect(openQueue(url, silentLog)).rejects.toThrow(
      /another version of this program\. Run `docket migrate/,
    );
  });

  it('needs a database in UTF-8', async () => {
    const url = await emptyDatabase(`encoding 'LATIN1' locale 'C' template template0`);
    await expect(migrate(open(url))).rejects.toThrow(/encoding LATIN1\. Create one with UTF8/);
  });
});

describe('a database that cannot be used', () => {
  const refuse = async (url: string) => insistOnSchema(open(url)).catch((error) => error);

  it.each(['docket', 'http://x/y', 'postgresql://host', 'postgresql://'])('is not %j', (url) => {
    expect(() => openDatabase({ url, clock: systemClock })).toThrow(/must be a URL such as/);
  });

  it.each(['a:5432,b:5432', 'docket@a,b'])('is not several hosts, such as %s', (hosts) => {
    const url = `postgresql://${hosts}/docket?target_session_attrs=read-write`;
    expect(() => openDatabase({ url, clock: systemClock })).toThrow(/several hosts.+ a proxy/);
  });

  it('is one without TLS, if that is asked for', async () => {
    const refusal = await refuse(`${await emptyDatabase()}?sslmode=verify-full`);
    expect(refusal).toBeInstanceOf(SetupError);
    expect(String(refusal)).toMatch(/does not offer TLS.+ remove `sslmode`/);
  });

  it('is one that nobody runs, and the password is not in the message', async () => {
    const error = await refuse('postgresql://docket:hunter2@127.0.0.1:1/docket');
    expect(error).toBeInstanceOf(Unavailable);
    expect(String(error)).toMatch(/cannot be reached/);
    expect(String(error)).not.toContain('hunter2');
  });

  it('is one with another password, or that does not exist', async () => {
    const url = new URL(await emptyDatabase());
    const other = (change: Partial<URL>) => Object.assign(new URL(url), change).href;
    const wrong = await refuse(other({ password: 'hunter2' }));
    expect(wrong).toBeInstanceOf(SetupError);
    expect(String(wrong)).toMatch(/refuses the password/);
    expect(String(await refuse(other({ pathname: '/nope' })))).toMatch(/no such database/);
  });

  it('is one that is read-only', async () => {
    const url = await migratedDatabase();
    const { pathname } = new URL(url);
    await query(url, `alter database ${pathname.slice(1)} set default_transaction_read_only = on`);
    await expect(open(url).transaction((tx) => tx.deleteFrom('thread').execute())).rejects.toThrow(
      /read-only\. Connect to the primary[\s\S]+Nothing was changed/,
    );
  });
});
