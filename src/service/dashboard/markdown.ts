// Markdown as comments use it. HTML comments are invisible, as on GitHub; of other HTML a few tags
// without attributes stay, and the rest is shown as the text that it is.

import { escapeHtml, Html } from '../../shared/text/escape.ts';
import { createMarkdown, type MarkdownIt, type Token } from '../../shared/text/markdown.ts';

interface Where {
  /** The link target of `#12`, without the number. */
  threads: string;
}

export function markdown(source: string, where: Where): Html {
  parser ??= pageParser();
  const shown = parser.render(withoutComments(source), { where, links: 0 });
  const folds = shown.split('<details>').length - shown.split('</details>').length;
  return new Html(shown + '</details>'.repeat(Math.max(0, folds)));
}

/** A comment that is not closed is shown. */
function withoutComments(source: string): string {
  const [first = '', ...others] = source.split('<!--');
  const last = source.lastIndexOf('-->');
  let at = first.length;
  let shown = first;
  let open = false;
  for (const part of others) {
    at += 4;
    const end = part.indexOf('-->');
    // Without an end further on, this is text.
    if (!open && at > last) shown += `<!--${part}`;
    else if (end >= 0) {
      shown += part.slice(end + 3);
      open = false;
    } else open = true;
    at += part.length;
  }
  return shown;
}

/** Below the page's own heading, and without a gap that readers of headings stumble over. */
function settleLevels(tokens: Token[]): void {
  const heads = tokens.filter(({ type }) => type.startsWith('heading_'));
  const levelOf = ({ tag }: Token) => Number(tag.slice(1));
  const top = Math.min(...heads.map(levelOf));
  let last = 1;
  for (const head of heads) {
    if (head.type === 'heading_open') last = Math.min(levelOf(head) - top + 2, last + 1, 6);
    head.tag = `h${last}`;
  }
}

/** Made when the first page needs it. */
let parser: MarkdownIt | undefined;

function pageParser(): MarkdownIt {
  const made = createMarkdown().set({ breaks: true, linkify: true });
  made.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  // Only addresses of pages; a script is not an address.
  made.validateLink = (url) =>
    /^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/.#?]|$))/i.test(url);
  made.core.ruler.push('tasks', ({ tokens }) => tokens.forEach(markTask));
  made.core.ruler.push('tags', ({ tokens }) => {
    for (const { children } of tokens) if (children) pairTags(children);
  });
  made.core.ruler.push('levels', ({ tokens }) => settleLevels(tokens));
  const rules = made.renderer.rules;
  const rule = (name: string, show: (token: Token, env: PageEnv) => string) => {
    rules[name] = (tokens, index, _, env) => show(tokens[index] as Token, env as never);
  };
  rule('heading_open', ({ tag }) => `<${tag}>`);
  rule('heading_close', ({ tag }) => `</${tag}>\n`);
  rule('ordered_list_open', () => '<ol>\n');
  rule('list_item_open', ({ meta }) => (meta?.task ? '<li class="task">' : '<li>'));
  rule('task', ({ meta }) => `<input type="checkbox" disabled${meta?.checked ? ' checked' : ''}> `);
  rule('table_open', () => '<div class="sideways"><table>\n');
  rule('table_close', () => '</table></div>\n');
  rule('th_open', () => '<th>');
  rule('td_open', () => '<td>');
  rule('hr', () => '<hr>\n');
  rule('hardbreak', () => '<br>\n');
  rule('softbreak', () => '<br>\n');
  rule('s_open', () => '<del>');
  rule('s_close', () => '</del>');
  rule('fence', ({ info, content }) => code(content, info.trim() === 'diff'));
  rule('code_block', ({ content }) => code(content, false));
  rule('math', ({ content }) => `<code>${escapeHtml(content)}</code>`);
  rule('math_block', ({ content }) => code(`${content}\n`, false));
  rule('footnote_open', () => '<p>');
  rule('footnote_close', () => '</p>\n');
  rule('html_block', ({ content }) => folds(content));
  rule('html_inline', ({ content, meta }) =>
    meta?.paired ? content.toLowerCase() : escapeHtml(content),
  );
  rule('link_open', (token, env) => {
    env.links += 1;
    return anchor(String(token.attrGet('href')));
  });
  rule('link_close', (_, env) => {
    env.links -= 1;
    return '</a>';
  });
  // A picture is shown by its name: pages load nothing from elsewhere.
  rule('image', (token, { links }) => {
    const url = String(token.attrGet('src'));
    const name = escapeHtml(token.content || url);
    return links > 0 ? name : `${anchor(url)}${name}</a>`;
  });
  rule('text', ({ content }, { links, where }) =>
    links > 0 ? escapeHtml(content) : withReferences(content, where),
  );
  return made;
}

