// Pieces of markup that several sections share.
import type { ViewCounts } from '../../../contract/schemas.ts';
import { html } from '../../../shared/text/escape.ts';

export function section(id: string, title: string, about: string, body: string): string {
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>${about === '' ? '' : `\n<p class="about">${about}</p>`}
${body}
</section>`;
}

export function empty(title: string, text: string): string {
  return `<div class="empty"><strong>${title}</strong>${text}</div>`;
}

/** People and AI side by side, as long as `largest` leaves room for. */
export function stackedBar({ human, ai }: ViewCounts, largest: number): string {
  return `<span class="bar" aria-hidden="true"><i class="human ${width(human / largest)}"></i><i class="ai ${width(ai / largest)}"></i></span>`;
}

export function bar(kind: 'ai' | 'other', value: number, largest: number): string {
  return `<span class="bar" aria-hidden="true"><i class="${kind} ${width(value / largest)}"></i></span>`;
}

/** Inline styles are not allowed by the page's policy: widths are classes in half percents. */
function width(share: number): string {
  const half = Math.round(Math.min(1, Math.max(0, share)) * 200);
  return `w${share > 0 ? Math.max(1, half) : 0}`;
}

/** May break after a slash. */
export function path(text: string): string {
  return `<span class="path">${html(text).replace(/\/(?=.)/g, '/<wbr>')}</span>`;
}

export const LEGEND =
  '<ul class="legend"><li><span class="key human"></span>People</li><li><span class="key ai"></span>AI</li></ul>';

/** A table with a heading, or what to say when it has no rows. */
export function card(title: string, heads: string[], rows: string[], none: string): string {
  const cells = heads.map((text, index) => {
    const kind = text === '' ? 'barcell' : index > 0 ? 'num' : '';
    return `<th scope="col" class="${kind}">${text || '<span class="sr">Bar</span>'}</th>`;
  });
  const body =
    rows.length === 0
      ? `<p class="quiet">${none}</p>`
      : `<table><thead><tr>${cells.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<div class="card"><h3>${title}</h3>${body}</div>`;
}
