// Which names pages mention, and where. Pages are read line by line: what counts is whether a name is
// there, and whether it is set as code.

import { posix } from 'node:path';
import type { FoundName, Kind } from './names.ts';

type Name = Pick<FoundName, 'kind' | 'name'>;

interface Mention {
  page: string;
  line: number;
}

/** In characters. The rest of a larger page is not read. */
const MAX_PAGE = 1_000_000;
/** Pages that are named for one name. */
const MAX_PLACES = 20;

const FLAG = /(?<![\w#/=-])--(?:\[no-\])?([A-Za-z][\w-]{0,60})/g;
const VARIABLE = /(?<![\w-])[A-Z][A-Z0-9_]{2,60}(?![\w-])/g;
const WORD = /[A-Za-z_$][\w$]*(?:[.-][\w$]+)*/g;
const PATH = /(?<![\w./@-])(?:\.\/)?[\w.@-]{1,100}(?:\/[\w.@+-]{1,100}){1,12}/g;
const ROUTE =
  /(?<![\w.~/])(?:https?:\/\/[\w.:{}<>$-]{1,100})?((?:\/[\w{}:<>$.@%~+-]{1,80}){1,12})/g;
const LINK = /\]\(\s{0,3}<?([^()\s<>]{1,300})/g;

const DEFINES = /\b(?:def|function|class|func|fn|const|let|var|type|interface)\s+$/;

/** A page says what is no longer so, which is no mistake. */
const PAST =
  /\b(?:removed?|deprecat\w*|no longer|renamed|formerly|previously|replaced|superseded|obsolete|legacy|used to|instead of|until v?\d|before v?\d|was called|old name)\b/i;
const PAST_SECTION = /\b(?:deprecat|remov|migrat|upgrad|legacy|breaking|changelog|histor|release)/i;
/** Programs whose flags are their own. */
const FOREIGN_LINE =
  /^\s*(?:[$>#]\s*)?(?:sudo\s+|\w+=\S+\s+)*(?:git|gh|npm|npx|pnpm|yarn|bun|node|deno|docker|docker-compose|podman|kubectl|helm|curl|wget|pip3?|pipx|uv|poetry|python3?|pytest|cargo|rustup|go|mvn|gradle|make|cmake|brew|apt|apt-get|dnf|yum|apk|ssh|scp|rsync|tar|psql|aws|gcloud|az|terraform|openssl|systemctl|jq|sed|grep|find|ls|vitest|jest|tsc|eslint|biome|prettier)\s/;

/** Looks for these names on every page that it reads. */
export class Mentions {
  readonly #wanted: ReadonlyMap<string, Name>;
  readonly #kinds: ReadonlySet<Kind>;
  readonly #routes = new Map<string, { key: string; steps: string[] }[]>();
  readonly #versions: { key: string; pattern: RegExp }[] = [];
  readonly #mentioned = new Set<string>();
  readonly #places = new Map<string, Mention[]>();
  /** What the page that is read defines itself, as examples do. */
  #own = new Set<string>();

  constructor(names: Iterable<Name>) {
    this.#wanted = new Map(Array.from(names, (one) => [keyOf(one), one]));
    this.#kinds = new Set(Array.from(this.#wanted.values(), ({ kind }) => kind));
    for (const [key, { kind, name }] of this.#wanted) {
      if (kind === 'route') {
        const steps = stepsOf(name);
        const last = steps.at(-1) ?? '*';
        this.#routes.set(last, [...(this.#routes.get(last) ?? []), { key, steps }]);
      }
      if (kind === 'version') this.#versions.push({ key, pattern: versionPattern(name) });
    }
  }

  /** Is it on any page? */
  has(name: Name): boolean {
    return this.#mentioned.has(keyOf(name));
  }

  /** Where pages present it as something that there is, once for each page. */
  of(name: Name): readonly Mention[] {
    return this.#places.get(keyOf(name)) ?? [];
  }

  read(page: string, text: string): void {
    if (this.#wanted.size === 0) return;
    this.#own.clear();
    let fence = '';
    let past = false;
    let commands = false;
    let line = 0;
    for (const content of text.slice(0, MAX_PAGE).split(/\r\n?|\n/)) {
      line += 1;
      const [, mark = ''] = /^\s{0,12}(?:[-*>]\s+)?(```|~~~|----\s*$)/.exec(content) ?? [];
      const opens = mark.trim();
      if (opens !== '' && (fence === '' || fence === opens)) {
        fence = fence === '' ? opens : '';
        commands = /(?:sh|bash|shell|zsh|console|terminal)\s*$/.test(content);
        continue;
      }
      if (fence === '' && /^(?:#{1,6}|=+) /.test(content)) past = PAST_SECTION.test(content);
      const current = !past && (fence !== '' || !PAST.test(content));
      const at = { page, line, current };
      const isExample = fence !== '' && !commands;
      for (const part of partsOf(content, fence !== '')) this.#readPart({ ...part, isExample }, at);
      if (this.#kinds.has('path')) this.#readLinks(content, at);
      for (const { key, pattern } of this.#versions) if (pattern.test(content)) this.#note(key, at);
    }
  }

  #readPart({ text, code, isExample }: Part & { isExample: boolean }, at: At): void {
    const kinds = this.#kinds;
    const ours = { ...at, current: at.current && !(code && FOREIGN_LINE.test(text)) };
    if (kinds.has('flag') && text.includes('--')) {
      for (const [, name = ''] of text.matchAll(FLAG)) {
        const flag = name.replace(/_|(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
        this.#note(`flag --${flag}`, ours);
        if (flag.startsWith('no-'))
          this.#note(`flag --${flag.slice(3)}`, { ...at, current: false });
      }
    }
    if (kinds.has('variable')) {
      for (const [name] of text.matchAll(VARIABLE)) {
        this.#note(`variable ${name}`, { ...at, current: at.current && (code || /_/.test(name)) });
      }
    }
    if (kinds.has('route') && text.includes('/')) {
      for (const [, path = ''] of text.matchAll(ROUTE)) this.#readRoute(path, at);
    }
    // In an example, a path is that of somebody else's file.
    if (kinds.has('path') && code && !isExample && text.includes('/')) {
      for (const [path] of text.matchAll(PATH)) this.#note(`path ${path.replace(/^\.\//, '')}`, at);
    }
    if (kinds.has('key') || kinds.has('export')) this.#readWords(text, code, at);
  }

  #readWords(text: string, code: boolean, at: At): void {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const next = text[index + word.length] ?? '';
      const alone = word.length === text.trim().length;
      const distinct = /[a-z\d][A-Z]|[_.-]/.test(word);
      const asKey = code && (distinct || alone || next === ':');
      this.#note(`key ${word}`, { ...at, current: at.current && asKey });
      if (!code || !this.#kinds.has('export')) continue;
      if (DEFINES.test(text.slice(Math.max(0, index - 12), index))) this.#own.add(word);
      for (const name of word.split(/[.-]/)) {
        if (this.#own.has(name)) continue;
        const shown = /[a-z\d][A-Z]|_/.test(name) || (next === '(' && word.endsWith(name));
        this.#note(`export ${name}`, { ...at, current: at.current && shown && name.length > 3 });
      }
    }
  }

  #readRoute(path: string, at: At): void {
    const steps = stepsOf(path);
    const last = steps.at(-1);
    if (last === undefined) return;
    const alike = [...(this.#routes.get(last) ?? []), ...(this.#routes.get('*') ?? [])];
    for (const { key, steps: wanted } of alike) {
      const from = steps.length - wanted.length;
      if (from < 0 || !wanted.every((step, i) => step === '*' || step === steps[from + i]))
        continue;
      // An address that only resembles it may be another one.
      const same = wanted.every((step, i) => step === steps[from + i]);
      this.#note(key, { ...at, current: at.current && same && (from === 0 || wanted.length > 1) });
    }
  }

  #readLinks(content: string, at: At): void {
    if (!content.includes('](')) return;
    for (const [, target = ''] of content.matchAll(LINK)) {
      const [path = ''] = target.split(/[#?]/, 1);
      if (path === '' || /^[a-z]+:/i.test(path)) continue;
      this.#note(`path ${posix.join(posix.dirname(at.page), path)}`, at);
    }
  }

  #note(key: string, { page, line, current }: At): void {
    if (!this.#wanted.has(key)) return;
    this.#mentioned.add(key);
    const places = this.#places.get(key) ?? [];
    if (!current || places.length >= MAX_PLACES || places.at(-1)?.page === page) return;
    this.#places.set(key, [...places, { page, line }]);
  }
}

/** Names of our kinds that a page mentions as ours, whether there are such names or not. */
export function* findStrangers(
  page: string,
  text: string,
  programs: ReadonlySet<string>,
  known: readonly Name[],
): Generator<Name & { path: string; line: number }> {
  const prefixes = familiar(known, 'variable', (name) => name.split('_', 1)[0] ?? '');
  const roots = familiar(known, 'route', (name) => stepsOf(name)[0] ?? '');
  let fenced = false;
  let line = 0;
  for (const content of text.slice(0, MAX_PAGE).split(/\r\n?|\n/)) {
    line += 1;
    if (/^\s{0,12}(?:```|~~~)/.test(content)) fenced = !fenced;
    if (PAST.test(content)) continue;
    const at = { path: page, line };
    for (const { text: code } of partsOf(content, fenced).filter((part) => part.code)) {
      const [, program = ''] = /^\s*(?:\$\s+)?(?:npx\s+)?([\w-]{1,60})(?:\s|$)/.exec(code) ?? [];
      if (programs.has(program)) {
        for (const [, name = ''] of code.split(/[|;&#]/, 1)[0]?.matchAll(FLAG) ?? [])
          yield { kind: 'flag', name: `--${name}`, ...at };
      }
      for (const [name] of code.matchAll(VARIABLE))
        if (prefixes.has(name.split('_', 1)[0] ?? '')) yield { kind: 'variable', name, ...at };
      const [, route = ''] = /^\s*(?:GET|POST|PUT|PATCH|DELETE)\s+(\/\S{1,200})/.exec(code) ?? [];
      if (roots.has(stepsOf(route)[0] ?? '')) yield { kind: 'route', name: route, ...at };
    }
  }
}

/** What at least two known names begin with. */
function familiar(
  known: readonly Name[],
  kind: Kind,
  start: (name: string) => string,
): Set<string> {
  const groups = Map.groupBy(
    known.filter((one) => one.kind === kind && (kind === 'route' || one.name.includes('_'))),
    ({ name }) => start(name),
  );
  return new Set(
    [...groups].flatMap(([key, { length }]) => (length > 1 && key !== '*' ? [key] : [])),
  );
}

interface At extends Mention {
  current: boolean;
}

interface Part {
  text: string;
  code: boolean;
}

/** The same for every way to write a parameter of a route. */
export const keyOf = ({ kind, name }: Name) =>
  kind === 'route' ? `route /${stepsOf(name).join('/')}` : `${kind} ${name}`;

/** The code in a line, and the text around it. */
function partsOf(line: string, fenced: boolean): Part[] {
  if (fenced) return [{ text: line, code: true }];
  if (!line.includes('`') && !line.includes('<code')) return [{ text: line, code: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const match of line.matchAll(/`{1,3}([^`]{1,500})`{1,3}|<code>([^<]{1,500})<\/code>/g)) {
    parts.push({ text: line.slice(end, match.index), code: false });
    parts.push({ text: match[1] ?? match[2] ?? '', code: true });
    end = match.index + match[0].length;
  }
  return [...parts, { text: line.slice(end), code: false }];
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
