// The columns of the table in CSV and Parquet, and their descriptions in the README.
import { TRAFFIC_CLASSES, type TrafficClass } from '../../contract/values.ts';
import type { DayViews, PageRow, ViewsReport } from './report.ts';

export interface Column<Row = PageRow> {
  name: string;
  type: 'STRING' | 'INT64' | 'DOUBLE';
  meaning: string;
  value(row: Row): string | number | null;
}

const BASE: Column[] = [
  { name: 'path', type: 'STRING', meaning: 'Path of the page.', value: (row) => row.path },
  {
    name: 'human',
    type: 'INT64',
    meaning: 'Views by people in the range.',
    value: (row) => row.human,
  },
  { name: 'ai', type: 'INT64', meaning: 'Views by AI in the range.', value: (row) => row.ai },
  {
    name: 'total',
    type: 'INT64',
    meaning: 'All views in the range, as counted by the service.',
    value: (row) => row.total,
  },
  {
    name: 'ai_share',
    type: 'DOUBLE',
    meaning: '`ai` divided by `total`, from 0 to 1, rounded to four decimals.',
    value: (row) => (row.total === 0 ? 0 : Math.round((row.ai / row.total) * 10_000) / 10_000),
  },
];

const COMPARED: Column[] = [
  {
    name: 'previous_human',
    type: 'INT64',
    meaning: 'Views by people in the previous period; empty if unknown.',
    value: (row) => row.previous?.human ?? null,
  },
  {
    name: 'previous_ai',
    type: 'INT64',
    meaning: 'Views by AI in the previous period; empty if unknown.',
    value: (row) => row.previous?.ai ?? null,
  },
  {
    name: 'previous_total',
    type: 'INT64',
    meaning: 'All views in the previous period; empty if unknown.',
    value: (row) => row.previous?.total ?? null,
  },
  {
    name: 'change',
    type: 'INT64',
    meaning: '`total` minus `previous_total`; empty if unknown.',
    value: (row) => (row.previous ? row.total - row.previous.total : null),
  },
  {
    name: 'change_percent',
    type: 'DOUBLE',
    meaning:
      '`change` in percent of `previous_total`, rounded to one decimal; empty if unknown or without earlier views.',
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
  type: 'INT64',
  meaning: CLASS_MEANING[name],
  value: (row) => row.classes?.[name] ?? null,
}));

const REFERRALS: Column = {
  name: 'ai_referrals',
  type: 'INT64',
  meaning: 'Views by people that came from AI answers; part of `human`; empty if unknown.',
  value: (row) => row.aiReferrals,
};

/** Every row carries the period, so that the files of several weeks can be put together. */
function period({ range }: ViewsReport): Column[] {
  return [
    {
      name: 'date_from',
      type: 'STRING',
      meaning: 'First day of the range, in UTC (`YYYY-MM-DD`).',
      value: () => range.from,
    },
    {
      name: 'date_to',
      type: 'STRING',
      meaning: 'The day after the last day of the range.',
      value: () => range.to,
    },
  ];
}

export function columnsOf(report: ViewsReport): Column[] {
  const facts = report.insights ? [...CLASSES, REFERRALS] : [];
  return [...BASE, ...(report.previous ? COMPARED : []), ...facts, ...period(report)];
}

/** One row per day of the range that has data. */
export const DAY_COLUMNS: Column<DayViews>[] = [
  {
    name: 'date',
    type: 'STRING',
    meaning: 'The day, in UTC (`YYYY-MM-DD`).',
    value: (day) => day.date,
  },
  { name: 'human', type: 'INT64', meaning: 'Views by people.', value: (day) => day.human },
  { name: 'ai', type: 'INT64', meaning: 'Views by AI.', value: (day) => day.ai },
  { name: 'total', type: 'INT64', meaning: 'All views.', value: (day) => day.total },
];
