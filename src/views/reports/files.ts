import type { ViewCounts } from '../../contract/schemas.ts';
import type { DayViews } from '../../contract/service.ts';
import { TRAFFIC_CLASSES, type TrafficClass } from '../../contract/values.ts';
import { dayCount } from '../../shared/days.ts';
import { csv, markdown } from '../../shared/text/escape.ts';
import { count, counted, rangeText } from './format.ts';
import { countName, coverage, seesAgents } from './headline.ts';
import type { PageRow, TableText, ViewsReport } from './report.ts';

/** Each line ends with the line break that RFC 4180 requires. */
export function csvTable(columns: Column[]): TableText {
  return { head: csvHead(columns), rows: (batch: PageRow[]) => csvLines(columns, batch), tail: '' };
}

export function csvHead<Row>(columns: readonly Column<Row>[]): string {
  return `${columns.map(({ name }) => csv(name)).join(',')}\r\n`;
}

export function csvLines<Row>(columns: readonly Column<Row>[], batch: readonly Row[]): string {
  let text = '';
  for (const row of batch) {
    let comma = '';
    for (const column of columns) {
      text += comma + csv(column.value(row));
      comma = ',';
    }
    text += '\r\n';
  }
  return text;
}

// `totals`, `views` and `hasMore` are shaped as the service answers them, so that a program that reads
// the service reads this file; the rest is added to them.

export function jsonDocument(report: ViewsReport): TableText {
  const { previous, insights } = report;
  const sees = seesAgents(report);
  /** What a source cannot see is absent. */
  const seen = <T extends ViewCounts>({ ai, ...counts }: T) => (sees ? { ...counts, ai } : counts);
  const head = {
    title: report.title,
    projectId: report.projectId,
    source: report.source,
    range: report.range,
    partial: report.missing.length > 0,
    missing: report.missing,
    checks: report.checks,
    rules: insights?.rules ?? null,
    previous: previous && {
      range: previous.range,
      totals: seen(previous.totals),
      pages: previous.complete ? previous.pages : null,
    },
    days: report.days.map(seen),
    insights,
    acceptance: report.acceptance ?? null,
    totals: seen(report.totals),
    hasMore: !report.pagesComplete,
  };
  let separator = '\n';
  return {
    head: `${JSON.stringify(head, null, 1).slice(0, -2)},\n "views": [`,
    rows(batch) {
      const text = separator + batch.map((row) => pageJson(row, sees)).join(',\n');
      separator = ',\n';
      return text;
    },
    tail: '\n ]\n}\n',
  };
}

function pageJson(
  { path, human, ai, total, previous, aiReferrals }: PageRow,
  sees: boolean,
): string {
  const agents = (views: number) => (sees ? `,"ai":${views}` : '');
  const before = previous
    ? `,"previous":{"human":${previous.human}${agents(previous.ai)},"total":${previous.total}}`
    : '';
  const referred = aiReferrals === null ? '' : `,"aiReferrals":${aiReferrals}`;
  return `{"path":${JSON.stringify(path)},"human":${human}${agents(ai)},"total":${total}${referred}${before}}`;
}

// The README next to the files explains them to anyone who opens them later.

const FILES: Record<string, string> = {
  'page-views.csv': 'One row per page, for spreadsheets (UTF-8, commas, RFC 4180).',
  'page-views.json':
    '`totals`, `views`, and `hasMore` as the service returns them, plus `range`, `previous`, `days`, `checks`, `insights`, and `rules`. A page has `previous` if its views in the previous period are known, and `aiReferrals` if it is known how many of its views by people came from AI answers.',
  'page-views-by-day.csv': 'One row per day with data.',
  'report.html': 'The report. Open it in a browser; it works offline.',
};

export function readme(report: ViewsReport, columns: Column[], files: string[]): string {
  const { range, previous, totals } = report;
  const covered = coverage(report);
  return `# Page views: ${markdown(report.title)}

- Days: ${rangeText(range)} (${range.from} up to but not including ${range.to}; ${counted(dayCount(range), 'day')}, UTC)
- Compared with: ${previous ? rangeText(previous.range) : 'nothing'}
- Source: ${markdown(report.source)}
${covered === '' ? '' : `- ${covered}\n`}- ${countName(report)}: ${count(totals.total)} on ${counted(report.pages, 'page')}${seesAgents(report) ? `; ${count(totals.human)} by people, ${count(totals.ai)} by AI` : ''}
- Partial: ${report.missing.length === 0 ? 'no' : 'yes'}
${report.missing.map((what) => `  - ${markdown(what)}\n`).join('')}
## Files

| File | Contents |
|---|---|
${files.map((name) => `| \`${name}\` | ${FILES[name] ?? ''} |`).join('\n')}

## Columns

Sorted by \`${seesAgents(report) ? 'total' : columnName(report)}\` (descending), then by \`path\`. Every row carries the period, so that you can put the
files of several weeks together.

${described(columns)}
${files.some((name) => name.includes('by-day')) ? `\nBy day:\n\n${described(dayColumns(report))}\n` : ''}
In the CSV file, text that a spreadsheet would treat as a formula starts with an apostrophe. The JSON
file contains the original text.

## Checks

${report.checks.map(({ ok, summary }) => `- ${ok ? 'OK' : 'Warning'}: ${markdown(summary)}`).join('\n')}
`;
}

