// What a page shows as code, and where: Markdown and MDX by markdown-it, HTML by parse5. For
// reStructuredText, AsciiDoc, and manual pages there is no parser of the right size, so their lines are
// read one by one, for literals and literal blocks only.

import type { DefaultTreeAdapterTypes } from 'parse5';
import { createMarkdown, type Dialect, type Token } from '../shared/text/markdown.ts';

export interface PagePart {
  /** From 1. */
  line: number;
  text: string;
  /** Prose, a literal among prose, or a line of a block. */
  as: 'prose' | 'literal' | 'block';
  /** Of a block, if the page says so. */
  language: string;
  /** It is about how things were. */
  past: boolean;
  /** It is in a cell of a table. */
  cell?: true;
}

/** In characters. A page that is larger was not written by hand. */
const MAX_PAGE = 1_000_000;
const MAX_LINE = 2_000;

const PAST_SECTION = /\b(?:deprecat|remov|migrat|upgrad|legacy|breaking|changelog|histor|release)/i;
/** A page says what is no longer so, which is no mistake. */
const PAST =
  /\b(?:removed|deprecat\w*|no longer|renamed|formerly|previously|replaced|superseded|obsolete|legacy|used to be|instead of(?= `)|until v?\d|before v?\d|prior to|since v?\d|as of v?\d|was called|old name)\b/i;
export const isPast = (line: string) => PAST.test(line);
export const isShell = (language: string) =>
  /^(?:sh|bash|shell|zsh|console|terminal|text|shell-session|fish|powershell|)$/i.test(language);

export async function readParts(path: string, text: string): Promise<PagePart[]> {
  const page = text.length > MAX_PAGE ? text.slice(0, MAX_PAGE) : text;
  const lines = page.replace(/\r\n?/g, '\n');
  const parts: PagePart[] = [];
  const add = (part: Omit<PagePart, 'past'>, past: boolean) => {
    const content = part.text.length > MAX_LINE ? part.text.slice(0, MAX_LINE) : part.text;
    parts.push({
      ...part,
      text: content,
      past: past || (part.as !== 'block' && PAST.test(content)),
    });
  };
  if (/\.(?:mdx?|markdown|ronn)$/i.test(path))
    readMarkdown(lines, /\.mdx$/i.test(path) ? 'mdx' : 'markdown', add);
  else if (/\.html?$/i.test(path)) await readHtml(lines, add);
  else
    readLines(
      lines,
      /\.rst$/i.test(path) ? RST : /\.a(?:sciidoc|doc)$/i.test(path) ? ADOC : MAN,
      add,
    );
  return parts;
}

type Add = (part: Omit<PagePart, 'past'>, past: boolean) => void;

const PARSERS = new Map<Dialect, ReturnType<typeof createMarkdown>>();

function readMarkdown(page: string, dialect: Dialect, add: Add): void {
  const parser = PARSERS.get(dialect) ?? createMarkdown(dialect);
  PARSERS.set(dialect, parser);
  let past = false;
  let heading = false;
  let start = 1;
  let inCell = false;
  for (const token of parser.parse(page, {})) {
    // Cells of a table have no place of their own, only their row.
    if (token.map) start = token.map[0] + 1;
    if (token.type === 'heading_open') heading = true;
    if (token.type === 'table_open' || token.type === 'table_close')
      inCell = token.type === 'table_open';
    if (token.type === 'fence' || token.type === 'code_block') {
      const language = token.info.trim().split(/[\s{,:]/, 1)[0] ?? '';
      const from = token.type === 'fence' ? start + 1 : start;
      for (const [at, line] of token.content.split('\n').entries())
        add({ line: from + at, text: line, as: 'block', language }, past);
    } else if (token.type === 'inline') {
      if (heading) past = PAST_SECTION.test(token.content);
      heading = false;
      readInline(token, start, (part, own) =>
        add(inCell ? { ...part, cell: true } : part, past || own),
      );
    }
  }
}

/** Literals and prose with their lines; a line about the past makes its literals so, too. */
function readInline({ children, content }: Token, start: number, add: Add): void {
  const lines = content.split('\n').map((line) => PAST.test(line));
  let at = 0;
  const read = (tokens: readonly Token[]) => {
    for (const { type, content: text, children: inner } of tokens) {
      if (type === 'softbreak' || type === 'hardbreak') at += 1;
      else if (type === 'code_inline' || type === 'text') {
        const as = type === 'text' ? 'prose' : 'literal';
        // A sentence goes over lines.
        const past = Boolean(lines[at] || lines[at - 1] || lines[at + 1]);
        add({ line: start + at, text, as, language: '' }, past);
      } else if (inner) read(inner);
    }
  };
  read(children ?? []);
}

async function readHtml(page: string, add: Add): Promise<void> {
  const { parse } = await import('parse5');
  // Nested deeper than anyone writes, so no recursion.
  type Item = { node: DefaultTreeAdapterTypes.ChildNode; code: '' | 'literal' | 'block' };
  const document = parse(page, { sourceCodeLocationInfo: true });
  const stack: Item[] = document.childNodes.map((node) => ({ node, code: '' }) as Item).reverse();
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { node, code } = item;
    if (node.nodeName === '#text' && 'value' in node) {
      const line = node.sourceCodeLocation?.startLine ?? 1;
      for (const [at, text] of node.value.split('\n').entries())
        add({ line: line + at, text, as: code || 'prose', language: '' }, false);
    } else if ('childNodes' in node && !/^(?:script|style)$/.test(node.nodeName)) {
      const inner =
        node.nodeName === 'pre' ? 'block' : node.nodeName === 'code' ? code || 'literal' : code;
      for (const child of node.childNodes.toReversed()) stack.push({ node: child, code: inner });
    }
  }
}

interface Syntax {
  /** What is between these is a literal. */
  literal: string;
  heading(line: string, next: string): boolean;
  /** The language of the block that begins here. */
  block(line: string, before: string): string | undefined;
  /** Whether the block ends before this line. */
  ends(line: string, opener: string): boolean;
  plain(line: string): string;
  /** All of a line counts as a literal, as in a list of options. */
  whole(line: string): boolean;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

const RST: Syntax = {
  literal: '``',
  heading: (_, next) => /^([=~^"'#*+-])\1{2,}\s*$/.test(next),
  block(line) {
    const directive = /^\s*\.\. (?:code-block|sourcecode|code)::\s*([\w+-]*)/.exec(line);
    if (directive) return directive[1] ?? '';
    return line.endsWith('::') && !line.trimStart().startsWith('.. ') ? '' : undefined;
  },
  ends: (line, opener) => line.trim() !== '' && indentOf(line) <= indentOf(opener),
  plain: (line) => line,
  whole: (line) => /^\s*\.\. (?:option|envvar|confval|program|cmdoption)::/.test(line),
};

const ADOC: Syntax = {
  literal: '`',
  heading: (line) => /^={1,6} /.test(line),
  block: (line, before) =>
    /^-{4,}\s*$/.test(line) || /^\.{4,}\s*$/.test(line)
      ? (/^\[source,\s*([\w+-]+)/.exec(before)?.[1] ?? '')
      : undefined,
  ends: (line, opener) => line.trimEnd() === opener.trimEnd(),
  plain: (line) => line,
  whole: () => false,
};

/** Also mdoc, whose lines begin with macros, and plain text. */
const MAN: Syntax = {
  literal: '\0',
  heading: (line) => /^\.S[HSh]\b/.test(line),
  block: () => undefined,
  ends: () => true,
  plain(line) {
    const bare = line
      .replaceAll('\\-', '-')
      .replaceAll('\\&', '')
      .replace(/\\f(?:[A-Z]|\(..|\[[A-Z]{0,4}\])/g, '');
    // `.Fl -near` is `--near` in mdoc, and `.Ev NAME` an environment variable.
    return bare.replace(/(^\.(?:It )?|\s)Fl (-[\w-])/g, '$1-$2');
  },
  whole: (line) => line.startsWith('.') || line.includes('--'),
};

function readLines(page: string, syntax: Syntax, add: Add): void {
  const lines = page.split('\n');
  let past = false;
  let opener: string | undefined;
  let language = '';
  for (const [at, line] of lines.entries()) {
    const number = at + 1;
    if (opener !== undefined) {
      if (!syntax.ends(line, opener)) {
        add({ line: number, text: line, as: 'block', language }, past);
        continue;
      }
      const isFence = syntax === ADOC;
      opener = undefined;
      if (isFence) continue;
    }
    if (syntax.heading(line, lines[at + 1] ?? '')) past = PAST_SECTION.test(line);
    const block = syntax.block(line, lines[at - 1] ?? '');
    if (block !== undefined) [opener, language] = [line, block];
    const text = syntax.plain(line.length > MAX_LINE ? line.slice(0, MAX_LINE) : line);
    if (syntax.whole(text)) {
      add({ line: number, text, as: 'literal', language: '' }, past);
      continue;
    }
    const own = past || PAST.test(line);
    for (const [index, part] of text.split(syntax.literal).entries())
      add(
        { line: number, text: part, as: index % 2 === 1 ? 'literal' : 'prose', language: '' },
        own,
      );
  }
}
