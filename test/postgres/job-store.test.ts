import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresListing } from '../../src/postgres/listing.ts';
import { describeDamagedListing, describeJobListing } from '../store/job-listing.ts';
import { describeJobStore } from '../store/job-store.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';

async function open() {
  const database = await testDatabase();
  await addProject(database, 'p');
  const store = new PostgresStore({ database, project: 'p', wake: await testQueue(database) });
  const damage = async (id: string) => {
    const record = JSON.stringify({ id, status: 'no such' });
    await database.db.updateTable('job').set({ record }).where('id', '=', id).execute();
  };
  return { store, listing: createPostgresListing(database), damage };
}

describeJobStore('The store in PostgreSQL', async () => (await open()).store);
describeJobListing('The store in PostgreSQL', open);
describeDamagedListing('The store in PostgreSQL', open);
