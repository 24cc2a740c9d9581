// The grammar of commands in comments.

import { nearest } from '../shared/similar.ts';
import { isWord, startsLine } from '../shared/text/line-start.ts';
import { createMarkdown, type Token } from '../shared/text/markdown.ts';
import { isAboutFolder } from './quick-look.ts';
import { type SlashCommand, SUBCOMMANDS, type Subcommand } from './request.ts';

/**
 * The command in a comment, or null. It is the first word of a line of plain text; the request
 * continues to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is a request.
 */
export function parseCommand(body: string, word: string): SlashCommand | null {
  const lines = linesOf(body);
  for (const start of findSaid(body, word)) {
    const first = (lines[start] ?? '').trimStart().slice(word.length).trim();
    if (isAboutFolder(first)) continue;
    const rest = lines.slice(start + 1).join('\n');
    return interpret(first, rest.trimEnd());
  }
  return null;
}

function interpret(first: string, rest: string): SlashCommand {
  const subcommand = SUBCOMMANDS.find((name) => name === first.toLowerCase());
  if (subcommand) return { kind: subcommand };
  const fresh = /^new(?:\s+|$)/i.exec(first);
  const prompt = `${fresh ? first.slice(fresh[0].length) : first}\n${rest}`.trim();
  if (prompt === '') return { kind: fresh ? 'help' : 'bare' };
  if (fresh) return { kind: 'new', prompt };
  return unclear(first, rest) ?? { kind: 'ask', prompt };
}

// Comments that start with the word but give no clear request: a misspelled subcommand, or a
// single word. Asking costs less than a wrong job.

/** Anything longer than this is a request. */
const MOST_CHARACTERS = 1_000;

/** Words that people use instead of a subcommand. */
const OTHER_NAMES: Readonly<Record<string, Subcommand>> = {
  stop: 'cancel',
  abort: 'cancel',
  again: 'retry',
  rerun: 'retry',
  redo: 'retry',
  close: 'archive',
  progress: 'status',
  commands: 'help',
};

/** Words that can surround a subcommand without changing its meaning. */
const COURTESY = new Set(
  'a can could for i is it job me my now of please pls plz that thanks the this u with would you'.split(
    ' ',
  ),
);

type Unclear = Extract<SlashCommand, { kind: 'unclear' }>;

/** What to ask, or null if this is a request. `first` is the rest of the line. */
function unclear(first: string, rest: string): Unclear | null {
  if (first.length > MOST_CHARACTERS) return null;
  const words = wordsOf(first);
  const told = words.filter((word) => !COURTESY.has(word));
  const [only] = told;
  const meant = only !== undefined && told.length === 1 ? subcommandLike(only) : undefined;
  // `cancel: say what it does` names the subcommand and asks for something else.
  if (meant && /^[\p{L}\p{N}\s.,!?]*$/u.test(first)) return { kind: 'unclear', meant };
  if (rest.length > MOST_CHARACTERS) return null;
  if (words.length + wordsOf(rest).length > 1) return null;
  return meant
    ? { kind: 'unclear', meant }
    : { kind: 'unclear', prompt: `${first}\n${rest}`.trim() };
}

function subcommandLike(word: string): Subcommand | undefined {
  // `fix it` and `fix this` are requests.
  const names = SUBCOMMANDS.filter((name) => name !== 'fix');
  return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : nearest(word, names);
}

/** Some languages do not put spaces between words. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike) found.push(segment.toLowerCase());
  }
  return found;
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

// Finds the lines of a comment that a person says: the first word is the one looked for, and a reader
// sees it as plain text. Not quoted, not code, not folded away, not part of a link or an image, and
// nothing that is not rendered at all, such as a link definition. When in doubt, it does not
// count: a missed command is a nuisance, but a command that nobody saw is worse.

/** The numbers of such lines, from 0. */
export function* findSaid(body: string, word: string): Generator<number> {
  const source = linesOf(body);
  const parser = createMarkdown();
  parser.inline.ruler.before('text', 'said', (state, silent) => {
    if (!isWord(state.src, state.pos, word) || !startsLine(state.src, state.pos)) return false;
    if (!silent) state.push('said', '', 0).meta = { offset: state.pos };
    state.pos += word.length;
    return true;
  });
  let counted = { block: undefined as Token | undefined, offset: 0, lines: 0 };
  for (const { block, offset } of said(parser.parse(body, {}), word)) {
    const before = counted.block === block ? counted : { offset: 0, lines: 0 };
    const lines = before.lines + breaksIn(block.content, before.offset, offset);
    counted = { block, offset, lines };
    const line = (block.map?.[0] ?? 0) + lines;
    // `- /docs` is shown as the word alone, but its line starts with the mark of a list.
    if (source[line]?.trimStart().startsWith(word)) yield line;
  }
}

/** Line breaks as Markdown has them. */
function linesOf(body: string): string[] {
  return body.split(/\r\n?|\n/);
}

function breaksIn(content: string, from: number, to: number): number {
  let found = 0;
  for (let at = content.indexOf('\n', from); at >= 0 && at < to; at = content.indexOf('\n', at + 1))
    found += 1;
  return found;
}

/** Where a line begins with the word, in paragraphs and headings that are shown as they are. */
function* said(
  tokens: readonly Token[],
  word: string,
): Generator<{ block: Token; offset: number }> {
  const tags = new OpenTags();
  let hidden = 0;
  let shown = false;
  for (const token of tokens) {
    if (/^(?:blockquote|footnote|table)_/.test(token.type)) hidden += token.nesting;
    if (/^(?:paragraph|heading)_open$/.test(token.type)) shown = true;
    if (token.type === 'html_block') {
      const offset = PICTURES.exec(token.content)?.[0].length ?? 0;
      const plain = offset > 0 && hidden === 0 && !tags.hide();
      if (plain && isWord(token.content, offset, word)) yield { block: token, offset };
      tags.read(token.content);
    }
    if (token.type !== 'inline') continue;
    let links = 0;
    for (const child of token.children ?? []) {
      if (child.type.startsWith('link_')) links += child.nesting;
      if (child.type === 'html_inline') tags.read(child.content);
      const plain = shown && hidden === 0 && links === 0 && !tags.hide();
      if (child.type === 'said' && plain)
        yield { block: token, offset: Number(child.meta?.offset) };
    }
    shown = false;
  }
}

/** Elements whose content stays in sight and is nobody else's words. */
const SHOWING = new Set(
  (
    'a b br center dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p picture s small ' +
    'source span strong sub sup table tbody td th thead tr u ul'
  ).split(' '),
);

/** A pasted screenshot begins a block of HTML, to which the text right below belongs. */
const PICTURES = /^(?:[ \t]*<(?:img|br|hr)\b[^<>\n]*>(?:[ \t]*\n)?)+(?<=\n)/i;

/** HTML that a comment has opened and not closed: a fold, a quote, code. */
class OpenTags {
  readonly #open = new Map<string, number>();

  read(html: string): void {
    for (const part of html.split('<').slice(1)) {
      const end = part.indexOf('>');
      const [, slash, name = ''] = (end >= 0 && /^(\/?)([a-z][a-z\d-]*)/i.exec(part)) || [];
      const tag = name.toLowerCase();
      if (tag === '' || SHOWING.has(tag)) continue;
      const depth = (this.#open.get(tag) ?? 0) + (slash ? -1 : 1);
      if (depth > 0) this.#open.set(tag, depth);
      else this.#open.delete(tag);
    }
  }

  hide(): boolean {
    return this.#open.size > 0;
  }
}
