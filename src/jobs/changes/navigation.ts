// The navigation of a documentation site: whether it lists the pages that a change adds, and whether
// a change to it does nothing but list pages.
import { posix } from 'node:path';
import { codeSpan } from '../../shared/text/foreign.ts';
import type { FileChange } from './change.ts';
import { below, type DocsSite, isIn, PAGE_FILE, PLAIN_FILE, recognizeSites } from './docs-tool.ts';

type Read = (path: string) => Promise<Buffer | null>;

/** In characters, of one file and of all. */
const MAX_FILE = 300_000;
const MAX_TEXT = 2_000_000;
const MAX_NEW_PAGES = 200;
/** Enough to see whether a navigation is written by hand. */
const MAX_SAMPLE = 500;

/** Files that are no pages of their own, by the common rules for names. */
const PARTIAL =
  /(?:^|\/)(?:[_.]|404\.|[A-Z][A-Z0-9_-]*\.\w+$|nav[\w-]*\.adoc$|(?:snippets|partials?|includes?|components|blog|posts)\/)/;
/** What a page says that belongs into no navigation. */
const UNLISTED =
  /^[ \t]*(?::orphan:|(?:draft|hidden|unlisted|orphan|noindex|published|sidebar|toc_?hide|layout|build|_build|search)[ \t]*:)/im;
