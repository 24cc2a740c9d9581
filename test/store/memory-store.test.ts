import { listRecords } from '../../src/jobs/store.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { describeJobListing } from './job-listing.ts';
import { describeJobStore } from './job-store.ts';

describeJobStore('The store in memory', async () => createMemoryStore());

describeJobListing('The store in memory', async () => {
  const store = createMemoryStore();
  return { store, listing: listRecords(store) };
});
