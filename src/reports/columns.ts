// The columns of the table in CSV and Parquet, and their descriptions in the README.
import { TRAFFIC_CLASSES, type TrafficClass } from '../contract/traffic.ts';
import type { PageRow, ViewsReport } from './report.ts';

export interface Column {
  name: string;
  type: 'STRING' | 'INT64' | 'DOUBLE';
  meaning: string;
  value(row: PageRow): string | number | null;
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

export function columnsOf(report: ViewsReport): Column[] {
  const facts = report.insights ? [...CLASSES, REFERRALS] : [];
  return [...BASE, ...(report.previous ? COMPARED : []), ...facts];
}
