// A repository of this machine, as it is linked into the stand-in.
import type { Plumbing } from './git/plumbing.ts';
import { WrongSetup } from './wrong-setup.ts';

export async function inspect(
  plumbing: Plumbing,
  path: string,
  base: string | undefined,
): Promise<{ gitDir: string; defaultBranch: string }> {
  const found = await plumbing.git.try(['-C', path, 'rev-parse', '--absolute-git-dir']);
  if (found.code !== 0) {
    throw new WrongSetup(`${path} is not a git repository. Use the folder of a git repository.`);
  }
  const gitDir = found.stdout.toString('utf8').trim();
  const head = await plumbing.git.try(['--git-dir', gitDir, 'symbolic-ref', '--short', 'HEAD']);
  const defaultBranch = base ?? head.stdout.toString('utf8').trim();
  if (!(await plumbing.resolve(gitDir, `refs/heads/${defaultBranch}`))) {
    throw new WrongSetup(
      `${path} has no branch \`${defaultBranch}\`. Create a first commit, or set the branch with --base-ref.`,
    );
  }
  return { gitDir, defaultBranch };
}
