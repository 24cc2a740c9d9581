import { change, count, difference, percent } from '../format.ts';
import { agentsKnown } from '../headline.ts';
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
  const [compared, known] = [report.previous !== null, agentsKnown(report)];
  const largest = Math.max(1, ...top.map(({ human, ai }) => human + ai));
  const rows = top.map((row, index) => tableRow(row, index + 1, largest, { compared, known }));
  return section(
    'top',
    'Top pages',
    '',
    `<div class="card">${LEGEND}<table>
<thead><tr><th scope="col" class="rank"><span class="sr">Rank</span></th><th scope="col">Page</th><th scope="col" class="barcell"><span class="sr">Bar of people and AI</span></th><th scope="col" class="num hide">People</th><th scope="col" class="num hide">AI</th><th scope="col" class="num hide">AI share</th><th scope="col" class="num">Total</th>${compared ? '<th scope="col" class="num">Change</th>' : ''}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`,
  );
}

function tableRow(
  row: PageRow,
  rank: number,
  largest: number,
  { compared, known }: { compared: boolean; known: boolean },
): string {
  const before = row.previous?.total ?? null;
  const moved = difference(row.total, before) + shareOf(row.total, before);
  const ai = known ? [count(row.ai), percent(aiShare(row))] : ['–', '–'];
  return `<tr><td class="rank">${rank}</td><td>${path(row.path)}<span class="under">${stackedBar(row, largest)}</span></td><td class="barcell">${stackedBar(row, largest)}</td><td class="num hide">${count(row.human)}</td><td class="num hide">${ai[0]}</td><td class="num hide">${ai[1]}</td><td class="num">${count(row.total)}</td>${compared ? `<td class="num">${moved}</td>` : ''}</tr>`;
}

/** A phone has no room for it. */
export function shareOf(now: number, before: number | null): string {
  const share = before === null || now === before ? null : change(now, before);
  return `<span class="pct quiet">${share ?? ''}</span>`;
}
