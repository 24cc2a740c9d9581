import { describe } from 'vitest';
import { createPostgresSessions } from '../../src/postgres/sessions.ts';
import { sessionStoreSuite } from '../store/session-store.ts';
import { testDatabase } from '../support/database.ts';

describe('sessions in PostgreSQL', () => {
  sessionStoreSuite(async (clock) => {
    const database = await testDatabase();
    return [createPostgresSessions(database, clock), createPostgresSessions(database, clock)];
  });
});
