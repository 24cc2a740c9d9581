// What the check of a page needs: where it links to, and which anchors it offers.
import GithubSlugger, { slug } from 'github-slugger';
import { createMarkdown, type Dialect, type Env, plainText, type Token } from './markdown.ts';

type PageDialect = Exclude<Dialect, 'html'>;

export interface PageLinks {
  /** Where every link, image, and `href` or `src` leads, each once. */
  links: string[];
  /** The anchors as GitHub and the usual site generators name them, in lower case. */
  anchors: Set<string>;
}

const PARSERS: Record<PageDialect, ReturnType<typeof createMarkdown>> = {
  markdown: createMarkdown(),
  mdx: createMarkdown('mdx'),
};
// Which addresses are dangerous in a browser is not this check's question.
for (const parser of Object.values(PARSERS)) {
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
}

const ATTRIBUTE = /\s(?:href|src)\s{0,5}=\s{0,5}(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})')/g;
const ID = /\s(?:id|name)\s{0,5}=\s{0,5}["']([^"'\n]{1,200})["']/g;
const HTML_HEADING = /<h[1-6]\b[^<>]{0,500}>([^<>]{0,300})<\/h[1-6]>/gi;
/** Components of documentation sites make anchors of their titles. */
const TITLE = /<[A-Z][\w.]{0,60}\s[^<>]{0,2000}?\btitle\s{0,5}=\s{0,5}["']([^"'\n]{1,200})["']/g;

export function readPage(page: string, dialect: PageDialect): PageLinks {
  const env: Env = {};
  const tokens = PARSERS[dialect].parse(body(page, dialect), env);
  const defined = Object.values(env.references ?? {}).map(({ href }) => href);
  const links = [...defined];
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  const name = (heading: string) => {
    const [words, explicit] = explicitAnchor(heading);
    if (explicit !== undefined) anchors.add(explicit.toLowerCase());
    anchors.add(slugger.slug(words));
  };
  let heading = false;
  for (const token of tokens) {
    if (token.type === 'heading_open') heading = true;
    if (token.type === 'inline') {
      if (heading) name(plainText(token.children));
      heading = false;
      links.push(...targets(token.children ?? []));
    }
    const html = token.type === 'inline' ? htmlOf(token.children ?? []) : htmlOf([token]);
    if (html === '') continue;
    links.push(...first(html, ATTRIBUTE));
    for (const words of first(html, HTML_HEADING)) name(words);
    for (const id of first(html, ID)) anchors.add(id.toLowerCase());
    for (const title of first(html, TITLE)) anchors.add(slug(title));
  }
  return { links: [...new Set(links)].filter((link) => link !== ''), anchors };
}

/** Without what no reader sees: front matter, and the comments of MDX. */
function body(page: string, dialect: PageDialect): string {
  const text = page.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const front = /^---[ \t]*\n/.test(text) ? /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text) : null;
  const rest = front ? text.slice(front.index + front[0].length) : text;
  return dialect === 'mdx' ? withoutComments(rest) : rest;
}

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('{/*');
  const kept = others.map((part) => {
    const end = part.indexOf('*/}');
    return end < 0 ? `{/*${part}` : part.slice(end + 3);
  });
  return first + kept.join('');
}

function targets(children: readonly Token[]): string[] {
  return children.flatMap((child) => {
    const to = child.attrGet('href') ?? child.attrGet('src');
    return [...(to === null ? [] : [String(to)]), ...targets(child.children ?? [])];
  });
}

/** Tags, also those with expressions in them, which Markdown takes for text; never code. */
function htmlOf(tokens: readonly Token[]): string {
  const parts = tokens.map(({ type, content }) => {
    if (type === 'softbreak' || type === 'hardbreak') return '\n';
    return /^(?:html_block|html_inline|text|text_special)$/.test(type) ? content : '';
  });
  const text = parts.join('');
  return text.includes('<') ? withoutHtmlComments(text) : '';
}

function withoutHtmlComments(text: string): string {
  const [first = '', ...others] = text.split('<!--');
  return first + others.map((part) => part.slice(part.indexOf('-->') + 3)).join('');
}

function first(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[2] ?? '');
}

/** `Words {#anchor}`, as several generators have it. */
function explicitAnchor(heading: string): [words: string, anchor?: string] {
  const trimmed = heading.trimEnd();
  const open = trimmed.endsWith('}') ? trimmed.lastIndexOf('{#') : -1;
  if (open < 0) return [heading];
  return [trimmed.slice(0, open).trimEnd(), trimmed.slice(open + 2, -1)];
}
