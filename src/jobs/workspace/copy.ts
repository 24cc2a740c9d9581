// The agent's plain copy: the files of one commit, and a git directory of no value to anybody.
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../../shared/git/git.ts';
import { exchangeInstructions } from './instructions.ts';
import { type ShallowRepository, shallowRepository } from './shallow.ts';

export interface CopyRequest {
  remote: string;
  scratch: string;
  commit: string;
  /** An empty folder. */
  dir: string;
  /** Files with instructions for agents that are still taken from the commit. */
  kept: readonly string[];
}

/** Answers the paths where the copy has the default branch's instructions, not the commit's. */
export async function makeCopy(
  git: Git,
  { remote, scratch, commit, dir, kept }: CopyRequest,
  signal: AbortSignal,
): Promise<string[]> {
  const source = await shallowRepository(git, { remote, scratch }, signal);
  try {
    // One commit with all its files in one answer; a filter would fetch them one by one.
    await source.fetch(commit, ['--depth=1', '--no-filter']);
    await source.run(['--work-tree', dir, 'read-tree', commit]);
    const exchanged = await exchangeInstructions(source, commit, kept);
    const parallel = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=1000'];
    await source.run([...parallel, '--work-tree', dir, 'checkout-index', '--all', '--index']);
    const head = exchanged.length > 0 ? await commitIndex(source, commit) : commit;
    await source.run(['update-ref', 'refs/heads/main', head]);
    await source.run(['symbolic-ref', 'HEAD', 'refs/heads/main']);
    // Many agents look for a repository around them. This one they may break: nothing of it is
    // looked at again, and it does not know where it came from.
    await writeFile(join(source.dir, 'config'), '[core]\n\tbare = false\n');
    await rm(join(source.dir, 'FETCH_HEAD'), { force: true });
    await rename(source.dir, join(dir, '.git'));
    return exchanged;
  } catch (error) {
    await source[Symbol.asyncDispose]();
    throw error;
  }
}

/** So that `git status` in the copy shows the agent's own changes and nothing else. */
async function commitIndex(source: ShallowRepository, parent: string): Promise<string> {
  const tree = (await source.run(['write-tree', '--missing-ok'])).trim();
  const args = [
    'commit-tree',
    tree,
    '-p',
    parent,
    '-m',
    'Use the instructions of the default branch',
  ];
  return (await source.run(args)).trim();
}
