// Which names pages mention, and where. Pages are read line by line: what counts is whether a name is
// there, and whether it is set as code.

import { posix } from 'node:path';
import { type FoundName, KINDS, type Kind, kebab, own } from './names.ts';

type Name = Pick<FoundName, 'kind' | 'name'>;

interface Mention {
  page: string;
  line: number;
}

/** In characters. The rest of a larger page is not read. */
const MAX_PAGE = 1_000_000;
/** Pages that are named for one name. */
const MAX_PLACES = 20;
/** Names of one kind that are remembered. With more of them, less counts as documented, and is missed. */
const MAX_SEEN = 200_000;

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

interface Entry {
  mentioned: boolean;
  places: Mention[];
}

/** Looks for these names on every page that it reads. */
export class Mentions {
  readonly #entries = new Map<string, Entry>();
  /** By what is looked up: the name, and for routes the last step. */
  readonly #named: Record<Kind, Map<string, Entry>>;
  readonly #routes = new Map<string, { entry: Entry; steps: string[] }[]>();
  readonly #versions: { entry: Entry; pattern: RegExp }[] = [];
  /** What the page that is read defines itself, as examples do. */
  readonly #own = new Set<string>();
  readonly #seen: Partial<Record<Kind, Set<string>>>;
  /** Those of them that end alike. */
  readonly #seenRoutes = new Map<string, string[][]>();

