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
  const old = await definitions(before, was.filter(isOurs));
  const now = await definitions(after, is.filter(isOurs));
  const gonePaths = was.filter(
    (path) => !after.files.has(path) && path.includes('/') && isCode(path),
  );
  const changed = [...absent(now, old), ...absent(old, now)].some(({ kind }) =>
    DOCUMENTED.includes(kind),
  );
  const touched = new Set(is);
  const rest = changed
    ? [...after.files.keys()].filter((path) => isOurs(path) && !touched.has(path))
    : [];
  const others = await definitions(after, rest, DOCUMENTED);
  const wanted = (found: Definition) =>
    !others.has(keyOf(found)) && !isIgnored(found.name, rules.ignore);
  const added = absent(now, old).filter(
    (one) => DOCUMENTED.includes(one.kind) && !one.hidden && wanted(one),
  );
  const removed = [
    ...absent(old, now).filter(wanted),
    ...gonePaths
      .filter((path) => !isIgnored(path, rules.ignore))
      .map((path) => ({ kind: 'path' as const, name: path, path, line: 1 })),
  ];
  if (added.length + removed.length === 0) return [];

  const beside = [...old.values(), ...others.values()].filter(({ kind }) =>
    DOCUMENTED.includes(kind),
  );
  const mentions = new Mentions([...added, ...removed, ...(added.length > 0 ? beside : [])]);
  const pages = [...after.files.keys()].filter((path) => isCurrentPage(path, rules));
  for await (const { path, text } of after.read(pages)) mentions.read(path, text);

  const isUsual = usuallyDocumented(beside, mentions);
  const missing = added
    .filter((one) => !mentions.has(one) && isUsual(one))
    .map(({ kind, name, path, line }) => ({ drift: 'missing' as const, kind, name, path, line }));
  const mentioned = removed.filter((one) => mentions.of(one).length > 0).slice(0, MAX_CANDIDATES);
  const present = await findPresent(after, mentioned, rules);
  const stale = mentioned
    .filter((one) => !present.has(keyOf(one)))
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

export interface Definition extends FoundName {
  path: string;
}

/** Each name once, with the first file that defines it. */
export async function definitions(
  tree: FileTree,
  paths: readonly string[],
  kinds: readonly Kind[] = KINDS,
): Promise<Map<string, Definition>> {
  const found = new Map<string, Definition>();
  for await (const { path, text } of tree.read(paths)) {
    for (const one of findNames(path, text)) {
      const key = keyOf(one);
      if (kinds.includes(one.kind) && !found.has(key)) found.set(key, { ...one, path });
    }
  }
  return found;
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

/**
 * Which of these names any code still contains, also in languages that nobody recognizes here. As a
 * `word`, a flag also counts without its dashes, which is how many parsers declare it.
 */
export async function findPresent(
  tree: FileTree,
  names: readonly Pick<FoundName, 'kind' | 'name'>[],
  { isPage }: DriftRules,
  as: 'name' | 'word' = 'name',
): Promise<Set<string>> {
  const present = new Set<string>();
  // A path is present if its file is, and a version is what its manifest says.
  let open = names
    .filter(({ kind }) => kind !== 'path' && kind !== 'version')
    .map((one) => ({ key: keyOf(one), ...presence(one, as) }));
  if (open.length === 0) return present;
  // What only tests have is gone for those who use it, but not for those who contribute.
  const counts = as === 'word' ? isWritten : isCode;
  const paths = [...tree.files.keys()].filter((path) => counts(path) && !isPage(path));
  for await (const { text } of tree.read(paths)) {
    const found = open.filter(({ word, whole }) => text.includes(word) && whole.test(text));
    if (found.length === 0) continue;
    for (const { key } of found) present.add(key);
    open = open.filter(({ key }) => !present.has(key));
    if (open.length === 0) break;
  }
  return present;
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
