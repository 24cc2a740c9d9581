// The built-in check of a change to documentation: internal links, their anchors, front matter, and
// whether new pages are in the navigation.
// Only what the change itself breaks counts; what was broken before does not.

import { posix } from 'node:path';
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import { type PageLinks, readPage } from '../../shared/text/page-links.ts';
import type { FileChange } from './change.ts';
import { type FrontMatter, frontMatter } from './front-matter-check.ts';
import { ANCHORED, internal, isPage, LINKING, split, withoutNumbers } from './link-target.ts';
import { findListedGone, findUnlistedPages } from './navigation.ts';

/** The files; as they were before the change, when handed in. */
export interface DocsTree {
  /** Is there a file, or a folder with files, at this path? */
  has(path: string): boolean;
  read(path: string): Promise<Buffer | null>;
  /** Every file. */
  paths(): readonly string[];
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
/** In characters. A page that is larger was not written by hand. */
const MAX_PAGE = 300_000;
/** In characters, for all pages together; the rest is reported as not checked. */
const MAX_PAGES = 10_000_000;
/** Reading every page of a very large site would take longer than the job. */
const MAX_INBOUND_PAGES = 20_000;
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
  const { broken } = await brokenBy(changes, before, after);
  // Told below, with where they lead now.
  const told = new Set(broken.map(({ became, ...one }) => tellBrokenLink(one)));
  for (const { path, kind, content } of touched) {
    if (kind === 'deleted' || content === null) continue;
    const page = content.toString('utf8');
    const old = kind === 'modified' ? ((await tree.read(path))?.toString('utf8') ?? null) : null;
    const known = new Set(old === null ? [] : (await problemsOf(path, old, before)).problems);
    const now = await problemsOf(path, page, after);
    count += now.links;
    if (pages.unread.has(path)) unread += 1;
    problems.push(...now.problems.filter((one) => !known.has(one) && !told.has(one)));
    if (old !== null && (await pages.front(old)).present && !(await pages.front(page)).present)
      problems.push(`${codeSpan(path)} lost its front matter.`);
  }
  problems.push(...broken.map(tellBrokenLink));
  const now = after.tree;
  problems.push(
    ...(await findUnlistedPages(changes, tree.paths(), now.paths(), (path) => now.read(path))),
  );
  return report({ pages: touched.length, count, unread }, [...new Set(problems)]);
}

function tellBrokenLink({ path, target, problem, became }: BrokenLink): string {
  const fix = became === undefined ? '' : `; it is now ${codeSpan(became)}`;
  return `In ${codeSpan(path)}, the link to ${codeSpan(target)} ${problem}${fix}.`;
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
}

async function problemsOf(path: string, page: string, site: Site): Promise<PageProblems> {
  const { pages } = site;
  const front = await pages.front(page);
  const problems = front.problems.map((one) => `In ${codeSpan(path)}, ${one}.`);
  const links = await pages.takeLinks(path, page);
  for (const target of links) {
    const problem = await problemOf(path, page, target, site);
    if (problem !== undefined)
      problems.push(`In ${codeSpan(path)}, the link to ${codeSpan(target)} ${problem}.`);
  }
  return { problems, links: links.length };
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
  if (link.anchor === undefined || !ANCHORED.test(file)) return undefined;
  const there = await site.anchorsOf(file, file === path ? page : undefined);
  if (there === null || there.has(link.anchor)) return undefined;
  return `points to the heading \`#${bound(link.anchor, 80)}\`, which does not exist`;
}

async function readLinks(ending: string, text: string): Promise<PageLinks> {
  if (/^\.(?:mdx?|markdown)$/.test(ending))
    return readPage(text, ending === '.mdx' ? 'mdx' : 'markdown');
  const { readAsciiDoc, readHtml, readRst } = await import('../../shared/text/markup-links.ts');
  if (ending === '.rst') return readRst(text);
  return ending.startsWith('.a') ? readAsciiDoc(text) : await readHtml(text);
}

/** What was read of pages, each text once, and how much more can be. */
class Pages {
  /** Pages that were too large to read completely, or the pages before them were. */
  readonly unread = new Set<string>();
  readonly #read = new Map<string, PageLinks>();
  readonly #fronts = new Map<string, FrontMatter>();
  #left = MAX_PAGES;
  #linksLeft = MAX_ALL_LINKS;

