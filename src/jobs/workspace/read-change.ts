// One path of the agent's copy, as a change. Links are never followed.
import {
  chmod,
  lstat,
  mkdir,
  readFile,
  readlink,
  realpath,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WorkFailed } from '../../shared/errors.ts';
import { removeFile, removeTree } from '../../shared/remove.ts';
import type { FileChange, FileMode } from '../changes/change.ts';
import { MAX_FILE_BYTES } from '../changes/fence.ts';

/** `mode` is the file's at the commit; undefined when it was not there. null: nothing to tell. */
export async function readChange(
  dir: string,
  path: string,
  mode: FileMode | undefined,
): Promise<FileChange | null> {
  const earlier =
    mode === undefined ? { kind: 'added' as const } : { kind: 'modified' as const, was: mode };
  // git names a repository inside the copy with a slash at its end.
  if (path.endsWith('/'))
    return { path: path.slice(0, -1), ...earlier, mode: '160000', content: null };
  const full = join(dir, path);
  const stats = await statInside(dir, path);
  if (!stats || stats.isDirectory()) {
    // git has just seen it: it is there under a name that we cannot say, such as one not in UTF-8.
    if (mode === undefined && !stats) {
      throw new WorkFailed(
        `The agent created a file with a name that cannot be read (\`${path}\`), so nothing was pushed. Ask for names in UTF-8.`,
      );
    }
    // An empty folder where a submodule belongs is how every plain copy has it.
    if (mode === undefined || mode === '160000') return null;
    return { path, kind: 'deleted', mode, content: null };
  }
  if (stats.isSymbolicLink()) {
    return { path, ...earlier, mode: '120000', content: Buffer.from(await readlink(full)) };
  }
  // Reading a pipe or a device could block or continue forever.
  if (!stats.isFile()) {
    throw new WorkFailed(
      `The agent created \`${path}\`, which is neither a file nor a link, so nothing was pushed.`,
    );
  }
  if (stats.size > MAX_FILE_BYTES) {
    throw new WorkFailed(
      `The agent’s file \`${path}\` has ${megabytes(stats.size)} MB; the limit is ${megabytes(MAX_FILE_BYTES)} MB, so nothing was pushed.`,
    );
  }
  const executable = (stats.mode & 0o100) !== 0;
  return {
    path,
    ...earlier,
    mode: executable ? '100755' : '100644',
    content: await contents(full, path),
  };
}

async function contents(full: string, path: string): Promise<Buffer> {
  try {
    return await readFile(full);
  } catch (error) {
    throw new WorkFailed(`The agent left \`${path}\` unreadable, so nothing was pushed.`, {
      cause: error,
    });
  }
}

/** null when there is nothing, or when a folder on the way is a link: then it is not our file. */
export async function statInside(dir: string, path: string) {
  const full = join(dir, path);
  const [root, folder] = await Promise.all([
    realpath(dir),
    realpath(dirname(full)).catch(() => null),
  ]);
  return folder === dirname(join(root, path)) ? lstat(full).catch(() => null) : null;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_048_576);
}

// Changing the copy after an untrusted program ran in it. It may have left links anywhere, and a link
// could point to the runner's files: so none is followed, neither at the end of a path nor within it.

/** Writes a file or a link there and removes whatever is in the way. */
export async function writeInside(
  dir: string,
  path: string,
  content: Buffer,
  mode: FileMode = '100644',
): Promise<void> {
  await makeFolders(dir, dirname(path));
  const full = join(dir, path);
  await removeTree(full);
  // Only a file that it makes itself: between two steps nobody else works here anymore, but
  // nothing depends on that.
  if (mode === '120000') return symlink(content, full);
  await writeFile(full, content, { flag: 'wx' });
  if (mode === '100755') await chmod(full, 0o755);
}

/** Removes what is there under this very path, and nothing behind a link. */
export async function removeInside(dir: string, path: string): Promise<void> {
  if (await statInside(dir, path)) await removeTree(join(dir, path));
}

async function makeFolders(dir: string, path: string): Promise<void> {
  if (path === '.') return;
  await makeFolders(dir, dirname(path));
  const folder = join(dir, path);
  const stats = await lstat(folder).catch(() => null);
  if (stats?.isDirectory()) return;
  if (stats) await removeFile(folder);
  await mkdir(folder);
}
