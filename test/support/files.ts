// Files of a repository in memory, and changes to them.
import type { FileTree } from '../../src/shared/git/file-tree.ts';

export type Files = Record<string, string>;

/** Replaces text in files; null removes a file, and a file that is not there is added. */
export type Edit = [path: string, find: string | null, replace?: string];

export const edited = (files: Files, edits: readonly Edit[]) => edits.reduce(apply, files);

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
    others: new Set(),
    async *read(paths) {
      for (const path of paths) yield { path, text: files[path] ?? '' };
    },
  };
}
