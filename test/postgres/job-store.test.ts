import { PostgresStore } from '../../src/postgres/job-store.ts';
import { describeJobStore } from '../store/job-store.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';

describeJobStore('The store in PostgreSQL', async () => {
  const database = await testDatabase();
  await addProject(database, 'p');
  return new PostgresStore({ database, project: 'p', wake: await testQueue(database) });
});
