// Links and entries of a navigation that break from one commit to another, for the documentation check. It
// is the same code that checks the changes of jobs.

import { slug } from 'github-slugger';
import type { FileTree } from '../../shared/git/file-tree.ts';
import type { FileChange } from './change.ts';
import { type DocsTree, findBrokenLinks, findDeadLinks, foldersOf } from './docs-check.ts';
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

interface BrokenLinks {
  broken: BrokenAt[];
  /** How many were compared. */
  links: number;
  /** Pages that were not read, or not completely. */
  unread: ReadonlySet<string>;
}

export async function findLinksBrokenBetween(
  before: FileTree,
  after: FileTree,
  isCurrent: (path: string) => boolean,
): Promise<BrokenLinks> {
  // What is a link or a submodule now is still there.
  const changed = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => before.files.get(path) !== after.files.get(path) && !isElsewhere(path, after),
  );
  const paths = linkingFirst(changed, isCurrent);
  const cut = new Set<string>();
  const inBefore = paths.filter((path) => before.files.has(path));
  const [was, is] = [await textsOf(before, inBefore, cut), await textsOf(after, paths, cut)];
  const changes = changed.flatMap((path): FileChange[] => {
    const content = is.get(path) ?? null;
    const kind = !after.files.has(path) ? 'deleted' : before.files.has(path) ? 'modified' : 'added';
    if (content === null && kind !== 'deleted' && LINKING.test(path)) return [];
    return [{ path, kind, mode: '100644', content }];
  });
  const tree = docsTree(before, was, { after, isCurrent, cut });
  const { broken: all, links, unread } = await findBrokenLinks(changes, tree, isCurrent);
  // A folder with nothing but links and submodules is a folder, too.
  const kept = foldersOf(after.others);
  const broken = all.filter(({ leads }) => !kept.has(leads?.file ?? ''));
  const linesIn = await linesFor(broken, after, cut);
  return {
    links,
    unread: unread.union(new Set([...cut].filter(isCurrent))),
    broken: broken.map(({ path, target, became, leads }) => {
      const { line, text } = lineWith(linesIn(path), target);
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
): Promise<BrokenLinks> {
  const cut = new Set<string>();
  const docs = docsTree(tree, new Map(), { after: tree, isCurrent, cut });
  const { broken, links, unread } = await findDeadLinks(docs, isCurrent);
  const linesIn = await linesFor(broken, tree, cut);
  return {
    links,
    unread: unread.union(new Set([...cut].filter(isCurrent))),
    broken: broken.map(({ path, target }) => {
      const { line } = lineWith(linesIn(path), target);
      return { path, target, line, isEntry: false };
    }),
  };
}

/** What links, the current pages first, where not all can be read. */
function linkingFirst(paths: readonly string[], isCurrent: (path: string) => boolean): string[] {
  const linking = Map.groupBy(
    paths.filter((path) => LINKING.test(path)),
    isCurrent,
  );
  return [...(linking.get(true) ?? []), ...(linking.get(false) ?? [])];
}

/** Reads each page once, however many links of it are broken. */
async function linesFor(
  broken: readonly { path: string }[],
  tree: FileTree,
  cut: Set<string>,
): Promise<(path: string) => string[]> {
  const texts = await textsOf(tree, [...new Set(broken.map(({ path }) => path))], cut);
  const lines = new Map(Array.from(texts, ([path, text]) => [path, linesOf(text)]));
  return (path) => lines.get(path) ?? [];
}

const linesOf = (text: Buffer | undefined) => text?.toString('utf8').split(/\r\n?|\n/) ?? [];

function lineWith(lines: readonly string[], target: string): { line: number; text?: string } {
  const at = lines.findIndex((line) => line.includes(target));
  const text = lines[at];
  return { line: Math.max(0, at) + 1, ...(text !== undefined && { text }) };
}

/** The heading that was there, or the file itself. */
function removedAt(path: string, anchor: string | undefined, was: ReadonlyMap<string, Buffer>) {
  if (anchor === undefined) return { path };
  const lines = linesOf(was.get(path));
  const bare = (line: string) => line.slice(0, 500).replace(/^[#=\s]+|[#=\s]+$/g, '');
  const at = lines.findIndex((line) => line !== '' && slug(bare(line)) === anchor);
  const text = lines[at];
  return text === undefined ? { path } : { path, line: at + 1, text };
}

/** Behind a symbolic link, in a submodule, or one of too many files: what is there is not known. */
function isElsewhere(path: string, { others, unread }: FileTree): boolean {
  if (unread.has(path)) return true;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (others.has(path.slice(0, end))) return true;
  return false;
}

interface Reading {
  after: FileTree;
  isCurrent(path: string): boolean;
  /** Gets what was too much to be read. */
  cut: Set<string>;
}

/** Pages are read once, and only if one of them can link to what changed. */
function docsTree(
  tree: FileTree,
  known: Map<string, Buffer>,
  { after, isCurrent, cut }: Reading,
): DocsTree {
  const folders = foldersOf(tree.files.keys());
  const all = [...tree.files.keys()];
  let pages: Promise<Map<string, Buffer>> | undefined;
  return {
    has: (path) => tree.files.has(path) || folders.has(path) || isElsewhere(path, tree),
    paths: () => all,
    async read(path) {
      const here = known.get(path);
      if (here || !tree.files.has(path)) return here ?? null;
      // What is no page, such as a navigation, counts as it is after the change.
      if (!LINKING.test(path)) return (await textsOf(after, [path], cut)).get(path) ?? null;
      pages ??= textsOf(tree, linkingFirst(all, isCurrent), cut);
      return (await pages).get(path) ?? null;
    },
  };
}

/** What is too much goes to `unread`. */
async function textsOf(
  tree: FileTree,
  paths: readonly string[],
  unread: Set<string>,
): Promise<Map<string, Buffer>> {
  const texts = new Map<string, Buffer>();
  let left = MAX_PAGES;
  for await (const { path, text } of tree.read(paths)) {
    left -= text.length;
    if (left > 0) texts.set(path, Buffer.from(text));
    else unread.add(path);
  }
  return texts;
}
