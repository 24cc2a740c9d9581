// What pages document. They are read line by line: what counts is whether a name is there, and whether
// it is shown as code. Words count only as code, and those that a page is about (a heading, the start of
// a list item or of a table's row) count as defined; flags, variables, and routes have a look of their own.

import { posix } from 'node:path';
import type { Kind } from './finding.ts';
import { FLAG_IN, fold, type Lines, own } from './spots.ts';

export interface Name {
  kind: Kind;
  name: string;
}

export interface Mention {
  page: string;
  line: number;
  /** The whole line. */
  text: string;
}

/** In characters. The rest of a larger page is not read. */
const MAX_PAGE = 1_000_000;
const MAX_LINE = 2_000;
/** Pages that are named for one name. */
const MAX_PLACES = 20;
/** Names of one kind that are remembered. With more of them, less counts as documented, and is missed. */
const MAX_SEEN = 200_000;

const VARIABLE = /(?<![\w-])[A-Z][A-Z0-9_]{2,60}(?![\w-])/g;
const WORD = /[A-Za-z_$][\w$]{0,80}(?:[.-][\w$]{1,80}){0,12}/g;
const PATH = /(?<![\w./@-])(?:\.\/)?[\w.@-]{1,100}(?:\/[\w.@+-]{1,100}){1,12}/g;
const ROUTE =
  /(?<![\w.~/])(?:https?:\/\/[\w.:{}<>$-]{1,100})?((?:\/[\w{}:<>$.@%~+-]{1,80}){1,12})/g;
const LINK = /\]\(\s{0,3}<?([^()\s<>]{1,300})/g;
const RUN =
  /\b(npm run(?:-script)?|yarn(?: run)?|pnpm(?: run)?|bun run|make|just|composer(?: run(?:-script)?)?)\s+(?:-s\s+|--\s+)?([\w:.-]{1,60})/g;
const COMMAND =
  /^\s*(?:[$>%#]\s+)?(?:sudo\s+|npx\s+|[A-Z_]{2,40}=\S{1,80}\s+)*(?:\.\/)?([\w-]{1,60})((?:\s+[^|;&]{0,300})?)/;
const CODE =
  /`{1,3}([^`]{1,500})`{1,3}|<code>([^<]{1,500})<\/code>|\\f[BI]([^\\]{1,200})\\f[RP]|\*\*([^*\s]{1,80})\*\*/g;
const DEFINES = /\b(?:def|function|class|func|fn|const|let|var|type|interface)\s+$/;

/** A page says what is no longer so, which is no mistake. */
const PAST =
  /\b(?:removed|deprecat\w*|no longer|renamed|formerly|previously|replaced|superseded|obsolete|legacy|used to be|instead of(?= `)|until v?\d|before v?\d|was called|old name|prior to)\b/i;
const PAST_SECTION = /\b(?:deprecat|remov|migrat|upgrad|legacy|breaking|changelog|histor|release)/i;
/** Programs whose flags are their own. */
export const FOREIGN_PROGRAM =
  /^(?:git|gh|npm|npx|pnpm|yarn|bun|node|deno|docker|docker-compose|podman|kubectl|helm|curl|wget|pip3?|pipx|uv|poetry|python3?|pytest|cargo|rustup|go|mvn|gradle|make|cmake|brew|apt|apt-get|dnf|yum|apk|ssh|scp|rsync|tar|psql|aws|gcloud|az|terraform|openssl|systemctl|jq|sed|grep|find|ls|vitest|jest|tsc|eslint|biome|prettier|cd|cat|echo|export|mkdir|sudo|bash|sh|php|ruby|gem|bundle|java)$/;

interface At {
  page: string;
  line: number;
  text: string;
  /** In a section about the past. */
  past: boolean;
  fenced: boolean;
  shell: boolean;
}

/** Not about the past. */
const isCurrent = ({ past, fenced, text }: At) => !past && (fenced || !PAST.test(text));

