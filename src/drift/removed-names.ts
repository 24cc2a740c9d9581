// Names that a change takes from all code: flags, environment variables, settings, and routes whose
// declaration is on a removed line, while no spelling of them is left in any file of code.

import type { FileTree } from '../shared/git/file-tree.ts';
import { codeLines } from './code-lines.ts';
import type { Limits } from './limits.ts';
import { isShell, type PagePart } from './page-parts.ts';

type NameKind = 'flag' | 'variable' | 'setting' | 'route';

export interface RemovedName {
  kind: NameKind;
  /** As the code had it; a flag begins with two dashes. */
  name: string;
  removed: { path: string; line: number; text: string };
  became?: string;
}

const MAX_NAMES = 2_000;
/** Each is looked for in all code. */
const MAX_WANTED = 300;

const FLAG = /^-{0,2}(?:\[no-\])?([A-Za-z][\w-]*(?:\.[\w-]+)*)$/;
const VARIABLE = /(?<![\w-])[A-Z][A-Z0-9]*_[A-Z0-9_]{1,60}(?![\w-])/g;
const STRING = /"((?:[^"\\]|\\.){1,200})"|'((?:[^'\\]|\\.){1,200})'|`((?:[^`\\]|\\.){1,200})`/g;
const KEY =
  /^\s*(?:(?:pub|public|readonly)\s+)?["']?([A-Za-z][\w-]*(?:\.[\w-]+)*)["']?\??\s*[:=](?![:=])/;
const COMPOUND = /[a-z\d][A-Z]|[._-]/;
/** Words in capitals that tools and systems define. */
const FOREIGN =
  /^(?:(?:ACTIONS|AWS|BASH|CARGO|DOCKER|DYLD|GIT|GITHUB|GITLAB|INPUT|JAVA|JEST|KUBERNETES|LC|LD|NPM|PYTEST|PYTHON|RUNNER|SSH|SSL|SUDO|SYSTEMD|VITEST|XDG|NODE|PG|HTTP|HTTPS|NO|FORCE)_\w*)$/;

/** Every name that a removed line may declare, by how pages write it. */
export function readRemovedNames(
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
  { cut }: Limits,
): RemovedName[] {
  const found = new Map<string, RemovedName>();
  for (const [path, text] of was) {
    const kept = new Map<string, number>();
    const now = [...codeLines(path, is.get(path) ?? '')];
    for (const one of now) kept.set(one.code, (kept.get(one.code) ?? 0) + 1);
    for (const { line, code } of codeLines(path, text)) {
      const left = kept.get(code) ?? 0;
      kept.set(code, left - 1);
      if (left > 0 || code.length > 1_000) continue;
      for (const { kind, name } of declaredOn(path, code)) {
        const key = `${kind} ${name}`;
        if (found.has(key)) continue;
        if (found.size === MAX_NAMES) {
          cut.add(`the first ${MAX_NAMES} names that the change may remove`);
          return [...found.values()];
        }
        const became = renamedOn(code, name.replace(/^--/, ''), now);
        const removed = { path, line, text: code.trim() };
        found.set(key, { kind, name, removed, ...(became !== undefined && { became }) });
      }
    }
  }
  return [...found.values()];
}

function* declaredOn(path: string, code: string): Generator<Pick<RemovedName, 'kind' | 'name'>> {
  for (const match of code.matchAll(STRING)) {
    const text = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    if (text.startsWith('-')) {
      for (const word of text.split(/[\s,=|/[(<]+/)) {
        const name = word.startsWith('--') ? FLAG.exec(word)?.[1] : undefined;
        if (name !== undefined && name.length > 2) yield { kind: 'flag', name: `--${name}` };
      }
      continue;
    }
    const route = /^(?:[A-Z]{3,7} )?(\/[\w{:<$][^\s"'`]{1,200})$/.exec(text)?.[1];
    if (route !== undefined) {
      if (lastStep(route) !== undefined) yield { kind: 'route', name: route };
      continue;
    }
    const word = /^([A-Za-z][\w-]*(?:\.[\w-]+)*)/.exec(text)?.[1];
    if (word === undefined || word !== text) continue;
    if (word.length > 2 && word === word.toLowerCase())
      yield { kind: 'flag', name: `--${word.replaceAll('_', '-')}` };
    if (COMPOUND.test(word) && word.length > 4) yield { kind: 'setting', name: word };
  }
  for (const [name] of code.matchAll(VARIABLE))
    if (!FOREIGN.test(name)) yield { kind: 'variable', name };
  const key = KEY.exec(code)?.[1];
  if (key !== undefined && COMPOUND.test(key) && key.length > 4)
    yield { kind: 'setting', name: key };
  // A field of a struct whose flags are derived from its fields.
  const field = path.endsWith('.rs')
    ? /^\s+(?:pub(?:\(\w+\))?\s+)?([a-z][a-z\d_]{2,60}):\s/.exec(code)?.[1]
    : undefined;
  if (field !== undefined) yield { kind: 'flag', name: `--${field.replaceAll('_', '-')}` };
}

/** The name that stands in its place, if one line differs by nothing else. */
function renamedOn(
  code: string,
  name: string,
  now: readonly { code: string }[],
): string | undefined {
  const at = code.indexOf(name);
  if (at < 0) return undefined;
  const [start, end] = [code.slice(0, at), code.slice(at + name.length)];
  if (start.trim() === '' && end.trim() === '') return undefined;
  const alike = now.filter(
    ({ code: other }) =>
      other !== code &&
      other.length > start.length + end.length &&
      other.startsWith(start) &&
      other.endsWith(end),
  );
  const [only] = alike;
  const became = only?.code.slice(start.length, only.code.length - end.length) ?? '';
  return alike.length === 1 && /^[A-Za-z][\w.-]{1,80}$/.test(became) ? became : undefined;
}

/** Lower case words, however they are put together: `log`, `level` of `--log-level` and `LogLevel`. */
const wordsOf = (name: string) =>
  name
    .replace(/^-+/, '')
    .split(/(?<=[a-z\d])(?=[A-Z])|[-_.\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** `/users/{id}`, `/users/:id`, `/users/<int:id>`, and `/users/$ID` are one route. */
export const routeKey = (route: string) =>
  route
    .split('/')
    .filter((step) => step !== '')
    .map((step) => (/^[{:<$*[]|^\d+$|^[A-Z][A-Z_]+$/.test(step) ? '*' : step))
    .join('/');

const lastStep = (route: string) =>
  route.split(/[/?#]/).findLast((step) => /^[A-Za-z][\w.-]{2,}$/.test(step));

/** Finds any spelling: kebab, camel, snake, and without the first word, which a project may add. */
function spellingsOf({ kind, name }: RemovedName): string[] {
  const words = wordsOf(kind === 'route' ? (lastStep(name) ?? name) : name);
  const written = (some: readonly string[]) =>
    some.length > 1 || (some[0]?.length ?? 0) > 7
      ? some.map(RegExp.escape).join('[-_. ]?')
      : `(?<![a-z])${RegExp.escape(some[0] ?? '')}(?![a-z])`;
  const all = [words];
  if (words.length > 1 && (kind === 'variable' || kind === 'setting')) all.push(words.slice(1));
  if (words[0] === 'no' && words.length > 1) all.push(words.slice(1));
  return all.map(written);
}

/** What of these is in no file of code any more, wherever it stands. */
export async function withoutLeft(
  names: readonly RemovedName[],
  after: FileTree,
  paths: readonly string[],
  limits: Limits,
): Promise<RemovedName[]> {
  const wanted = limits.most(names, MAX_WANTED, 'removed names that pages mention');
  let open = wanted.map((one) => ({
    one,
    patterns: spellingsOf(one).map((spelling) => new RegExp(spelling, 'i')),
  }));
  for await (const { text } of after.read(paths)) {
    if (open.length === 0) break;
    limits.assertTime();
    open = open.filter(({ patterns }) => !patterns.some((pattern) => pattern.test(text)));
  }
  return open.map(({ one }) => one);
}

const FLAG_IN = /(?<![\w#=./-])--(?:\[no-\])?([A-Za-z][\w-]*(?:\.[\w-]+)*)/g;
const FOREIGN_PROGRAM =
  /^\s*(?:[$>%#]\s+)?(?:sudo\s+|[A-Z_]{2,40}=\S{1,80}\s+)*(?:git|gh|npm|npx|pnpm|yarn|bunx?|node|deno|docker|docker-compose|podman|kubectl|helm|curl|wget|pip3?|pipx|uvx?|poetry|python3?|pytest|cargo|rustup|rustc|go|mvn|gradle|\.\/gradlew|make|cmake|brew|apt|apt-get|dnf|yum|apk|pacman|ssh|scp|rsync|tar|psql|aws|gcloud|az|terraform|openssl|systemctl|jq|sed|grep|rg|find|ls|fzf|vitest|jest|tsc|eslint|biome|prettier|php|ruby|gem|bundle|java|ffmpeg)\s/;

/** The names that this part of a page presents as something that there is. */
export function namesIn(part: PagePart): { kind: NameKind; name: string }[] {
  const { text, as, language, past } = part;
  if (past || as === 'prose') return [];
  const found: { kind: NameKind; name: string }[] = [];
  const shell = as === 'literal' || isShell(language);
  if (shell && !FOREIGN_PROGRAM.test(text))
    for (const [, name = ''] of text.matchAll(FLAG_IN))
      found.push({ kind: 'flag', name: `--${name}` });
  for (const [name] of text.matchAll(VARIABLE)) found.push({ kind: 'variable', name });
  if (as === 'literal') {
    const word = text.trim().replace(/[:=]$/, '');
    if (COMPOUND.test(word) && /^[A-Za-z][\w.-]{3,80}$/.test(word))
      found.push({ kind: 'setting', name: word });
    const route = /^(?:[A-Z]{3,7} )?(\/[\w{:<$][^\s"'`]{1,200})$/.exec(text.trim())?.[1];
    if (route !== undefined) found.push({ kind: 'route', name: route });
  }
  return found;
}

/** The page declares it itself, in a sample: then it is somebody else's there. */
export function declaresIn({ as, language, text }: PagePart, name: string): boolean {
  if (as !== 'block' || isShell(language)) return false;
  for (const match of text.matchAll(STRING)) {
    const [word = ''] = (match[1] ?? match[2] ?? match[3] ?? '').trim().split(/[\s=<,[]/, 1);
    if (word === name || word === name.replace(/^--/, '')) return true;
  }
  return false;
}
