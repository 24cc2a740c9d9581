// One writing process of the store benchmark: `store-load.ts REMOTE SCRATCH WORKER KIND SECONDS`.
// Prints how many writes it made and the most pushes that one of them needed.
import { randomBytes } from 'node:crypto';
import { createGit } from '../../src/shared/git/git.ts';
import { openRemoteRefs } from '../../src/shared/git/refs.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { createGitStore } from '../../src/store/git.ts';
import { creating } from '../../test/support/job.ts';

const [remote = '', scratch = '', worker = '', kind = '', seconds = ''] = process.argv.slice(2);
const newId = () => randomBytes(10).toString('hex');
const refs = await openRemoteRefs(createGit({ path: process.env.PATH ?? '' }), scratch, remote);
let pushes = 0;
const counted = {
  ...refs,
  push: (...args: Parameters<typeof refs.push>) => {
    pushes += 1;
    return refs.push(...args);
  },
};
const store = createGitStore({ refs: counted, clock: systemClock, random: Math.random, newId });
const create = (id: string) =>
  store.updateShared(id, creating(id, { prompt: 'Explain the new flag' }));

const own = `${worker.padStart(2, '0')}${newId().slice(0, 18)}`;
if (kind === 'progress') await create(own);
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));

const end = Date.now() + Number(seconds) * 1000;
let writes = 0;
let most = 0;
while (Date.now() < end) {
  pushes = 0;
  if (kind === 'create') await create(newId());
  else {
    await store.update(own, (job) => ({
      result: undefined,
      story: 'still working',
      job: job ? { ...job, adoptions: job.adoptions + 1 } : undefined,
    }));
  }
  most = Math.max(most, pushes);
  writes += 1;
}
process.send?.({ writes, most });
process.disconnect();
