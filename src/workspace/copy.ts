// The agent's plain copy: the files of one commit, and a git directory of no value to anybody.
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git/git.ts';
import { shallowRepository } from './shallow.ts';

export interface CopyRequest {
  remote: string;
  scratch: string;
  commit: string;
  /** An empty folder. */
  dir: string;
}

export async function makeCopy(
  git: Git,
  { remote, scratch, commit, dir }: CopyRequest,
  signal: AbortSignal,
): Promise<void> {
  const source = await shallowRepository(git, { remote, scratch }, signal);
  try {
    // One commit with all its files in one answer; a filter would fetch them one by one.
    await source.fetch(commit, ['--depth=1', '--no-filter']);
    await source.run(['--work-tree', dir, 'read-tree', commit]);
    const parallel = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=1000'];
    await source.run([...parallel, '--work-tree', dir, 'checkout-index', '--all', '--index']);
    await source.run(['update-ref', 'refs/heads/main', commit]);
    await source.run(['symbolic-ref', 'HEAD', 'refs/heads/main']);
    // Many agents look for a repository around them. This one they may break: nothing of it is
    // looked at again, and it does not know where it came from.
    await writeFile(join(source.dir, 'config'), '[core]\n\tbare = false\n');
    await rm(join(source.dir, 'FETCH_HEAD'), { force: true });
    await rename(source.dir, join(dir, '.git'));
  } catch (error) {
    await source[Symbol.asyncDispose]();
    throw error;
  }
}