interface PageEnv {
  where: Where;
  /** Inside how many links: a link holds no other. */
  links: number;
}

const anchor = (url: string) => `<a href="${escapeHtml(url)}" rel="nofollow noopener">`;

const REFERENCE =
  /(?<![\w/&])(?:#(?<number>\d{1,9})\b|@[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?(?:\[bot\])?)/gi;

function withReferences(text: string, { threads }: Where): string {
  let shown = '';
  let at = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const [found] = match;
    const number = match.groups?.number;
    const linked = number
      ? `${anchor(`${threads}/${number}`)}${found}</a>`
      : `<strong>${found}</strong>`;
    shown += escapeHtml(text.slice(at, match.index)) + linked;
    at = match.index + found.length;
  }
  return shown + escapeHtml(text.slice(at));
}

function code(content: string, isDiff: boolean): string {
  const lines = content
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : '';
      return isDiff && kind ? `<span class="${kind}">${escapeHtml(line)}</span>` : escapeHtml(line);
    });
  return `<pre><code>${lines.join('\n')}\n</code></pre>\n`;
}

/** `- [x] done` */
function markTask(token: Token, index: number, tokens: Token[]): void {
  const [first] = tokens[index + 2]?.children ?? [];
  const box = token.type === 'list_item_open' ? /^\[([ xX])\]\s+/.exec(first?.content ?? '') : null;
  if (!box || !first || first.type !== 'text') return;
  token.meta = { task: true };
  first.content = first.content.slice(box[0].length);
  const task = Object.assign(Object.create(Object.getPrototypeOf(first)), first) as Token;
  tokens[index + 2]?.children?.unshift(
    Object.assign(task, { type: 'task', content: '', meta: { checked: box[1] !== ' ' } }),
  );
}

const PAIRED = /^<(\/?)(sub|sup|kbd|b|i|em|strong)>$/i;

/** Tags count only where they are closed in the same paragraph, so that none reaches further. */
function pairTags(children: Token[]): void {
  const open: { name: string; token: Token }[] = [];
  for (const token of children) {
    if (token.type !== 'html_inline') continue;
    if (/^<br\s?\/?>$/i.test(token.content)) Object.assign(token, { type: 'hardbreak' });
    const [, slash, name = ''] = PAIRED.exec(token.content) ?? [];
    if (slash === '') open.push({ name: name.toLowerCase(), token });
    const last = open.at(-1);
    if (slash !== '/' || last?.name !== name.toLowerCase()) continue;
    open.pop();
    token.meta = { paired: true };
    last.token.meta = { paired: true };
  }
}

/** `<details>` and `<summary>` without attributes, so that nothing can ride along. */
function folds(content: string): string {
  return content
    .split(/(<\/?details>|<\/?summary>)/i)
    .map((part, index) => (index % 2 === 1 ? part.toLowerCase() : escapeHtml(part)))
    .join('');
}

/** Titles know code and nothing else. */
export function title(source: string): Html {
  const parts = source.split(/`([^`]+)`/);
  const shown = parts.map((part, i) =>
    i % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part),
  );
  return new Html(shown.join(''));
}