const OWN_NAME = /^(?:id|slug):[ \t]*['"]?([\w./-]{1,200})/gm;

/**
 * A sentence for each new page that its site's navigation does not list although it lists most pages
 * beside it. `before` and `after` are all paths of the repository.
 */
export async function findUnlistedPages(
  changes: readonly FileChange[],
  before: readonly string[],
  after: readonly string[],
  read: Read,
): Promise<string[]> {
  const added = changes
    .filter(({ kind, was, path }) => kind === 'added' && was === undefined && isListable(path))
    .slice(0, MAX_NEW_PAGES);
  if (added.length === 0) return [];
  const sites = recognizeSites(after).filter(({ navigation }) => navigation.length > 0);
  const there = new Set(after);
  for (const { path } of added) there.delete(path);
  const known = before.filter((path) => there.has(path) && isListable(path));
  const byFolder = Map.groupBy(known, (path) => posix.dirname(path));
  const lists = new Map<DocsSite, ListedPages>();
  const found: string[] = [];
  for (const { path, content } of added) {
    const site = sites.find(({ pages }) => isIn(pages, path));
    // The home page needs no entry.
    if (!site || /^(?:_?index|readme)\.\w+$/i.test(below(site.pages, path))) continue;
    const listed = lists.get(site) ?? (await readNavigation(site, read));
    lists.set(site, listed);
    const head = content?.subarray(0, 4_000).toString('utf8') ?? '';
    if (UNLISTED.test(head) || listed(below(site.pages, path))) continue;
    const names = Array.from(head.matchAll(OWN_NAME), ([, name = '']) => name);
    const folder = posix.dirname(path);
    const own = (name: string) => below(site.pages, posix.join(folder, name));
    if (names.some((name) => listed(own(name)))) continue;
    const beside = byFolder.get(folder);
    // The first page of a folder: its name in the navigation may stand for all that will be in it.
    if (!beside && listed(below(site.pages, folder))) continue;
    if (!listsMost(beside ?? known, site, listed)) continue;
    const file = nearestFile(site.navigation, path);
    found.push(
      `${codeSpan(path)} is in no navigation of this ${site.tool} site, so readers do not find it. Add it to ${codeSpan(file)}, on a line of its own; that file may be changed for this.`,
    );
  }
  return found;
}

/** Entries of a navigation that lead to a page which is gone, and to no other. */
export async function findListedGone(
  gone: readonly string[],
  after: readonly string[],
  read: Read,
  moved: ReadonlyMap<string, string>,
  unread: Set<string>,
): Promise<{ path: string; page: string; target: string; problem: string; became?: string }[]> {
  const pages = gone.filter(isListable);
  if (pages.length === 0) return [];
  const found: Awaited<ReturnType<typeof findListedGone>> = [];
  for (const site of recognizeSites(after).filter(({ navigation }) => navigation.length > 0)) {
    const here = pages.filter((path) => isIn(site.pages, path));
    if (here.length === 0) continue;
    const kept = after.filter((path) => PAGE_FILE.test(path) && isIn(site.pages, path));
    const isKept = knownPages(kept.map((path) => below(site.pages, path)));
    const listed = await readNavigation(site, read, unread);
    for (const page of here) {
      const target = below(site.pages, page);
      if (!listed(target) || isKept(target)) continue;
      const path = nearestFile(site.navigation, page);
      const to = moved.get(page);
      // Then what looks like the old entry is something else, such as a title.
      if (to !== undefined && listed(below(site.pages, to))) continue;
      const became = to !== undefined && isIn(site.pages, to) ? below(site.pages, to) : undefined;
      const problem = 'leads to a page that this change removes';
      found.push({ path, page, target, problem, ...(became !== undefined && { became }) });
    }
  }
  return found;
}

function listsMost(pages: readonly string[], site: DocsSite, listed: ListedPages): boolean {
  const sample = pages.filter((path) => isIn(site.pages, path)).slice(0, MAX_SAMPLE);
  const count = sample.filter((path) => listed(below(site.pages, path))).length;
  return count > 0 && count * 2 >= sample.length;
}

const isListable = (path: string) =>
  PAGE_FILE.test(path) && PLAIN_FILE.test(path) && !PARTIAL.test(path);

/** The navigation file closest to the page: a site can have one per folder. */
function nearestFile(files: readonly string[], page: string): string {
  const shared = (file: string) => {
    const parts = file.split('/');
    const at = page.split('/').findIndex((part, index) => part !== parts[index]);
    return at * 100 - parts.length;
  };
  return files.toSorted((one, other) => shared(other) - shared(one))[0] ?? '';
}

/** What is too large goes to `unread`. */
async function readNavigation(
  site: DocsSite,
  read: Read,
  unread: Set<string> = new Set(),
): Promise<ListedPages> {
  let left = MAX_TEXT;
  const words: string[] = [];
  for (const file of site.navigation) {
    const content = await read(file);
    if (content === null || content.length > Math.min(MAX_FILE, left)) {
      unread.add(file);
      continue;
    }
    left -= content.length;
    const folder = posix.dirname(below(site.pages, file));
    for (const word of wordsOf(file, content.toString('utf8'))) {
      words.push(word);
      // In a page, entries are relative to its folder.
      if (PAGE_FILE.test(file)) words.push(posix.join(folder, word));
    }
  }
  return listedPages(words);
}

/** The pages that a navigation lists; a page is given from the folder of all pages. */
type ListedPages = (page: string) => boolean;

/** However a tool writes an address, it ends with the names of the file and of its folder. */
const isFor = (entry: readonly string[], page: readonly string[]) =>
  entry.at(-1) === page.at(-1) && (page.length === 1 || entry.at(-2) === page.at(-2));

const byLastName = (paths: Iterable<string>) =>
  Map.groupBy(Array.from(new Set(paths), stepsOf), (steps) => steps.at(-1) ?? '');

function listedPages(words: Iterable<string>): ListedPages {
  const entries = byLastName(words);
  return (page) => {
    const steps = stepsOf(page);
    const has = (own: readonly string[]) =>
      entries.get(own.at(-1) ?? '')?.some((entry) => isFor(entry, own)) ?? false;
    // A navigation often lists pages once for all languages.
    return has(steps) || (LANGUAGE.test(steps[0] ?? '') && has(steps.slice(1)));
  };
}

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;

/** Without what tools add or leave out: the extension, `index`, numbers that order, case. */
export function stepsOf(page: string): string[] {
  const steps = page
    .toLowerCase()
    .replace(/\.(?:mdx?|markdown|rst|adoc|html?)$/, '')
    .split('/')
    .filter((step) => step !== '' && step !== '.' && step !== '..')
    // Antora's folder between a module and its pages.
    .filter((step, index, all) => step !== 'pages' || index === all.length - 1)
    .map((step) => step.replace(/^\d+[-_.]+(?=.)/, ''));
  if (steps.length > 1 && /^(?:_?index|readme)$/.test(steps.at(-1) ?? '')) steps.pop();
  return steps;
}

/** What may be an address in the part of a file that is navigation. */
function wordsOf(file: string, text: string): string[] {
  // In code, only texts: a key is no address.
  if (!PAGE_FILE.test(file) && !/\.ya?ml$/.test(file))
    return Array.from(withoutComments(text).matchAll(QUOTED), ([, , word = '']) => word);
  const isIndex = /\.(?:rst|md)$/.test(file) && !/SUMMARY\.md$/.test(file);
  const section = isIndex ? toctrees(text) : PAGE_FILE.test(file) ? text : navKey(text).inside;
  return section.match(/[\w./@+-]+/g) ?? [];
}

const QUOTED = /(['"])([\w./@+-]{1,200})\1(?!\s*:)/g;

/** The lines of the top-level key `nav`, and all others. */
function navKey(text: string): { inside: string; outside: string } {
  const inside: string[] = [];
  const outside: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    if (/^[^\s#-]/.test(line)) isInside = /^nav[ \t]*:/.test(line);
    (isInside ? inside : outside).push(line);
  }
  return { inside: inside.join('\n'), outside: outside.join('\n') };
}

/** What is indented below a `toctree` of reStructuredText, or fenced in one of MyST. */
function toctrees(text: string): string {
  const lines: string[] = [];
  let depth = -1;
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (/^\s*(?:\.\. toctree::|[`~:]{3,}\{toctree\})/.test(line)) {
      depth = line.includes('{') ? -2 : indent;
    } else if (
      depth === -2 ? /^\s*[`~:]{3,}\s*$/.test(line) : line.trim() !== '' && indent <= depth
    ) {
      depth = -1;
    } else if (depth !== -1 && !/^\s*:/.test(line)) {
      // `Title <page>` names the page in brackets.
      lines.push(/<([^<>]+)>\s*$/.exec(line)?.[1] ?? line);
    }
  }
  return lines.join('\n');
}

function withoutComments(text: string): string {
  const kept: string[] = [];
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('/*', at);
    kept.push(text.slice(at, open < 0 ? undefined : open));
    const close = open < 0 ? -1 : text.indexOf('*/', open + 2);
    at = close < 0 ? text.length : close + 2;
  }
  return kept.join(' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

// A change to a file of settings that does nothing but list pages: whole lines, each for one page.

interface NavigationChanges {
  /** Files whose change does no more than that. */
  allowed: string[];
  /** All changed files with a navigation, with the name of their tool. */
  tools: ReadonlyMap<string, string>;
}

export async function readNavigationChanges(
  changes: readonly FileChange[],
  before: readonly string[],
  read: Read,
): Promise<NavigationChanges> {
  const touched = changes.filter(
    ({ path, kind, mode, was, content }) =>
      kind === 'modified' &&
      mode === '100644' &&
      was === '100644' &&
      !PAGE_FILE.test(path) &&
      (content?.length ?? MAX_FILE) < MAX_FILE,
  );
  const sites = touched.length === 0 ? [] : recognizeSites(before);
  const allowed: string[] = [];
  const tools = new Map<string, string>();
  for (const { path, content } of touched) {
    const site = sites.find(({ navigation }) => navigation.includes(path));
    if (!site) continue;
    tools.set(path, site.tool);
    const old = await read(path);
    if (old === null || old.length > MAX_FILE || content === null) continue;
    const pages = knownPages(pagesAfter(site, changes, before));
    const texts = [old.toString('utf8'), content.toString('utf8')] as const;
    if (onlyLists(path, ...texts, pages)) allowed.push(path);
  }
  return { allowed, tools };
}

function pagesAfter(site: DocsSite, changes: readonly FileChange[], before: readonly string[]) {
  const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
  const added = changes.filter(({ kind }) => kind === 'added').map(({ path }) => path);
  return [...before.filter((path) => !gone.has(path)), ...added]
    .filter((path) => PAGE_FILE.test(path) && isIn(site.pages, path))
    .map((path) => below(site.pages, path));
}

/** Whether an address in a navigation leads to a page that exists. */
type KnownPages = (address: string) => boolean;

export function knownPages(paths: Iterable<string>): KnownPages {
  const pages = byLastName(paths);
  return (address) => {
    const steps = stepsOf(address);
    return pages.get(steps.at(-1) ?? '')?.some((page) => isFor(steps, page)) ?? false;
  };
}

/** Read once, line by line: what comes must list a page, and what goes must list none. */
function onlyLists(path: string, old: string, now: string, exists: KnownPages): boolean {
  const isYaml = /\.ya?ml$/.test(path);
  if (isYaml && navKey(old).outside !== navKey(now).outside) return false;
  const read = isYaml ? yamlEntry : codeEntry;
  const [from, to] = [linesOf(old), linesOf(now)];
  const moved = new Set(to);
  const mayCome = (line: string) => read(line)?.every(exists) ?? false;
  const mayGo = (line: string) => {
    const entry = read(line);
    return entry !== undefined && (moved.has(line) || entry.some((page) => !exists(page)));
  };
  let at = 0;
  for (const line of to) {
    if (from[at] !== line && mayCome(line)) continue;
    while (at < from.length && from[at] !== line && mayGo(from[at] ?? '')) at += 1;
    if (from[at] !== line) return false;
    at += 1;
  }
  return from.slice(at).every(mayGo);
}

/** A comma comes to a line only because another one follows it now. */
const linesOf = (text: string) => text.split('\n').map((line) => bare(line.trimEnd()));
const bare = (line: string) => (line.endsWith(',') ? line.slice(0, -1) : line);

/** The pages that a line of a navigation leads to; none for the title of a section. */
type Entry = string[];

/** `- page.md`, `- Title: page.md`, `- Title:` */
const YAML_ENTRY =
  /^\s*- +(?:(?:'[^'\\]{1,100}'|"[^"\\]{1,100}"|\w[\w ,.()/+-]{0,100}): *)?(?:(['"]?)([\w./@+-]{1,200})\1)?$/;

function yamlEntry(line: string): Entry | undefined {
  const found = YAML_ENTRY.exec(line);
  if (!found) return undefined;
  const page = found[2];
  if (page === undefined) return [];
  return PAGE_FILE.test(page) ? [page] : undefined;
}

const TEXT = '(?:\'[^\'"`$\\\\]{1,100}\'|"[^"`$\\\\]{1,100}")';
const PAGE = '(?:\'([\\w./@+-]{1,200})\'|"([\\w./@+-]{1,200})")';
const TITLE = `["']?(?:text|label|title)["']?: ?${TEXT}`;
const TYPE = `["']?type["']?: ?["']doc["']`;
const TARGET = `["']?(?:link|slug|id|page)["']?: ?${PAGE}`;
/** `'page'`, `{ text: 'Title', link: '/page' }`, with the names of keys that the tools know. */
const CODE_ENTRY = new RegExp(
  `^\\s*(?:${PAGE}|\\{ ?(?:${TYPE}, ?)?(?:${TITLE}, ?)?${TARGET}(?:, ?${TITLE})?,? ?\\})$`,
);

function codeEntry(line: string): Entry | undefined {
  const found = CODE_ENTRY.exec(line);
  const page = found?.slice(1).find((part) => part !== undefined);
  return page === undefined ? undefined : [page];
}
