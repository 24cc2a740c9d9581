// Anyone can choose the path and agent of a request: each format has one way to make them safe.

/** Control, zero-width and direction characters, which would hide or reorder what a reader sees. */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

export function visible(text: string): string {
  return text.replace(INVISIBLE, '\ufffd');
}

/** At most `length` characters, the middle left out: both ends of a path are informative. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const points = [...text.slice(0, 4 * length), ...text.slice(-4 * length)];
  const head = Math.ceil((length - 1) * 0.6);
  return `${points.slice(0, head).join('')}…${points.slice(head + 1 - length).join('')}`;
}

const HTML: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => HTML[char] ?? char);
}

/** For text and table cells: no character keeps a meaning in Markdown or HTML. */
export function markdown(text: string): string {
  return visible(text).replace(
    /[&<>"'|`*_[\]()\\~#!:@$^]|^[-+=\d]/g,
    (char) => `&#${char.charCodeAt(0)};`,
  );
}

/** Mermaid labels are in double quotes, and quotes cannot be escaped. */
export function mermaid(text: string): string {
  return visible(text).replace(/["\\;#`<>{}[\]]/g, ' ');
}

/** What spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** Nearly every path: nothing to escape. */
const PLAIN = /^[\w/][\w/.~-]*$/;

/** RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
export function csv(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `${cell}`;
  if (PLAIN.test(cell)) return cell;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// HTML that cannot be broken out of: whatever is put into a template is escaped, unless it is HTML
// that was made here.

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Insert = Html | string | number | null | undefined | false | readonly Insert[];

export function html(parts: TemplateStringsArray, ...values: Insert[]): Html {
  const text = parts.map((part, i) => part + (i < values.length ? show(values[i]) : '')).join('');
  return new Html(text);
}

function show(value: Insert): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object') return value.map(show).join('');
  // Line breaks are all that text from outside may do.
  return escapeHtml(String(value).replace(/[^\t\n\r]+/g, visible));
}
