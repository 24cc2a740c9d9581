import { describe } from 'vitest';
import { createPostgresHistory } from '../../src/postgres/views-history.ts';
import { viewsHistorySuite } from '../store/views-history.ts';
import { addProject, testDatabase } from '../support/database.ts';

describe('the views history in PostgreSQL', () => {
  viewsHistorySuite(async () => {
    const database = await testDatabase();
    await addProject(database, 'p');
    return async () => createPostgresHistory(database, 'p');
  });
});
