// The folder of a server: one process at a time, and the repository that holds its state.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { SetupError } from '../shared/errors.ts';
import { createGit } from '../shared/git/git.ts';
import { type Lock, takeLock } from '../shared/lock.ts';
import { removeTree } from '../shared/remove.ts';

interface DataDir extends Lock {
  path: string;
  /** A bare repository, with refs as in any other that Docket keeps its state in. */
  state: string;
  /** Empty at the start: whatever a killed server left there is of no use. */
  scratch: string;
}

/** Git never sees what is in it: records, and the hashes of keys. */
export async function makeDataDir(dir: string): Promise<void> {
  const made = await mkdir(dir, { recursive: true, mode: 0o700 });
  // Any other folder that was there before may have files of someone else in it.
  if (made === undefined && basename(dir) !== '.docket') return;
  await writeFile(join(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Without a trace in a folder that was not there before, if it fails. */
export async function orNoDataDir<T>(dir: string, start: () => Promise<T>): Promise<T> {
  const isNew = !existsSync(dir);
  try {
    return await start();
  } catch (error) {
    if (isNew) await removeTree(dir);
    throw error;
  }
}

export async function openDataDir(dir: string, project: string, path: string): Promise<DataDir> {
  const data = resolve(dir);
  await makeDataDir(data);
  const lock = await lockFolder(data);
  try {
    await claim(join(data, 'project'), project);
    const state = join(data, 'state.git');
    await createState(state, path);
    const scratch = join(data, 'scratch');
    await removeTree(scratch);
    return { path: data, state, scratch, release: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir: string): Promise<Lock> {
  const lock = await takeLock(join(dir, 'folder.lock'));
  if (lock) return lock;
  throw new SetupError(
    'Another process already uses this folder. Stop it, or choose another folder with --data.',
  );
}

export async function deleteDataDir(dir: string): Promise<void> {
  const lock = await lockFolder(dir);
  await removeTree(dir).finally(() => lock.release());
}

/** An id can contain what a file system does not take, or what it takes for another folder. */
export function folderOf(dir: string, id: string): string {
  const name = encodeURIComponent(id).replace(
    /[.*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return join(dir, 'projects', name);
}

async function createState(dir: string, path: string): Promise<void> {
  if (existsSync(join(dir, 'HEAD'))) return;
  const git = createGit({ path });
  await git.run(['init', '--quiet', '--bare', dir]);
  await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}

/** Jobs and views of one project must never be used by a server of another. */
async function claim(file: string, project: string): Promise<void> {
  const owner = await readFile(file, 'utf8').catch(() => undefined);
  if (owner === undefined) await writeFile(file, project, { mode: 0o600 });
  else if (owner !== project) {
    throw new SetupError(
      `This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`,
    );
  }
}
