// Which schema the database has, and whether this program can work with it.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { SetupError } from '../shared/errors.ts';
import { type Database, SCHEMA } from './database.ts';
import * as first from './migrations/001-first.ts';

/** What a program knows of the database. */
export interface KnownSchema {
  /** In this order; what was released once never changes. */
  migrations: Record<string, Migration>;
  /**
   * A program works with the schema if it knows this migration. Migrations only add: what a program
   * still reads or writes goes away in a later release than the last one that uses it, and only then
   * does this name move on. So two releases work with one database, and an update stops nobody.
   */
  worksSince: string;
}

export const MIGRATION_TABLE = 'migration';

export const KNOWN: KnownSchema = { migrations: { '001-first': first }, worksSince: '001-first' };

/** For everything but `docket migrate`, when it starts and as long as it runs. */
export async function insistOnSchema(
  database: Pick<Database, 'read'>,
  { migrations } = KNOWN,
): Promise<void> {
  const schema = await readSchema(database);
  insistOnCompatible(schema, migrations);
  const missing = Object.keys(migrations).filter((name) => !schema.applied.includes(name));
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
  /** As the program that migrated last recorded it. */
  worksSince: string | null;
}

/** Answers what this program does not know, if it can work with it. */
export function insistOnCompatible(
  { applied, worksSince }: Schema,
  migrations: KnownSchema['migrations'],
): string[] {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0 || (worksSince !== null && worksSince in migrations)) return unknown;
  throw new SetupError(
    `The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`,
  );
}

export async function readSchema(database: Pick<Database, 'read'>): Promise<Schema> {
  return database.read(async (db) => {
    const names = [MIGRATION_TABLE, 'compatible'];
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
    return { applied: await read('name', MIGRATION_TABLE), worksSince };
  });
}