export class Pages {
  readonly #lines: Lines;
  readonly #flags = new Set<string>();
  readonly #variables = new Set<string>();
  readonly #prefixes = new Map<string, number>();
  /** None, or such as `APP_`, where pages have several names that begin so. */
  readonly #common = [''];
  /** What is shown as code, and whether a page is about it. */
  readonly #words = new Map<string, boolean>();
  readonly #routes = new Map<string, string[][]>();
  readonly #seenRoutes = new Set<string>();
  /** The words after the name of a program. */
  readonly #commands = new Set<string>();
  /** The flags on command lines, by program. */
  readonly lines = new Map<string, Map<string, Mention & { name: string }>>();
  /** Names whose places are wanted. */
  readonly #wanted = new Map<Kind, Map<string, Mention[]>>();
  readonly #versions: { name: string; pattern: RegExp }[] = [];
  /** What the page that is read defines itself, as examples do. */
  readonly #own = new Set<string>();
  /** Lines that state a value, such as `(default: 10)`, for the names on them. */
  readonly #defaults: ReadonlySet<string>;
  readonly defaults: (Mention & { name: string })[] = [];

  /** `wanted`: where these are is remembered. `defaults`: folded names whose values are. */
  constructor(
    lines: Lines,
    wanted: Iterable<Name> = [],
    defaults: ReadonlySet<string> = new Set(),
  ) {
    this.#lines = lines;
    this.#defaults = defaults;
    for (const { kind, name } of wanted) {
      const places = this.#wanted.get(kind) ?? new Map<string, Mention[]>();
      const key = keyOf(kind, name);
      if (places.has(key)) continue;
      this.#wanted.set(kind, places.set(key, []));
      if (kind === 'version') this.#versions.push({ name, pattern: versionPattern(name) });
    }
  }

  /** Is it on any page, as what it is? */
  has(kind: Kind, name: string): boolean {
    if (kind === 'route') return name.startsWith('/') && this.#hasRoute(name);
    const folded = fold(name);
    if (kind === 'flag') return this.#hasFlag(folded);
    if (kind === 'variable') return this.#common.some((one) => this.#variables.has(one + folded));
    if (kind === 'command') return this.#commands.has(folded);
    return this.#words.has(folded) || this.#words.has(lastOf(folded));
  }

  /** Whether a page is about this word. */
  isDefined(name: string): boolean {
    return [name, lastOf(name)].some((one) => this.#words.get(fold(one)) === true);
  }

  /** Where pages present it as something that there is, once for each page. */
  of({ kind, name }: Name): readonly Mention[] {
    return this.#wanted.get(kind)?.get(keyOf(kind, name)) ?? [];
  }

  /** Remembers where a wanted name is, if this way of writing it says that it is meant. */
  #note(kind: Kind, key: string, at: At, isMeant = true): void {
    const places = isMeant ? this.#wanted.get(kind)?.get(key) : undefined;
    if (!places || places.length >= MAX_PLACES || places.at(-1)?.page === at.page) return;
    if (isCurrent(at)) places.push({ page: at.page, line: at.line, text: own(at.text) });
  }

