// A bare repository with ten thousand files and, if wanted, hundreds of megabytes of history.
import { randomBytes } from 'node:crypto';
import { writeCommit } from '../../src/shared/git/commit.ts';
import type { Git } from '../../src/shared/git/git.ts';

const FILES = 10_000;
/** Random bytes do not compress, so a revision weighs what it says. */
const REVISION_MEGABYTES = 1;

export async function largeRepository(git: Git, dir: string, { history }: { history: number }) {
  await git.run(['init', '--quiet', '--bare', dir]);
  await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
  await git.run(['--git-dir', dir, 'config', 'uploadpack.allowAnySHA1InWant', 'true']);
  const files = Array.from({ length: FILES }, (_, n) => ({
    path: n % 10 === 0 ? `docs/part${n % 40}/page${n}.md` : `src/part${n % 100}/file${n}.js`,
    content: `# File ${n}\n\n${`Line of file ${n}.\n`.repeat(20)}`,
  }));
  const begun = { parent: null, files, message: 'Begin', time: 1 };
  let { oid: tip } = await writeCommit(git, dir, begun);
  for (let revision = 0; revision < history; revision += 1) {
    const content = randomBytes(REVISION_MEGABYTES << 20);
    const asset = [{ path: 'assets/blob.bin', content }];
    const revised = { parent: tip, files: asset, message: 'Revise', time: revision + 2 };
    ({ oid: tip } = await writeCommit(git, dir, revised));
  }
  const small = [{ path: 'assets/blob.bin', content: 'small' }];
  const last = await writeCommit(git, dir, { parent: tip, files: small, message: 'End', time: 9 });
  await git.run(['--git-dir', dir, 'update-ref', 'refs/heads/main', last.oid]);
  // As a code host keeps it.
  await git.run(['--git-dir', dir, '-c', 'pack.window=0', 'repack', '-adq']);
  return { dir, files: FILES, megabytes: history * REVISION_MEGABYTES };
}
