import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openRemoteRefs } from '../../src/shared/git/refs.ts';
import { createGitStore, type GitStoreOptions } from '../../src/store/git.ts';
import { InstantClock } from './clock.ts';
import { testGit } from './repository.ts';
import { memoryDir } from './temp.ts';

export const newId = () => randomBytes(10).toString('hex');

/** Its pauses, in which other runs could write first, take no time. */
export async function gitStore(
  remote: string,
  options: Partial<GitStoreOptions> = {},
  scratch = join(memoryDir(), 'scratch.git'),
): Promise<ReturnType<typeof createGitStore>> {
  const refs = options.refs ?? (await openRemoteRefs(testGit, scratch, remote));
  return createGitStore({
    clock: new InstantClock(),
    random: Math.random,
    newId,
    ...options,
    refs,
  });
}