function described<Row>(columns: readonly Column<Row>[]): string {
  const rows = columns.map(({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning} |`);
  return ['| Column | Type | Meaning |', '|---|---|---|', ...rows].join('\n');
}

// The columns of the table in CSV, and their descriptions in the README.

interface Column<Row = PageRow> {
  name: string;
  type: 'text' | 'whole number' | 'number';
  meaning: string;
  value(row: Row): string | number | null;
}

const BASE: Column[] = [
  { name: 'path', type: 'text', meaning: 'Path of the page.', value: (row) => row.path },
  {
    name: 'human',
    type: 'whole number',
    meaning: 'Views by people in the range.',
    value: (row) => row.human,
  },
  {
    name: 'ai',
    type: 'whole number',
    meaning: 'Views by AI in the range.',
    value: (row) => row.ai,
  },
  {
    name: 'total',
    type: 'whole number',
    meaning: 'All views in the range, as counted by the service.',
    value: (row) => row.total,
  },
  {
    name: 'ai_share',
    type: 'number',
    meaning: '`ai` divided by `total`, from 0 to 1, rounded to four decimals.',
    value: (row) => (row.total === 0 ? 0 : Math.round((row.ai / row.total) * 10_000) / 10_000),
  },
];

const COMPARED: Column[] = [
  {
    name: 'previous_human',
    type: 'whole number',
    meaning: 'Views by people in the previous period; empty if unknown.',
    value: (row) => row.previous?.human ?? null,
  },
  {
    name: 'previous_ai',
    type: 'whole number',
    meaning: 'Views by AI in the previous period; empty if unknown.',
    value: (row) => row.previous?.ai ?? null,
  },
  {
    name: 'previous_total',
    type: 'whole number',
    meaning: 'All views in the previous period; empty if unknown.',
    value: (row) => row.previous?.total ?? null,
  },
  {
    name: 'change',
    type: 'whole number',
    meaning: 'More or fewer than in the previous period; empty if unknown.',
    value: (row) => (row.previous ? row.total - row.previous.total : null),
  },
  {
    name: 'change_percent',
    type: 'number',
    meaning:
      '`change` in percent of the previous period, rounded to one decimal; empty if unknown or without earlier views.',
    value: ({ total, previous }) =>
      previous?.total ? Math.round((total / previous.total - 1) * 1_000) / 10 : null,
  },
];

const CLASS_MEANING: Record<TrafficClass, string> = {
  human: 'Requests by people.',
  'coding-agent': 'Requests by coding agents.',
  assistant: 'Requests by assistants on behalf of a person.',
  'ai-search': 'Requests by AI search engines that build an index.',
  training: 'Requests by crawlers that collect training data.',
  'other-bot': 'Requests by other bots; never part of `total`.',
  unknown: 'Requests in logs without user agents; part of `human`.',
};

const CLASSES: Column[] = TRAFFIC_CLASSES.filter((name) => name !== 'human').map((name) => ({
  name: `class_${name.replaceAll('-', '_')}`,
  type: 'whole number',
  meaning: CLASS_MEANING[name],
  value: (row) => row.classes?.[name] ?? null,
}));

const REFERRALS: Column = {
  name: 'ai_referrals',
  type: 'whole number',
  meaning: 'Views by people that came from AI answers; part of `human`; empty if unknown.',
  value: (row) => row.aiReferrals,
};

/** Every row carries the period, so that the files of several weeks can be put together. */
function period({ range }: ViewsReport): Column[] {
  return [
    {
      name: 'date_from',
      type: 'text',
      meaning: 'First day of the range, in UTC (`YYYY-MM-DD`).',
      value: () => range.from,
    },
    {
      name: 'date_to',
      type: 'text',
      meaning: 'The day after the last day of the range.',
      value: () => range.to,
    },
  ];
}

const columnName = (report: ViewsReport) => countName(report).toLowerCase();

/** Of a source that sees no agents: one count, under the name of what it counts. */
function plainColumns(report: ViewsReport): Column[] {
  const name = columnName(report);
  const [path, , , total] = BASE as [Column, Column, Column, Column];
  const [, , before, ...changes] = COMPARED as [Column, Column, Column, ...Column[]];
  const earlier = `${countName(report)} in the previous period; empty if unknown.`;
  return [
    path,
    { ...total, name, meaning: `${countName(report)} in the range, as counted by the source.` },
    ...(report.previous
      ? [{ ...before, name: `previous_${name}`, meaning: earlier }, ...changes]
      : []),
    ...period(report),
  ];
}

export function columnsOf(report: ViewsReport): Column[] {
  if (!seesAgents(report)) return plainColumns(report);
  const facts = report.insights ? [...CLASSES, REFERRALS] : [];
  return [...BASE, ...(report.previous ? COMPARED : []), ...facts, ...period(report)];
}

/** One row per day of the range that has data. */
const DAY_COLUMNS: Column<DayViews>[] = [
  {
    name: 'date',
    type: 'text',
    meaning: 'The day, in UTC (`YYYY-MM-DD`).',
    value: (day) => day.date,
  },
  { name: 'human', type: 'whole number', meaning: 'Views by people.', value: (day) => day.human },
  { name: 'ai', type: 'whole number', meaning: 'Views by AI.', value: (day) => day.ai },
  { name: 'total', type: 'whole number', meaning: 'All views.', value: (day) => day.total },
];

export function dayColumns(report: ViewsReport): Column<DayViews>[] {
  if (seesAgents(report)) return DAY_COLUMNS;
  const [date, , , total] = DAY_COLUMNS as [Column<DayViews>, unknown, unknown, Column<DayViews>];
  return [date, { ...total, name: columnName(report), meaning: `${countName(report)}.` }];
}
