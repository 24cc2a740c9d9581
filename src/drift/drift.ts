// Does the documentation still fit? What a change adds, removes, or renames is held against the pages
// as they are after it. A finding has to be right more than all of them have to be found: a check that
// cries wolf is turned off.

import { findLinksBrokenBetween } from '../jobs/changes/broken-links.ts';
import { isGenerated } from '../shared/generated.ts';
import type { FileTree } from '../shared/git/file-tree.ts';
import { Evidence, isTelling } from './evidence.ts';
import { type DriftFinding, type DriftRules, isIgnored, type Kind, type Proof } from './finding.ts';
import { findStated, isWorthwhile } from './names.ts';
import { type Mention, type Name, Pages, placeKey, stepsOf } from './pages.ts';
import { fold, kebab, readSpots, type Spot } from './spots.ts';
import { type ChangedValue, changedValues } from './values.ts';

const MAX_FINDINGS = 200;
const MAX_CANDIDATES = 2_000;
const MAX_HEADS = 50;

/** Pages about the past, such as changelogs and decisions, and pages that tests use. */
const PAST_PAGE =
  /(?:^|\/)(?:changelogs?|changes|history|releases?|release-notes?|news|migrat\w*|upgrad\w*|blog|adrs?|rfcs?|proposals?|decisions|archived?|versioned_docs|\.github|tests?|__tests__|testdata|fixtures)(?:[/.-]|$)/i;
/** Also the folders of tools, such as `.github/`, whose names begin with a dot. */
const TEST =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|testsuite|fixtures|specs?|e2e|examples?|samples?|bench(?:marks?)?|mocks?|changelogs?)\/|[._-](?:test|spec|stories|bench)\.\w+$|_test\.\w+$|(?:^|\/)(?:test[_-][\w-]+\.\w+|conftest\.py)$|(?:^|\/)\.[\w-]+\/|Tests?\.(?:java|kt|php|cs)$/;
const NO_TEXT =
  /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|jar|war|class|wasm|so|dll|exe|bin|mp[34]|mov|webm|csv|parquet|sqlite|db|pyc|min\.\w+|po|pot|css|scss|less|ipynb|patch|diff)$|(?:^|\/)(?:change-?log|changes|news|history|authors|thanks|todo|copying|license|notice|install)(?:[.-](?:old|\d+|txt))?$/i;
/** What lists dependencies or pages; their names are other people's, or no names. */
const LISTS =
  /(?:^|\/)(?:package|composer|bower|deno|tsconfig[\w.]*)\.json$|(?:^|\/)(?:Cargo\.toml|pyproject\.toml|go\.(?:mod|work)|pom\.xml|requirements[\w.-]*\.txt|Gemfile|Pipfile|mkdocs\.ya?ml|_config\.yml|sidebars\.\w+|docusaurus\.config\.\w+|setup\.(?:py|cfg)|codecov\.yml|renovate\.json\d?)$|\.(?:gradle(?:\.kts)?|gemspec|csproj|sln|cabal|nix|tf)$|(?:^|\/)completions?\//;
const PAGE = /\.(?:mdx?|rst|adoc|asciidoc|txt|html?|[1-8])$/i;

const isWritten = (path: string) => !NO_TEXT.test(path) && !isGenerated(path);
export const isCode = (path: string, { isPage }: DriftRules) =>
  isWritten(path) && !TEST.test(path) && !isPage(path);

/** One that is compared with the code. */
export function isCurrentPage(path: string, { isPage, isIgnoredPage }: DriftRules): boolean {
  if (!PAGE.test(path) || !isPage(path) || isGenerated(path)) return false;
  return !PAST_PAGE.test(path) && !isIgnoredPage(path);
}

interface Placed {
  path: string;
  spot: Spot;
  text: string;
}

/** What a change takes from the code and adds to it. */
interface Change {
  gone: Placed[];
  come: Placed[];
  stated: { gone: (Name & { path: string })[]; come: Name[] };
  values: ChangedValue[];
  /** Changed files as they were, and as they are. */
  was: Map<string, string>;
  is: Map<string, string>;
  /** Files with code as they are, changed or not. */
  code: string[];
}

