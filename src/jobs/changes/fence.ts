// The fence: what of an agent's change may leave the machine. It looks at the diff and the names
// around it, and reports every refusal, so that one look is enough to fix the change.
import { posix } from 'node:path';
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import {
  CONTEXT_FOLDER,
  DEFAULT_DOCS_PATHS,
  type DocsPaths,
  type FileChange,
  readDocsPaths,
} from './change.ts';
import { svgProblem } from './svg.ts';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 200;
/** Of all changed files together: more than anyone reviews, and it is held in memory. */
export const MAX_CHANGE_BYTES = 50 * 1024 * 1024;

export interface Refusal {
  /** Absent when the change as a whole is refused. */
  path?: string;
  /** For the job's reason; safe to show. */
  sentence: string;
}

/**
 * All that is wrong with a change; empty means it may pass. `existing` are the paths of all files
 * before it.
 */
export function refusals(
  changes: readonly FileChange[],
  docsPaths: readonly string[] = DEFAULT_DOCS_PATHS,
  existing: Iterable<string> = [],
): Refusal[] {
  const allowed = readDocsPaths(docsPaths);
  const links = new NewLinks(changes);
  const found: Refusal[] = changes.flatMap((change) => {
    const why = refuse(change, allowed, links);
    return why === undefined
      ? []
      : [{ path: change.path, sentence: `${codeSpan(change.path)} ${why}.` }];
  });
  found.push(...collisions(changes, existing).map(refuseCollision));
  if (changes.length > MAX_FILES) {
    found.push({
      sentence: `${changes.length} files were changed; the limit is ${MAX_FILES} per change. Ask for less at a time.`,
    });
  }
  return found;
}

