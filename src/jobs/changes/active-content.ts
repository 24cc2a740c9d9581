// What of a page runs: in the reader's browser, or when the site is built. An agent that writes
// documentation has no reason to add any of it, so only what a page had before may stay. Code blocks
// are shown and do not run, but readers of Markdown differ in where these begin, so a page is read in
// two ways, and what runs in either counts. One pass over the text each.
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import { createMarkdown, type Dialect, type Env, type Token } from '../../shared/text/markdown.ts';
import { DEFAULT_DOCS_PATHS, type FileChange, readDocsPaths } from './change.ts';
import type { Refusal } from './fence.ts';

const MARKDOWN = /\.(?:mdx?|markdown|mdoc)$/i;
const ASCIIDOC = /\.(?:adoc|asciidoc)$/i;
const RST = /\.rst$/i;
/** Longer pages are not parsed: everything in them counts, also what is in code blocks. */
const MAX_PARSED = 300_000;

/**
 * A sentence for each page with something new that runs. What any of the changed pages had before is
 * not new, so that pages can be moved, split, and joined.
 */
export async function refuseActiveContent(
  changes: readonly FileChange[],
  docsPaths: readonly string[] = DEFAULT_DOCS_PATHS,
  before: (path: string) => Promise<Buffer | null>,
): Promise<Refusal[]> {
  const allowed = readDocsPaths(docsPaths);
  const now = changes.flatMap(({ path, content, mode }) => {
    if (content === null || mode === '120000' || allowed.lists(path)) return [];
    const active = activeContent(path, content.toString('utf8'));
    return active.length === 0 ? [] : [{ path, active }];
  });
  if (now.length === 0) return [];
  const known = new Set<string>();
  for (const { path, kind } of changes) {
    if (kind === 'added') continue;
    const text = (await before(path))?.toString('utf8');
    for (const piece of text ? activeContent(path, text) : []) known.add(piece);
  }
  return now.flatMap(({ path, active }): Refusal[] => {
    const added = active.find((piece) => !known.has(piece));
    if (added === undefined) return [];
    return [
      {
        path,
        sentence: `${codeSpan(path)} adds ${codeSpan(bound(added, 80))}, which runs in a reader’s browser or when the site is built. Leave it out, show it in a code block, or name the file in \`docs-paths\` to allow it.`,
      },
    ];
  });
}

/** Each piece that runs, without line ends, for comparison. */
export function activeContent(path: string, page: string): string[] {
  const text = page.replace(/\r\n?/g, '\n');
  const found = MARKDOWN.test(path)
    ? inMarkdown(text, /\.mdx$/i.test(path) ? 'mdx' : 'markdown')
    : ASCIIDOC.test(path)
      ? [...(PASSTHROUGH.test(text) ? inHtml(text) : []), ...addresses(text)]
      : RST.test(path)
        ? inRst(text)
        : [];
  return [...new Set(found.map((piece) => piece.replace(/\s+/g, ' ').trim()))];
}

