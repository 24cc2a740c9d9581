// Files that configure a site, and the front matter of pages, judged key by key: a change may list
// pages that exist and write titles and descriptions. A glob in `docs-paths` opens nothing more.
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import { parseJson } from '../../shared/text/json.ts';
import { readYaml, yamlExcess } from '../../shared/text/yaml.ts';
import { isPage } from './active-content.ts';
import { foreignApiKey } from './api-keys.ts';
import { DEFAULT_DOCS_PATHS, type FileChange, readDocsPaths } from './change.ts';
import { PAGE_FILE } from './docs-tool.ts';
import type { Refusal } from './fence.ts';
import { foreignKey, isPlainText, readFront } from './front-keys.ts';
import { knownPages } from './navigation.ts';
import { words } from './pages/allowed.ts';

const TEXTS = words(`
  title description label name summary caption text group tab anchor dropdown version language tag
  sidebarTitle sidebar_label linkTitle navTitle excerpt subtitle`);
const FLAGS = words(`
  collapsed collapsible expanded hidden position order weight hide numbered maxdepth display draft
  deprecated required icon root_title collapse_single_pages`);
const LISTS = words(`
  pages groups tabs anchors dropdowns versions languages navigation items chapters sections parts
  entries subtrees nav arrange link menu products product toc`);
const ADDRESSES = words('page id file root slug path doc dirName index');

interface Kind {
  /** Keys at the top; any key if absent. */
  top?: ReadonlySet<string>;
  /** Keys are names of pages or sections. */
  freeKeys?: boolean;
}

const SIDEBARS: Kind = { freeKeys: true };
const KINDS: Record<string, Kind> = {
  'docs.json': { top: words('navigation redirects name description') },
  'mint.json': { top: words('navigation redirects name description') },
  '_meta.json': SIDEBARS,
  'meta.json': {},
  'navigation.json': {},
  'sidebars.json': SIDEBARS,
  'sidebar.json': SIDEBARS,
  '_toc.yml': {},
  'toc.yml': {},
  '_toc.yaml': {},
  'toc.yaml': {},
  '.pages': {},
};

function kindOf(path: string): Kind | undefined {
  const name = path.split('/').at(-1)?.toLowerCase() ?? '';
  if (Object.hasOwn(KINDS, name)) return KINDS[name];
  if (name.startsWith('_category_.')) return {};
  const isSidebar = ['sidebars', 'sidebar'].some((part) => name.split('.')[0]?.endsWith(part));
  return isSidebar && isData(name) ? SIDEBARS : undefined;
}

const isData = (name: string) => ['.json', '.yml', '.yaml'].some((end) => name.endsWith(end));
const isApi = (path: string) => {
  const name = path.split('/').at(-1)?.toLowerCase() ?? '';
  return isData(name) && ['openapi', 'swagger', 'asyncapi'].some((part) => name.includes(part));
};

type Read = (path: string) => Promise<Buffer | null>;

/** `known`: files whose change was found to list pages or redirects and nothing else. */
export async function refuseSettings(
  changes: readonly FileChange[],
  {
    docsPaths = DEFAULT_DOCS_PATHS,
    known = [],
  }: { docsPaths?: readonly string[]; known?: readonly string[] },
  before: Read,
  paths: readonly string[],
): Promise<Refusal[]> {
  const allowed = readDocsPaths(docsPaths);
  const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
  const added = changes.filter(({ kind }) => kind === 'added').map(({ path }) => path);
  const pages = [...paths.filter((path) => !gone.has(path)), ...added].filter((path) =>
    PAGE_FILE.test(path),
  );
  const left = [...gone].filter((path) => PAGE_FILE.test(path));
  const site: Site = {
    pages,
    gone: left,
    isPage: knownPages(pages.flatMap(tails)),
    wasPage: knownPages(left.flatMap(tails)),
  };
  const found: Refusal[] = [];
  for (const { path, content, mode } of changes) {
    if (content === null || mode === '120000' || known.includes(path)) continue;
    if (isNamed(path, docsPaths, allowed.lists(path))) continue;
    const why = imageProblem(path, content) ?? (await settingsProblem(path, content, before, site));
    if (why !== undefined) found.push({ path, sentence: `${codeSpan(path)} ${why}.` });
  }
  return found;
}

/** By its whole path. The default names `docs.json` only as a place for navigation. */
const isNamed = (path: string, docsPaths: readonly string[], isListed: boolean) =>
  isListed && !(docsPaths === DEFAULT_DOCS_PATHS || (path === 'docs.json' && isDefault(docsPaths)));
