// Two releases and one database, as while servers and workers are updated one at a time: the program
// works on what a later one has added to.
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { migrate } from '../../../src/postgres/migrate.ts';
import { KNOWN } from '../../../src/postgres/schema.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { docketServe, docketWork } from '../../support/cli.ts';
import { migratedDatabase } from '../../support/database.ts';
import { jobsApi, organization } from '../../support/organization.ts';

/** Only adds: a column that every job has, and one that most leave empty. */
const LATER = {
  ...KNOWN,
  migrations: {
    ...KNOWN.migrations,
    '002-later': {
      up: (db: Kysely<unknown>) =>
        db.schema
          .withSchema('docket')
          .alterTable('job')
          .addColumn('color', 'text', (column) => column.notNull().defaultTo('gray'))
          .addColumn('later', 'text')
          .execute(),
    },
  },
};

it('servers and workers go on while a later release migrates, and start again after it', async () => {
  const url = await migratedDatabase();
  const { env, database, key } = await organization(url);
  const server = await docketServe(database, env);
  const worker = await docketWork(database, env);
  const { create, finished } = jobsApi(server.url, key);
  const before = await create('First');
  const later = openDatabase({ url, clock: systemClock });
  expect(await migrate(later, LATER).finally(() => later.close())).toEqual(['002-later']);
  const after = await create('Second');
  for (const { id } of [before, after])
    expect(await finished(id)).toMatchObject({ status: 'completed' });
  expect(await worker.end('SIGTERM')).toBe(0);
  await docketWork(database, env);
  const third = await create('Third');
  expect(await finished(third.id)).toMatchObject({ status: 'completed' });
});
