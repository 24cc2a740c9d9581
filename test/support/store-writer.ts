// One of several processes that write to the same store: `store-writer.ts REMOTE SCRATCH WORKER COUNT`.
import { randomBytes } from 'node:crypto';
import { createJob } from '../../src/jobs/intake.ts';
import { createGit } from '../../src/shared/git/git.ts';
import { openRemoteRefs } from '../../src/shared/git/refs.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { createGitStore } from '../../src/store/git.ts';

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
  const arrival = { projectId: 'p', prompt: 'do it', origin, now: Date.now() };
  const birth = { id, repository: 'o/r', ref: 'main', model: 'test' };
  await store.updateShared(id, createJob(arrival, birth, { perHour: 1_000 }));
}
