// Where commands write. Their folder may lie in a clone, which is somebody else's: a link that was committed
// there must not lead a file out of it, and what was committed is not ours to replace or to believe.
import { constants } from 'node:fs';
import { lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { SetupError } from '../errors.ts';
import { removeFile } from '../remove.ts';
import { codeSpan } from '../text/foreign.ts';
import type { Git } from './git.ts';

/** Nothing of it is committed, and no link leads there. */
export async function assertOwnFolder(dir: string, git: Git): Promise<void> {
  const folder = resolve(dir);
  await assertNoLinks(folder);
  if ((await cloneAbove(folder)) !== undefined) await assertNotTracked(folder, git);
}

export async function makeOutputFolder(dir: string, git: Git): Promise<void> {
  await assertOwnFolder(dir, git);
  await mkdir(dir, { recursive: true }).catch((cause) => {
    if (cause.code !== 'EEXIST' && cause.code !== 'ENOTDIR') throw cause;
    throw new SetupError(`${codeSpan(dir)} is a file. Name a folder instead.`, { cause });
  });
}

/** From the clone, or the folder that the command runs in, down to this one. */
export async function assertNoLinks(dir: string): Promise<void> {
  const folder = resolve(dir);
  const isHere = folder.startsWith(process.cwd() + sep);
  const top = (await cloneAbove(folder)) ?? (isHere ? process.cwd() : undefined);
  if (top === undefined) return;
  let path = top;
  for (const name of relative(top, folder).split(sep).filter(Boolean)) {
    path = join(path, name);
    const found = await lstat(path).catch(ifMissing);
    if (found === undefined) return;
    if (found.isDirectory()) continue;
    throw new SetupError(
      `${codeSpan(relative('', path))} is ${found.isSymbolicLink() ? 'a link' : 'not a folder'}, so nothing is written there. Remove it, or name another folder.`,
    );
  }
}

/** The outermost one: a link in it may lead to another. */
async function cloneAbove(folder: string): Promise<string | undefined> {
  let found: string | undefined;
  for (let path = folder; ; path = dirname(path)) {
    if ((await lstat(join(path, '.git')).catch(ifMissing)) !== undefined) found = path;
    if (path === dirname(path)) return found;
  }
}

async function assertNotTracked(folder: string, git: Git): Promise<void> {
  let cwd = folder;
  while ((await lstat(cwd).catch(ifMissing)) === undefined) cwd = dirname(cwd);
  const path = `:(literal)${relative(cwd, folder) || '.'}`;
  const [tracked] = (await git.run(['ls-files', '-z', '--', path], { cwd })).split('\0');
  if (!tracked) return;
  throw new SetupError(
    `${codeSpan(relative('', folder) || '.')} has files that are committed in this repository, such as ${codeSpan(tracked)}, so nothing is written there. Name another folder.`,
  );
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** Complete or not at all. A link of that name is replaced; what it leads to stays. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await removeFile(`${path}.new`);
  await writeFile(`${path}.new`, text, { flag: 'wx' });
  await rename(`${path}.new`, path);
}

/** Adds to a file that is no link. */
export const APPEND =
  constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
