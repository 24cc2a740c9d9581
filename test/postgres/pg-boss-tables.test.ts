import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';

const SRC = resolve(import.meta.dirname, '../../src');
const FILE = 'postgres/pg-boss-tables.ts';

/** As pg-boss makes them. What differs in another version has to be looked at in each statement. */
const COLUMNS = {
  blocked: 'boolean not null',
  created_on: 'timestamp with time zone not null',
  data: 'jsonb',
  group_id: 'text',
  heartbeat_on: 'timestamp with time zone',
  heartbeat_seconds: 'integer',
  id: 'uuid not null',
  name: 'text not null',
  output: 'jsonb',
  policy: 'text',
  priority: 'integer not null',
  retry_count: 'integer not null',
  singleton_key: 'text',
  start_after: 'timestamp with time zone not null',
  started_on: 'timestamp with time zone',
  state: 'pgboss.job_state not null',
};

it('the pinned version of pg-boss makes the columns and states that our statements use', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end as type
    from pg_attribute where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped
    order by 1`.execute(db);
  const text = readFileSync(join(SRC, FILE), 'utf8');
  const statements = text.split('`').filter((_, index) => index % 2 === 1);
  const words = new Set(statements.join(' ').match(/[a-z_]+/g));
  const used = rows.filter(({ name }) => words.has(name));
  expect(Object.fromEntries(used.map(({ name, type }) => [name, type]))).toEqual(COLUMNS);

  // Their order decides what `state < 'active'` means.
  const states = await sql<{ label: string }>`
    select enumlabel as label from pg_enum
    where enumtypid = 'pgboss.job_state'::regtype order by enumsortorder`.execute(db);
  expect(states.rows.map(({ label }) => label)).toEqual([
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed',
  ]);
});

it('no other file reads or changes the tables of pg-boss', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const inside = files.filter((name) => /\bpgboss\b/.test(readFileSync(join(SRC, name), 'utf8')));
  expect(inside).toEqual([FILE]);
});
