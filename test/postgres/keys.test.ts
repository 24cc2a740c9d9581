import { describe } from 'vitest';
import { createPostgresKeys } from '../../src/postgres/keys.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { keyStoreSuite } from '../store/key-store.ts';
import { testDatabase } from '../support/database.ts';

describe('keys in PostgreSQL', () => {
  keyStoreSuite(async () => {
    const database = await testDatabase();
    return [createPostgresKeys(database, systemClock), createPostgresKeys(database, systemClock)];
  });
});
