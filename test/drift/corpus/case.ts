// A small repository and changes to it: what a check should find in each, and where it should be silent.
import type { FileTree } from '../../../src/shared/git/file-tree.ts';

export type Files = Record<string, string>;

export interface Change {
  /** What it does, as a commit would say it. */
  what: string;
  files: Files;
  /** `missing --json` or `stale --near docs/cli.md`; empty: there is nothing to find. */
  expected: string[];
}

export interface Scene {
  what: string;
  files: Files;
  changes: Change[];
}

/** Replaces text in files; null removes a file, and a file that is not there is added. */
export type Edit = [path: string, find: string | null, replace?: string];

export function scene(what: string, files: Files) {
  const changes: Change[] = [];
  const made: Scene = { what, files, changes };
  return {
    made,
    /** `expected` is one line per finding. */
    change(title: string, edits: Edit[], expected: string[] = []) {
      changes.push({ what: title, files: edits.reduce(apply, files), expected });
      return this;
    },
  };
}

function apply(files: Files, [path, find, replace]: Edit): Files {
  const { [path]: text, ...rest } = files;
  if (find === null) return replace === undefined ? rest : { ...files, [path]: replace };
  if (!text?.includes(find)) throw new Error(`${path} does not contain: ${find}`);
  return { ...files, [path]: text.replace(find, () => replace ?? '') };
}

export function treeOf(files: Files): FileTree {
  return {
    files: new Map(Object.entries(files)),
    unread: new Set(),
    async *read(paths) {
      for (const path of paths) yield { path, text: files[path] ?? '' };
    },
  };
}
