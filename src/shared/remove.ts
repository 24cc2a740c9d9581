// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.
import { chmod, lstat, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that may not be there. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** A folder with all that is in it, or a file, or nothing. */
export async function removeTree(path: string): Promise<void> {
  const remove = () => rm(path, { recursive: true, force: true });
  await remove().catch(async (error: NodeJS.ErrnoException) => {
    const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
    if (!isInTheWay || !(await lstat(path)).isDirectory()) throw error;
    await flatten(path);
    await remove();
  });
}

/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir: string): Promise<void> {
  await chmod(dir, 0o700);
  const top = await mkdtemp(join(dir, 'removed-'));
  const folders = [dir];
  let moved = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const from = join(folder, entry.name);
      if (!entry.isDirectory() || from === top) continue;
      const to = join(top, `${moved++}`);
      // The removal that gave up may still be at work on others.
      const isHere = await chmod(from, 0o700)
        .then(() => rename(from, to))
        .then(() => true, ifGone);
      if (isHere) folders.push(to);
    }
    // Most are empty now, and a million of them should not be there at the same time.
    if (folder !== dir) await rmdir(folder).catch(() => {});
  }
}

function ifGone(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}
