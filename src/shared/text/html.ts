// HTML that cannot be broken out of: whatever is put into a template is escaped, unless it is HTML
// that was made here.
import { escapeHtml, visible } from './escape.ts';

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
