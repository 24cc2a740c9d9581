// The built-in check of a change to documentation: internal links, their anchors, front matter.
// Only what the change itself breaks counts; what was broken before does not.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bound, codeSpan } from '../text/foreign.ts';
import { type PageLinks, readPage } from '../text/page-links.ts';
import type { FileChange } from './change.ts';
import { frontMatter } from './front-matter.ts';
import { internal, isPage, withoutNumbers } from './links.ts';

/** The files; as they were before the change, when handed in. */
export interface DocsTree {
  /** Is there a file, or a folder with files, at this path? */
  has(path: string): boolean;
  read(path: string): Promise<Buffer | null>;
  /** Every Markdown and MDX file, for links to pages that the change takes away. */
  pages(): Iterable<string>;
}

export interface DocsCheck {
  name: string;
  ok: boolean;
  /** One line for a reviewer. */
  summary: string;
  /** All problems, one sentence each, for the agent to fix. */
  problems: string[];
}

const NAME = 'links and front matter';
/** Reading every page of a very large site would take longer than the job. */
const MAX_INBOUND_PAGES = 2_000;
/** Two seconds of parsing at the worst, which leases and cancels can wait. */
const MAX_PAGE = 300_000;
const MAX_LINKS = 5_000;
const LINKS_A_TURN = 200;

export async function checkDocs(
  changes: readonly FileChange[],
  tree: DocsTree,
): Promise<DocsCheck> {
  const before = new Site(tree);
  const after = new Site(changedTree(tree, changes));
  const touched = changes.filter((change) => isPage(change.path) && isFile(change));
  const problems: string[] = [];
  let count = 0;
  let unread = 0;
  for (const { path, kind, content } of touched) {
    if (kind === 'deleted' || content === null) continue;
    if (content.length > MAX_PAGE) {
      unread += 1;
      continue;
    }
    const page = content.toString('utf8');
    const old = kind === 'modified' ? ((await tree.read(path))?.toString('utf8') ?? null) : null;
    const known = new Set(old === null ? [] : await problemsOf(path, old, before));
    const now = await problemsOf(path, page, after);
    const all = after.page(path, page).links.length;
    count += Math.min(all, MAX_LINKS);
    if (all > MAX_LINKS) unread += 1;
    problems.push(...now.filter((problem) => !known.has(problem)));
    if (old !== null && frontMatter(old).present && !frontMatter(page).present)
      problems.push(`${codeSpan(path)} lost its front matter.`);
  }
  problems.push(...(await inbound(changes, before, after)));
  return report({ pages: touched.length, count, unread }, [...new Set(problems)]);
}

interface Looked {
  pages: number;
  count: number;
  /** Pages that were too large to check completely. */
  unread: number;
}

function report({ pages, count, unread }: Looked, problems: string[]): DocsCheck {
  const rest = unread > 0 ? `; ${plural(unread, 'page')} too large to check completely` : '';
  if (problems.length === 0) {
    const summary = `${plural(pages, 'page')} and ${plural(count, 'link')} checked, no problems${rest}`;
    return { name: NAME, ok: true, summary, problems };
  }
  const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
  const summary = `${plural(problems.length, 'problem')}: ${problems.slice(0, 3).join(' ')}${more}${rest}`;
  return { name: NAME, ok: false, summary, problems };
}

async function problemsOf(path: string, page: string, site: Site): Promise<string[]> {
  const found = frontMatter(page).problems.map((problem) => `In ${codeSpan(path)}, ${problem}.`);
  const { links } = site.page(path, page);
  for (const [index, target] of links.slice(0, MAX_LINKS).entries()) {
    // So that leases are renewed and cancels noticed while a large page is checked.
    if (index % LINKS_A_TURN === 0) await nextTurn();
    const problem = await problemOf(path, page, target, site);
    if (problem !== undefined)
      found.push(`In ${codeSpan(path)}, the link to ${codeSpan(target)} ${problem}.`);
  }
  return found;
}

