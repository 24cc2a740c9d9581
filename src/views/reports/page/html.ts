// Pieces of markup that several sections share.
import type { ViewCounts } from '../../../contract/schemas.ts';
import { visible } from '../../../shared/text/escape.ts';
import { type Html, html } from '../../../shared/text/html.ts';

export function section(id: string, title: string, about: string, body: Html): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>${about === '' ? '' : html`\n<p class="about">${about}</p>`}
${body}
</section>`;
}

export function empty(title: string, text: string): Html {
  return html`<div class="empty"><strong>${title}</strong>${text}</div>`;
}

/** People and AI side by side, as long as `largest` leaves room for. */
export function stackedBar({ human, ai }: ViewCounts, largest: number): Html {
  return html`<span class="bar" aria-hidden="true"><i class="human ${width(human / largest)}"></i><i class="ai ${width(ai / largest)}"></i></span>`;
}

export function bar(kind: 'ai' | 'other', value: number, largest: number): Html {
  return html`<span class="bar" aria-hidden="true"><i class="${kind} ${width(value / largest)}"></i></span>`;
}

/** Inline styles are not allowed by the page's policy: widths are classes in half percents. */
function width(share: number): string {
  const half = Math.round(Math.min(1, Math.max(0, share)) * 200);
  return `w${share > 0 ? Math.max(1, half) : 0}`;
}

/** May break after a slash. */
export function path(text: string): Html {
  const parts = visible(text).split(/(?<=\/)(?=.)/);
  return html`<span class="path">${parts.map((part, n) => [n > 0 && html`<wbr>`, part])}</span>`;
}

export const LEGEND = html`<ul class="legend"><li><span class="key human"></span>People</li><li><span class="key ai"></span>AI</li></ul>`;

/** A table with a heading, or what to say when it has no rows. */
export function card(title: string, heads: string[], rows: Html[], none: string): Html {
  const cells = heads.map((text, index) => {
    const kind = text === '' ? 'barcell' : index > 0 ? 'num' : '';
    return html`<th scope="col" class="${kind}">${text || html`<span class="sr">Bar</span>`}</th>`;
  });
  const body =
    rows.length === 0
      ? html`<p class="quiet">${none}</p>`
      : html`<table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table>`;
  return html`<div class="card"><h3>${title}</h3>${body}</div>`;
}
