// The built-in check of a change to documentation: internal links, their anchors, front matter.
// Only what the change itself breaks counts; what was broken before does not.
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import { type PageLinks, readPage } from '../../shared/text/page-links.ts';
import type { FileChange } from './change.ts';
import { type FrontMatter, frontMatter } from './front-matter.ts';
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
/** In characters. A page that is larger was not written by hand. */
const MAX_PAGE = 300_000;
/** Of all pages that are read; what is beyond is reported as not checked. */
const MAX_PAGES = 10_000_000;
const MAX_LINKS = 5_000;
const MAX_ALL_LINKS = 50_000;

export async function checkDocs(
  changes: readonly FileChange[],
  tree: DocsTree,
): Promise<DocsCheck> {
  const pages = new Pages();
  const before = new Site(tree, pages);
  const after = new Site(changedTree(tree, changes), pages);
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
    const known = new Set(old === null ? [] : (await problemsOf(path, old, before)).problems);
    const now = await problemsOf(path, page, after);
    count += now.links;
    if (!now.complete) unread += 1;
    problems.push(...now.problems.filter((problem) => !known.has(problem)));
    if (old !== null && pages.front(old).present && !pages.front(page).present)
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

interface PageProblems {
  problems: string[];
  /** How many were checked. */
  links: number;
  complete: boolean;
}

async function problemsOf(path: string, page: string, site: Site): Promise<PageProblems> {
  const { pages } = site;
  const problems = pages.front(page).problems.map((one) => `In ${codeSpan(path)}, ${one}.`);
  const all = pages.read(path, page)?.links;
  const links = pages.takeLinks(all ?? []);
  for (const target of links) {
    const problem = await problemOf(path, page, target, site);
    if (problem !== undefined)
      problems.push(`In ${codeSpan(path)}, the link to ${codeSpan(target)} ${problem}.`);
  }
  return { problems, links: links.length, complete: links.length === all?.length };
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

/** What was read of pages, each text once, and how much more can be. */
class Pages {
  readonly #read = new Map<string, PageLinks | null>();
  readonly #fronts = new Map<string, FrontMatter>();
  #left = MAX_PAGES;
  #linksLeft = MAX_ALL_LINKS;

  /** null where the page is too large, or the pages before it were. */
  read(path: string, text: string): PageLinks | null {
    const dialect = /\.mdx$/i.test(path) ? 'mdx' : 'markdown';
    const key = `${dialect} ${text}`;
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const fits = text.length <= Math.min(MAX_PAGE, this.#left);
    if (fits) this.#left -= text.length;
    const links = fits ? readPage(text, dialect) : null;
    this.#read.set(key, links);
    return links;
  }

  takeLinks(links: readonly string[]): string[] {
    const taken = links.slice(0, Math.min(MAX_LINKS, this.#linksLeft));
    this.#linksLeft -= taken.length;
    return taken;
  }

  front(text: string): FrontMatter {
    const known = this.#fronts.get(text) ?? frontMatter(text);
    this.#fronts.set(text, known);
    return known;
  }
}

/** A tree of files with the anchors of its pages. */
class Site {
  readonly tree: DocsTree;
  readonly pages: Pages;
  readonly #anchors = new Map<string, Set<string> | null>();
  #withoutNumbers: Map<string, string> | undefined;

  constructor(tree: DocsTree, pages: Pages) {
    this.tree = tree;
    this.pages = pages;
  }

  /** null where nothing can be said. `page` is the file's text, if available. */
  async anchorsOf(file: string, page: string | undefined): Promise<Set<string> | null> {
    const known = this.#anchors.get(file);
    if (known !== undefined) return known;
    const text = page ?? (await this.tree.read(file))?.toString('utf8');
    // What a page imports may bring any anchor along.
    const unclear = text === undefined || /^import\s/m.test(text);
    const found = unclear ? null : (this.pages.read(file, text)?.anchors ?? null);
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
  let bytesLeft = MAX_PAGES;
  for (const path of before.tree.pages()) {
    if (touched.has(path)) continue;
    left -= 1;
    if (left < 0 || bytesLeft < 0) break;
    const content = await before.tree.read(path);
    if (content === null || content.length > MAX_PAGE) continue;
    bytesLeft -= content.length;
    const page = content.toString('utf8');
    if (!stems.some((stem) => page.includes(stem))) continue;
    const known = new Set((await problemsOf(path, page, before)).problems);
    const now = (await problemsOf(path, page, after)).problems;
    found.push(...now.filter((problem) => !known.has(problem)));
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