const isDefault = (docsPaths: readonly string[]) =>
  DEFAULT_DOCS_PATHS.every((glob) => docsPaths.includes(glob));

/** Addresses leave out folders that the site is in. */
const tails = (path: string) => {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
};

interface Site {
  isPage(address: string): boolean;
  /** Does the change move or delete this page? */
  wasPage(address: string): boolean;
  /** Their paths. */
  pages: readonly string[];
  gone: readonly string[];
}

async function settingsProblem(path: string, content: Buffer, before: Read, site: Site) {
  const kind = kindOf(path);
  const hasFront = isPage(path);
  if (kind === undefined && !isApi(path) && !hasFront) return undefined;
  const text = content.toString('utf8');
  const old = (await before(path))?.toString('utf8');
  if (old === text) return undefined;
  if (hasFront) return frontProblem(path, { text, old: old ?? '' }, before, site);
  const after = readData(path, text);
  if (after === undefined) return 'configures the site and cannot be read; fix it';
  const judge = new Judge(readData(path, old ?? ''), site, kind ?? {});
  if (!isApi(path)) return explain(judge.settings(after), 'settings');
  return explain(
    foreignApiKey(after, (value) => judge.isKnown(value)),
    'API description',
  );
}

/** As many pages beside a page as show which keys its site has. */
const MOST_NEIGHBORS = 12;

async function frontProblem(
  path: string,
  { text, old }: { text: string; old: string },
  before: Read,
  { pages, gone }: Site,
): Promise<string | undefined> {
  const [now, was] = [readFront(text), readFront(old)];
  if (now.raw === was.raw) return undefined;
  const moved = await frontsOf(gone, before);
  if (moved.some(({ raw }) => raw === now.raw)) return undefined;
  if (now.unclear !== undefined)
    return `has front matter that ${now.unclear}, and tools read it differently. Write it as YAML between two lines with \`---\`, or name the file in \`docs-paths\` to allow it`;
  if (now.value === undefined || isChangeset(path, now.value)) return undefined;
  const values = [...moved, was].map(({ value }) => value ?? {});
  const known = Object.assign({}, ...values, was.value);
  if (foreignKey(now.value, known, () => false) === undefined) return undefined;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isBeside = (one: string) => one.slice(0, one.lastIndexOf('/') + 1) === folder;
  const beside = pages.filter((one) => one !== path && isBeside(one)).slice(0, MOST_NEIGHBORS);
  const used = [...values, ...(await frontsOf(beside, before)).map(({ value }) => value ?? {})];
  const isUsed = (key: string) => used.some((front) => Object.hasOwn(front, key));
  return explain(foreignKey(now.value, known, isUsed), 'front matter');
}

/** Names packages of the repository, and how their version goes up. */
const isChangeset = (path: string, front: Record<string, unknown>) =>
  path.startsWith('.changeset/') &&
  Object.values(front).every((bump) => ['patch', 'minor', 'major'].includes(String(bump)));

const frontsOf = async (paths: readonly string[], before: Read) =>
  Promise.all(paths.map(async (path) => readFront((await before(path))?.toString('utf8') ?? '')));

const explain = (key: string | undefined, what: string) =>
  key === undefined
    ? undefined
    : `sets ${codeSpan(bound(key, 80))} in its ${what}, where a change may only list pages that exist, and write titles and descriptions. Leave it out, or name the file in \`docs-paths\` to allow it`;

