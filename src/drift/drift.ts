// Does the documentation still fit? What a change adds, removes, or renames is held against the pages
// as they are after it. A finding has to be right more than all of them have to be found: a check that
// cries wolf is turned off.

import { isGenerated } from '../shared/generated.ts';
import { type FoundName, findNames, isSource, KINDS, type Kind } from './names.ts';
import { keyOf, Mentions, stepsOf } from './pages.ts';

/** The files of a commit, or of a folder. */
export interface FileTree {
  /** Path and what identifies the contents. */
  readonly files: ReadonlyMap<string, string>;
  /** The texts of these files, in any order. What is too large or no text is left out. */
  read(paths: readonly string[]): AsyncIterable<{ path: string; text: string }>;
  /** Which files were too large to be read, or too many. */
  readonly unread: ReadonlySet<string>;
}

export interface DriftRules {
  /** Is this a file of the documentation? */
  isPage(path: string): boolean;
  /** A page that may say what it likes. */
  isIgnoredPage(path: string): boolean;
  /** Names that need no documentation; `*` at the end stands for anything. */
  ignore: readonly string[];
}

export interface DriftFinding {
  drift: 'missing' | 'stale';
  kind: Kind;
  name: string;
  /** The page that mentions what is gone, or the source that adds what no page mentions. */
  path: string;
  line: number;
}

/** What readers look up. Exported names are for those who read the code. */
const DOCUMENTED: readonly Kind[] = ['flag', 'variable', 'key', 'route'];
/** How many of the names beside a new one are documented where people document them. */
const USUAL_SHARE = 0.5;
const MAX_FINDINGS = 200;
const MAX_CANDIDATES = 200;

/** What was, and is kept as such; and what tests are made of. */
const PAST_PAGE =
  /(?:^|\/)(?:changelog|changes|history|releases?|release-notes?|news|migrat\w*|upgrad\w*|blog|adrs?|rfcs?|proposals?|decisions|archived?|versioned_docs|\.github|tests?|__tests__|testdata|fixtures)(?:[/.-]|$)/i;
/** Also the folders of tools, such as `.github/`, whose names begin with a dot. */
const TEST =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|fixtures|specs?|e2e|examples?|samples?|bench(?:marks?)?|mocks?)\/|[._-](?:test|spec|stories|bench)\.\w+$|_test\.\w+$|(?:^|\/)(?:test[_-][\w-]+\.\w+|conftest\.py)$|(?:^|\/)\.[\w-]+\/|Tests?\.(?:java|kt)$/;
const NO_TEXT =
  /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|jar|war|class|wasm|so|dll|exe|bin|mp[34]|mov|webm|csv|parquet|sqlite|db|pyc|min\.\w+)$/i;

const isWritten = (path: string) => !NO_TEXT.test(path) && !isGenerated(path);
export const isCode = (path: string) => isWritten(path) && !TEST.test(path);

/** One that is compared with the code. */
export function isCurrentPage(path: string, { isPage, isIgnoredPage }: DriftRules): boolean {
  const isText = /\.(?:mdx?|rst|adoc|asciidoc|txt|html?)$/i.test(path);
  const isPast = PAST_PAGE.test(path) || isIgnoredPage(path);
  return isText && isPage(path) && !isPast && !isGenerated(path);
}

export async function findDrift(
  before: FileTree,
  after: FileTree,
  rules: DriftRules,
): Promise<DriftFinding[]> {
  const isOurs = (path: string) => isSource(path) && isCode(path) && !rules.isPage(path);
  const differ = (one: FileTree, other: FileTree) =>
    [...one.files.keys()].filter((path) => one.files.get(path) !== other.files.get(path));
  const [was, is] = [differ(before, after), differ(after, before)];
  const [old, now] = await Promise.all([
    definitions(before, was.filter(isOurs)),
    definitions(after, is.filter(isOurs)),
  ]);
  const gonePaths = was.filter(
    (path) => !after.files.has(path) && path.includes('/') && isCode(path) && !rules.isPage(path),
  );
  const counts = ({ name }: { name: string }) => !isIgnored(name, rules.ignore);
  const added = absent(now, old).filter(
    (one) => DOCUMENTED.includes(one.kind) && !one.hidden && counts(one),
  );
  const removed = [
    ...absent(old, now),
    ...gonePaths.map((path) => ({ kind: 'path' as const, name: path, path, line: 1 })),
  ].filter(counts);
  if (added.length + removed.length === 0) return [];

  // Pages first: of most changes nothing is left after them, and the rest of the code is not read.
  const mentions = new Mentions([...added, ...removed], new Set(added.map(({ kind }) => kind)));
  const pages = [...after.files.keys()].filter((path) => isCurrentPage(path, rules));
  for await (const { path, text } of after.read(pages)) mentions.read(path, text);
  const unmentioned = added.filter((one) => !mentions.has(one));
  const mentioned = removed.filter((one) => mentions.of(one).length > 0).slice(0, MAX_CANDIDATES);
  if (unmentioned.length + mentioned.length === 0) return [];

  const touched = new Set(is);
  const isNamed = [...unmentioned, ...mentioned].some(({ kind }) => DOCUMENTED.includes(kind));
  const defines = (path: string) => isNamed && !touched.has(path) && isOurs(path);
  const { others, present } = await readRest(after, mentioned, defines, rules);
  const isUsual = usuallyDocumented([...old.values(), ...others.values()], mentions);
  const missing = unmentioned
    .filter((one) => !others.has(keyOf(one)) && isUsual(one))
    .map(({ kind, name, path, line }) => ({ drift: 'missing' as const, kind, name, path, line }));
  const stale = mentioned
    .filter((one) => !others.has(keyOf(one)) && !present.has(keyOf(one)))
    .flatMap((one) =>
      mentions.of(one).map(({ page, line }) => ({
        drift: 'stale' as const,
        kind: one.kind,
        name: one.name,
        path: page,
        line,
      })),
    );
  return [...stale, ...missing].sort(byPlace).slice(0, MAX_FINDINGS);
}

