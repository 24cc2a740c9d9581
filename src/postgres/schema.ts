// Which schema the database has. Servers and workers check that it is the one they were written for.
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

/** In this order; what was released once never changes. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-app': app,
  '003-audit': audit,
  '004-app-secret': appSecret,
  '005-views': views,
  '006-listing': listing,
  '007-same-repository': sameRepository,
};

export const TABLE = 'migration';

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

export function insistOnKnown(known: readonly string[]): void {
  const unknown = known.filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return;
  throw new SetupError(
    `The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`,
  );
}

export async function applied(database: Database): Promise<string[]> {
  return database.read(async (db) => {
    const found = await sql<{ at: string | null }>`
      select to_regclass(${`${SCHEMA}.${TABLE}`})::text as at`.execute(db);
    if (!found.rows[0]?.at) return [];
    const rows = await sql<{ name: string }>`
      select name from ${sql.table(`${SCHEMA}.${TABLE}`)} order by name`.execute(db);
    return rows.rows.map(({ name }) => name);
  });
}
