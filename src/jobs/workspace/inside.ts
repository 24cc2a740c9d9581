// Changing the copy after an untrusted program ran in it. It may have left links anywhere, and a link
// could point to the runner's files: so none is followed, neither at the end of a path nor within it.
import { chmod, lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileMode } from '../changes/change.ts';
import { statInside } from './read-change.ts';

/** Writes a file or a link there and removes whatever is in the way. */
export async function writeInside(
  dir: string,
  path: string,
  content: Buffer,
  mode: FileMode = '100644',
): Promise<void> {
  await makeFolders(dir, dirname(path));
  const full = join(dir, path);
  await rm(full, { recursive: true, force: true });
  // Only a file that it makes itself: between two steps nobody else works here anymore, but
  // nothing depends on that.
  if (mode === '120000') return symlink(content, full);
  await writeFile(full, content, { flag: 'wx' });
  if (mode === '100755') await chmod(full, 0o755);
}

/** Removes what is there under this very path, and nothing behind a link. */
export async function removeInside(dir: string, path: string): Promise<void> {
  if (await statInside(dir, path)) await rm(join(dir, path), { recursive: true, force: true });
}

async function makeFolders(dir: string, path: string): Promise<void> {
  if (path === '.') return;
  await makeFolders(dir, dirname(path));
  const folder = join(dir, path);
  const stats = await lstat(folder).catch(() => null);
  if (stats?.isDirectory()) return;
  if (stats) await rm(folder, { force: true });
  await mkdir(folder);
}
