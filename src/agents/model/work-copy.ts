// The agent's copy as a model may touch it: every path resolved to what it really is, nothing
// outside, nothing through a link, and writes only where the fence would let them pass.

import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import * as z from 'zod';
import { CONTEXT_FOLDER, DEFAULT_DOCS_PATHS } from '../../jobs/changes/change.ts';
import { mayBeNavigation } from '../../jobs/changes/docs-tool.ts';
import { MAX_CHANGE_BYTES, MAX_FILE_BYTES, refusals } from '../../jobs/changes/fence.ts';

/** What the model did wrong, as a sentence for the model. */
export class ToolProblem extends Error {}

export interface WorkCopy {
  /** Real and absolute. */
  root: string;
  docsPaths: readonly string[];
  /** By how many bytes the files have grown. */
  grown: number;
}

/** What a model sends is bounded before anything is done with it. */
export const path = z.string().max(1_000);
export const pattern = z.string().min(1).max(300);
/** Characters of a page, or of a piece of one. */
export const MAX_TEXT = 1_000_000;
/** Files that one call looks at. */
const MAX_VISITS = 100_000;

export async function openCopy(dir: string, docsPaths: readonly string[]): Promise<WorkCopy> {
  const paths = docsPaths.length > 0 ? docsPaths : DEFAULT_DOCS_PATHS;
  return { root: await realpath(dir), docsPaths: paths, grown: 0 };
}

/** The path from the root, with forward slashes; `.` is the root itself. */
function plainPath(path: string): string {
  if (path.includes('\0')) throw new ToolProblem('A path cannot contain a NUL character.');
  const plain = posix.normalize(path.replace(/^\/+/, '') || '.').replace(/\/$/, '');
  if (plain === '..' || plain.startsWith('../'))
    throw new ToolProblem(`\`${path}\` is outside the repository. Use paths relative to its root.`);
  if (plain.split('/').some((part) => part.toLowerCase() === '.git'))
    throw new ToolProblem('`.git` is not part of the files.');
  return plain;
}

/** Where an existing file or folder really is, for reading. */
export async function toRead(copy: WorkCopy, path: string): Promise<string> {
  const plain = plainPath(path);
  const real = await realpath(join(copy.root, plain)).catch(() => {
    throw new ToolProblem(`There is no \`${plain}\`. Use \`list\` to see what is there.`);
  });
  if (!isInside(copy.root, real))
    throw new ToolProblem(`\`${plain}\` is a link that points outside the repository.`);
  return real;
}

/** Where a file may be written, moved to or removed; it need not exist. */
export async function toWrite(copy: WorkCopy, path: string): Promise<string> {
  const plain = plainPath(path);
  const target = join(copy.root, plain);
  const there = await lstat(target).catch(() => undefined);
  const kind = there ? 'modified' : 'added';
  // Whether no more than pages are listed there is judged at the end.
  const listed = there && mayBeNavigation(plain) ? [plain] : [];
  const [refused] = refusals(
    [{ path: plain, kind, mode: '100644', content: null }],
    [...copy.docsPaths, ...listed],
  );
  if (refused) throw new ToolProblem(refused.sentence);
  const parent = await nearestFolder(dirname(target));
  // A linked folder in the path would redirect the write.
  if ((await realpath(parent)) !== parent || !isInside(copy.root, parent))
    throw new ToolProblem(`\`${plain}\` is behind a link, and you cannot write there.`);
  if (there && !there.isFile())
    throw new ToolProblem(
      `\`${plain}\` is a ${there.isDirectory() ? 'folder' : 'link'}, not a file.`,
    );
  return target;
}

async function nearestFolder(folder: string): Promise<string> {
  const there = await lstat(folder).catch(() => undefined);
  if (there === undefined) return nearestFolder(dirname(folder));
  if (there.isSymbolicLink() || there.isDirectory()) return folder;
  throw new ToolProblem('There is a file where a folder is needed.');
}

function isInside(root: string, real: string): boolean {
  return real === root || real.startsWith(root + sep);
}

/** To be called before a file is written, so that no refused one is ever built. */
export function claim(copy: WorkCopy, path: string, before: number, after: number): void {
  if (after > MAX_FILE_BYTES)
    throw new ToolProblem(`\`${path}\` would be ${after} bytes; the limit is 5 MB. Write less.`);
  const grown = copy.grown + after - before;
  if (grown > MAX_CHANGE_BYTES)
    throw new ToolProblem('The files would grow by more than 50 MB in total. Write less.');
  copy.grown = grown;
}

/**
 * Every file at or below a path, in order, without links and without what nobody reads. Each one is
 * a turn of the event loop, where the signal can stop it and other work continues.
 */
export async function* walk(
  copy: WorkCopy,
  at: string,
  signal: AbortSignal,
): AsyncGenerator<{ path: string; bytes: number }> {
  const ahead = [at];
  let visits = 0;
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    signal.throwIfAborted();
    visits += 1;
    if (visits > MAX_VISITS)
      throw new ToolProblem(
        `There are more than ${MAX_VISITS} files. Narrow it down with \`path\`.`,
      );
    const here = next;
    const found = await lstat(here);
    if (found.isFile()) {
      yield { path: relative(copy.root, here).split(sep).join('/'), bytes: found.size };
    } else if (found.isDirectory()) {
      const names = (await readdir(here)).filter((name) => !UNREAD.has(name));
      for (const name of names.sort().reverse()) ahead.push(join(here, name));
    }
  }
}

/** Other repositories are looked at where they are asked for, and are no part of this one. */
const UNREAD = new Set(['.git', 'node_modules', CONTEXT_FOLDER]);
