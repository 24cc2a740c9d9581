// Real git repositories for tests.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGit } from '../../src/shared/git/git.ts';
import { memoryDir } from './temp.ts';

export const testGit = createGit({ path: process.env.PATH ?? '' });

/** An empty bare repository that a test may push to. */
export async function bareRepository(): Promise<string> {
  const dir = join(memoryDir(), 'remote.git');
  await testGit.run(['init', '--quiet', '--bare', dir]);
  await testGit.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
  await testGit.run(['--git-dir', dir, 'config', 'uploadpack.allowAnySHA1InWant', 'true']);
  return dir;
}

/** A bare repository whose `main` holds these files. */
export async function repositoryWith(files: Record<string, string>): Promise<string> {
  const remote = await bareRepository();
  await pushFiles(remote, 'main', files, 'Begin');
  return remote;
}

/** Commits files on a branch, as a person would, and answers the commit. null deletes. */
export async function pushFiles(
  remote: string,
  branch: string,
  files: Record<string, string | null>,
  message = 'Edit',
): Promise<string> {
  const clone = join(memoryDir(), 'clone');
  await testGit.run(['clone', '--quiet', remote, clone]);
  const known = await testGit.try(['checkout', '--quiet', branch], { cwd: clone });
  if (known.code !== 0) await testGit.run(['checkout', '--quiet', '-B', branch], { cwd: clone });
  for (const [path, content] of Object.entries(files)) {
    if (content === null) {
      await testGit.run(['rm', '--quiet', path], { cwd: clone });
      continue;
    }
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await writeFile(join(clone, path), content);
  }
  await testGit.run(['add', '-A'], { cwd: clone });
  await testGit.run(['commit', '--quiet', '-m', message], { cwd: clone });
  await testGit.run(['push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`], { cwd: clone });
  return (await testGit.run(['rev-parse', 'HEAD'], { cwd: clone })).trim();
}