/** Most pages have none of this and need not be parsed. */
const TRIGGER = /<[a-z]|script|data:|&|\{|^(?:import|export)\b/im;

function inMarkdown(text: string, dialect: Dialect): string[] {
  if (!TRIGGER.test(text)) return [];
  const code = (reading: string) =>
    dialect === 'mdx' ? [...modules(reading), ...expressions(reading)] : [];
  const find = (reading: string) => [...inHtml(reading), ...addresses(reading), ...code(reading)];
  if (text.length > MAX_PARSED) return find(text);
  const { html, words } = parsed(text, dialect);
  return [
    ...find(outsideFences(text, dialect)),
    ...inHtml(html),
    ...addresses(html),
    ...code(words),
  ];
}

/** As the parser sees it: HTML with the addresses of links, and words without their code. */
function parsed(text: string, dialect: Dialect): { html: string; words: string } {
  const parser = createMarkdown(dialect);
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
  const env: Env = {};
  const spans = new Spans(dialect);
  const html: string[] = [];
  const words: string[] = [];
  const add = ({ type, content, children, attrs }: Token) => {
    if (type.startsWith('html_')) html.push(content);
    for (const [name, value] of attrs ?? []) if (/href|src/.test(name)) html.push(`](${value})`);
    for (const child of children ?? []) add(child);
  };
  for (const token of parser.parse(withoutFront(text), env)) {
    add(token);
    if (token.type === 'inline') words.push(spans.without(token.content), '\n');
    if (token.type === 'html_block') words.push(token.content, '\n');
  }
  for (const { href } of Object.values(env.references ?? {})) html.push(`](${href})`);
  return { html: html.join('\n'), words: words.join('') };
}

function withoutFront(text: string): string {
  const end = /^---[ \t]*\n/.test(text) ? text.indexOf('\n---', 3) : -1;
  return end < 0 ? text : text.slice(text.indexOf('\n', end + 4) + 1 || text.length);
}

const FENCE = /^\s*(?:(?:[-*+>]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/** Line by line: a fence is one also within HTML, but not within an expression of MDX. */
function outsideFences(text: string, dialect: Dialect): string {
  const spans = new Spans(dialect);
  const kept: string[] = [];
  let fence = '';
  for (const line of withoutFront(text).split('\n')) {
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? [];
    const opens = mark !== '' && !spans.inExpression && !(mark[0] === '`' && rest.includes('`'));
    if (fence === '' && opens) fence = mark;
    else if (fence === '') kept.push(spans.without(line));
    else if (mark.startsWith(fence) && rest.trim() === '') fence = '';
  }
  return kept.join('\n');
}

/** Code between backticks. A backslash, a tag, or an expression of MDX before a backtick takes it. */
class Spans {
  readonly #mdx: boolean;
  #depth = 0;

  constructor(dialect: Dialect) {
    this.#mdx = dialect === 'mdx';
  }

  get inExpression(): boolean {
    return this.#mdx && this.#depth > 0;
  }

  without(text: string): string {
    const parts: string[] = text.match(/\\[\s\S]|<[a-z/][^<>]*>|`+|[{}]|[^\\<`{}]+|[\s\S]/gi) ?? [];
    const ends = new Map(parts.map((part, at) => [part, at]));
    const kept: string[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at] ?? '';
      const closes = part[0] === '`' && !this.inExpression && (ends.get(part) ?? 0) > at;
      if (part === '{') this.#depth += 1;
      if (part === '}') this.#depth = Math.max(0, this.#depth - 1);
      if (closes) at = parts.indexOf(part, at + 1);
      else kept.push(part);
    }
    return kept.join('');
  }
}

const TAG =
  /<(?:(?:object|embed|applet|base|frame|frameset)\b[^>]{0,300}|meta\b[^>]{0,200}http-equiv[^>]{0,300})/gi;
/** Event handlers in HTML, JSX, and Vue. */
const HANDLER =
  /[\s"'/](?:on[a-z]{3,40}|srcdoc|v-html|v-on:[\w.-]{1,40}|@[a-z][\w.:-]{0,40})\s{0,9}=\s{0,9}["'{`\w(][^\n]{0,200}/gi;

function inHtml(text: string): string[] {
  if (!/<[a-z]/i.test(text)) return [];
  const [, ...scripts] = text.split(/<script\b/i);
  return [
    ...scripts.map((script) => `<script${script.split(/<\/script/i, 1)[0]}`),
    ...[...text.matchAll(TAG), ...text.matchAll(HANDLER)].map(([piece]) => piece),
  ];
}

/** Browsers skip control characters and spaces in a scheme. */
const spaced = (word: string) => [...word].join('[\\u0000-\\u0020]{0,9}');
const RUNS = ['javascript:', 'vbscript:', 'data:text/html'].map(spaced).join('|');
const skipped = (start: string) =>
  new RegExp(`(?:${start})[\\u0000-\\u0020\\u007f-\\u00a0]{0,20}(?:${RUNS})[^\\n]{0,200}`, 'gi');
const ADDRESS = skipped(
  '=\\s{0,9}["\'`{(]{0,4}|\\]\\(\\s{0,9}<?|\\]:\\s{0,9}<?|<|link:|xref:|image::?',
);
const RST_ADDRESS = skipped('[<:]');

/** With entities decoded, and without backslashes. */
function addresses(text: string, pattern = ADDRESS): string[] {
  const plain = text
    .replace(
      /&(?:#x0{0,9}([0-9a-f]{1,6})|#0{0,9}(\d{1,7})|(colon|tab|newline));?/gi,
      (_, hex, decimal, name) => {
        if (name) return /colon/i.test(name) ? ':' : '\t';
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code < 0x80 ? String.fromCharCode(code) : ' ';
      },
    )
    .replaceAll('\\', '');
  return [...plain.matchAll(pattern)].map(([piece]) => piece);
}

const MODULE =
  /^(?:import\s*(?:["'{*]|[\w$]+[\s,])|export\s+(?:default|const|let|var|function|class|async|\{|\*))[^\n]*/gm;
/** Imports of the site's theme, of other pages, and of pictures. */
const HARMLESS_IMPORT =
  /^import\s+[\w$]+\s+from\s+["'](?:@theme\/[\w/-]+|\.{1,2}\/[\w./-]+\.(?:mdx?|png|jpe?g|gif|webp|svg))["'];?\s*$/;

function modules(text: string): string[] {
  return [...text.matchAll(MODULE)]
    .map(([line]) => line)
    .filter((line) => /["'`{(=]|\sfrom\s/.test(line) && !HARMLESS_IMPORT.test(line));
}

/** Expressions of MDX that could call something; names, texts, numbers, and lists of them cannot. */
function expressions(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  let calls = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && depth === 0) at += 1;
    else if (letter === '{') {
      if (depth === 0) from = at;
      if (depth === 0) calls = false;
      depth += 1;
    } else if (depth === 0) continue;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0 && calls) found.push(text.slice(from, Math.min(at + 1, from + 500)));
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 1;
    } else if (/["'`]/.test(letter)) {
      const end = stringEnd(text, at);
      // A template with a value in it, or after a name, is a call.
      const template =
        letter === '`' && /\$\{|^[\w)\]]/.test(`${before(text, at)}${text.slice(at, end)}`);
      calls ||= template;
      at = end;
    } else if (/[()=;]/.test(letter)) calls = true;
  }
  if (depth > 0 && calls) found.push(text.slice(from, from + 500));
  return found;
}

/** The last character before that is no space, if it could be the end of a name. */
function before(text: string, at: number): string {
  return /[\w)\]]/.exec(text[at - 1] ?? '')?.[0] ?? ' ';
}

/** Where a text ends; at the end of the line, if nothing ends it there. */
function stringEnd(text: string, at: number): number {
  const quote = text[at];
  for (let next = at + 1; next < text.length; next += 1) {
    if (text[next] === '\\') next += 1;
    else if (text[next] === quote) return next;
    else if (text[next] === '\n' && quote !== '`') return next;
  }
  return text.length;
}

const PASSTHROUGH = /^\+{4,}[ \t]*$|\+\+\+|\bpass:|\[pass\b|\bsubs=/m;
const RAW = /^\s*\.\.[ \t]+(?:raw::|role::[^\n]*\(raw\))[^\n]*/gim;

function inRst(text: string): string[] {
  // By line: the name of a language after `code-block::` is no address.
  const links = text.split('\n').flatMap((line) => addresses(line, RST_ADDRESS));
  return [...[...text.matchAll(RAW)].map(([piece]) => piece), ...links];
}
