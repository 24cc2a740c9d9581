// What files with a known structure say: the versions that a package needs, its scripts, its programs.
// And which names are nobody's to document.

import type { Kind } from './finding.ts';
import { type Name, scriptKey } from './pages.ts';

type Requirement = [name: string, pattern: RegExp];
/** What a manifest requires, and how people write its own version: `name@1.2.3`. */
const MANIFESTS: Readonly<
  Record<string, { needs?: Requirement; version?: RegExp; sign?: string }>
> = {
  'package.json': {
    needs: ['Node.js', /"node"\s{0,5}:\s{0,5}"[^"\d]{0,5}(\d{1,3})/],
    version: /^\s{0,4}"version"\s{0,5}:\s{0,5}"(\d[\w.-]{2,40})"/m,
    sign: '@',
  },
  'pyproject.toml': {
    needs: ['Python', /requires-python\s{0,5}=\s{0,5}"[^"\d]{0,5}(\d\.\d{1,2})/],
    version: /^version\s{0,5}=\s{0,5}"(\d[\w.-]{2,40})"/m,
    sign: '==',
  },
  'Cargo.toml': {
    needs: ['Rust', /^rust-version\s{0,5}=\s{0,5}"(\d\.\d{1,3})/m],
    version: /^version\s{0,5}=\s{0,5}"(\d[\w.-]{2,40})"/m,
    sign: '@',
  },
  'go.mod': { needs: ['Go', /^go (\d\.\d{1,3})/m] },
};
const OWN_NAME = /^\s{0,4}"?name"?\s{0,5}[:=]\s{0,5}"([@\w./-]{1,100})"/m;
/** Targets of make and recipes of just. */
const TARGET = /^@?([A-Za-z][\w.-]{0,60})(?:\s[^\n:=]{0,200})?:(?!=)/gm;
const MAX_NAMES = 1_000;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Versions and scripts that a file with a known structure has. */
export function findStated(path: string, text: string): Name[] {
  const file = nameOf(path);
  const found: Name[] = [];
  const manifest = Object.hasOwn(MANIFESTS, file) ? MANIFESTS[file] : undefined;
  const add = (kind: Kind, name: string) => found.length < MAX_NAMES && found.push({ kind, name });
  if (manifest?.needs) {
    const [tool, pattern] = manifest.needs;
    const needed = pattern.exec(text);
    if (needed) add('version', `${tool} ${needed[1]}`);
  }
  const version = manifest?.version?.exec(text);
  const name = version && OWN_NAME.exec(text)?.[1];
  if (version && name) add('version', `${name}${manifest?.sign}${version[1]}`);
  if (file === 'package.json' || file === 'composer.json') {
    const { scripts } = parsed(text);
    for (const script of Object.keys(record(scripts))) add('script', scriptKey('npm', script));
  }
  const tool = /^(?:GNU)?[Mm]akefile$/.test(file) ? 'make' : /^\.?justfile$/i.test(file) && 'just';
  for (const { 1: target = '' } of tool ? text.matchAll(TARGET) : [])
    add('script', scriptKey(tool || '', target));
  return found;
}

/** What the programs of a repository are called, by the files that say so. */
export function findPrograms(path: string, text: string): string[] {
  const file = nameOf(path);
  if (file === 'package.json') {
    const { bin, name } = parsed(text);
    return [nameOf(String(name)), ...Object.keys(typeof bin === 'string' ? {} : record(bin))];
  }
  if (file === 'composer.json') {
    const { bin } = parsed(text);
    return Array.isArray(bin) ? bin.map((one) => nameOf(String(one))) : [];
  }
  if (file === 'pyproject.toml') {
    const at = text.search(/^\[(?:project|tool\.poetry)\.scripts\]/m);
    const section = at < 0 ? '' : text.slice(at + 5, at + 2_000).split(/^\[/m, 1)[0];
    return Array.from(
      (section ?? '').matchAll(/^"?([\w-]{1,60})"?\s{0,5}=/gm),
      ([, one = '']) => one,
    );
  }
  const own = /^(?:name = "|module (?:\S{0,200}\/)?)([\w-]{1,60})"?$/m.exec(text)?.[1];
  return own ? [own] : [];
}

export const isManifest = (path: string) =>
  Object.hasOwn(MANIFESTS, nameOf(path)) || nameOf(path) === 'composer.json';

const record = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

function parsed(text: string): Record<string, unknown> {
  try {
    return record(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What the system, the runner, or a tool defines, and words in capitals that are no variables. */
const OTHERS = new Set(
  [
    'PATH HOME CI USER SHELL PWD TERM TMPDIR TEMP TMP LANG LANGUAGE TZ IFS EDITOR VISUAL PAGER DISPLAY',
    'OSTYPE COMPREPLY NOTIFY_SOCKET NO_COLOR FORCE_COLOR COLORTERM',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY',
    'APPDATA LOCALAPPDATA USERPROFILE COMSPEC SYSTEMROOT PATHEXT MSYSTEM',
    'NODE_ENV NODE_OPTIONS NODE_PATH GOPATH GOROOT RUBYOPT RUBYLIB MAKEFLAGS GH_TOKEN GH_REPO GH_HOST',
    'PATH_INFO QUERY_STRING REQUEST_METHOD HTTP_HOST HTTP_REFERER HTTP_USER_AGENT HTTP_COOKIE',
    'GET HEAD POST PUT PATCH DELETE OPTIONS',
    'DEBUG TEST DEV PROD MODE TRUE FALSE NULL NONE TODO FIXME UTF8 UTF_8 ASCII',
  ].flatMap((line) => line.split(' ')),
);
const FAMILIES =
  /^(?:(?:ACTIONS|AWS|BASH|CARGO|DOCKER|DYLD|GIT|GITHUB|GITLAB_CI|INPUT|JAVA|JEST|KUBERNETES|LC|LD|NPM|PYTEST|PYTHON|RUNNER|SSH|SSL|SUDO|SYSTEMD|VITEST|XDG)_\w*|COMP_[A-Z]+|HTTP_ACCEPT\w*|PG[A-Z]+|SIG[A-Z]+\d?)$|(?:^|_)TEST(?:S|ING|_|$)/;

export function isWorthwhile(kind: Kind, name: string): boolean {
  if (kind === 'variable') return !OTHERS.has(name) && !FAMILIES.test(name);
  if (kind === 'flag') return !/^--(?:help|version|no-help)$/.test(name) && name.length > 3;
  // A root, or a pattern for everything, is no place that anyone documents.
  if (kind === 'route') return /\/[\w{:<][^/*]/.test(name) && !name.includes('*');
  return true;
}
