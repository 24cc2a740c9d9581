// Markdown as HTML, to be judged as a browser reads it. Readers of Markdown differ in where code
// begins, so a page is read in several ways, and what runs in any of them counts.
import { type Token as HtmlToken, type TokenHandler, Tokenizer } from 'parse5';
import { createMarkdown, type MarkdownIt, type Token } from '../../../shared/text/markdown.ts';
import { allowsAddress } from './allowed.ts';
import { activeHtml } from './html.ts';

/** What is nested deeper, the parser leaves out. */
const MAX_LEVEL = 17;

/**
 * As Python-Markdown, kramdown, and their kind have it: in an element, and in a list, code may not be
 * code, and what is no tag to CommonMark may be one.
 */
export function readLeniently(text: string, isCodeSure = false): string {
  const parser = createReader();
  parser.disable('reference');
  let depth = 0;
  const code = ({ content, level }: Token) => {
    const isRaw = !isCodeSure && (level > 0 || depth > 0);
    return isRaw ? `\n${content}\n` : `<pre>${escapeText(content)}</pre>\n`;
  };
  const { rules } = parser.renderer;
  rules.fence = (tokens, at) => code(tokens[at] as Token);
  rules.code_block = rules.fence;
  rules.code_inline = (tokens, at) => {
    const { content } = tokens[at] as Token;
    return depth > 0 && !isCodeSure ? content : `<code>${escapeText(content)}</code>`;
  };
  rules.html_block = (tokens, at) => {
    const { content } = tokens[at] as Token;
    depth = Math.max(0, depth + openedBy(content));
    return content;
  };
  rules.text = (tokens, at) => tokens[at]?.content ?? '';
  rules.text_special = (tokens, at) => {
    const { info, markup = '', content = '' } = tokens[at] ?? {};
    return info === 'entity' ? markup : content;
  };
  return parser.render(text);
}

function createReader(): MarkdownIt {
  const parser = createMarkdown('html');
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
  // Texts with an entity or a backslash stay apart, to be seen as they were written.
  parser.core.ruler.disable('text_join');
  parser.renderer.rules.text_special = (tokens, at) => escapeText(tokens[at]?.content ?? '');
  return parser;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function tooDeep(tokens: readonly Token[]): string[] {
  const deep = tokens.some(
    ({ level, children }) =>
      level > MAX_LEVEL || children?.some((child) => level + child.level > MAX_LEVEL),
  );
  return deep ? [`more than ${MAX_LEVEL} levels of quotes, lists, or emphasis`] : [];
}

function addresses(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type, attrs, children }) => {
    const bad = (attrs ?? []).filter(
      ([name, value]) =>
        (name === 'href' || name === 'src') && !allowsAddress(String(value), type === 'image'),
    );
    return [...bad.map(([, value]) => `](${value})`), ...addresses(children ?? [])];
  });
}

/** To be read once for all that asks for its parts. */
export const parseMarkdown = (text: string): Token[] => createReader().parse(text, {});

export const fencesOf = (tokens: readonly Token[]): { info: string; content: string }[] =>
  flatten(tokens).flatMap(({ type, info, content }) =>
    type === 'fence' ? [{ info: info.trim(), content }] : [],
  );

const flatten = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...flatten(token.children ?? [])]);

const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'details', 'div', 'dl', 'fieldset'],
  ...['figure', 'footer', 'form', 'header', 'main', 'nav', 'ol', 'section', 'table', 'ul', 'tr'],
  ...['td', 'th', 'tbody', 'thead', 'li', 'dd', 'dt', 'pre', 'summary', 'figcaption'],
]);

/** How many more blocks of HTML are open after a text than before. */
function openedBy(text: string): number {
  let depth = 0;
  const nothing = () => {};
  const handler: TokenHandler = {
    onComment: nothing,
    onDoctype: nothing,
    onEof: nothing,
    onCharacter: nothing,
    onNullCharacter: nothing,
    onWhitespaceCharacter: nothing,
    onStartTag: ({ tagName, selfClosing }: HtmlToken.TagToken) => {
      if (BLOCKS.has(tagName) && !selfClosing) depth += 1;
    },
    onEndTag: ({ tagName }: HtmlToken.TagToken) => {
      if (BLOCKS.has(tagName)) depth -= 1;
    },
  };
  new Tokenizer({}, handler).write(text, true);
  return depth;
}

/** The text of a page for Vue: what it evaluates is outside of fences, except those made for it. */
export function readForVue(text: string): string {
  const parser = createReader();
  const { rules } = parser.renderer;
  rules.fence = (tokens, at) => {
    const { info = '', content = '' } = tokens[at] ?? {};
    const [language = ''] = info.trim().split(' ');
    return language.includes('-vue') || info.includes('v-pre') ? escapeText(content) : '';
  };
  return parser.render(text);
}

/** As CommonMark has it, and with notes and definitions of links, which are texts to some tools. */
export function activeCommonMark(text: string, tokens: readonly Token[], vue: boolean): string[] {
  const found = [...tooDeep(tokens), ...addresses(tokens)];
  if (!text.includes('<')) return found;
  const parser = createReader();
  found.push(...activeHtml(parser.renderer.render([...tokens], parser.options, {}), { vue }));
  if (!text.includes(']:')) return found;
  parser.disable('reference');
  const known = new Set(found);
  return [...found, ...activeHtml(parser.render(text), { vue }).filter((one) => !known.has(one))];
}

/** Only the text of a page, with its code left out. */
export function withoutCode(tokens: readonly Token[]): string {
  const parts = tokens.map(({ type, content, children }) => {
    if (type === 'html_block') return content;
    return type === 'inline' ? withoutSpans(content, children ?? []) : '';
  });
  return parts.join('\n');
}

function withoutSpans(source: string, children: readonly Token[]): string {
  let kept = '';
  let rest = source;
  for (const { markup } of children.filter(({ type }) => type === 'code_inline')) {
    const start = rest.indexOf(markup);
    const end = rest.indexOf(markup, start + markup.length);
    kept += `${rest.slice(0, start)} `;
    rest = rest.slice(end + markup.length);
  }
  return kept + rest;
}
