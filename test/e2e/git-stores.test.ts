// The store in git in its two other forms, held to the same contract as the first.
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
describeJobStore('The store in git on a branch of its own', async () =>
  gitStore(await bareRepository(), { stateRef: 'refs/heads/docket-state' }),
);
