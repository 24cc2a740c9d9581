// Links and entries of a navigation that break from one commit to another, for the documentation check. It
// is the same code that checks the changes of jobs.

import { slug } from 'github-slugger';
import type { FileTree } from '../../shared/git/file-tree.ts';
import type { FileChange } from './change.ts';
import { type DocsTree, findBrokenLinks, findDeadLinks } from './docs-check.ts';
import { LINKING } from './link-target.ts';

/** In characters, of all pages together. */
const MAX_PAGES = 20_000_000;

interface BrokenAt {
  path: string;
  line: number;
  target: string;
  /** It is in a navigation. */
  isEntry: boolean;
  /** What the change took away, which it led to. */
  removed?: { path: string; line?: number; text?: string };
  /** Where it should lead now, and the line with that. */
  became?: string;
  edit?: string;
}

export async function findLinksBrokenBetween(
  before: FileTree,
  after: FileTree,
  isCurrent: (path: string) => boolean,
): Promise<{ broken: BrokenAt[]; links: number }> {
  const changed = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => before.files.get(path) !== after.files.get(path),
  );
  const paths = changed.filter((path) => LINKING.test(path));
  const [was, is] = [
    await textsOf(
      before,
      paths.filter((path) => before.files.has(path)),
    ),
    await textsOf(after, paths),
  ];
  const changes = changed.flatMap((path): FileChange[] => {
    const content = is.get(path) ?? null;
    const kind = !after.files.has(path) ? 'deleted' : before.files.has(path) ? 'modified' : 'added';
    if (content === null && kind !== 'deleted' && LINKING.test(path)) return [];
    return [{ path, kind, mode: '100644', content }];
  });
  const tree = docsTree(before, was, after);
  const { broken, links } = await findBrokenLinks(changes, tree, isCurrent);
  const pages = await textsOf(after, [...new Set(broken.map(({ path }) => path))]);
  return {
    links,
    broken: broken.map(({ path, target, became, leads }) => {
      const lines =
        pages
          .get(path)
          ?.toString('utf8')
          .split(/\r\n?|\n/) ?? [];
      const { line, text } = lineWith(lines, target);
      const edit = became && text?.replace(target, () => became);
      const removed = leads && removedAt(leads.file, leads.anchor, was);
      return {
        ...{ path, target, line, isEntry: leads?.isEntry ?? false },
        ...(removed && { removed }),
        ...(became && { became }),
        ...(edit && { edit }),
      };
    }),
  };
}

/** Links that lead nowhere in the repository as it is. */
export async function findLinksBroken(
  tree: FileTree,
  isCurrent: (path: string) => boolean,
): Promise<{ broken: BrokenAt[]; links: number }> {
  const { broken, links } = await findDeadLinks(docsTree(tree, new Map(), tree), isCurrent);
  const pages = await textsOf(tree, [...new Set(broken.map(({ path }) => path))]);
  return {
    links,
    broken: broken.map(({ path, target }) => {
      const lines =
        pages
          .get(path)
          ?.toString('utf8')
          .split(/\r\n?|\n/) ?? [];
      return { path, target, line: lineWith(lines, target).line, isEntry: false };
    }),
  };
}

function lineWith(lines: readonly string[], target: string): { line: number; text?: string } {
  const at = lines.findIndex((line) => line.includes(target));
  const text = lines[at];
  return { line: Math.max(0, at) + 1, ...(text !== undefined && { text }) };
}

/** The heading that was there, or the file itself. */
function removedAt(path: string, anchor: string | undefined, was: ReadonlyMap<string, Buffer>) {
  if (anchor === undefined) return { path };
  const lines =
    was
      .get(path)
      ?.toString('utf8')
      .split(/\r\n?|\n/) ?? [];
  const bare = (line: string) => line.slice(0, 500).replace(/^[#=\s]+|[#=\s]+$/g, '');
  const at = lines.findIndex((line) => line !== '' && slug(bare(line)) === anchor);
  const text = lines[at];
  return text === undefined ? { path } : { path, line: at + 1, text };
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
