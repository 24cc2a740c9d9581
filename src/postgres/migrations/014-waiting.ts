// Deliveries that wait for an answer of GitHub, and those that nobody tries any more.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table docket.delivery add column waiting json, add column dead_at timestamptz`,
  `create index delivery_waiting on docket.delivery (received_at) where waiting is not null`,
];
