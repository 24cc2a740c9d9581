// What jobs did, in the report: whether their pull requests were merged, and what readers did then.
import { mergeRate } from '../../../contract/acceptance.ts';
import { type Html, html, visible } from '../../../shared/text/escape.ts';
import { count, longDay } from '../format.ts';
import type { Story } from '../story.ts';
import { section } from './charts.ts';

/** Pull requests of jobs, four weeks before and after they were merged. */
export function work({ report }: Story): Html | '' {
  const receipts = report.work ?? [];
  if (receipts.length === 0) return '';
  const rows = receipts.map(({ pull, merged, sum }) => {
    const cells = [sum.before.human, sum.after.human, sum.before.ai, sum.after.ai].map(
      (value) => html`<td class="num">${count(value)}</td>`,
    );
    return html`<tr><td>#${pull.number} <span class="quiet">${visible(longDay(merged))}</span></td>${cells}</tr>`;
  });
  const heads = ['People before', 'People after', 'AI before', 'AI after'];
  const head = heads.map((name) => html`<th scope="col" class="num">${name}</th>`);
  return section(
    'work',
    'What your documentation work did',
    'Views of the pages that each pull request changed, in the four weeks before and after it was merged.',
    html`<div class="card"><table><thead><tr><th scope="col">Pull request</th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`,
  );
}

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
