import type { DataQuality } from '../../contract/insights.ts';
import { dayCount } from '../../shared/days.ts';
import { html } from '../../text/escape.ts';
import { count, counted, percent, shortDay } from '../format.ts';
import type { ReportCheck, ViewsReport } from '../report.ts';
import type { Story } from '../story.ts';
import { section } from './html.ts';

const DAYS_NAMED = 14;

export function quality({ report }: Story): string {
  const checks = report.checks.map(check).join('');
  const lines = report.insights ? logFacts(report.insights.quality, report) : '';
  const cards = `<div class="card"><h3>Do the figures fit together?</h3><ul class="checks">${checks}</ul></div>${lines}`;
  return section('quality', 'Quality of the data', '', `<div class="cols">${cards}</div>`);
}

function check({ ok, summary }: ReportCheck): string {
  const mark = ok ? '<span class="mark">✓</span>' : '<span class="mark">!</span>';
  return `<li${ok ? '' : ' class="bad"'}>${mark}<span><span class="sr">${ok ? 'Fine: ' : 'Look: '}</span>${html(summary)}</span></li>`;
}

function logFacts(data: DataQuality, { range }: ViewsReport): string {
  const rejected = data.lines === 0 ? '' : ` (${percent(data.rejected / data.lines)})`;
  const named = data.daysMissing.slice(0, DAYS_NAMED).map(shortDay).join(', ');
  const more = data.daysMissing.length > DAYS_NAMED ? ' …' : '';
  const facts: [name: string, value: string][] = [
    ['Lines read', `${count(data.lines)} in ${counted(data.files, 'file')}`],
    ['Rejected', `${count(data.rejected)}${rejected}`],
    ['Days with data', `${data.daysCovered.length} of ${dayCount(range)}`],
    ...(named ? [['Days without', `${named}${more}`] as [string, string]] : []),
    ...data.warnings.map((warning) => ['Note', html(warning)] as [string, string]),
  ];
  const samples = data.examples.map(
    ({ file, line, text, reason }) => `${html(`${file}:${line}: ${reason}`)}\n  ${html(text)}`,
  );
  const shown =
    samples.length === 0
      ? ''
      : `<details><summary>Examples of rejected lines</summary><pre class="sample" tabindex="0">${samples.join('\n')}</pre></details>`;
  return `<div class="card"><h3>What was read</h3><dl class="facts">${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>${shown}</div>`;
}

export function footer({ report }: Story): string {
  const rules = report.insights
    ? ` Traffic is told apart by the rules of ${html(report.insights.rules)}.`
    : '';
  return `<footer>
<p>Source: ${html(report.source)}. Project ${html(report.projectId)}. Days are UTC days; ${report.range.from} up to, not including, ${report.range.to}.${rules}</p>
<p>Made by Docket. What the columns of the data files mean is in README.md beside this file.</p>
</footer>`;
}