export async function findDrift(
  before: FileTree,
  after: FileTree,
  rules: DriftRules,
): Promise<DriftFinding[]> {
  const change = await readChange(before, after, rules);
  const counts = ({ name }: { name: string }) => !isIgnored(name, rules.ignore);
  const links = (await findLinksBrokenBetween(before, after))
    .filter(({ path }) => !rules.isIgnoredPage(path))
    .map(({ target, ...one }) => {
      return { drift: 'stale' as const, kind: 'link' as const, name: target, ...one };
    });
  const wanted = [...change.gone.flatMap(possible), ...change.stated.gone];
  if (wanted.length + change.come.length + change.values.length === 0) return links.filter(counts);
  const values = new Set(change.values.map(({ name }) => fold(name)));
  const pages = new Pages(rules.lines, wanted, values);
  const paths = [...after.files.keys()].filter((path) => isCurrentPage(path, rules));
  for await (const { path, text } of after.read(paths)) pages.read(path, text);
  const searches = [searchStale(change, pages, rules), searchMissing(change, pages, rules)];
  const code = change.code.filter((path) => searches.some((one) => one.paths.has(path)));
  for await (const { path, text } of after.read(code))
    for (const one of searches) if (one.paths.has(path)) one.read(path, text);
  const [stale = [], missing = []] = searches.map((one) => one.findings());
  const renamed = new Set(stale.map(({ became }) => became && fold(became)));
  return [
    ...stale,
    ...statedStale(change, pages),
    ...findValues(change.values, pages),
    ...links,
    ...missing.filter(({ name }) => !renamed.has(fold(name))),
  ]
    .filter((one) => counts(one) && !rules.lines.slow.has(one.path))
    .sort(byPlace)
    .slice(0, MAX_FINDINGS);
}

export async function readChange(
  before: FileTree,
  after: FileTree,
  rules: DriftRules,
): Promise<Change> {
  const differ = (one: FileTree, other: FileTree) =>
    [...one.files.keys()].filter(
      (path) => one.files.get(path) !== other.files.get(path) && isCode(path, rules),
    );
  const textsOf = async (tree: FileTree, paths: readonly string[]) => {
    const texts = new Map<string, string>();
    for await (const { path, text } of tree.read(paths))
      texts.set(path, text.replace(/\r\n?/g, '\n'));
    return texts;
  };
  const was = await textsOf(before, differ(before, after));
  const is = await textsOf(after, differ(after, before));
  const [gone, come] = [spotsIn(was, is, rules), spotsIn(is, was, rules)];
  const keyOf = ({ spot: { look, name, shape } }: Placed) =>
    look === 'route' ? placeKey(look, name) : `${look} ${shape} ${name}`;
  const without = (all: readonly Placed[], others: readonly Placed[]) => {
    const known = new Set(others.map(keyOf));
    return all.filter((one) => !known.has(keyOf(one))).slice(0, MAX_CANDIDATES);
  };
  const stated = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([path, text]) => findStated(path, text).map((one) => ({ ...one, path })));
  const [old, now] = [stated(was), stated(is)];
  const keys = (all: readonly Name[]) => new Set(all.map((one) => placeKey(one.kind, one.name)));
  const [oldKeys, nowKeys] = [keys(old), keys(now)];
  const paths = [...was.keys()].filter((path) => !after.files.has(path) && path.includes('/'));
  return {
    gone: without(gone, come),
    come: without(come, gone),
    stated: {
      gone: [
        ...old.filter((one) => !nowKeys.has(placeKey(one.kind, one.name))),
        ...paths.map((path) => ({ kind: 'path' as const, name: path, path })),
      ],
      come: now.filter((one) => !oldKeys.has(placeKey(one.kind, one.name))),
    },
    values: [...is].flatMap(([path, text]) =>
      changedValues(rules.lines, path, was.get(path) ?? '', text),
    ),
    was,
    is,
    code: [...after.files.keys()].filter((path) => isCode(path, rules)),
  };
}