/** One sentence for the job's reason, with the first few refusals in full. */
export function refusalReason(found: readonly Refusal[]): string {
  const shown = found.slice(0, 5).map((refusal) => refusal.sentence);
  const rest = found.length - shown.length;
  return [
    'The change was refused and nothing was pushed.',
    ...shown,
    rest > 0 ? `And ${rest} more.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function refuse(change: FileChange, allowed: DocsPaths, links: NewLinks): string | undefined {
  const { path, mode, was, content } = change;
  const suspect = refuseSuspect(change, allowed);
  if (suspect !== undefined) return suspect;
  if (mode === '160000') return 'is a submodule, which is never allowed';
  if (was === '160000') return 'replaces a submodule, which is never allowed';
  const outside = refuseOutside(path, allowed);
  if (outside !== undefined) return outside;
  if (change.kind === 'deleted') return undefined;
  // A file that was executable before may be edited; nothing becomes executable.
  if (mode === '100755' && was !== '100755' && !allowed.lists(path))
    return 'is executable; remove the executable bit, or name the file in `docs-paths` to allow it';
  if (content === null) return undefined;
  if (mode === '120000') return refuseLink(path, content.toString('utf8'), allowed, links);
  if (content.length > MAX_FILE_BYTES)
    return `is ${(content.length / 1024 / 1024).toFixed(1)} MB; the limit is 5 MB`;
  if (!/\.svg$/i.test(path) || allowed.lists(path)) return undefined;
  const more = svgProblem(content);
  return more === undefined
    ? undefined
    : `is an image that does more than draw. It has ${more}. Remove that, or name the file in \`docs-paths\` to allow it`;
}

function refuseSuspect({ path, kind }: FileChange, allowed: DocsPaths): string | undefined {
  // A name that people gave a file earlier is theirs; only new names must be above suspicion.
  const bad = malformed(path) ?? (kind === 'added' ? deceptive(path) : undefined);
  if (bad !== undefined) return bad;
  const never = forbidden(path);
  if (never !== undefined) return `${never}, which is never allowed`;
  if (isInstruction(path) && !allowed.lists(path))
    return 'contains instructions for agents; list its exact path in `docs-paths` to allow it';
  return undefined;
}

function refuseOutside(path: string, allowed: DocsPaths): string | undefined {
  if (allowed.lists(path)) return undefined;
  const covering = allowed.covering(path);
  if (covering.length === 0) return `is outside \`docs-paths\` (${bound(allowed.text, 200)})`;
  return beyondDocumentation(path, covering);
}

/** A link is judged by where it points: it must stay in the tree, on a path that may be read so. */
function refuseLink(
  path: string,
  target: string,
  allowed: DocsPaths,
  links: NewLinks,
): string | undefined {
  const said = `is a symbolic link to ${codeSpan(target)}`;
  if (target === '' || target.startsWith('/') || /^[A-Za-z]:|\\/.test(target))
    return `${said}, which is not a path inside the repository`;
  // After a folder that is itself a link, `..` points elsewhere than its text suggests.
  const steps = target.split('/');
  const down = steps.findIndex((step) => step !== '..');
  if (down >= 0 && steps.includes('..', down))
    return `${said}, whose \`..\` could point anywhere; write it without \`..\``;
  const resolved = posix.join(posix.dirname(path), target).replace(/\/$/, '');
  if (resolved === '.' || resolved === '..' || resolved.startsWith('../'))
    return `${said}, which points outside the repository’s files`;
  if (path === resolved || path.startsWith(`${resolved}/`))
    return `${said}, which leads back to itself`;
  const why = refuseTarget(resolved, allowed) ?? links.meets(resolved);
  return why === undefined ? undefined : `${said}, which ${why}`;
}

/** Links of one change that lead to each other may have no end, so none leads to another. */
class NewLinks {
  readonly #links: Set<string>;
  readonly #folders: Set<string>;

  constructor(changes: readonly FileChange[]) {
    const paths = changes.filter(({ mode, kind }) => mode === '120000' && kind !== 'deleted');
    this.#links = new Set(paths.map(({ path }) => path));
    this.#folders = new Set(paths.flatMap(({ path }) => ancestors(path)));
  }

  meets(target: string): string | undefined {
    if (this.#folders.has(target))
      return 'is a folder that contains a link; link to a page instead';
    const found = [target, ...ancestors(target)].some((path) => this.#links.has(path));
    return found ? 'is a link, too; link to the page itself' : undefined;
  }
}

function refuseTarget(path: string, allowed: DocsPaths): string | undefined {
  const never = malformed(path) ?? deceptive(path) ?? forbidden(path);
  if (never !== undefined) return never;
  if (isInstruction(path) && !allowed.lists(path)) return 'contains instructions for agents';
  // A folder is fine when everything in it would be.
  const inside = [path, `${path}/anything`].some((at) => allowed.covering(at).length > 0);
  return inside ? undefined : 'is outside `docs-paths`';
}

function refuseCollision({ path, other, how }: Collision): Refusal {
  const why = {
    spelling: `has the same name as ${codeSpan(other)} on file systems that ignore case`,
    'on-folder': 'is a file where the repository has a folder',
    'below-file': `is below ${codeSpan(other)}, which is a file or a submodule`,
  }[how];
  return { path, sentence: `${codeSpan(path)} ${why}.` };
}

// Kinds of files that are documentation and nothing else. A documentation folder also contains what
// builds, deploys and guards it, so a wildcard in `docs-paths` covers only the kinds below; whatever
// runs or configures something has to be named there.

const PAGES = ['md', 'mdx', 'markdown', 'mdoc', 'rst', 'adoc', 'asciidoc'];
const IMAGES = ['png', 'apng', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico'];
const DIAGRAMS = ['mmd', 'mermaid', 'd2', 'dot', 'drawio', 'excalidraw', 'puml', 'plantuml'];
const MEDIA = ['mp4', 'm4v', 'webm', 'mov', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'vtt', 'srt'];
const TABLES = ['csv', 'tsv'];
const KINDS = new Set([...PAGES, ...IMAGES, ...DIAGRAMS, ...MEDIA, ...TABLES]);

/**
 * Navigation and API descriptions, as pure data. Not here on purpose: HTML (a page of it runs
 * scripts), other `.txt` (pip installs what is in any of them), and every file of settings.
 */
const DATA =
  /^(?:(?:docs|mint|_?meta|navigation|versions)\.json|(?:_category_|sidebars?|[\w-]*-sidebars)\.(?:json|ya?ml)|_?toc\.ya?ml|\.pages|llms(?:-full)?\.txt)$/;
const API = /^(?:[\w.-]+[._-])?(?:openapi|swagger|asyncapi)(?:[._-][\w.-]+)?\.(?:json|ya?ml)$/;
/** `openapi.config.json` and the like tell a tool what to run or write. */
const API_TOOL =
  /(?:^|[._-])(?:generator|codegen|gen|settings|options|tools|rules(?:et)?)(?:[._-]|$)/;

/** GitHub reads these from `docs/` and from the root, and puts them into what others write. */
const TEMPLATE = /^(?:pull_request|issue|discussion)_template(?:\.|$)/;

/** Names that tools look for: an extension in `docs-paths` (`*.py`) does not cover them. */
const SETTINGS =
  /(?:^|[._-])(?:config|conf|rc|setup|lock|requirements|constraints)(?:[._-]|$)|^(?:package|composer|deno|[jt]sconfig|vercel|netlify|mkdocs|book|antora|action|docker-compose|compose|crowdin|renovate|robots|cmakelists|noxfile|fabfile|tasks|sidebars|gulpfile|gruntfile)[._-]/;

/** Why a wildcard does not cover this file, or undefined. `covering` are the globs that match it. */
function beyondDocumentation(path: string, covering: readonly string[]): string | undefined {
  const parts = path.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  const extension = /\.(\w+)$/.exec(name)?.[1];
  const named = covering.some((glob) => glob.split('/').at(-1)?.toLowerCase() === name);
  if (named) return undefined;
  if (parts.some((part) => TEMPLATE.test(part)))
    return 'is read by GitHub as a template; name it in `docs-paths` to allow it';
  if (DATA.test(name)) return undefined;
  if (API.test(name) && !SETTINGS.test(name) && !API_TOOL.test(name)) return undefined;
  if (extension !== undefined && KINDS.has(extension)) return undefined;
  const spelledOut = covering.some((glob) => extensions(glob).includes(extension ?? ''));
  if (spelledOut && !SETTINGS.test(name)) return undefined;
  return 'is not documentation (pages, images, media, navigation, API descriptions); name it in `docs-paths` to allow it';
}

/** The extensions that a glob writes out: `*.css`, `*.{css,js}`. */
function extensions(glob: string): string[] {
  const [, one, several = ''] = /\.(?:(\w+)|\{([\w,]+)\})$/.exec(glob.toLowerCase()) ?? [];
  return one === undefined ? several.split(',').filter(Boolean) : [one];
}

// Names that get in each other's way on checkout: two spellings that some file system takes for one,
// and a file where the repository has a folder, or the other way around.

interface Collision {
  path: string;
  /** The name it meets. */
  other: string;
  how: 'spelling' | 'on-folder' | 'below-file';
}

/** `existing` are the paths of all files before the change. */
function collisions(changes: readonly FileChange[], existing: Iterable<string>): Collision[] {
  const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
  const tree = new Tree();
  for (const path of existing) if (!gone.has(path)) tree.add(path);
  const found: Collision[] = [];
  for (const { path, kind } of changes) {
    if (kind === 'deleted') continue;
    const collision = tree.meets(path);
    if (collision) found.push({ path, ...collision });
    tree.spell(path);
  }
  return found;
}

class Tree {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  /** By folded path; the first spelling counts. */
  readonly #spelled = new Map<string, string>();
  readonly #keys = new Map<string, string>([['', '']]);

  add(path: string): void {
    this.#files.add(path);
    for (const folder of ancestors(path)) {
      if (this.#folders.has(folder)) break;
      this.#folders.add(folder);
    }
    this.spell(path);
  }

  /** Remembers the path and its folders under their folded names. */
  spell(path: string): void {
    for (const prefix of [path, ...ancestors(path)]) {
      const key = this.#key(prefix);
      if (this.#spelled.has(key)) continue;
      this.#spelled.set(key, prefix);
    }
  }

  meets(path: string): Omit<Collision, 'path'> | undefined {
    if (this.#files.has(path)) return undefined;
    if (this.#folders.has(path)) return { other: path, how: 'on-folder' };
    for (const prefix of [...ancestors(path).reverse(), path]) {
      // Names that were there before may meet each other: people gave them.
      if (this.#folders.has(prefix)) continue;
      if (this.#files.has(prefix)) return { other: prefix, how: 'below-file' };
      const other = this.#spelled.get(this.#key(prefix)) ?? prefix;
      if (other !== prefix) return { other, how: 'spelling' };
    }
    return undefined;
  }

  #key(path: string): string {
    const known = this.#keys.get(path);
    if (known !== undefined) return known;
    const cut = path.lastIndexOf('/');
    const key = `${this.#key(path.slice(0, Math.max(cut, 0)))}/${fold(path.slice(cut + 1))}`;
    this.#keys.set(path, key);
    return key;
  }
}

/** The folders that a path is in, the nearest first. */
function ancestors(path: string): string[] {
  const found: string[] = [];
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
    found.push(path.slice(0, cut));
  return found;
}

// Files that agent programs read by themselves and obey. Compared as `likeness` does: in any case and
// any disguise, because a reviewer and a file system may take it for the real name.

/** `<name>.md`, in any folder: the programs read them in every folder they come through. */
const INSTRUCTION_PAGES = new Set(
  [
    ...['agent', 'agents', 'claude', 'gemini', 'qwen', 'warp', 'crush', 'conventions', 'iflow'],
    ...['codex', 'jules', 'skill', 'opencode', 'replit', 'codebuddy', 'airules', 'bugbot'],
    'copilot-instructions',
  ].flatMap((name) => [name, `${name}.local`, `${name}.override`]),
);
/** Read by review bots, and only at the root: further down, these are ordinary pages. */
const ROOT_PAGES = new Set(['review', 'best_practices']);
/** `style.instructions.md`, `review.prompt.md`, and similar names. */
const PARTS = /\.(?:instructions|prompt|chatmode|agent)$/;
const FILES = /^(?:opencode|crush|greptile|\.?mcp|\.coderabbit|\.pr_agent)\.(?:jsonc?|ya?ml|toml)$/;
/** Files and folders of the programs; what follows the name (`.clinerules-code`) changes nothing. */
const HIDDEN =
  /^\.(?:docket|claude|cursor|agents?|codex|copilot|gemini|opencode|windsurf|cline|continue|junie|kiro|roo|aider|amazonq|qwen|warp|crush|iflow|jules|goose|augment|trae|factory|kilocode|openhands|devin|tabnine|zencoder|rovodev|firebender|codebuddy|aiassistant|vibe|grok|greptile|coderabbit|pr_agent|qodo|sourcery|ellipsis|kimi|rules|ai|idx|skills|prompts)/;

/** Does this file instruct agents? Only its exact path in `docs-paths` allows it. */
export function isInstruction(path: string): boolean {
  const parts = path.split('/').map(likeness);
  const last = parts.at(-1) ?? '';
  const page = /^(.+)\.(?:mdx?|mdc|markdown)$/.exec(last)?.[1];
  if (page !== undefined && (INSTRUCTION_PAGES.has(page) || PARTS.test(page))) return true;
  if (page !== undefined && parts.length === 1 && ROOT_PAGES.has(page)) return true;
  return FILES.test(last) || parts.some((part) => HIDDEN.test(part));
}

// What a path would be called on any file system that might check it out. macOS and Windows fold
// case, compose letters, drop trailing dots and have short 8.3 names, so a name that git stores as
// harmless can arrive there as `.git` or `.github`.

/** Letters of other scripts that look the same as a Latin one: enough to spell a forbidden name. */
const LOOKALIKES = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'вβь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡց',
    h: 'һн',
    i: 'іιıӏ',
    j: 'ј',
    k: 'кκ',
    l: 'ⅼ',
    m: 'мμ',
    n: 'ոп',
    o: 'оοօ',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    '.': '․。',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** One spelling for all names that some file system takes for the same. */
function fold(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      // `ß` and `ı` meet their plain letters only on the way through upper case.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(/^\s+|[\s.]+$/g, '')
  );
}

/** As `fold`, for names that must not even look forbidden: accents off, other scripts as Latin. */
function likeness(name: string): string {
  const bare = fold(name).normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

/** Why this cannot be a path at all, or undefined. */
function malformed(path: string): string | undefined {
  if (path === '') return 'has no name';
  if (!path.isWellFormed() || path.includes('\ufffd')) return 'has a name that is not valid UTF-8';
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return 'has control characters in its name';
  if (path.includes('\\')) return 'has a backslash in its name, which Windows reads as a folder';
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    return 'is not a plain relative path';
  return undefined;
}

/** Windows opens the device, whatever the extension. `fold` has made `COM¹` a `com1`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)\s*(?:\.|$)/;

/** Why nobody should give a new file this name, or undefined: each rule ends one way of hiding. */
function deceptive(path: string): string | undefined {
  // macOS takes 1024 bytes for a whole path, its own folders included.
  if (Buffer.byteLength(path) > 1000) return 'has a path of more than 1000 bytes';
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(path))
    return 'has invisible or direction-changing characters in its name';
  if (path.includes(':')) return 'has a colon in its name, which Windows reads as a stream';
  const odd = /[<>"|?*]/.exec(path)?.[0];
  if (odd !== undefined) return `has ${odd} in its name, which Windows cannot check out`;
  for (const part of path.split('/')) {
    if (DEVICE.test(fold(part))) return 'has the name of a device on Windows';
    if (/[\s.]$|^\s/u.test(part))
      return 'has a name that starts or ends in a space or ends in a dot';
    if (part.startsWith('-')) return 'has a name that looks like an option';
    if (/^[^.]{1,8}~\d+(\.[^.]{0,3})?$/.test(part)) return 'has a short Windows name (8.3)';
    if (Buffer.byteLength(part) > 255) return 'has a name of more than 255 bytes';
  }
  return undefined;
}

const HOOK_FOLDERS = new Set(['.husky', '.lefthook', '.hooks']);
const HOOK_FILES = /^(?:\.?lefthook(?:-local)?\.\w+|\.pre-commit-config\.ya?ml)$/;
/** The names git itself runs from a folder of hooks. */
const GIT_HOOK =
  /^(?:applypatch-msg|pre-applypatch|post-applypatch|pre-commit|pre-merge-commit|prepare-commit-msg|commit-msg|post-commit|pre-rebase|post-checkout|post-merge|pre-push|pre-receive|update|proc-receive|post-receive|post-update|reference-transaction|push-to-checkout|pre-auto-gc|post-rewrite|sendemail-validate|fsmonitor-watchman|post-index-change)$/;

/** Why no setting can ever open this path, or undefined. */
function forbidden(path: string): string | undefined {
  const parts = path.split('/').map(likeness);
  const last = parts.at(-1) ?? '';
  if (parts[0] === CONTEXT_FOLDER)
    return `is in \`${CONTEXT_FOLDER}/\`, where other repositories are only read`;
  if (parts.some((part) => part === '.github')) return 'is in `.github/`';
  if (parts.some((part) => part.startsWith('.git'))) return 'is one of git’s own files (`.git*`)';
  if (parts.some((part) => HOOK_FOLDERS.has(part)) || HOOK_FILES.test(last)) return 'is a hook';
  if (parts.includes('hooks') && GIT_HOOK.test(last)) return 'is a hook';
  return undefined;
}