  /** `all`: of these kinds, whatever pages mention is remembered, because others are asked about later. */
  constructor(names: Iterable<Name>, all: ReadonlySet<Kind> = new Set()) {
    this.#seen = Object.fromEntries([...all].map((kind) => [kind, new Set<string>()]));
    this.#named = Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as Record<
      Kind,
      Map<string, Entry>
    >;
    for (const { kind, name } of names) {
      const key = keyOf({ kind, name });
      if (this.#entries.has(key)) continue;
      const entry: Entry = { mentioned: false, places: [] };
      this.#entries.set(key, entry);
      this.#named[kind].set(name, entry);
      if (kind === 'version') this.#versions.push({ entry, pattern: versionPattern(name) });
      if (kind !== 'route') continue;
      const steps = stepsOf(name);
      const last = steps.at(-1) ?? '*';
      this.#routes.set(last, [...(this.#routes.get(last) ?? []), { entry, steps }]);
    }
  }

  /** Is it on any page? */
  has(name: Name): boolean {
    if (this.#entries.get(keyOf(name))?.mentioned) return true;
    if (name.kind !== 'route') return this.#seen[name.kind]?.has(name.name) === true;
    const steps = stepsOf(name.name);
    const last = steps.at(-1) ?? '*';
    const alike = last === '*' ? this.#seenRoutes.values() : [this.#seenRoutes.get(last) ?? []];
    for (const routes of alike) if (routes.some((route) => endsWith(route, steps))) return true;
    return false;
  }

  /** Where pages present it as something that there is, once for each page. */
  of(name: Name): readonly Mention[] {
    return this.#entries.get(keyOf(name))?.places ?? [];
  }

  read(page: string, text: string): void {
    if (this.#entries.size === 0) return;
    this.#own.clear();
    let fence = '';
    let commands = false;
    let past = false;
    const at: At = { page, line: 0, current: true };
    for (const content of linesOf(text)) {
      at.line += 1;
      const opens = fenceOf(content);
      if (opens !== '' && (fence === '' || fence === opens)) {
        fence = fence === '' ? opens : '';
        commands = /(?:sh|bash|shell|zsh|console|terminal)\s*$/.test(content);
        continue;
      }
      if (fence === '' && /^(?:#{1,6}|=+) /.test(content)) past = PAST_SECTION.test(content);
      at.current = !past && (fence !== '' || !PAST.test(content));
      const isExample = fence !== '' && !commands;
      for (const part of partsOf(content, fence !== '')) this.#readPart(part, isExample, at);
      if (this.#named.path.size > 0) this.#readLinks(content, at);
      for (const { entry, pattern } of this.#versions)
        if (pattern.test(content)) note(entry, at, at.current);
    }
  }

  #readPart({ text, code }: Part, isExample: boolean, at: At): void {
    const { flag: flags, variable: variables, path: paths, key: keys } = this.#named;
    if (flags.size > 0 && text.includes('--')) {
      const ours = at.current && !(code && FOREIGN_LINE.test(text));
      for (const [, name = ''] of text.matchAll(FLAG)) {
        const flag = /[A-Z_]/.test(name) ? kebab(name) : name;
        note(flags.get(`--${flag}`), at, ours);
        this.#see('flag', `--${flag}`);
        if (!flag.startsWith('no-')) continue;
        note(flags.get(`--${flag.slice(3)}`), at, false);
        this.#see('flag', `--${flag.slice(3)}`);
      }
    }
    if (variables.size > 0) {
      for (const [name] of text.matchAll(VARIABLE)) {
        note(variables.get(name), at, at.current && (code || name.includes('_')));
        this.#see('variable', name);
      }
    }
    if (this.#routes.size > 0 && text.includes('/')) {
      for (const [, path = ''] of text.matchAll(ROUTE)) this.#readRoute(path, at);
    }
    // In an example, a path is that of somebody else's file.
    if (paths.size > 0 && code && !isExample && text.includes('/')) {
      for (const [path] of text.matchAll(PATH))
        note(paths.get(path.replace(/^\.\//, '')), at, at.current);
    }
    if (keys.size > 0 || (code && this.#named.export.size > 0)) this.#readWords(text, code, at);
  }

  #readWords(text: string, code: boolean, at: At): void {
    const { key: keys, export: exported } = this.#named;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const next = text[index + word.length] ?? '';
      const alone = word.length === text.trim().length;
      const distinct = /[a-z\d][A-Z]|[_.-]/.test(word);
      note(keys.get(word), at, at.current && code && (distinct || alone || next === ':'));
      this.#see('key', word);
      if (!code || exported.size === 0) continue;
      if (DEFINES.test(text.slice(Math.max(0, index - 12), index))) this.#own.add(word);
      for (const name of word.split(/[.-]/)) {
        const entry = exported.get(name);
        if (!entry || this.#own.has(name)) continue;
        const shown = /[a-z\d][A-Z]|_/.test(name) || (next === '(' && word.endsWith(name));
        note(entry, at, at.current && shown && name.length > 3);
      }
    }
  }

  #readRoute(path: string, at: At): void {
    const steps = stepsOf(path);
    const last = steps.at(-1);
    if (last === undefined) return;
    if (this.#see('route', steps.join('/'))) {
      const ending = this.#seenRoutes.get(last) ?? [];
      ending.push(steps.map(own));
      this.#seenRoutes.set(own(last), ending);
    }
    const alike = [...(this.#routes.get(last) ?? []), ...(this.#routes.get('*') ?? [])];
    for (const { entry, steps: wanted } of alike) {
      if (!endsWith(steps, wanted)) continue;
      const from = steps.length - wanted.length;
      // An address that only resembles it may be another one.
      const same = wanted.every((step, i) => step === steps[from + i]);
      note(entry, at, at.current && same && (from === 0 || wanted.length > 1));
    }
  }

  /** Whether it is new, and to be remembered. */
  #see(kind: Kind, name: string): boolean {
    const seen = this.#seen[kind];
    if (!seen || seen.has(name) || seen.size >= MAX_SEEN) return false;
    seen.add(own(name));
    return true;
  }

  #readLinks(content: string, at: At): void {
    if (!content.includes('](')) return;
    for (const [, target = ''] of content.matchAll(LINK)) {
      const [path = ''] = target.split(/[#?]/, 1);
      if (path === '' || /^[a-z]+:/i.test(path)) continue;
      const file = posix.join(posix.dirname(at.page), path);
      note(this.#named.path.get(file), at, at.current);
    }
  }
}

function endsWith(route: readonly string[], wanted: readonly string[]): boolean {
  const from = route.length - wanted.length;
  return from >= 0 && wanted.every((step, at) => step === '*' || step === route[from + at]);
}

function note(entry: Entry | undefined, { page, line }: At, current: boolean): void {
  if (!entry) return;
  entry.mentioned = true;
  const { places } = entry;
  if (!current || places.length >= MAX_PLACES || places.at(-1)?.page === page) return;
  places.push({ page, line });
}

function linesOf(text: string): string[] {
  const page = text.slice(0, MAX_PAGE);
  return page.includes('\r') ? page.split(/\r\n?|\n/) : page.split('\n');
}

function fenceOf(line: string): string {
  if (!/[`~-]{3}/.test(line)) return '';
  return /^\s{0,12}(?:[-*>]\s+)?(```|~~~|----\s*$)/.exec(line)?.[1]?.trim() ?? '';
}

/** Finds names of our kinds that a page mentions as ours, whether there are such names or not. */
export function findStrangers(programs: ReadonlySet<string>, known: readonly Name[]) {
  const prefixes = familiar(known, 'variable', (name) => name.split('_', 1)[0] ?? '');
  const roots = familiar(known, 'route', (name) => stepsOf(name)[0] ?? '');
  return function* (page: string, text: string): Generator<Name & { path: string; line: number }> {
    let fenced = false;
    let line = 0;
    for (const content of linesOf(text)) {
      line += 1;
      if (fenceOf(content) !== '') fenced = !fenced;
      if (PAST.test(content)) continue;
      const at = { path: page, line };
      for (const { text: code } of partsOf(content, fenced).filter((part) => part.code)) {
        const [, program = ''] = PROGRAM.exec(code) ?? [];
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
  };
}

const PROGRAM = /^\s*(?:\$\s+)?(?:npx\s+)?([\w-]{1,60})(?:\s|$)/;

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
