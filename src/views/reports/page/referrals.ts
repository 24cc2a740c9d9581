// People that AI answers led to the site: from where, and to which pages.
import { html } from '../../../shared/text/escape.ts';
import { count, counted } from '../format.ts';
import type { Story } from '../story.ts';
import { bar, card, path, section } from './html.ts';

const ROWS = 10;

export function referrals({ report, referred }: Story): string {
  const known = report.insights?.aiReferrals;
  if (!known) return '';
  const shown = known.sources.slice(0, ROWS);
  const largest = Math.max(1, ...shown.map(({ views }) => views));
  const sources = shown.map(
    ({ source, views }) =>
      `<tr><td>${html(source)}</td><td class="barcell">${bar('ai', views, largest)}</td><td class="num">${count(views)}</td></tr>`,
  );
  const pages = referred.map(
    (row) =>
      `<tr><td>${path(row.path)}</td><td class="num">${count(row.aiReferrals ?? 0)}</td></tr>`,
  );
  const none = 'No view by people came from an AI answer.';
  const cards = [
    card('By source', ['Source', '', 'Views'], sources, none),
    card('By page', ['Page', 'Views'], pages, none),
  ];
  const gaps = known.daysUnknown.length;
  const left = gaps > 0 ? ` Not known for ${counted(gaps, 'day')}.` : '';
  return section(
    'referrals',
    'People sent by AI',
    `Views by people who followed a link in an AI answer. They are part of the views by people.${left}`,
    `<div class="cols">${cards.join('')}</div>`,
  );
}
