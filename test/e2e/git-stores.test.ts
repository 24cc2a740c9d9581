// The store in git of one process alone, held to the same contract as the shared one.
import { listRecords } from '../../src/jobs/store.ts';
import { describeJobListing } from '../store/job-listing.ts';
import { describeJobStore } from '../store/job-store.ts';
import { gitStore } from '../support/git-store.ts';
import { bareRepository } from '../support/repository.ts';

const alone = async () => gitStore(await bareRepository(), { exclusive: true });

describeJobStore('The store in git of one process alone', alone);
describeJobListing('The store in git of one process alone', async () => {
  const store = await alone();
  return { store, listing: listRecords(store) };
});