  /** null where the page is too large, or the pages before it were. */
  async read(path: string, text: string): Promise<PageLinks | null> {
    const ending = posix.extname(path).toLowerCase();
    const key = `${ending} ${text}`;
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    if (text.length > Math.min(MAX_PAGE, this.#left)) {
      this.unread.add(path);
      return null;
    }
    this.#left -= text.length;
    const links = await readLinks(ending, text);
    this.#read.set(key, links);
    return links;
  }

  async takeLinks(path: string, text: string): Promise<string[]> {
    const links = (await this.read(path, text))?.links ?? [];
    const taken = links.slice(0, Math.min(MAX_LINKS, this.#linksLeft));
    this.#linksLeft -= taken.length;
    if (taken.length < links.length) this.unread.add(path);
    return taken;
  }

  async front(text: string): Promise<FrontMatter> {
    const known = this.#fronts.get(text) ?? (await frontMatter(text));
    this.#fronts.set(text, known);
    return known;
  }
}

/** The folders that have these files in them. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
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

  /** null where nothing can be said. `given` is the file's text, if available. */
  async anchorsOf(file: string, given: string | undefined): Promise<Set<string> | null> {
    const known = this.#anchors.get(file);
    if (known !== undefined) return known;
    const text = given ?? (await this.tree.read(file))?.toString('utf8');
    // What a page imports may bring any anchor along.
    const unclear = text === undefined || /^import\s/m.test(text);
    const page = unclear ? null : await this.pages.read(file, text);
    const found = page?.anchors ?? null;
    this.#anchors.set(file, found);
    return found;
  }

  /** The page that is meant when its address leaves the number in its name out. */
  numbered(candidates: string[]): string | undefined {
    this.#withoutNumbers ??= new Map(
      this.tree
        .paths()
        .filter(isPage)
        .map((page) => [withoutNumbers(page), page]),
    );
    for (const candidate of candidates) {
      const page = this.#withoutNumbers.get(withoutNumbers(candidate));
      if (page !== undefined) return page;
    }
    return undefined;
  }
}

/** A link that worked before a change and does not after it. */
interface BrokenLink {
  path: string;
  target: string;
  problem: string;
  /** Where it led before. */
  leads?: { file: string; anchor?: string; isEntry: boolean };
  /** Where it should lead now. */
  became?: string;
}

interface BrokenLinks {
  broken: BrokenLink[];
  /** How many were compared. */
  links: number;
  /** Pages that were not read, or not completely. */
  unread: ReadonlySet<string>;
}

const anyPage = () => true;

/**
 * Links of any page to pages and headings that the change takes away, and entries of a navigation. The
 * documentation check and the check of jobs are the same.
 */
export async function findBrokenLinks(
  changes: readonly FileChange[],
  tree: DocsTree,
  isCurrent: (path: string) => boolean,
): Promise<BrokenLinks> {
  const pages = new Pages();
  const after = new Site(changedTree(tree, changes), pages);
  return brokenBy(changes, new Site(tree, pages), after, isCurrent);
}

/** Links that lead nowhere, whatever broke them. */
export async function findDeadLinks(
  tree: DocsTree,
  isCurrent: (path: string) => boolean,
): Promise<BrokenLinks> {
  const pages = new Pages();
  const site = new Site(tree, pages);
  const found: BrokenLink[] = [];
  let links = 0;
  for (const path of tree.paths()) {
    if (!isPage(path) || !isCurrent(path)) continue;
    const page = (await tree.read(path))?.toString('utf8');
    if (page === undefined) continue;
    for (const target of await pages.takeLinks(path, page)) {
      links += 1;
      const problem = await problemOf(path, page, target, site);
      if (problem !== undefined) found.push({ path, target, problem });
    }
  }
  return { broken: found, links, unread: pages.unread };
}

async function brokenBy(
  changes: readonly FileChange[],
  before: Site,
  after: Site,
  isCurrent: (path: string) => boolean = anyPage,
): Promise<BrokenLinks> {
  const gone = changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path);
  // Headings of a changelog come and go.
  const pagesChanged = changes.filter(({ kind, path }) => kind !== 'modified' || isCurrent(path));
  const headings = await lostHeadings(pagesChanged, before, after);
  const { pages } = after;
  const { unread } = pages;
  if (gone.length + headings.size === 0) return { broken: [], links: 0, unread };
  const folders = foldersOf(gone).difference(foldersOf(after.tree.paths()));
  const mayLink = mentionsAny([
    ...gone.map(stemOf),
    ...Array.from(folders, (path) => encodeURI(posix.basename(path))),
    ...[...headings.keys()].map((one) => one.split('#')[1] ?? ''),
  ]);
  const moved = movedPages(changes, gone);
  const found: BrokenLink[] = [];
  let [left, charactersLeft, links] = [MAX_INBOUND_PAGES, MAX_PAGES, 0];
  for (const path of after.tree.paths()) {
    if (!isPage(path) || !isCurrent(path)) continue;
    const fits = left > 0 && charactersLeft > 0;
    const page = fits ? (await after.tree.read(path))?.toString('utf8') : undefined;
    left -= 1;
    charactersLeft -= page?.length ?? 0;
    if (!fits) unread.add(path);
    if (page === undefined || !mayLink(page)) continue;
    for (const target of await pages.takeLinks(path, page)) {
      links += 1;
      const problem = await problemOf(path, page, target, after);
      if (problem === undefined || !(await worked(path, target, before))) continue;
      const link = internal(path, target);
      const file = link?.candidates.find((one) => one === path || before.tree.has(one));
      const anchor =
        link?.anchor !== undefined && after.tree.has(file ?? '') ? link.anchor : undefined;
      if (anchor !== undefined && !isCurrent(file ?? '')) continue;
      const leads = file && { file, isEntry: false, ...(anchor !== undefined && { anchor }) };
      const became = newTarget(path, target, before, moved, headings);
      found.push({
        ...{ path, target, problem },
        ...(leads && { leads }),
        ...(became !== undefined && { became }),
      });
    }
  }
  const read = (path: string) => after.tree.read(path);
  const listed = await findListedGone(gone, after.tree.paths(), read, moved, unread);
  const entries = listed.map(({ page, ...one }) => ({
    ...one,
    leads: { file: page, isEntry: true },
  }));
  return { broken: [...found, ...entries], links, unread };
}

