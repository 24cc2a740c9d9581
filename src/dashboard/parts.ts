// Pieces of markup that several pages share.
import { html } from '../text/escape.ts';

/** Rows of cells that are HTML already. On narrow screens, each cell has its heading beside it. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly string[][],
): string {
  const head = heads.map(
    (name) => `<th scope="col">${name || '<span class="sr">Actions</span>'}</th>`,
  );
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, at) => `<td data-head="${heads[at] ?? ''}">${cell}</td>`).join('')}</tr>`,
  );
  return `<table class="list"><caption class="sr">${html(caption)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

export function nothing(title: string, text: string): string {
  return `<div class="empty"><strong>${html(title)}</strong>${html(text)}</div>`;
}

/** To the minute, in UTC: pages are rendered on a server that knows no other zone. */
export function time(iso: string | null | undefined, none = '–'): string {
  if (!iso) return none;
  return `<time datetime="${html(iso)}">${html(iso.slice(0, 16).replace('T', ' '))}</time>`;
}

export function field(label: string, control: string): string {
  return `<label class="field"><span>${label}</span>${control}</label>`;
}

export function options(
  all: readonly (readonly [value: string, text: string])[],
  chosen: string,
): string {
  return all
    .map(
      ([value, text]) =>
        `<option value="${html(value)}"${value === chosen ? ' selected' : ''}>${html(text)}</option>`,
    )
    .join('');
}

/** A path of this server with a query. */
export function address(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

export function older(
  path: string,
  query: Record<string, string | undefined>,
  next: string | null,
) {
  if (next === null) return '';
  return `<p class="more"><a rel="next" href="${html(address(path, { ...query, cursor: next }))}">Older</a></p>`;
}

/** A link only to a web address; anything else is shown as text. */
export function link(url: string, text: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return html(text);
  return `<a href="${html(url)}" rel="noreferrer">${html(text)}</a>`;
}
