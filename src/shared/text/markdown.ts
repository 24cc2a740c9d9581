// The one reader of Markdown: CommonMark with GitHub's tables, strikethrough, footnotes, and `$$`
// math. markdown-it, because its time grows with the length of the text whatever the text holds; a
// parser that takes minutes on a hostile comment would be a way to stop the program.
import createParser, {
  type Env,
  type MarkdownIt,
  type StateBlock,
  type StateInline,
  type Token,
} from 'markdown-it';

export type { Env, MarkdownIt, Token };

/** The kinds of pages that differ in what is code. `html` is CommonMark with tables and nothing else. */
export type Dialect = 'markdown' | 'mdx' | 'html';

/** A separate parser for each caller, which can add rules and a renderer. */
export function createMarkdown(dialect: Dialect = 'markdown'): MarkdownIt {
  // What is nested deeper is read again at every level, and nobody writes it.
  const parser = createParser({ html: true, maxNesting: 20 });
  if (dialect === 'html') return parser;
  parser.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph'] });
  parser.block.ruler.before('fence', 'math_block', mathBlock, { alt: ['paragraph', 'list'] });
  parser.inline.ruler.before('escape', 'math', math);
  if (dialect === 'mdx') parser.disable('code');
  return parser;
}

const FOOTNOTE = /^\[\^[^\]\s]{1,200}\]:/;

/** A note continues to the next blank line. GitHub does not show it unless something refers to it. */
function footnote(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const text = lineOf(state, startLine);
  const label = isIndented(state, startLine) ? null : FOOTNOTE.exec(text);
  if (!label) return false;
  if (silent) return true;
  let next = startLine + 1;
  while (next < endLine && !state.isEmpty(next)) next += 1;
  const open = state.push('footnote_open', '', 1);
  open.map = [startLine, next];
  const inline = state.push('inline', '', 0);
  inline.content = state
    .getLines(startLine, next, state.blkIndent, false)
    .trim()
    .slice(label[0].length);
  inline.map = [startLine, next];
  inline.children = [];
  state.push('footnote_close', '', -1);
  state.line = next;
  return true;
}

function mathBlock(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const first = lineOf(state, startLine);
  if (isIndented(state, startLine) || !first.startsWith('$$')) return false;
  if (silent) return true;
  const closes = (text: string) => text.trimEnd().endsWith('$$');
  let next = startLine + 1;
  if (!closes(first.slice(2))) {
    while (next < endLine && !closes(lineOf(state, next))) next += 1;
    next = Math.min(endLine, next + 1);
  }
  const token = state.push('math_block', '', 0);
  token.content = state.getLines(startLine, next, state.blkIndent, false);
  token.map = [startLine, next];
  state.line = next;
  return true;
}

function math(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('$$', state.pos)) return false;
  const end = state.src.indexOf('$$', state.pos + 2);
  if (end < 0) return false;
  if (!silent) state.push('math', '', 0).content = state.src.slice(state.pos, end + 2);
  state.pos = end + 2;
  return true;
}

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

/** Four spaces make code. */
function isIndented(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent > 3;
}

/** What a reader sees of a heading or a paragraph, without the marks. */
export function plainText(children: readonly Token[] | null): string {
  const parts = (children ?? []).map(({ type, content, children: inner }) => {
    if (type === 'softbreak' || type === 'hardbreak') return ' ';
    if (type === 'image') return plainText(inner);
    return type === 'text' || type === 'code_inline' ? content : '';
  });
  return parts.join('');
}
