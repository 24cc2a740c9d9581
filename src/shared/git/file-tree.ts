// The files of a commit as git has them, read in portions: a repository can be larger than the memory.

import { text } from 'node:stream/consumers';
import { Unavailable } from '../errors.ts';
import type { LentGit } from './lent-git.ts';

/** The files of a commit, or of a folder. */
export interface FileTree {
  /** Path and what identifies the contents. */
  readonly files: ReadonlyMap<string, string>;
  /** The texts of these files, in any order. What is too large or no text is left out. */
  read(paths: readonly string[]): AsyncIterable<{ path: string; text: string }>;
  /** Which files were too large to be read, or too many. */
  readonly unread: ReadonlySet<string>;
  /** What is there and no file of this tree: symbolic links and submodules. */
  readonly others: ReadonlySet<string>;
}

/** In bytes. What is larger was not written by hand. */
const MAX_FILE = 1_000_000;

interface TreePlace {
  gitDir: string;
  /** A commit or a tree. */
  commit: string;
  /** For git, such as where else it finds objects. */
  env?: Record<string, string>;
}

interface Blob {
  oid: string;
  /** NaN for a file that a filter of git left out. */
  size: number;
}

const ENTRY = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s;
const FILE_MODE = /^100/;

/** More files than this were not written by people; more bytes would take too long. */
const MAX_FILES = 100_000;
const MAX_BYTES = 400_000_000;

export async function openTree(
  git: LentGit,
  { gitDir, commit, env = {} }: TreePlace,
): Promise<FileTree> {
  const list = ['--git-dir', gitDir, 'ls-tree', '-r', '-l', '-z', '--full-tree', commit];
  const listed = await text(git.stream(list, { env }));
  const others = new Set<string>();
  const entries = listed.split('\0').flatMap((entry): [string, Blob][] => {
    const [, mode, oid = '', size, path = ''] = ENTRY.exec(entry) ?? [];
    if (mode === undefined) return [];
    if (FILE_MODE.test(mode)) return [[path, { oid, size: Number(size) }]];
    others.add(path);
    return [];
  });
  const blobs = new Map(entries.slice(0, MAX_FILES));
  const files = new Map(Array.from(blobs, ([path, { oid }]) => [path, oid]));
  const unread = new Set(entries.slice(MAX_FILES).map(([path]) => path));
  let budget = MAX_BYTES;
  /** What is here, not too large, and not too much. */
  const readable = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const { oid = '', size = 0 } = blobs.get(path) ?? {};
      const fits = size <= MAX_FILE && size <= budget;
      if (fits) budget -= size;
      else unread.add(path);
      return fits && size > 0 ? [{ path, oid, size }] : [];
    });

  return {
    files,
    unread,
    others,
    async *read(paths) {
      const all = readable(paths);
      if (all.length === 0) return;
      const input = all.map(({ oid }) => `${oid}\n`).join('');
      const args = ['--git-dir', gitDir, 'cat-file', '--batch=%(objectname)', '--buffer'];
      const take = taker(git.stream(args, { env, input }));
      try {
        for (const { path, oid, size } of all) {
          // Each object follows a line with its name, and is followed by an empty one.
          const start = oid.length + 1;
          const bytes = await take(start + size + 1);
          if (bytes.toString('latin1', 0, start) !== `${oid}\n`) throw ended();
          const content = bytes.subarray(start, start + size);
          if (content.subarray(0, 8_000).includes(0)) continue;
          yield { path, text: content.toString('utf8') };
        }
      } finally {
        await take.end();
      }
    },
  };
}

const ended = () =>
  new Unavailable('git did not read all files. Check the repository with git fsck.');

/** The next bytes of a stream, as many as are wanted. */
function taker(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer> => {
    const parts = [rest];
    let missing = length - rest.length;
    while (missing > 0) {
      const { value, done } = await chunks.next();
      if (done) throw ended();
      parts.push(value);
      missing -= value.length;
    }
    const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = bytes.subarray(length);
    return bytes.subarray(0, length);
  };
  return Object.assign(take, { end: () => chunks.return?.() });
}