/** The names on lines of these files that the others do not have. */
function spotsIn(
  files: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
  rules: DriftRules,
): Placed[] {
  const lines = new Map<string, number>();
  for (const text of others.values())
    for (const line of text.split('\n')) lines.set(line, (lines.get(line) ?? 0) + 1);
  const found: Placed[] = [];
  for (const [path, text] of files) {
    if (LISTS.test(path)) continue;
    const all = text.split('\n');
    const isOwn = (line: string) => {
      const left = lines.get(line) ?? 0;
      if (left > 0) lines.set(line, left - 1);
      return left === 0;
    };
    for (const spot of readSpots(rules.lines, path, text, isOwn))
      if (found.length < MAX_CANDIDATES * 10)
        found.push({ path, spot, text: all[spot.line - 1] ?? '' });
  }
  return found;
}

/** What pages may call it. */
export function possible({ spot: { look, name, role } }: Placed): Name[] {
  if (look !== 'word') return [{ kind: look, name }];
  const kinds: Kind[] = role === 'declared' ? ['export'] : ['flag', 'command', 'key'];
  return kinds.map((kind) => ({ kind, name }));
}

/** Needs other code than what changed. All searches share one reading of it. */
interface Search {
  paths: ReadonlySet<string>;
  read(path: string, text: string): void;
  findings(): DriftFinding[];
}

function searchMissing({ come, is, code }: Change, pages: Pages, rules: DriftRules): Search {
  const isDocumented = ({ spot: { look, name } }: Placed) =>
    look === 'word'
      ? (['flag', 'command', 'key', 'variable'] as const).some((kind) => pages.has(kind, name))
      : pages.has(look, name);
  const aliasKey = ({ path, spot: { line, look, shape } }: Placed) =>
    `${path} ${line} ${look} ${look === 'word' ? shape : ''}`;
  const documented = new Set(come.filter(isDocumented).map(aliasKey));
  const open = come.filter(
    (one) =>
      one.spot.role !== 'declared' &&
      !one.spot.hidden &&
      // Another name for what is documented is on the same line.
      !documented.has(aliasKey(one)) &&
      !isDocumented(one),
  );
  const evidence = new Evidence(pages);
  for (const { path, spot } of open) evidence.expect(path, spot);
  evidence.close();
  const isNew = new Set(come.map(({ spot }) => fold(spot.name)));
  for (const [path, text] of open.length > 0 ? is : [])
    for (const spot of readSpots(rules.lines, path, text))
      if (!isNew.has(fold(spot.name))) evidence.count(path, spot);
  // Only what its own file leaves open is looked for in others.
  const far = open.filter(({ path, spot }) => !evidence.isDecided(path, spot));
  const heads = [...new Set(far.flatMap(({ spot }) => headsOf(spot)))].slice(0, MAX_HEADS);
  const folders = new Set(far.map(({ path }) => folderOf(path)));
  const extensions = new Set(far.map(({ path }) => extensionOf(path)));
  return {
    paths: new Set(code.filter((path) => !is.has(path) && extensions.has(extensionOf(path)))),
    read(path, text) {
      if (!folders.has(folderOf(path)) && !heads.some((head) => text.includes(head))) return;
      for (const spot of readSpots(rules.lines, path, text)) evidence.count(path, spot);
    },
    findings: () => missingIn(open, evidence),
  };
}

function missingIn(open: readonly Placed[], evidence: Evidence): DriftFinding[] {
  const found = new Map<string, DriftFinding>();
  for (const { path, spot } of open) {
    if (evidence.knows(path, spot)) continue;
    const proof = evidence.prove(path, spot);
    if (!proof || !isWorthwhile(proof.kind, nameAs(proof.kind, spot.name))) continue;
    const name = nameAs(proof.kind, spot.name);
    const key = placeKey(proof.kind, name);
    if (found.has(key)) continue;
    const { kind } = proof;
    found.set(key, { drift: 'missing', kind, name, path, line: spot.line, evidence: proof });
  }
  // A few names do not say what many new ones are.
  const kinds = Map.groupBy(found.values(), ({ kind }) => kind);
  const many = ({ kind }: DriftFinding) => kinds.get(kind)?.length ?? 0;
  return [...found.values()].filter((one) => {
    const { names = 0 } = one.evidence ?? {};
    return names >= 5 || many(one) <= 2 * names;
  });
}