/** The code that a change leaves alone, read once: what else it defines, and what it still contains. */
async function readRest(
  tree: FileTree,
  gone: readonly Pick<FoundName, 'kind' | 'name'>[],
  defines: (path: string) => boolean,
  { isPage }: DriftRules,
): Promise<{ others: Map<string, Definition>; present: ReadonlySet<string> }> {
  const others = new Map<string, Definition>();
  const presence = new Presence(gone, 'name');
  const looked = (path: string) => !presence.isDone && isCode(path) && !isPage(path);
  const all = [...tree.files.keys()];
  const defining = new Set(all.filter(defines));
  const paths = all.filter((path) => defining.has(path) || looked(path));
  for await (const { path, text } of tree.read(paths)) {
    if (defining.has(path)) define(others, path, text, DOCUMENTED);
    presence.look(text);
    if (defining.size === 0 && presence.isDone) break;
  }
  return { others, present: presence.present };
}

export interface Definition extends FoundName {
  path: string;
}

/** Each name once, with the first file that defines it. */
export async function definitions(
  tree: FileTree,
  paths: readonly string[],
): Promise<Map<string, Definition>> {
  const found = new Map<string, Definition>();
  for await (const { path, text } of tree.read(paths)) define(found, path, text);
  return found;
}

function define(
  found: Map<string, Definition>,
  path: string,
  text: string,
  kinds: readonly Kind[] = KINDS,
): void {
  for (const one of findNames(path, text, kinds)) {
    const key = keyOf(one);
    if (!found.has(key)) found.set(key, { ...one, path });
  }
}

function absent(
  names: ReadonlyMap<string, Definition>,
  from: ReadonlyMap<string, Definition>,
): Definition[] {
  return [...names].flatMap(([key, one]) => (from.has(key) ? [] : [one]));
}

/** Where nobody documents such names, a new one is no reason for alarm. */
function usuallyDocumented(
  names: readonly Definition[],
  mentions: Mentions,
): (one: Definition) => boolean {
  const groups = new Map<string, { names: number; documented: number }>();
  for (const one of names) {
    const documented = mentions.has(one) ? 1 : 0;
    for (const group of [one.kind, `${one.kind} ${one.path}`]) {
      const known = groups.get(group) ?? { names: 0, documented: 0 };
      known.names += 1;
      known.documented += documented;
      groups.set(group, known);
    }
  }
  return ({ kind, path }) => {
    const siblings = groups.get(`${kind} ${path}`) ?? groups.get(kind);
    return siblings !== undefined && siblings.documented / siblings.names >= USUAL_SHARE;
  };
}

/** Which of these names any code still contains, also in languages that nobody recognizes here. */
export async function findPresent(
  tree: FileTree,
  names: readonly Pick<FoundName, 'kind' | 'name'>[],
  { isPage }: DriftRules,
): Promise<ReadonlySet<string>> {
  const presence = new Presence(names, 'word');
  // What only tests have is gone for those who use it, but not for those who contribute.
  const paths = [...tree.files.keys()].filter((path) => isWritten(path) && !isPage(path));
  if (presence.isDone) return presence.present;
  for await (const { text } of tree.read(paths)) {
    presence.look(text);
    if (presence.isDone) break;
  }
  return presence.present;
}

class Presence {
  readonly present = new Set<string>();
  #open: { key: string; word: string; whole: RegExp }[];

  /** As a `word`, a flag also counts without its dashes, which is how many parsers declare it. */
  constructor(names: readonly Pick<FoundName, 'kind' | 'name'>[], as: 'name' | 'word') {
    // A path is present if its file is, and a version is what its manifest says.
    this.#open = names
      .filter(({ kind }) => kind !== 'path' && kind !== 'version')
      .map((one) => ({ key: keyOf(one), ...presence(one, as) }));
  }

  /** Nothing is left to look for. */
  get isDone(): boolean {
    return this.#open.length === 0;
  }

  look(text: string): void {
    const found = this.#open.filter(({ word, whole }) => text.includes(word) && whole.test(text));
    if (found.length === 0) return;
    for (const { key } of found) this.present.add(key);
    this.#open = this.#open.filter(({ key }) => !this.present.has(key));
  }
}

function presence({ kind, name }: Pick<FoundName, 'kind' | 'name'>, as: 'name' | 'word') {
  const text = kind === 'flag' && as === 'word' ? name.replace(/^--(?:no-)?/, '') : name;
  const word = kind === 'route' ? (stepsOf(name).findLast((step) => step !== '*') ?? name) : text;
  const before = as === 'word' ? '(?<![\\w$])' : '(?<![\\w$-])';
  const whole = `${before}${RegExp.escape(text)}(?![\\w$-])`;
  // Programs put their prefix before what they ask for: `setting("CACHE")` reads `ACME_CACHE`.
  const [, rest = ''] = kind === 'variable' ? (/^[A-Z0-9]+_(\w{3,})$/.exec(name) ?? []) : [];
  if (rest === '') return { word, whole: new RegExp(whole) };
  return { word: rest, whole: new RegExp(`${whole}|["'\`]${RegExp.escape(rest)}["'\`]`) };
}

export function isIgnored(name: string, ignore: readonly string[]): boolean {
  return ignore.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
  );
}

function byPlace(a: DriftFinding, b: DriftFinding): number {
  const order = a.drift === b.drift ? 0 : a.drift === 'stale' ? -1 : 1;
  return order || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line);
}
