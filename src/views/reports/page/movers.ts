import { count, counted, signed } from '../format.ts';
import { MOVER_FLOOR, type Mover, type Story } from '../story.ts';
import { empty, path, section } from './html.ts';
import { shareOf } from './top-pages.ts';

export function movers({ report, risers, fallers, newPages, gonePages }: Story): string {
  if (!report.previous) return '';
  const about = [
    `Pages with at least ${MOVER_FLOOR} views in either period and a change larger than chance.`,
    newPages ? `${counted(newPages, 'page')} had no views in the previous period.` : '',
    gonePages ? `${counted(gonePages, 'page')} had views only in the previous period.` : '',
  ];
  const body =
    risers.length + fallers.length === 0
      ? empty('No significant changes', 'No page changed by more than chance.')
      : `<div class="cols">${list('Up', risers)}${list('Down', fallers)}</div>`;
  return section('moved', 'Biggest changes', about.join(' ').trim(), body);
}

function list(title: string, items: Mover[]): string {
  const body =
    items.length === 0
      ? '<p class="quiet">None.</p>'
      : `<table class="movers"><thead class="sr"><tr><th scope="col">Page</th><th scope="col">Change</th><th scope="col">Before and now</th></tr></thead><tbody>${items.map(row).join('')}</tbody></table>`;
  return `<div class="card"><h3>${title}</h3>${body}</div>`;
}

function row({ path: where, now, before }: Mover): string {
  const change = now.total - before.total;
  const spoken = before.total === 0 ? 'new' : now.total === 0 ? 'gone' : '';
  const steps = spoken || `${count(before.total)} → ${count(now.total)}`;
  return `<tr><td>${path(where)}</td><td class="num ${change > 0 ? 'up' : 'down'}">${signed(change)}${shareOf(now.total, before.total)}</td><td class="num quiet">${steps}</td></tr>`;
}
