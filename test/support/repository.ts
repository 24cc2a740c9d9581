// Real git repositories for tests.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGit } from '../../src/shared/git/git.ts';
import { Git } from '../local-github/git/git.ts';
import { Plumbing } from '../local-github/git/plumbing.ts';
import { memoryDir } from './temp.ts';

export const testGit = createGit({ path: process.env.PATH ?? '' });
const plumbing = new Plumbing(new Git(process.env.PATH ?? ''));

/** An empty bare repository that a test may push to, written as `git init` would, without a process. */
export async function bareRepository(): Promise<string> {
  const dir = join(memoryDir(), 'remote.git');
  await plumbing.init(dir, 'main');
  await mkdir(join(dir, 'hooks'));
  return dir;
}

/** A bare repository whose `main` holds these files. */
export async function repositoryWith(files: Record<string, string>): Promise<string> {
  const remote = await bareRepository();
  await commitOn(remote, { branch: 'main', parent: null, files, message: 'Begin' });
  return remote;
}

/**
 * Commits files on a branch, as a person would, and answers the commit. null deletes. A new branch
 * begins at the default branch.
 */
export async function pushFiles(
  remote: string,
  branch: string,
  files: Record<string, string | null>,
  message = 'Edit',
): Promise<string> {
  const list = ['--git-dir', remote, 'for-each-ref', '--format=%(HEAD)%(objectname) %(refname)'];
  const heads = (await testGit.run([...list, 'refs/heads/'])).split('\n');
  const from =
    heads.find((line) => line.endsWith(` refs/heads/${branch}`)) ??
    heads.find((line) => line.startsWith('*'));
  const parent = from?.slice(1).split(' ')[0] ?? null;
  return commitOn(remote, { branch, parent, files, message });
}

interface Commit {
  branch: string;
  parent: string | null;
  files: Record<string, string | null>;
  message: string;
}

/** In the repository itself: a clone with its commit and push would be twenty processes of git. */
function commitOn(remote: string, { branch, parent, files, message }: Commit): Promise<string> {
  return plumbing.commit(remote, branch, {
    parent,
    files: Object.entries(files).map(([path, content]) => ({ path, content })),
    message: `${message}\n`,
    by: { name: 'Docket', email: 'docket@docket.invalid' },
    ms: Date.now(),
  });
}