/** With more of them, looking for each takes longer than reading the page. */
const MAX_STEMS = 200;

function mentionsAny(stems: readonly string[]): (page: string) => boolean {
  if (stems.length > MAX_STEMS) return anyPage;
  const wanted = stems.map((stem) => stem.toLowerCase());
  return (page) => {
    const lower = page.toLowerCase();
    return wanted.some((stem) => lower.includes(stem));
  };
}

/** Whether it led somewhere before, from this page or, if the page is new, from anywhere. */
async function worked(path: string, target: string, before: Site): Promise<boolean> {
  const page = (await before.tree.read(path))?.toString('utf8');
  if (page === undefined && !internal(path, target)?.candidates.some((one) => before.tree.has(one)))
    return false;
  return (await problemOf(path, page ?? '', target, before)) === undefined;
}

/** `page#heading` of what a change takes from pages, with what came in its place if that is clear. */
async function lostHeadings(
  changes: readonly FileChange[],
  before: Site,
  after: Site,
): Promise<Map<string, string | undefined>> {
  const lost = new Map<string, string | undefined>();
  for (const { path, kind } of changes) {
    if (kind !== 'modified' || !ANCHORED.test(path)) continue;
    const [was, is] = [
      await before.anchorsOf(path, undefined),
      await after.anchorsOf(path, undefined),
    ];
    if (was === null || is === null) continue;
    const gone = [...was.difference(is)];
    const come = [...is.difference(was)];
    for (const anchor of gone)
      lost.set(`${path}#${anchor}`, gone.length === 1 && come.length === 1 ? come[0] : undefined);
  }
  return lost;
}

/** Where pages went: to a page with the same text, or to the only new one with the same name. */
function movedPages(changes: readonly FileChange[], gone: readonly string[]): Map<string, string> {
  const added = changes.filter(({ kind, path }) => kind === 'added' && isPage(path));
  return new Map(
    gone.flatMap((path) => {
      const same = added.filter((one) => posix.basename(one.path) === posix.basename(path));
      const to =
        same.length === 1
          ? same[0]
          : gone.length === 1 && added.length === 1
            ? added[0]
            : undefined;
      return to ? [[path, to.path] as const] : [];
    }),
  );
}

function newTarget(
  path: string,
  target: string,
  before: Site,
  moved: ReadonlyMap<string, string>,
  headings: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const link = internal(path, target);
  const file = link?.candidates.find((one) => one === path || before.tree.has(one));
  if (!link || file === undefined) return undefined;
  const [address = '', anchor] = split(target);
  const heading = headings.get(`${file}#${link.anchor}`);
  if (heading !== undefined) return `${address}#${heading}`;
  const to = moved.get(file);
  // Other ways to write an address depend on the tool of the site.
  if (to === undefined || address.startsWith('/') || !LINKING.test(address)) return undefined;
  const relative = posix.relative(posix.dirname(path), to);
  const written =
    address.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
  return anchor === undefined ? written : `${written}#${anchor}`;
}

/** What a link to the file must contain, however it is spelled. */
function stemOf(path: string): string {
  const parts = path.replace(/\.mdx?$/i, '').split('/');
  const last = parts.at(-1) ?? '';
  return encodeURI(/^(?:_?index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last);
}

function changedTree(before: DocsTree, changes: readonly FileChange[]): DocsTree {
  const now = new Map(changes.map((change) => [change.path, change]));
  const [gone, there] = [true, false].map((deleted) =>
    changes.filter(({ kind }) => (kind === 'deleted') === deleted).map(({ path }) => path),
  ) as [string[], string[]];
  const kept = before.paths().filter((path) => !now.has(path));
  const folders = foldersOf(there);
  const goneFolders = gone.length > 0 ? foldersOf(gone).difference(foldersOf(kept)) : new Set();
  return {
    has(path) {
      const change = now.get(path);
      if (change !== undefined) return change.kind !== 'deleted';
      return folders.has(path) || (before.has(path) && !goneFolders.has(path));
    },
    async read(path) {
      const change = now.get(path);
      return change === undefined ? before.read(path) : change.content;
    },
    paths: () => [...kept, ...there],
  };
}

const isFile = (change: FileChange) => change.mode === '100644' || change.mode === '100755';
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
