import { count, difference, percent } from '../format.ts';
import type { PageRow } from '../report.ts';
import { aiShare, type Story } from '../story.ts';
import { empty, LEGEND, path, section, stackedBar } from './html.ts';

export function topPages({ top, report }: Story): string {
  if (top.length === 0) {
    return section(
      'top',
      'Top pages',
      '',
      empty('No pages yet', 'No page was read in this period.'),
    );
  }
  const compared = report.previous !== null;
  const largest = Math.max(1, ...top.map(({ human, ai }) => human + ai));
  const rows = top.map((row, index) => tableRow(row, index + 1, largest, compared));
  return section(
    'top',
    'Top pages',
    '',
    `<div class="card">${LEGEND}<table>
<thead><tr><th scope="col" class="rank"><span class="sr">Rank</span></th><th scope="col">Page</th><th scope="col" class="barcell"><span class="sr">Bar of people and AI</span></th><th scope="col" class="num hide">People</th><th scope="col" class="num hide">AI</th><th scope="col" class="num hide">AI share</th><th scope="col" class="num">Total</th>${compared ? '<th scope="col" class="num">Change</th>' : ''}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`,
  );
}

function tableRow(row: PageRow, rank: number, largest: number, compared: boolean): string {
  const moved = difference(row.total, row.previous?.total ?? null);
  return `<tr><td class="rank">${rank}</td><td>${path(row.path)}<span class="under">${stackedBar(row, largest)}</span></td><td class="barcell">${stackedBar(row, largest)}</td><td class="num hide">${count(row.human)}</td><td class="num hide">${count(row.ai)}</td><td class="num hide">${percent(aiShare(row))}</td><td class="num">${count(row.total)}</td>${compared ? `<td class="num">${moved}</td>` : ''}</tr>`;
}
