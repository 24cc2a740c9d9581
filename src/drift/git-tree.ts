// The files of a commit as git has them, read in portions: a repository can be larger than the memory.

import type { Git } from '../shared/git/git.ts';
import type { FileTree } from './drift.ts';
import { MAX_SOURCE } from './names.ts';

interface TreePlace {
  gitDir: string;
  /** A commit or a tree. */
  commit: string;
  /** For git, such as where else it finds objects. */
  env?: Record<string, string>;
}

interface Sized {
  path: string;
  oid: string;
  size: number;
}

/** Bytes that one call of git answers with. */
const PORTION = 2_000_000;
/** More files than this were not written by people; more bytes would take too long. */
const MAX_FILES = 100_000;
const MAX_BYTES = 400_000_000;

/** Symbolic links and submodules are left out. */
export async function openTree(
  git: Git,
  { gitDir, commit, env = {} }: TreePlace,
): Promise<FileTree> {
  const run = (args: string[]) => git.run(['--git-dir', gitDir, ...args], { env });
  const listed = await run(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const entries = listed.split('\0').flatMap((entry): [string, string][] => {
    const [, oid = '', path = ''] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
    return oid === '' ? [] : [[path, oid]];
  });
  const files = new Map(entries.slice(0, MAX_FILES));
  let budget = MAX_BYTES;
  const unread = new Set(entries.slice(MAX_FILES).map(([path]) => path));

  /** Path, object, and size of what is here and not too large. */
  const sizes = async (paths: readonly string[]): Promise<Sized[]> => {
    const known = paths.flatMap((path) => {
      const oid = files.get(path);
      return oid === undefined ? [] : [{ path, oid }];
    });
    const input = known.map(({ oid }) => `${oid}\n`).join('');
    const args = ['--git-dir', gitDir, 'cat-file', '--batch-check=%(objectsize)', '--buffer'];
    const lines = (await git.run(args, { env, input })).split('\n');
    // What a filter left out is answered with its name and `missing`.
    const sized = known.map((file, at) => ({ ...file, size: Number(lines[at]) }));
    const fits = sized.filter(({ size }) => size <= MAX_SOURCE);
    for (const { path, size } of sized) if (!(size <= MAX_SOURCE)) unread.add(path);
    return fits.filter(({ size }) => size > 0);
  };

  const portionsOf = (all: readonly Sized[]) => {
    const portions: Sized[][] = [];
    let room = 0;
    for (const file of all) {
      if (budget < file.size) {
        unread.add(file.path);
        continue;
      }
      budget -= file.size;
      if (room < file.size || portions.length === 0) {
        portions.push([]);
        room = PORTION;
      }
      portions.at(-1)?.push(file);
      room -= file.size;
    }
    return portions;
  };

  const contents = async (portion: readonly Sized[]) => {
    const input = portion.map(({ oid }) => `${oid}\n`).join('');
    const args = ['--git-dir', gitDir, 'cat-file', '--batch=', '--buffer'];
    return (await git.try(args, { env, input })).stdout;
  };

  return {
    files,
    unread,
    async *read(paths) {
      if (paths.length === 0) return;
      const portions = portionsOf(await sizes(paths));
      // The next one is on its way while this one is read.
      let coming = portions[0] && contents(portions[0]);
      for (const [at, portion] of portions.entries()) {
        const bytes = await coming;
        const next = portions[at + 1];
        coming = next && contents(next);
        // Whoever stops reading does not wait for it.
        coming?.catch(() => {});
        let from = 0;
        for (const { path, size } of portion) {
          // Each object follows an empty line of its own, and is followed by one.
          const content = bytes?.subarray(from + 1, from + 1 + size) ?? Buffer.alloc(0);
          from += size + 2;
          if (content.subarray(0, 8_000).includes(0)) continue;
          yield { path, text: content.toString('utf8') };
        }
      }
    },
  };
}
