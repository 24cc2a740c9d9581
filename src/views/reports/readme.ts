// The README next to the files explains them to anyone who opens them later.
import { dayCount } from '../../shared/days.ts';
import { markdown } from '../../shared/text/escape.ts';
import { type Column, DAY_COLUMNS } from './columns.ts';
import { count, counted, rangeText } from './format.ts';
import { coverage } from './headline.ts';
import type { ViewsReport } from './report.ts';

const FILES: Record<string, string> = {
  'page-views.csv': 'One row per page, for spreadsheets (UTF-8, commas, RFC 4180).',
  'page-views.json':
    '`totals`, `views`, and `hasMore` as the service returns them, plus `range`, `previous`, `days`, `checks`, `insights`, and `rules`. A page has `previous` if its views in the previous period are known, and `aiReferrals` if it is known how many of its views by people came from AI answers.',
  'page-views.parquet':
    'The same table as the CSV file, with types, for DuckDB, pandas, and similar tools.',
  'page-views-by-day.csv': 'One row per day with data.',
  'page-views-by-day.parquet': 'The same with types.',
  'report.html': 'The report. Open it in a browser; it works offline.',
};

export function readme(report: ViewsReport, columns: Column[], files: string[]): string {
  const { range, previous, totals } = report;
  const covered = coverage(report);
  return `# Page views: ${markdown(report.title)}

- Days: ${rangeText(range)} (${range.from} up to but not including ${range.to}; ${counted(dayCount(range), 'day')}, UTC)
- Compared with: ${previous ? rangeText(previous.range) : 'nothing'}
- Source: ${markdown(report.source)}
${covered === '' ? '' : `- ${covered}\n`}- Views: ${count(totals.total)} on ${counted(report.pages, 'page')}; ${count(totals.human)} by people, ${count(totals.ai)} by AI
- Partial: ${report.missing.length === 0 ? 'no' : 'yes'}
${report.missing.map((what) => `  - ${markdown(what)}\n`).join('')}
## Files

| File | Contents |
|---|---|
${files.map((name) => `| \`${name}\` | ${FILES[name] ?? ''} |`).join('\n')}

## Columns

Sorted by \`total\` (descending), then by \`path\`. Every row carries the period, so that you can put the
files of several weeks together.

${described(columns)}
${files.some((name) => name.includes('by-day')) ? `\nBy day:\n\n${described(DAY_COLUMNS)}\n` : ''}
In the CSV file, text that a spreadsheet would treat as a formula starts with an apostrophe. The JSON
and Parquet files contain the original text.

## Checks

${report.checks.map(({ ok, summary }) => `- ${ok ? 'OK' : 'Warning'}: ${markdown(summary)}`).join('\n')}
`;
}

function described<Row>(columns: readonly Column<Row>[]): string {
  const rows = columns.map(
    ({ name, type, meaning }) => `| \`${name}\` | ${TYPES[type]} | ${meaning} |`,
  );
  return ['| Column | Type | Meaning |', '|---|---|---|', ...rows].join('\n');
}

const TYPES: Record<Column['type'], string> = {
  STRING: 'text',
  INT64: 'whole number',
  DOUBLE: 'number',
};
