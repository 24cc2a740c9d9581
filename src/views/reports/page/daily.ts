import { addDays } from '../../../shared/days.ts';
import { count, longDay, percent } from '../format.ts';
import { agentsKnown } from '../headline.ts';
import { aiShare, type Bar, type Chart, type Story } from '../story.ts';
import { empty, LEGEND, section } from './html.ts';
import { chartSvg } from './svg.ts';

/** Text in a scaled chart shrinks with it, so narrow screens get their own chart. */
const WIDE = { name: 'wide', width: 1040, height: 300 };
const NARROW = { name: 'narrow', width: 360, height: 230 };

export function daily({ chart, report }: Story): string {
  const title = chart.unit === 'week' ? 'Week by week' : 'Day by day';
  if (chart.bars.length === 0) {
    return section('days', title, '', empty('No daily data', 'Daily totals were not fetched.'));
  }
  if (report.totals.total === 0) {
    return section('days', title, '', empty('No views', 'No page was read in this period.'));
  }
  return section('days', title, '', chartCard(chart, 'days', agentsKnown(report)));
}

/** Drawn, and as a table. `id` is the section's. */
export function chartCard(chart: Chart, id: string, known: boolean): string {
  const draw = (size: typeof WIDE) => chartSvg(chart, { ...size, id: `${id}-${size.name}`, known });
  return `<div class="card">${LEGEND}
<figure class="chart">${draw(WIDE)}${draw(NARROW)}<div class="details" role="status" hidden></div></figure>
<details><summary>Show as a table</summary>
<table><thead><tr><th scope="col">${chart.unit === 'week' ? 'Days' : 'Day'}</th><th scope="col" class="num">People</th><th scope="col" class="num">AI</th><th scope="col" class="num">AI share</th><th scope="col" class="num">Total</th></tr></thead>
<tbody>${chart.bars.map((bar) => row(bar, known)).join('')}</tbody></table></details></div>`;
}

function row({ from, to, counts }: Bar, known: boolean): string {
  const last = addDays(to, -1);
  const name = from === last ? longDay(from) : `${longDay(from)} – ${longDay(last)}`;
  const cells = counts
    ? [
        count(counts.human),
        ...(known ? [count(counts.ai), percent(aiShare(counts))] : ['–', '–']),
        count(counts.total),
      ]
    : ['–', '–', '–', 'no data'];
  return `<tr><td>${name}</td>${cells.map((cell) => `<td class="num">${cell}</td>`).join('')}</tr>`;
}
