// The commands in a comment. What their words mean is in contract/commands.ts.

import { readWords, type SlashCommand } from '../../contract/commands.ts';
import { isWord, startsLine } from '../../shared/text/line-start.ts';
import { createMarkdown, type Token } from '../../shared/text/markdown.ts';

/** More than this in one comment is more likely a mistake than meant. */
const MOST_COMMANDS = 5;

/**
 * The commands in a comment, in their order. Each is the first word of a line of plain text, and goes
 * on to the next one or to the end of the comment, quotes and code included.
 */
export function parseCommands(body: string, word: string): SlashCommand[] {
  const lines = linesOf(body);
  const starts = [...findSaid(body, word)];
  const commands = starts.slice(0, MOST_COMMANDS).map((start, at) => {
    const [first = '', ...rest] = lines.slice(start, starts[at + 1]);
    return readWords([first.trimStart().slice(word.length), ...rest].join('\n'));
  });
  return starts.length > MOST_COMMANDS ? [...commands, { kind: 'too-many' }] : commands;
}

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
    if (isWord(source[line]?.trimStart() ?? '', 0, word)) yield line;
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
