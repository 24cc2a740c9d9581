// The schema is created and updated by `docket migrate` and by nothing else.
import { sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { SetupError } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';
import { type Database, openDatabase, SCHEMA } from './database.ts';
import { databaseError } from './errors.ts';
import { migrateQueues } from './queue.ts';
import { applied, insistOnKnown, MIGRATIONS, TABLE } from './schema.ts';

/** Answers the names of the migrations that were missing. */
export async function migrate(database: Database): Promise<string[]> {
  await insistOnEncoding(database);
  const known = await applied(database);
  insistOnKnown(known);
  const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
  const { error, results = [] } = await new Migrator({
    db: database.db,
    provider,
    migrationTableName: TABLE,
    migrationLockTableName: 'migration_lock',
    migrationTableSchema: SCHEMA,
  }).migrateToLatest();
  if (error) throw databaseError(error);
  await migrateQueues(database.url);
  return results.map(({ migrationName }) => migrationName);
}

export async function migrateDatabase(url: string, clock: Clock): Promise<string[]> {
  const database = openDatabase({ url, clock });
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
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
