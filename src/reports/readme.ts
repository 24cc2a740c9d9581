// The README that travels with the files: whoever opens them in a year knows what they are.
import { dayCount } from '../shared/days.ts';
import { markdown } from '../text/escape.ts';
import type { Column } from './columns.ts';
import { count, counted, rangeText } from './format.ts';
import { coverage } from './headline.ts';
import type { ViewsReport } from './report.ts';

const FILES: Record<string, string> = {
  'page-views.csv': 'One row a page, for spreadsheets (UTF-8, comma, RFC 4180).',
  'page-views.json':
    '`totals`, `views` and `hasMore` as the service answers them, with `range`, `previous`, `days`, `checks`, `insights` and `rules` added; a page has `previous` where its views in the previous period are known.',
  'page-views.parquet': 'The table of the CSV file, typed, for DuckDB, pandas and the like.',
  'report.html': 'The report for people: open it in a browser; it needs no network.',
};

export function readme(report: ViewsReport, columns: Column[], files: string[]): string {
  const { range, previous, totals } = report;
  const covered = coverage(report);
  return `# Page views: ${markdown(report.title)}

- Days: ${rangeText(range)} (${range.from} up to, not including, ${range.to}; ${counted(dayCount(range), 'day')}, UTC)
- Compared with: ${previous ? rangeText(previous.range) : 'nothing'}
- Source: ${markdown(report.source)}
${covered === '' ? '' : `- ${covered}\n`}- Views: ${count(totals.total)} on ${counted(report.pages, 'page')}; ${count(totals.human)} by people, ${count(totals.ai)} by AI
- Partial: ${report.missing.length === 0 ? 'no' : 'yes'}
${report.missing.map((what) => `  - ${markdown(what)}\n`).join('')}
## Files

| file | what it is |
|---|---|
${files.map((name) => `| \`${name}\` | ${FILES[name] ?? ''} |`).join('\n')}

## Columns

Ordered by \`total\`, most first, then by \`path\`.

| column | type | meaning |
|---|---|---|
${columns.map(({ name, type, meaning }) => `| \`${name}\` | ${TYPES[type]} | ${meaning} |`).join('\n')}

In the CSV file a text that a spreadsheet would take for a formula has an apostrophe in front; the JSON
and Parquet files have it as it is.

## Checks

${report.checks.map(({ ok, summary }) => `- ${ok ? 'OK' : 'Look'}: ${markdown(summary)}`).join('\n')}
`;
}

const TYPES: Record<Column['type'], string> = {
  STRING: 'text',
  INT64: 'whole number',
  DOUBLE: 'number',
};