/** Without these, a file has nothing of this shape. */
function headsOf({ shape, look }: Spot): string[] {
  if (look === 'flag') return ['--'];
  const words = shape.slice(shape.indexOf(' ')).match(/[A-Za-z_]\w{2,}/g);
  return words ? [words.sort((a, b) => b.length - a.length)[0] ?? ''] : [];
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
export const nameAs = (kind: Kind, name: string) =>
  kind === 'flag' && !name.startsWith('--') ? `--${kebab(name)}` : name;

interface Gone extends Placed {
  kind: Kind;
  /** Part of every spelling of the name: files without it need no closer look. */
  word: string;
  places: readonly Mention[];
  /** It was declared among others that are documented. */
  strong: boolean;
}

function searchStale(change: Change, pages: Pages, rules: DriftRules): Search {
  const candidates = change.gone.filter((one) =>
    possible(one).some((name) => pages.of(name).length > 0),
  );
  const evidence = new Evidence(pages);
  for (const { path, spot } of candidates) evidence.expect(path, spot);
  evidence.close();
  for (const [path, text] of candidates.length > 0 ? change.was : [])
    for (const spot of readSpots(rules.lines, path, text)) evidence.count(path, spot);
  const gone = new Map<string, Gone>();
  for (const one of candidates) {
    const { path, spot } = one;
    const proof = evidence.prove(path, spot);
    const kind = kindOf(one, proof, pages);
    if (!kind || !isWorthwhile(kind, nameAs(kind, spot.name))) continue;
    const places = pages.of({ kind, name: spot.name });
    const [key, word] = [placeKey(kind, spot.name), wordOf(kind, spot.name)];
    const strong = proof !== undefined && proof.names >= 5;
    if (places.length > 0 && !gone.has(key)) gone.set(key, { ...one, kind, word, places, strong });
  }
  return {
    paths: new Set(gone.size > 0 ? change.code : []),
    // What any code still has is not gone, also in files that the change leaves alone.
    read(path, text) {
      rules.lines.insistOnTime();
      for (const [key, one] of gone)
        if (text.includes(one.word) && isPresent(one, path, text, rules)) gone.delete(key);
    },
    findings: () => staleIn([...gone.values()], change),
  };
}

function staleIn(gone: readonly Gone[], change: Change): DriftFinding[] {
  return gone.flatMap((one) => {
    const became = renameOf(one, change);
    const name = nameAs(one.kind, one.spot.name);
    return one.places.map(({ page, line, text }) => {
      const now = became === undefined ? undefined : nameAs(one.kind, became);
      const edit = now === undefined ? undefined : renamedLine(text, name, now);
      return {
        ...{ drift: 'stale' as const, kind: one.kind, name, path: page, line },
        ...(now !== undefined && { became: now }),
        ...(edit !== undefined && { edit }),
      };
    });
  });
}

/** What it was: by its look, by what is declared beside it, or by the call that declared it. */
function kindOf({ spot }: Placed, proof: Proof | undefined, pages: Pages): Kind | undefined {
  const { look, name, role } = spot;
  if (look !== 'word') return isTelling(spot) || proof || look === 'flag' ? look : undefined;
  if (role === 'declared') return 'export';
  if (proof) return proof.kind;
  if (!isTelling(spot)) return undefined;
  if (pages.of({ kind: 'flag', name }).length > 0) return 'flag';
  return /[.-]/.test(name) ? 'key' : undefined;
}

function isPresent(
  { kind, spot, word, strong }: Gone,
  path: string,
  text: string,
  rules: DriftRules,
): boolean {
  const { name, role } = spot;
  const bare = name.replace(/^--/, '');
  if (kind === 'flag' && wholeWord(`--${kebab(bare)}`).test(text)) return true;
  if (!strong || kind === 'export') return wholeWord(name).test(text);
  const last = (one: string) => fold(one.slice(one.lastIndexOf('.') + 1));
  for (const other of readSpots(rules.lines, path, text, (line) => line.includes(word)))
    if (last(other.name) === last(name) && other.role === role) return true;
  return false;
}

const wholeWord = (name: string) => new RegExp(`(?<![\\w$-])${RegExp.escape(name)}(?![\\w$-])`);
const wordOf = (kind: Kind, name: string) =>
  kind === 'route'
    ? (stepsOf(name).findLast((step) => step !== '*') ?? name)
    : name.slice(name.lastIndexOf('.') + 1).replace(/^--/, '');

/** What came where it was: on the same line but for the name, or alone in the same shape. */
function renameOf({ path, spot, text }: Gone, { come, gone }: Change): string | undefined {
  const isAlike = (one: Placed) =>
    one.path === path &&
    one.spot.shape === spot.shape &&
    one.spot.look === spot.look &&
    one.spot.block === spot.block;
  const bare = (line: string, name: string) => line.replaceAll(name, '\0').trim();
  const alike = come.filter(isAlike);
  const same = alike.filter((one) => bare(one.text, one.spot.name) === bare(text, spot.name));
  const names = new Set(alike.map((one) => one.spot.name));
  const others = new Set(gone.filter(isAlike).map((one) => one.spot.name));
  if (same.length === 1) return same[0]?.spot.name;
  return names.size === 1 && others.size === 1 ? alike[0]?.spot.name : undefined;
}

/** The line with the new name, spelled as the old one was. */
function renamedLine(line: string, name: string, became: string): string | undefined {
  const edited = line.replace(new RegExp(wholeWord(name).source, 'g'), () => became);
  return edited === line ? undefined : edited;
}

/** Versions, scripts, and files that are gone and that pages still tell readers to use. */
function statedStale({ stated: { gone, come } }: Change, pages: Pages): DriftFinding[] {
  return gone.flatMap(({ kind, name }) =>
    pages.of({ kind, name }).map(({ page, line, text }) => {
      const tool = name.split(/[ @=]/, 1)[0] ?? '';
      const isNew = (one: Name) => one.kind === kind && one.name.startsWith(tool);
      const now = kind === 'version' ? come.find(isNew) : undefined;
      const [old = '', fresh = ''] = [name, now?.name ?? ''].map((one) => /[\d.]+$/.exec(one)?.[0]);
      const edit = now && text.split(old).length === 2 ? text.replace(old, () => fresh) : undefined;
      return {
        ...{ drift: 'stale' as const, kind, name, path: page, line },
        ...(now && { became: now.name }),
        ...(edit && { edit }),
      };
    }),
  );
}

/** Values that a page states as the default, and that the change replaces. */
function findValues(values: readonly ChangedValue[], pages: Pages): DriftFinding[] {
  return values.flatMap(({ name, was, is }) =>
    pages.defaults
      .filter((one) => one.name === fold(name))
      .flatMap(({ page, line, text }): DriftFinding[] => {
        const stated = new RegExp(
          `(default[^.;|\\n]{0,40}?[^\\w.-])${RegExp.escape(was)}(?![\\w-]|\\.\\d)`,
          'i',
        );
        if (!stated.test(text) || wholeWord(is).test(text)) return [];
        const edit = text.replace(stated, (_, start: string) => `${start}${is}`);
        const [old, became] = [`${name}: ${was}`, `${name}: ${is}`];
        return [{ drift: 'stale', kind: 'value', name: old, path: page, line, became, edit }];
      }),
  );
}

function byPlace(a: DriftFinding, b: DriftFinding): number {
  const order = a.drift === b.drift ? 0 : a.drift === 'stale' ? -1 : 1;
  return order || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line);
}
