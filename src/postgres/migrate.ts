// The schema: created and updated by `docket migrate` and by nothing else. Servers and workers check
// that it is the one they were written for.
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { SetupError } from '../shared/errors.ts';
import { type Database, SCHEMA } from './database.ts';
import { databaseError } from './errors.ts';
import * as jobs from './migrations/001-jobs.ts';
import * as app from './migrations/002-app.ts';
import * as audit from './migrations/003-audit.ts';
import * as appSecret from './migrations/004-app-secret.ts';
import * as views from './migrations/005-views.ts';
import * as listing from './migrations/006-listing.ts';
import { migrateQueues } from './queue.ts';

/** In this order; what was released once never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-app': app,
  '003-audit': audit,
  '004-app-secret': appSecret,
  '005-views': views,
  '006-listing': listing,
};

const TABLE = 'migration';

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

/** For everything but `docket migrate`. */
export async function insistOnSchema(database: Database): Promise<void> {
  const known = await applied(database);
  insistOnKnown(known);
  const missing = Object.keys(MIGRATIONS).filter((name) => !known.includes(name));
  if (missing.length === 0) return;
  throw new SetupError(
    known.length === 0
      ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
      : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`,
  );
}

function insistOnKnown(known: readonly string[]): void {
  const unknown = known.filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return;
  throw new SetupError(
    `The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`,
  );
}

async function applied(database: Database): Promise<string[]> {
  return database.read(async (db) => {
    const found = await sql<{ at: string | null }>`
      select to_regclass(${`${SCHEMA}.${TABLE}`})::text as at`.execute(db);
    if (!found.rows[0]?.at) return [];
    const rows = await sql<{ name: string }>`
      select name from ${sql.table(`${SCHEMA}.${TABLE}`)} order by name`.execute(db);
    return rows.rows.map(({ name }) => name);
  });
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