async function problemOf(
  path: string,
  page: string,
  target: string,
  site: Site,
): Promise<string | undefined> {
  const link = internal(path, target);
  if (link === undefined) return undefined;
  const file =
    link.candidates.find((candidate) => candidate === path || site.tree.has(candidate)) ??
    site.numbered(link.candidates);
  if (file === undefined) {
    // An address from the root may belong to another part of the site, built from elsewhere.
    const elsewhere =
      target.startsWith('/') && !/\.(?:mdx?|png|jpe?g|svg|gif|webp)(?:[#?]|$)/i.test(target);
    return elsewhere ? undefined : 'is broken: there is no such file';
  }
  if (link.anchor === undefined || !isPage(file)) return undefined;
  const there = await site.anchorsOf(file, file === path ? page : undefined);
  if (there === null || there.has(link.anchor)) return undefined;
  return `points to the heading \`#${bound(link.anchor, 80)}\`, which does not exist`;
}

/** A tree of files with what was read of its pages. */
class Site {
  readonly tree: DocsTree;
  readonly #pages = new Map<string, { text: string; links: PageLinks }>();
  readonly #anchors = new Map<string, Set<string> | null>();
  #withoutNumbers: Map<string, string> | undefined;

  constructor(tree: DocsTree) {
    this.tree = tree;
  }

  page(path: string, text: string): PageLinks {
    const known = this.#pages.get(path);
    if (known?.text === text) return known.links;
    const links =
      text.length > MAX_PAGE
        ? { links: [], anchors: new Set<string>() }
        : readPage(text, /\.mdx$/i.test(path) ? 'mdx' : 'markdown');
    this.#pages.set(path, { text, links });
    return links;
  }

  /** null where nothing can be said. `page` is the file's text, if available. */
  async anchorsOf(file: string, page: string | undefined): Promise<Set<string> | null> {
    const known = this.#anchors.get(file);
    if (known !== undefined) return known;
    const text = page ?? (await this.tree.read(file))?.toString('utf8');
    // What a page imports may bring any anchor along.
    const unclear = text === undefined || text.length > MAX_PAGE || /^import\s/m.test(text);
    const found = unclear ? null : this.page(file, text).anchors;
    this.#anchors.set(file, found);
    return found;
  }

  /** The page that is meant when its address leaves the number in its name out. */
  numbered(candidates: string[]): string | undefined {
    this.#withoutNumbers ??= new Map(
      Array.from(this.tree.pages(), (page) => [withoutNumbers(page), page]),
    );
    for (const candidate of candidates) {
      const page = this.#withoutNumbers.get(withoutNumbers(candidate));
      if (page !== undefined) return page;
    }
    return undefined;
  }
}

/** Untouched pages that link to what the change took away. */
async function inbound(
  changes: readonly FileChange[],
  before: Site,
  after: Site,
): Promise<string[]> {
  const gone = changes.filter((change) => change.kind === 'deleted').map(({ path }) => path);
  if (gone.length === 0) return [];
  const stems = gone.map((path) => stemOf(path));
  const touched = new Set(changes.map((change) => change.path));
  const found: string[] = [];
  let left = MAX_INBOUND_PAGES;
  for (const path of before.tree.pages()) {
    if (touched.has(path)) continue;
    left -= 1;
    if (left < 0) break;
    const page = (await before.tree.read(path))?.toString('utf8') ?? '';
    if (!stems.some((stem) => page.includes(stem))) continue;
    const known = new Set(await problemsOf(path, page, before));
    found.push(...(await problemsOf(path, page, after)).filter((problem) => !known.has(problem)));
  }
  return found;
}

/** What a link to the file must contain, however it is spelled. */
function stemOf(path: string): string {
  const parts = path.replace(/\.mdx?$/i, '').split('/');
  const last = parts.at(-1) ?? '';
  return encodeURI(/^(?:_?index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last);
}

function changedTree(before: DocsTree, changes: readonly FileChange[]): DocsTree {
  const now = new Map(changes.map((change) => [change.path, change]));
  const folders = new Set(
    changes
      .filter((change) => change.kind !== 'deleted')
      .flatMap(({ path }) =>
        path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')),
      ),
  );
  return {
    has(path) {
      const change = now.get(path);
      if (change !== undefined) return change.kind !== 'deleted';
      return folders.has(path) || before.has(path);
    },
    async read(path) {
      const change = now.get(path);
      return change === undefined ? before.read(path) : change.content;
    },
    *pages() {
      for (const path of before.pages()) if (!now.has(path)) yield path;
      for (const { path, kind } of changes) if (kind !== 'deleted' && isPage(path)) yield path;
    },
  };
}

const isFile = (change: FileChange) => change.mode === '100644' || change.mode === '100755';
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
