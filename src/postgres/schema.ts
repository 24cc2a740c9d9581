// Which schema the database has, and whether this program can work with it.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { SetupError } from '../shared/errors.ts';
import { type Database, SCHEMA } from './database.ts';
import * as jobs from './migrations/001-jobs.ts';
import * as app from './migrations/002-app.ts';
import * as audit from './migrations/003-audit.ts';
import * as appSecret from './migrations/004-app-secret.ts';
import * as views from './migrations/005-views.ts';
import * as listing from './migrations/006-listing.ts';
import * as sameRepository from './migrations/007-same-repository.ts';
import * as openJobs from './migrations/009-open-jobs.ts';
import * as githubRequests from './migrations/010-github-requests.ts';
import * as size from './migrations/011-size.ts';
import * as viewsPacks from './migrations/012-views-packs.ts';
import * as turnOrder from './migrations/013-turn-order.ts';
import * as waiting from './migrations/014-waiting.ts';
import * as workers from './migrations/016-workers.ts';

/** In this order; what was released once never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-app': app,
  '003-audit': audit,
  '004-app-secret': appSecret,
  '005-views': views,
  '006-listing': listing,
  '007-same-repository': sameRepository,
  '009-open-jobs': openJobs,
  '010-github-requests': githubRequests,
  '011-size': size,
  '012-views-packs': viewsPacks,
  '013-turn-order': turnOrder,
  '014-waiting': waiting,
  '016-workers': workers,
};

/**
 * A program works with this schema if it knows this migration. Migrations only add: what a program
 * still reads or writes goes away in a later release than the last one that uses it, and only then
 * does this name move on. So two releases work with one database, and an update stops nobody.
 */
export const WORKS_SINCE = '007-same-repository';

/** Programs up to this one refuse every name in the first table that they do not know. */
const LAST_IN_FIRST = '007-same-repository';

/** By table. */
export const TABLES = {
  migration: select((name) => name <= LAST_IN_FIRST),
  schema_change: select((name) => name > LAST_IN_FIRST),
};

function select(wanted: (name: string) => boolean): Record<string, Migration> {
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => wanted(name)));
}

/** For everything but `docket migrate`, when it starts and as long as it runs. */
export async function insistOnSchema(database: Pick<Database, 'read'>): Promise<void> {
  const schema = await readSchema(database);
  insistOnCompatible(schema);
  const missing = Object.keys(MIGRATIONS).filter((name) => !schema.applied.includes(name));
  if (missing.length === 0) return;
  throw new SetupError(
    schema.applied.length === 0
      ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
      : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`,
  );
}

interface Schema {
  /** Names of migrations. */
  applied: readonly string[];
  /** As `WORKS_SINCE` of the program that migrated last. */
  worksSince: string | null;
}

/** Answers what this program does not know, if it can work with it. */
export function insistOnCompatible({ applied, worksSince }: Schema): string[] {
  const unknown = applied.filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0 || (worksSince !== null && worksSince in MIGRATIONS)) return unknown;
  throw new SetupError(
    `The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`,
  );
}

export async function readSchema(database: Pick<Database, 'read'>): Promise<Schema> {
  return database.read(async (db) => {
    const names = [...Object.keys(TABLES), 'compatible'];
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names}::text[]) name
      where to_regclass(${`${SCHEMA}.`} || name) is not null`.execute(db);
    const existing = rows.map(({ name }) => name);
    const read = async (column: string, table: string) => {
      if (!existing.includes(table)) return [];
      const found = await sql<{ value: string }>`
        select ${sql.ref(column)} as value from ${sql.table(`${SCHEMA}.${table}`)} order by 1`.execute(
        db,
      );
      return found.rows.map(({ value }) => value);
    };
    const [worksSince = null] = await read('works_since', 'compatible');
    const applied = [await read('name', 'migration'), await read('name', 'schema_change')].flat();
    return { applied, worksSince };
  });
}
