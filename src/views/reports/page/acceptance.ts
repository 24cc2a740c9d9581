// Whether people merged the pull requests of jobs, in the report.
import { mergeRate } from '../../../contract/acceptance.ts';
import { type Html, html } from '../../../shared/text/escape.ts';
import { count, longDay } from '../format.ts';
import type { Story } from '../story.ts';
import { section } from './charts.ts';

/** What people did with pull requests of jobs, by what the jobs came from. */
export function acceptance({ report }: Story): Html | '' {
  const { triggers = [], since = '' } = report.acceptance ?? {};
  const rate = mergeRate(triggers);
  if (!rate) return '';
  const rows = triggers.map(({ trigger, merged, edited, closed, open, medianDays }) => {
    const cells = [...[merged, edited, closed, open].map(count), medianDays ?? '–'].map(
      (value) => html`<td class="num">${value}</td>`,
    );
    return html`<tr><td>${trigger}</td>${cells}</tr>`;
  });
  const heads = ['Merged', 'After edits', 'Closed', 'Open', 'Median days'];
  const head = heads.map((name) => html`<th scope="col" class="num">${name}</th>`);
  return section(
    'acceptance',
    'Pull requests that people merged',
    `${count(rate.merged)} of ${count(rate.of)} (${rate.percent}%) since ${longDay(since.slice(0, 10))}.`,
    html`<div class="card"><table><thead><tr><th scope="col">Jobs by</th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`,
  );
}
