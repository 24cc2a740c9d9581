// The agent's copy as a model may touch it: every path resolved to what it really is, nothing
// outside, nothing through a link, and writes only where the fence would let them pass.
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { DEFAULT_DOCS_PATHS } from '../../changes/docs-paths.ts';
import { refusals } from '../../changes/fence.ts';

/** What the model did wrong, as a sentence for the model. */
export class ToolProblem extends Error {}

export interface Copy {
  /** Real and absolute. */
  root: string;
  docsPaths: readonly string[];
}

export async function openCopy(dir: string, docsPaths: readonly string[]): Promise<Copy> {
  const paths = docsPaths.length > 0 ? docsPaths : DEFAULT_DOCS_PATHS;
  return { root: await realpath(dir), docsPaths: paths };
}

/** The path from the root, with forward slashes; `.` is the root itself. */
export function plainPath(path: string): string {
  if (path.includes('\0')) throw new ToolProblem('A path cannot hold a NUL character.');
  const plain = posix.normalize(path.replace(/^\/+/, '') || '.').replace(/\/$/, '');
  if (plain === '..' || plain.startsWith('../'))
    throw new ToolProblem(`\`${path}\` is outside the repository. Paths start at its root.`);
  if (plain.split('/').some((part) => part.toLowerCase() === '.git'))
    throw new ToolProblem('`.git` is not part of the files.');
  return plain;
}

/** Where an existing file or folder really is, for reading. */
export async function toRead(copy: Copy, path: string): Promise<string> {
  const plain = plainPath(path);
  const real = await realpath(join(copy.root, plain)).catch(() => {
    throw new ToolProblem(`There is no \`${plain}\`. Use \`list\` to see what is there.`);
  });
  if (!isInside(copy.root, real))
    throw new ToolProblem(`\`${plain}\` is a link out of the repository.`);
  return real;
}

/** Where a file may be written, moved to or removed; it need not exist. */
export async function toWrite(copy: Copy, path: string): Promise<string> {
  const plain = plainPath(path);
  const target = join(copy.root, plain);
  const there = await lstat(target).catch(() => undefined);
  const kind = there ? 'modified' : 'added';
  const [refused] = refusals(
    [{ path: plain, kind, mode: '100644', content: null }],
    copy.docsPaths,
  );
  if (refused) throw new ToolProblem(refused.sentence);
  const parent = await nearestFolder(dirname(target));
  // A linked folder on the way would lead the write somewhere else.
  if ((await realpath(parent)) !== parent || !isInside(copy.root, parent))
    throw new ToolProblem(`\`${plain}\` lies behind a link, where nothing may be written.`);
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
  throw new ToolProblem('A file stands where a folder is needed.');
}

function isInside(root: string, real: string): boolean {
  return real === root || real.startsWith(root + sep);
}

/** Every file at or below a path, in order, without links and without what nobody reads. */
export async function* walk(
  copy: Copy,
  at: string,
): AsyncGenerator<{ path: string; bytes: number }> {
  const found = await lstat(at);
  if (found.isFile()) {
    yield { path: relative(copy.root, at).split(sep).join('/'), bytes: found.size };
  } else if (found.isDirectory()) {
    const names = (await readdir(at)).filter((name) => !['.git', 'node_modules'].includes(name));
    for (const name of names.sort()) yield* walk(copy, join(at, name));
  }
}
