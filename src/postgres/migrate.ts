// The schema is created and updated by `docket migrate` and by nothing else.
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { SetupError } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';
import { type Database, openDatabase, SCHEMA } from './database.ts';
import { databaseError } from './errors.ts';
import { migrateQueues } from './queue.ts';
import {
  insistOnCompatible,
  KNOWN,
  type KnownSchema,
  MIGRATION_TABLE,
  readSchema,
} from './schema.ts';

/** A lock: of several processes that start together, one at a time changes the database. */
const MIGRATING = 'docket migrate';

/** Answers the names of the migrations that were missing. */
export async function migrate(database: Database, known = KNOWN): Promise<string[]> {
  await insistOnEncoding(database);
  return database.transaction(async (tx) => {
    // Held by a transaction, because PgBouncer does not know locks of sessions. It is idle meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${MIGRATING}, 0))`.execute(tx);
    // A newer program has done it, and this one can work with that.
    const schema = await readSchema(database);
    if (insistOnCompatible(schema, known.migrations).length > 0) return [];
    const done = await apply(database, known);
    await migrateQueues(database.url);
    return done;
  });
}

async function apply({ db }: Database, known: KnownSchema): Promise<string[]> {
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => recorded(known) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'migration_lock',
    migrationTableSchema: SCHEMA,
  }).migrateToLatest();
  if (error) throw databaseError(error);
  return results.map(({ migrationName }) => migrationName);
}

/** Indexes over millions of rows take minutes. */
const MOST_MS = 3_600_000;

export async function migrateDatabase(url: string, clock: Clock): Promise<string[]> {
  const database = openDatabase({ url, clock, statementMs: MOST_MS });
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
}

/** With each, in its transaction: which programs can work with what it makes. */
function recorded({ migrations, worksSince }: KnownSchema): Record<string, Migration> {
  const all = Object.entries(migrations).map(([name, { up }]) => {
    const recording: Migration = {
      async up(db) {
        await up(db);
        await sql`create table if not exists docket.compatible (
          one boolean primary key default true check (one), works_since text not null)`.execute(db);
        await sql`insert into docket.compatible (works_since) values (${worksSince})
          on conflict (one) do update set works_since = excluded.works_since`.execute(db);
      },
    };
    return [name, recording] as const;
  });
  return Object.fromEntries(all);
}

/** Any other encoding changes or refuses prompts in most of the world's languages. */
async function insistOnEncoding(database: Database): Promise<void> {
  const { rows } = await database.read((db) =>
    sql<{ server_encoding: string }>`show server_encoding`.execute(db),
  );
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new SetupError(
    `The database has the encoding ${encoding}. Create one with UTF8: \`createdb --encoding UTF8 --template template0 docket\`.`,
  );
}
