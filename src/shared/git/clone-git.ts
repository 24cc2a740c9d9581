// git for a repository that Docket did not make, such as the clone that a command runs in. Its settings can
// name programs that git starts (`filter.*`, `gpg.program`, `core.sshCommand`), so git works only where that
// person's own git would: in repositories of the same user, and in those that the person calls safe.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SetupError } from '../errors.ts';
import { createGit, type Git, type GitResult, type GitSettings } from './git.ts';

export async function openCloneGit(
  env: NodeJS.ProcessEnv,
  settings: Omit<GitSettings, 'path'> = {},
): Promise<Git> {
  return createGit({ ...settings, path: env.PATH ?? '', safe: await safeFor(env) });
}

/** What the person's own settings and the system's say; never those of a repository. */
async function safeFor(env: NodeJS.ProcessEnv): Promise<GitSettings['safe']> {
  const { GIT_DIR, GIT_WORK_TREE, GIT_COMMON_DIR, ...rest } = env;
  const args = ['config', '--show-scope', '--type=path', '-z', '--get-all', 'safe.directory'];
  const answer = await promisify(execFile)('git', args, { cwd: '/', env: rest }).catch(() => null);
  const words = answer?.stdout.split('\0') ?? [];
  const directories = words.flatMap((scope, at) => {
    const isTheirs = at % 2 === 0 && ['system', 'global', 'command'].includes(scope);
    return isTheirs ? [words[at + 1] ?? ''] : [];
  });
  return { directories, ...(env.SUDO_UID && { sudoUid: env.SUDO_UID }) };
}

/** Says what to do where git refuses a repository of somebody else. */
export function assertTrusted({ stderr }: GitResult): void {
  const [, place] = /dubious ownership in repository at '([^']*)'/.exec(stderr) ?? [];
  if (place === undefined) return;
  throw new SetupError(
    `${place} belongs to another user, and its settings can have git run programs. If you trust it, run git config --global --add safe.directory ${place}, and try again.`,
  );
}