  read(page: string, text: string): void {
    this.#own.clear();
    const at: At = { page, line: 0, text: '', past: false, fenced: false, shell: false };
    let fence = '';
    let before = '';
    const literal = /\.rst$/i.test(page);
    for (const whole of this.#lines.of(page, text.slice(0, MAX_PAGE))) {
      const content = whole.length > MAX_LINE ? whole.slice(0, MAX_LINE) : whole;
      at.line += 1;
      at.text = content;
      const opens = fenceOf(content);
      if (opens !== '' && (fence === '' || fence === opens)) {
        fence = fence === '' ? opens : '';
        at.fenced = fence !== '';
        at.shell = /(?:sh|bash|shell|zsh|console|terminal|text|```)\s*$/.test(content);
        continue;
      }
      const isHeading = fence === '' && /^(?:#{1,6}|={1,6}|\.S[HS]) /.test(content);
      if (isHeading) at.past = PAST_SECTION.test(content);
      // A heading of reStructuredText is known by the line below it.
      if (/^([=~^"'-])\1{2,}\s*$/.test(content) && fence === '') this.#readHeading(before, at);
      if (isHeading) this.#readHeading(content.replace(/^\S+\s+/, ''), at);
      const isCode = fence !== '' || (literal && /^ {2,}\$ /.test(content));
      for (const part of partsOf(content, isCode)) this.#readPart(part, at);
      if (content.includes('](')) this.#readLinks(content, at);
      for (const { name, pattern } of this.#versions)
        if (pattern.test(content)) this.#note('version', name, at);
      if (this.#defaults.size > 0 && /default/i.test(content))
        this.#readDefaults(content, before, at);
      if (content.trim() !== '') before = content;
    }
  }

  /** `## cache.ttl`, `### --json`, `## trail check`. */
  #readHeading(heading: string, at: At): void {
    const plain = (heading.split(/[({<]/, 1)[0] ?? '').replace(/[`*#\\]/g, '').trim();
    if (/^[A-Za-z][\w.-]{1,80}$/.test(plain))
      for (const one of withLast(plain)) this.#see(fold(one), true);
    this.#readCommand(COMMAND.exec(plain), at);
  }

  #readPart({ text, code, first }: Part, at: At): void {
    const command = code ? COMMAND.exec(text) : null;
    if (text.includes('--')) this.#readFlags(text, command, at);
    for (const name of text.match(VARIABLE) ?? []) {
      if (!code && !name.includes('_')) continue;
      const folded = fold(name);
      if (this.#variables.size < MAX_SEEN && !this.#variables.has(folded)) {
        this.#variables.add(own(folded));
        const prefix = name.includes('_') ? fold(name.split('_', 1)[0] ?? '') : '';
        const count = (this.#prefixes.get(prefix) ?? 0) + 1;
        this.#prefixes.set(own(prefix), count);
        if (prefix && count === 3 && this.#common.length < 100) this.#common.push(own(prefix));
      }
      this.#note('variable', folded, at);
    }
    if (text.includes('/')) {
      for (const [, path = ''] of text.matchAll(ROUTE)) this.#readRoute(path, at);
      // In an example, a path is that of somebody else's file.
      if (code && (!at.fenced || at.shell) && this.#wanted.has('path')) {
        for (const path of text.match(PATH) ?? [])
          this.#note('path', path.replace(/^\.\//, ''), at);
      }
    }
    if (!code) return;
    for (const [, tool = '', name = ''] of this.#wanted.has('script') ? text.matchAll(RUN) : [])
      this.#note('script', scriptKey(tool, name), at);
    this.#readCommand(command, at);
    this.#readWords(text, first, at);
  }

  #readFlags(text: string, command: RegExpExecArray | null, at: At): void {
    const [, program = '', rest = ''] = command ?? [];
    const ours = !FOREIGN_PROGRAM.test(program);
    if (program !== '' && this.lines.size < 2_000 && ours && isCurrent(at)) {
      const flags = this.lines.get(program) ?? new Map<string, Mention & { name: string }>();
      if (!this.lines.has(program)) this.lines.set(own(program), flags);
      for (const [, name = ''] of (rest.split('#', 1)[0] ?? '').matchAll(FLAG_IN))
        if (!flags.has(fold(name)) && flags.size < 2_000) {
          const { page, line } = at;
          flags.set(own(fold(name)), { name: own(`--${name}`), page, line, text: '' });
        }
    }
    for (const [, name = ''] of text.matchAll(FLAG_IN)) {
      const flag = fold(name);
      if (this.#flags.size < MAX_SEEN && !this.#flags.has(flag)) this.#flags.add(own(flag));
      this.#note('flag', flag, at, ours);
    }
  }

  /** The words after the name of a program: `trail check`. */
  #readCommand(command: RegExpExecArray | null, at: At): void {
    const [, program = '', rest = ''] = command ?? [];
    const name = /^\s+([a-z][\w-]{1,40})(?:\s|$)/.exec(rest)?.[1];
    if (!name || FOREIGN_PROGRAM.test(program) || program.length < 2) return;
    const key = fold(name);
    if (this.#commands.size < MAX_SEEN && !this.#commands.has(key)) this.#commands.add(own(key));
    this.#note('command', key, at);
  }

  #readWords(text: string, first: boolean, at: At): void {
    const exports = this.#wanted.get('export');
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const next = text[index + word.length] ?? '';
      const alone = word.length === text.trim().length;
      const isKey = /[:=]/.test(next) && text.slice(0, index).trim() === '';
      const defined = isKey || (!at.fenced && first && (alone || index === 0));
      const strong = (alone && !at.fenced) || isKey || /[a-z\d][A-Z]|[_.-]/.test(word);
      for (const one of withLast(word)) {
        const key = fold(one);
        this.#see(key, defined);
        this.#note('key', key, at, strong);
      }
      if (!exports) continue;
      if (DEFINES.test(text.slice(Math.max(0, index - 12), index))) this.#own.add(word);
      for (const name of word.includes('.') ? [word, ...word.split('.')] : [word]) {
        if (!exports.has(name) || this.#own.has(name)) continue;
        const shown = /[a-z\d][A-Z]|_/.test(name) || (next === '(' && word.endsWith(name));
        this.#note('export', name, at, shown && name.length > 3);
      }
    }
  }

  #see(key: string, defined: boolean): void {
    const known = this.#words.get(key);
    if (known === true || (known === false && !defined)) return;
    if (known !== undefined || this.#words.size < MAX_SEEN) this.#words.set(own(key), defined);
  }

  #readRoute(path: string, at: At): void {
    const steps = stepsOf(path);
    const last = steps.at(-1);
    if (last === undefined) return;
    const joined = steps.join('/');
    if (!this.#seenRoutes.has(joined) && this.#seenRoutes.size < MAX_SEEN) {
      this.#seenRoutes.add(own(joined));
      const ending = this.#routes.get(last) ?? [];
      ending.push(steps.map(own));
      this.#routes.set(own(last), ending);
    }
    // Also with what the address begins with, such as the version of an API.
    for (let from = 0; from < Math.min(steps.length, 4); from += 1) {
      const isMeant = from === 0 || steps.length - from > 1;
      this.#note('route', `/${steps.slice(from).join('/')}`, at, isMeant);
    }
  }

  #hasRoute(name: string): boolean {
    const steps = stepsOf(name);
    const last = steps.at(-1) ?? '*';
    const alike = last === '*' ? this.#routes.values() : [this.#routes.get(last) ?? []];
    for (const routes of alike) if (routes.some((route) => endsWith(route, steps))) return true;
    return false;
  }

  #hasFlag(folded: string): boolean {
    const other = folded.startsWith('no') ? folded.slice(2) : `no${folded}`;
    return this.#flags.has(folded) || this.#flags.has(other);
  }

  #readLinks(content: string, at: At): void {
    for (const [, target = ''] of content.matchAll(LINK)) {
      const [path = ''] = target.split(/[#?]/, 1);
      if (path === '' || /^[a-z]+:/i.test(path)) continue;
      const file = posix.join(posix.dirname(at.page), path);
      this.#note('path', file, at);
    }
  }

  /** The line names what it is about, or the line before it does. */
  #readDefaults(content: string, before: string, at: At): void {
    const { page, line } = at;
    if (!isCurrent(at) || this.defaults.length >= 1_000) return;
    for (const text of [content, before]) {
      const shown =
        text.match(/`[^`]{1,80}`|\*\*[^*]{1,80}\*\*|--[\w-]{1,60}|^#.*/g)?.join(' ') ?? '';
      const names = new Set(Array.from(shown.matchAll(/[A-Za-z][\w.-]*/g), ([word]) => fold(word)));
      const known = names.intersection(this.#defaults);
      for (const name of known) this.defaults.push({ name, page, line, text: own(content) });
      if (known.size > 0) return;
    }
  }
}

/** What is the same name on pages and in code. Exported names are as they are. */
export const placeKey = (kind: Kind, name: string) => `${kind} ${keyOf(kind, name)}`;

function keyOf(kind: Kind, name: string): string {
  if (kind === 'route') return `/${stepsOf(name).join('/')}`;
  if (kind === 'flag' || kind === 'variable' || kind === 'command') return fold(name);
  return kind === 'key' ? fold(lastOf(name)) : name;
}

/** `npm run build` and `yarn build` are one script; a target of make is another. */
export const scriptKey = (tool: string, name: string) =>
  `${/^(?:make|just)$/.test(tool) ? tool : 'npm'} ${name}`;

const withLast = (name: string) => (name.includes('.') ? [name, lastOf(name)] : [name]);
const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

function endsWith(route: readonly string[], wanted: readonly string[]): boolean {
  const from = route.length - wanted.length;
  return from >= 0 && wanted.every((step, at) => step === '*' || step === route[from + at]);
}

function fenceOf(line: string): string {
  if (!/[`~-]{3}/.test(line)) return '';
  return /^\s{0,12}(?:[-*>]\s+)?(```|~~~|----\s*$)/.exec(line)?.[1]?.trim() ?? '';
}

interface Part {
  text: string;
  code: boolean;
  /** Whether the line is about it. */
  first: boolean;
}

/** The code in a line, and the text around it. */
function partsOf(line: string, fenced: boolean): Part[] {
  if (fenced) return [{ text: line, code: true, first: false }];
  if (!/[`*\\<]/.test(line)) return [{ text: line, code: false, first: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const match of line.matchAll(CODE)) {
    const before = line.slice(end, match.index);
    parts.push({ text: before, code: false, first: false });
    const first =
      end === 0 && /^\s*(?:[-*+|#=>.]+|\d+[.)]|\.\.\s[\w-]+::)?\s*[[*(]{0,2}$/.test(before);
    parts.push({ text: match.slice(1).find((one) => one !== undefined) ?? '', code: true, first });
    end = match.index + match[0].length;
  }
  return [...parts, { text: line.slice(end), code: false, first: false }];
}

/** `/users/{id}`, `/users/:id`, `/users/<int:id>`, and `/users/$ID` are one route. */
export function stepsOf(path: string): string[] {
  return path
    .split('/')
    .filter((step) => step !== '')
    .map((step) => (/^[{:<$*[]|^\d+$|^[A-Z][A-Z_]+$/.test(step) ? '*' : step.replace(/[.:]$/, '')));
}

/** Only where a page says what people need; a version can be on a page for many reasons. */
function versionPattern(name: string): RegExp {
  const [, tool = '', version = ''] = /^(Node\.js|Python|Go|Rust) (\S+)$/.exec(name) ?? [];
  if (tool === '') return new RegExp(`(?<![\\w/-])${RegExp.escape(name)}(?![\\w-]|\\.\\d)`);
  const word = tool === 'Node.js' ? 'Node(?:\\.js|JS|js)?' : tool;
  return new RegExp(
    `\\b${word}\\s{1,2}(?:version\\s)?(?:(?:>=|≥|v)\\s?)?${RegExp.escape(version)}(?:\\.x|\\.0)?(?:\\+|\\s(?:or|and)\\s(?:newer|later|higher|above|greater|up))|\\b${word}\\s{0,2}(?:>=|≥)\\s?v?${RegExp.escape(version)}(?![\\d.])|\\b(?:requires?|needs?|at least|minimum)\\b[^.|\\n]{0,30}\\b${word}\\s{1,2}v?${RegExp.escape(version)}(?![\\d.])`,
    'i',
  );
}
