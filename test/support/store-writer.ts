// One of several processes that write to the same store: `store-writer.ts REMOTE SCRATCH WORKER COUNT`.
import { randomBytes } from 'node:crypto';
import { createGit } from '../../src/shared/git/git.ts';
import { openRemoteRefs } from '../../src/shared/git/refs.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { createGitStore } from '../../src/store/git.ts';
import { creating } from './job.ts';

const [remote = '', scratch = '', worker = '', count = ''] = process.argv.slice(2);
const refs = await openRemoteRefs(createGit({ path: process.env.PATH ?? '' }), scratch, remote);
const store = createGitStore({
  refs,
  clock: systemClock,
  random: Math.random,
  newId: () => randomBytes(10).toString('hex'),
});
for (let n = 0; n < Number(count); n += 1) {
  const id = `w${worker}n${n}`;
  const origin = { thread: n };
  await store.updateShared(id, creating(id, { prompt: 'do it', origin }));
}
