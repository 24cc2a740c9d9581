// A temporary bare repository that contains only what was fetched into it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Git, GitFailed, promisorConfig } from '../../shared/git/git.ts';

export interface ShallowRepository extends AsyncDisposable {
  readonly dir: string;
  run(args: string[], input?: string): Promise<string>;
  /** Fetches a commit or a ref; FETCH_HEAD names it afterward. */
  fetch(what: string, options: string[]): Promise<void>;
  /** A plain file in a commit, brought here when it is asked for; null when there is none. */
  file(commit: string, path: string): Promise<Buffer | null>;
}

export async function shallowRepository(
  git: Git,
  { remote, scratch }: { remote: string; scratch: string },
  signal: AbortSignal,
): Promise<ShallowRepository> {
  const dir = await mkdtemp(join(scratch, 'git-'));
  await git.run(['init', '--quiet', '--bare', dir], { signal });
  await writeFile(join(dir, 'config'), promisorConfig(remote, 'blob:none'));
  // Overrides every attribute in the repository: no filters, no conversions.
  await writeFile(
    join(dir, 'info', 'attributes'),
    '* -text -eol -ident -filter -working-tree-encoding\n',
  );
  const run = (args: string[], input?: string) =>
    git.run(['--git-dir', dir, ...args], { signal, ...(input === undefined ? {} : { input }) });
  return {
    dir,
    run,
    async fetch(what, options) {
      await run(['fetch', '--quiet', '--no-tags', ...options, 'origin', what]);
    },
    async file(commit, path) {
      const entry = await run(['--literal-pathspecs', 'ls-tree', '-z', commit, '--', path]);
      const blob = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(entry)?.[1];
      if (!blob) return null;
      const args = ['--git-dir', dir, 'cat-file', 'blob', blob];
      const result = await git.try(args, { signal });
      // The content is fetched here and now, and what did not arrive is not an empty file.
      if (result.code !== 0) throw new GitFailed(['cat-file'], result);
      return result.stdout;
    },
    async [Symbol.asyncDispose]() {
      await rm(dir, { recursive: true, force: true });
    },
  };
}