function readData(path: string, text: string): unknown {
  if (path.toLowerCase().endsWith('.json')) return parseJson(text);
  if (text === '') return {};
  return yamlExcess(text) === undefined ? readYaml(text, { aliases: true }).value : undefined;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the first key that a change sets and that is on no list. */
class Judge {
  readonly #was: unknown;
  readonly #site: Site;
  readonly #kind: Kind;
  /** Everything that was there, wherever it was: it may move. */
  readonly #known = new Set<string>();

  constructor(was: unknown, site: Site, kind: Kind) {
    this.#was = was;
    this.#site = site;
    this.#kind = kind;
    const open: unknown[] = [was];
    while (open.length > 0) {
      const value = open.pop();
      this.#known.add(JSON.stringify(value) ?? '');
      if (Array.isArray(value)) open.push(...value);
      else if (isMap(value)) {
        for (const [key, one] of Object.entries(value)) {
          this.#known.add(JSON.stringify([key, one]));
          open.push(one);
        }
      }
    }
  }

  isKnown(value: unknown): boolean {
    return this.#known.has(JSON.stringify(value));
  }

  settings(after: unknown): string | undefined {
    if (!isMap(after)) return this.#node(after, '(all)');
    const { top } = this.#kind;
    const old = isMap(this.#was) ? this.#was : {};
    const isChanged = (key: string) => JSON.stringify(old[key]) !== JSON.stringify(after[key]);
    for (const key of new Set([...Object.keys(after), ...(top ? Object.keys(old) : [])])) {
      if (!isChanged(key)) continue;
      if (top && !top.has(key)) return key;
      const bad =
        key === 'redirects' ? this.#redirects(after[key]) : this.#entry(key, after[key], key);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }

  #redirects(list: unknown): string | undefined {
    for (const one of Array.isArray(list) ? list : [list]) {
      if (this.#known.has(JSON.stringify(one) ?? '')) continue;
      const { source, destination, permanent = true, ...rest } = isMap(one) ? one : {};
      const isPlain = [source, destination].every(
        (address) =>
          typeof address === 'string' &&
          address.startsWith('/') &&
          !address.includes('*') &&
          !address.includes(':'),
      );
      const isMove =
        isPlain && this.#site.wasPage(String(source)) && this.#site.isPage(String(destination));
      if (!isMove || typeof permanent !== 'boolean' || Object.keys(rest).length > 0)
        return `redirects: ${String(source)}`;
    }
    return undefined;
  }

  #entry(key: string, value: unknown, path: string): string | undefined {
    if (this.#known.has(JSON.stringify([key, value]))) return undefined;
    if (typeof value === 'boolean' || typeof value === 'number' || value === null)
      return FLAGS.has(key) || TEXTS.has(key) ? undefined : path;
    if (typeof value === 'string') return this.#text(key, value) ? undefined : path;
    const isNamed = LISTS.has(key) || this.#kind.freeKeys;
    return isNamed ? this.#node(value, path) : path;
  }

  #text(key: string, value: string): boolean {
    if (key === 'type')
      return [
        'doc',
        'category',
        'generated-index',
        'autogenerated',
        'page',
        'separator',
        'ref',
      ].includes(value);
    if (ADDRESSES.has(key))
      return this.#site.isPage(value) || (key === 'dirName' && isPlainText(value));
    if (LISTS.has(key)) return this.#site.isPage(value);
    const isText =
      TEXTS.has(key) ||
      key === 'icon' ||
      key === 'display' ||
      key === 'format' ||
      this.#kind.freeKeys;
    return isText === true && !RUNS.has(key.toLowerCase()) && isPlainText(value);
  }

  #node(value: unknown, path: string): string | undefined {
    if (this.#known.has(JSON.stringify(value) ?? '')) return undefined;
    if (typeof value === 'string')
      return this.#site.isPage(value) ? undefined : `${path}: ${value}`;
    if (Array.isArray(value)) {
      for (const one of value) {
        const bad = this.#node(one, path);
        if (bad !== undefined) return bad;
      }
      return undefined;
    }
    if (!isMap(value)) return path;
    for (const [key, one] of Object.entries(value)) {
      // `- Title: page.md`
      const isTitle = typeof one === 'string' && this.#site.isPage(one) && isPlainText(key);
      const bad =
        isTitle && !RUNS.has(key.toLowerCase())
          ? undefined
          : this.#entry(key, one, `${path}.${key}`);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
}

const RUNS = words(`
  href src html script scripts head style css js javascript onclick onload srcdoc innerhtml
  http-equiv url type component theme`);

// Images.

/** The bytes that files of each kind begin with, from an offset. */
const MAGIC: Record<string, readonly (readonly [offset: number, bytes: string])[]> = {
  png: [[1, 'PNG\r\n']],
  apng: [[1, 'PNG\r\n']],
  jpg: [[0, '\xff\xd8\xff']],
  jpeg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  webp: [[8, 'WEBP']],
  avif: [[4, 'ftyp']],
  ico: [
    [0, '\0\0\x01\0'],
    [1, 'PNG\r\n'],
  ],
};
/** Tools name an image by what it was before; a browser looks into it. */
const ANY = Object.values(MAGIC).flat();

function imageProblem(path: string, content: Buffer): string | undefined {
  const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
  if (!Object.hasOwn(MAGIC, extension)) return undefined;
  const start = content.subarray(0, 32).toString('latin1');
  return ANY.some(([offset, bytes]) => start.startsWith(bytes, offset))
    ? undefined
    : 'has the name of an image, and its bytes are none. Leave it out, or name the file in `docs-paths` to allow it';
}
