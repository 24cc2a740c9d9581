// Markdown inside a line. Only what is written here becomes a tag; everything else is text.
import { escapeHtml, Html } from './html.ts';

export interface Where {
  /** Where `#12` leads, without the number. */
  threads: string;
}

/**
 * The first of these that matches at a place wins. Spans are bounded, so that a text made of
 * openers alone costs no more than its length.
 */
const RULES: [RegExp, (match: RegExpExecArray, where: Where) => string][] = [
  [/^\\([!-/:-@[-`{-~])/, ([, char = '']) => escapeHtml(char)],
  [
    /^(`+)(?!`)(.{0,1000}?[^`])\1(?!`)/s,
    ([, , code = '']) => `<code>${escapeHtml(trim(code))}</code>`,
  ],
  [/^<!--.{0,5000}?-->/s, () => ''],
  [
    /^<(sub|sup|kbd|b|i|em|strong)>(.{0,1000}?)<\/\1>/is,
    ([, name = '', text = ''], where) => wrap(name.toLowerCase(), text, where),
  ],
  [/^<br\s?\/?>/i, () => '<br>'],
  [/^<(https?:\/\/[^\s<>]{1,2000})>/, ([, url = '']) => anchor(url, escapeHtml(url))],
  // A picture is shown by its name: pages load nothing from elsewhere.
  [
    /^!\[([^\]]{0,500})\]\(([^\s()]{1,2000})\)/,
    ([, alt = '', url = '']) => anchor(url, escapeHtml(alt || url)),
  ],
  [
    /^\[((?:[^[\]]|\[[^[\]]{0,100}\]){1,500})\]\(([^\s()]{1,2000}(?:\([^\s()]{0,100}\))?)(?: "[^"]{0,300}")?\)/,
    ([, label = '', url = ''], where) => anchor(url, inline(label, where).text),
  ],
  [/^\*\*(?=\S)(.{0,1000}?\S)\*\*/s, ([, text = ''], where) => wrap('strong', text, where)],
  [/^~~(?=\S)(.{0,1000}?\S)~~/s, ([, text = ''], where) => wrap('del', text, where)],
  [/^\*(?=[^\s*])(.{0,1000}?[^\s*])\*(?!\*)/s, ([, text = ''], where) => wrap('em', text, where)],
  [/^_(?=[^\s_])(.{0,1000}?[^\s_])_(?!\w)/s, ([, text = ''], where) => wrap('em', text, where)],
  [
    /^https?:\/\/[^\s<>"'`|]{0,2000}[^\s<>"'`|.,;:!?)\]*_]/,
    ([url]) => anchor(url, escapeHtml(url)),
  ],
  [/^#(\d{1,9})\b/, ([text, number = ''], { threads }) => anchor(`${threads}/${number}`, text)],
  [
    /^@[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?(?:\[bot\])?/i,
    ([text]) => `<strong>${escapeHtml(text)}</strong>`,
  ],
  [/^ {2,}\n/, () => '<br>\n'],
];

/** Places where no rule can begin, taken in one step. Names and numbers hide no marks. */
const PLAIN = /^(?:[A-Za-z\d][\w.-]*|[^\\`<![*~_h#@ A-Za-z\d]+| (?! )|[\s\S])/;
const AFTER_WORD = /^(?:_|#|@|https?:)/;

export function inline(source: string, where: Where): Html {
  let out = '';
  let rest = source;
  let inWord = false;
  while (rest.length > 0) {
    const hit = firstRule(rest, inWord);
    if (hit) {
      const [match, make] = hit;
      out += make(match, where);
      rest = rest.slice(match[0].length);
      inWord = false;
      continue;
    }
    const [text = ''] = PLAIN.exec(rest) ?? [rest[0]];
    out += escapeHtml(text);
    inWord = /\w$/.test(text);
    rest = rest.slice(text.length);
  }
  return new Html(out);
}

function firstRule(rest: string, inWord: boolean) {
  // `snake_case`, `me@example.org` and `a#1` are words, not marks.
  if (inWord && AFTER_WORD.test(rest)) return undefined;
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match) return [match, make] as const;
  }
  return undefined;
}

function wrap(name: string, text: string, where: Where): string {
  return `<${name}>${inline(text, where).text}</${name}>`;
}

/** Only addresses that lead to a page; a script is not an address. */
function anchor(url: string, label: string): string {
  if (!/^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/.#?]|$))/i.test(url)) return label;
  return `<a href="${escapeHtml(url)}" rel="nofollow noopener">${label}</a>`;
}

function trim(code: string): string {
  return /^ .*\S.* $/.test(code) ? code.slice(1, -1) : code;
}

/** Titles know code and nothing else. */
export function title(source: string): Html {
  const parts = source.split(/`([^`]+)`/);
  const shown = parts.map((part, i) =>
    i % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part),
  );
  return new Html(shown.join(''));
}
