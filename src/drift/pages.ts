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

interface Entry {
  places: Mention[];
}

interface At {
  page: string;
  line: number;
  text: string;
  /** Not about the past. */
  current: boolean;
  fenced: boolean;
  shell: boolean;
}

export class Pages {
  readonly #lines: Lines;
  readonly #flags = new Set<string>();
  readonly #variables = new Set<string>();
  readonly #prefixes = new Map<string, number>();
  /** What is shown as code, and whether a page is about it. */
  readonly #words = new Map<string, boolean>();
  readonly #routes = new Map<string, string[][]>();
  readonly #seenRoutes = new Set<string>();
  /** The words after the name of a program. */
  readonly #commands = new Set<string>();
  /** The flags on command lines, by program. */
  readonly lines = new Map<string, Map<string, Mention & { name: string }>>();
  /** Names whose places are wanted, by kind and folded name. */
  readonly #wanted = new Map<string, Entry>();
  readonly #versions: { entry: Entry; pattern: RegExp }[] = [];
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
      const key = placeKey(kind, name);
      if (this.#wanted.has(key)) continue;
      const entry: Entry = { places: [] };
      this.#wanted.set(key, entry);
      if (kind === 'version') this.#versions.push({ entry, pattern: versionPattern(name) });
    }
  }

  /** Is it on any page, as what it is? */
  has(kind: Kind, name: string): boolean {
    if (kind === 'route') return name.startsWith('/') && this.#hasRoute(name);
    const folded = fold(name);
    if (kind === 'flag') return this.#hasFlag(folded);
    if (kind === 'variable') return this.#variables.has(folded) || this.#hasPrefixed(folded);
    if (kind === 'command') return this.#commands.has(folded);
    return this.#words.has(folded) || this.#words.has(lastOf(folded));
  }

  /** Whether a page is about this word. */
  isDefined(name: string): boolean {
    return [name, lastOf(name)].some((one) => this.#words.get(fold(one)) === true);
  }

  /** Where pages present it as something that there is, once for each page. */
  of({ kind, name }: Name): readonly Mention[] {
    return this.#wanted.get(placeKey(kind, name))?.places ?? [];
  }

  read(page: string, text: string): void {
    this.#own.clear();
    const at: At = { page, line: 0, text: '', current: true, fenced: false, shell: false };
    let fence = '';
    let past = false;
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
      if (isHeading) past = PAST_SECTION.test(content);
      at.current = !past && (fence !== '' || !PAST.test(content));
      // A heading of reStructuredText is known by the line below it.
      if (/^([=~^"'-])\1{2,}\s*$/.test(content) && fence === '') this.#readHeading(before, at);
      if (isHeading) this.#readHeading(content.replace(/^\S+\s+/, ''), at);
      const isCode = fence !== '' || (literal && /^ {2,}\$ /.test(content));
      for (const part of partsOf(content, isCode)) this.#readPart(part, at);
      if (content.includes('](')) this.#readLinks(content, at);
      for (const { entry, pattern } of this.#versions)
        if (pattern.test(content)) note(entry, at, at.current);
      if (this.#defaults.size > 0 && /default/i.test(content))
        this.#readDefaults(content, before, at);
      if (content.trim() !== '') before = content;
    }
  }

  /** `## cache.ttl`, `### --json`, `## trail check`. */
  #readHeading(heading: string, at: At): void {
    const plain = (heading.split(/[({<]/, 1)[0] ?? '').replace(/[`*#\\]/g, '').trim();
    if (/^[A-Za-z][\w.-]{1,80}$/.test(plain)) this.#see(plain, true);
    this.#readCommand(plain, at);
  }

  #readPart({ text, code, first }: Part, at: At): void {
    if (text.includes('--')) this.#readFlags(text, code, at);
    for (const [name] of text.matchAll(VARIABLE)) {
      if (!code && !name.includes('_')) continue;
      const folded = fold(name);
      if (this.#variables.size < MAX_SEEN && !this.#variables.has(folded)) {
        this.#variables.add(own(folded));
        const prefix = fold(name.split('_', 1)[0] ?? '');
        if (name.includes('_'))
          this.#prefixes.set(own(prefix), (this.#prefixes.get(prefix) ?? 0) + 1);
      }
      note(this.#wanted.get(`variable ${folded}`), at, at.current);
    }
    if (text.includes('/')) {
      for (const [, path = ''] of text.matchAll(ROUTE)) this.#readRoute(path, at);
      // In an example, a path is that of somebody else's file.
      if (code && (!at.fenced || at.shell)) {
        for (const [path] of text.matchAll(PATH))
          note(this.#wanted.get(`path ${path.replace(/^\.\//, '')}`), at, at.current);
      }
    }
    if (!code) return;
    for (const [, tool = '', name = ''] of text.matchAll(RUN))
      note(this.#wanted.get(`script ${scriptKey(tool, name)}`), at, at.current);
    this.#readCommand(text, at);
    this.#readWords(text, first, at);
  }

  #readFlags(text: string, code: boolean, at: At): void {
    const [, program = '', rest = ''] = code ? (COMMAND.exec(text) ?? []) : [];
    const ours = at.current && !FOREIGN_PROGRAM.test(program);
    if (program !== '' && ours && this.lines.size < 2_000) {
      const flags = this.lines.get(program) ?? new Map<string, Mention & { name: string }>();
      this.lines.set(own(program), flags);
      for (const [, name = ''] of (rest.split('#', 1)[0] ?? '').matchAll(FLAG_IN))
        if (!flags.has(fold(name)) && flags.size < 2_000) {
          const { page, line } = at;
          flags.set(own(fold(name)), { name: own(`--${name}`), page, line, text: '' });
        }
    }
    for (const [, name = ''] of text.matchAll(FLAG_IN)) {
      const flag = fold(name);
      if (this.#flags.size < MAX_SEEN) this.#flags.add(own(flag));
      note(this.#wanted.get(`flag ${flag}`), at, ours);
    }
  }

  /** The words after the name of a program: `trail check`. */
  #readCommand(text: string, at: At): void {
    const [, program = '', rest = ''] = COMMAND.exec(text) ?? [];
    const name = /^\s+([a-z][\w-]{1,40})(?:\s|$)/.exec(rest)?.[1];
    if (!name || FOREIGN_PROGRAM.test(program) || program.length < 2) return;
    const key = fold(name);
    if (this.#commands.size < MAX_SEEN) this.#commands.add(own(key));
    note(this.#wanted.get(`command ${key}`), at, at.current);
  }

  #readWords(text: string, first: boolean, at: At): void {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const next = text[index + word.length] ?? '';
      const alone = word.length === text.trim().length;
      const isKey = /[:=]/.test(next) && text.slice(0, index).trim() === '';
      this.#see(word, isKey || (!at.fenced && first && (alone || index === 0)));
      if (this.#wanted.size === 0) continue;
      if (DEFINES.test(text.slice(Math.max(0, index - 12), index))) this.#own.add(word);
      const distinct = /[a-z\d][A-Z]|[_.-]/.test(word);
      const strong = distinct || (alone && !at.fenced) || isKey;
      for (const name of new Set([word, lastOf(word)])) {
        note(this.#wanted.get(`key ${fold(name)}`), at, at.current && strong);
      }
      for (const name of new Set([word, ...word.split('.')])) {
        const entry = this.#wanted.get(`export ${name}`);
        if (!entry || this.#own.has(name)) continue;
        const shown = /[a-z\d][A-Z]|_/.test(name) || (next === '(' && word.endsWith(name));
        note(entry, at, at.current && shown && name.length > 3);
      }
    }
  }

  #see(word: string, defined: boolean): void {
    for (const one of word.includes('.') ? [word, lastOf(word)] : [word]) {
      const key = fold(one);
      const known = this.#words.get(key);
      if (known === true || (known === false && !defined)) continue;
      if (known === undefined && this.#words.size >= MAX_SEEN) return;
      this.#words.set(own(key), defined);
    }
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
      const entry = this.#wanted.get(`route /${steps.slice(from).join('/')}`);
      note(entry, at, at.current && (from === 0 || steps.length - from > 1));
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

  /** `APP_` and the name, where pages have several that begin so. */
  #hasPrefixed(folded: string): boolean {
    for (const [prefix, count] of this.#prefixes)
      if (count >= 3 && this.#variables.has(`${prefix}${folded}`)) return true;
    return false;
  }

  #readLinks(content: string, at: At): void {
    for (const [, target = ''] of content.matchAll(LINK)) {
      const [path = ''] = target.split(/[#?]/, 1);
      if (path === '' || /^[a-z]+:/i.test(path)) continue;
      const file = posix.join(posix.dirname(at.page), path);
      note(this.#wanted.get(`path ${file}`), at, at.current);
    }
  }

  /** The line names what it is about, or the line before it does. */
  #readDefaults(content: string, before: string, { page, line, current }: At): void {
    if (!current || this.defaults.length >= 1_000) return;
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
export function placeKey(kind: Kind, name: string): string {
  if (kind === 'route') return `route /${stepsOf(name).join('/')}`;
  if (kind === 'flag' || kind === 'variable' || kind === 'command') return `${kind} ${fold(name)}`;
  return kind === 'key' ? `key ${fold(lastOf(name))}` : `${kind} ${name}`;
}

/** `npm run build` and `yarn build` are one script; a target of make is another. */
export const scriptKey = (tool: string, name: string) =>
  `${/^(?:make|just)$/.test(tool) ? tool : 'npm'} ${name}`;

const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

function endsWith(route: readonly string[], wanted: readonly string[]): boolean {
  const from = route.length - wanted.length;
  return from >= 0 && wanted.every((step, at) => step === '*' || step === route[from + at]);
}

function note(entry: Entry | undefined, { page, line, text }: At, current: boolean): void {
  if (!entry) return;
  const { places } = entry;
  if (!current || places.length >= MAX_PLACES || places.at(-1)?.page === page) return;
  places.push({ page, line, text: own(text) });
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
