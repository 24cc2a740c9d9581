// Links and entries of a navigation that break from one commit to another, for the documentation check. It
// is the same code that checks the changes of jobs.

import type { FileTree } from '../../shared/git/file-tree.ts';
import type { FileChange } from './change.ts';
import { type DocsTree, findBrokenLinks, LINKING } from './docs-check.ts';

/** In characters, of all pages together. */
const MAX_PAGES = 20_000_000;

interface BrokenAt {
  path: string;
  line: number;
  target: string;
  /** Where it should lead now, and the line with that. */
  became?: string;
  edit?: string;
}

export async function findLinksBrokenBetween(
  before: FileTree,
  after: FileTree,
): Promise<BrokenAt[]> {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => LINKING.test(path) && before.files.get(path) !== after.files.get(path),
  );
  const taken = paths.filter((path) => before.files.has(path));
  if (taken.length === 0) return [];
  const [was, is] = [await textsOf(before, taken), await textsOf(after, paths)];
  const changes = paths.flatMap((path): FileChange[] => {
    const content = is.get(path) ?? null;
    const kind = !after.files.has(path) ? 'deleted' : before.files.has(path) ? 'modified' : 'added';
    return content === null && kind !== 'deleted' ? [] : [{ path, kind, mode: '100644', content }];
  });
  const broken = await findBrokenLinks(changes, docsTree(before, was, after));
  const pages = await textsOf(after, [...new Set(broken.map(({ path }) => path))]);
  return broken.map(({ path, target, became }) => {
    const lines = pages.get(path)?.toString('utf8').split('\n') ?? [];
    const at = lines.findIndex((line) => line.includes(target));
    const edit = became && lines[at]?.replace(target, () => became);
    const line = Math.max(0, at) + 1;
    return { path, target, line, ...(became && { became }), ...(edit && { edit }) };
  });
}

/** Pages are read once, and only if one of them can link to what changed. */
function docsTree(tree: FileTree, known: Map<string, Buffer>, after: FileTree): DocsTree {
  const folders = new Set<string>();
  for (const path of tree.files.keys())
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
      folders.add(path.slice(0, at));
  const all = [...tree.files.keys()];
  let pages: Promise<Map<string, Buffer>> | undefined;
  return {
    has: (path) => tree.files.has(path) || folders.has(path),
    paths: () => all,
    async read(path) {
      const here = known.get(path);
      if (here || !tree.files.has(path)) return here ?? null;
      // What is no page, such as a navigation, counts as it is after the change.
      if (!LINKING.test(path)) return (await textsOf(after, [path])).get(path) ?? null;
      pages ??= textsOf(
        tree,
        all.filter((one) => LINKING.test(one)),
      );
      return (await pages).get(path) ?? null;
    },
  };
}

async function textsOf(tree: FileTree, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const texts = new Map<string, Buffer>();
  let left = MAX_PAGES;
  for await (const { path, text } of tree.read(paths)) {
    left -= text.length;
    if (left > 0) texts.set(path, Buffer.from(text));
  }
  return texts;
}
