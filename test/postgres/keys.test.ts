import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keys } from '../../src/cli/keys.ts';
import { createPostgresKeys } from '../../src/postgres/keys.ts';
import { mintKey, revokeKey } from '../../src/service/projects/keys.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { keyStoreSuite } from '../store/key-store.ts';
import { addProject, testDatabase } from '../support/database.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { testTerminal } from '../support/terminal.ts';

describe('keys in PostgreSQL', () => {
  keyStoreSuite(async () => {
    const database = await testDatabase();
    return [createPostgresKeys(database, systemClock), createPostgresKeys(database, systemClock)];
  });

  it('are read again by a server when one was changed anywhere, and not before', async () => {
    const database = await testDatabase();
    const clock = new ManualClock();
    const server = createPostgresKeys(database, clock);
    const elsewhere = createPostgresKeys(database, systemClock);
    const createdAt = '2026-11-01T00:00:00.000Z';
    const mint = (id: string) =>
      mintKey({ id, project: 'p', prefix: 'docket_', createdAt, expiresAt: null }, id).record;
    const changes: (() => Promise<unknown>)[] = [
      () => elsewhere.update((records) => [...records, mint('a'), mint('b')]),
      () => elsewhere.update((records) => revokeKey(records, 'a', createdAt)),
      () => elsewhere.used(new Map([['b', createdAt]])),
      () => sql`delete from docket.api_key where id = 'a'`.execute(database.db),
    ];
    let before = await server.list();
    for (const change of changes) {
      clock.advance(1_000);
      expect(await server.list()).toBe(before);
      await change();
      clock.advance(1_000);
      const after = await server.list();
      expect(after).not.toBe(before);
      expect(after).toEqual(await createPostgresKeys(database, systemClock).list());
      before = after;
    }
  });
});

it('docket keys create refuses a project that is not in the database, and changes nothing', async () => {
  const database = await testDatabase();
  // Each remembers its list for a second.
  const list = () => createPostgresKeys(database, systemClock).list();
  const terminal = testTerminal();
  const create = (project: string) =>
    keys(process.env).run(['create', '--project', project, '--database', database.url], terminal);
  await expect(create('acme')).rejects.toThrow(/acme/);
  expect(await list()).toEqual([]);
  await addProject(database, 'acme');
  expect(await create('acme')).toBe(0);
  expect(await list()).toHaveLength(1);
});
