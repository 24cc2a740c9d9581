import type { DataQuality } from '../../../contract/insights.ts';
import { dayCount } from '../../../shared/days.ts';
import { html } from '../../../shared/text/escape.ts';
import { count, counted, percent, shortDay } from '../format.ts';
import { spoofNote } from '../quality-notes.ts';
import type { ReportCheck, ViewsReport } from '../report.ts';
import type { Story } from '../story.ts';
import { section } from './html.ts';

const DAYS_NAMED = 14;

export function quality({ report }: Story): string {
  const checks = report.checks.map(check).join('');
  const lines = report.insights ? logFacts(report.insights.quality, report) : '';
  const cards = `<div class="card"><h3>Consistency checks</h3><ul class="checks">${checks}</ul></div>${lines}`;
  return section('quality', 'Data quality', '', `<div class="cols">${cards}</div>`);
}

function check({ ok, summary }: ReportCheck): string {
  const mark = ok ? '<span class="mark">✓</span>' : '<span class="mark">!</span>';
  return `<li${ok ? '' : ' class="bad"'}>${mark}<span><span class="sr">${ok ? 'Passed: ' : 'Warning: '}</span>${html(summary)}</span></li>`;
}

function logFacts(data: DataQuality, { range }: ViewsReport): string {
  const rejected = data.lines === 0 ? '' : ` (${percent(data.rejected / data.lines)})`;
  const named = data.daysMissing.slice(0, DAYS_NAMED).map(shortDay).join(', ');
  const more = data.daysMissing.length > DAYS_NAMED ? ' …' : '';
  const facts: [name: string, value: string][] = [
    ['Lines read', `${count(data.lines)} in ${counted(data.files, 'file')}`],
    ['Rejected', `${count(data.rejected)}${rejected}`],
    ['Days with data', `${data.daysCovered.length} of ${dayCount(range)}`],
    ...(named ? [['Days without data', `${named}${more}`] as [string, string]] : []),
    ...[...data.warnings, ...spoofNote(data.spoofed)].map(
      (warning) => ['Note', html(warning)] as [string, string],
    ),
  ];
  const samples = data.examples.map(
    ({ file, line, text, reason }) => `${html(`${file}:${line}: ${reason}`)}\n  ${html(text)}`,
  );
  const shown =
    samples.length === 0
      ? ''
      : `<details><summary>Examples of rejected lines</summary><pre class="sample" tabindex="0">${samples.join('\n')}</pre></details>`;
  return `<div class="card"><h3>Log files</h3><dl class="facts">${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>${shown}</div>`;
}

export function footer({ report }: Story): string {
  const rules = report.insights
    ? ` Traffic is classified by the rules of ${html(report.insights.rules)}.`
    : '';
  return `<footer>
<p>Source: ${html(report.source)}. Project ${html(report.projectId)}. Days are in UTC, from ${report.range.from} up to but not including ${report.range.to}.${rules}</p>
<p>Created by Docket. README.md, next to this file, explains the columns of the data files.</p>
</footer>`;
}
