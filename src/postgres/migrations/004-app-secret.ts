// The credentials of the GitHub App, encrypted by the program: whoever reads the database, or a backup
// of it, cannot use them. And what a delivery says, so that it is known under any id.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.alterTable('delivery').addColumn('digest', 'text').execute();
  await db.schema.createIndex('delivery_digest').on('delivery').column('digest').unique().execute();
}
