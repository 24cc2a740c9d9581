// What one log file says about one UTC day: the unit that is counted, kept and merged.
import { TRAFFIC_CLASSES, type TrafficClass } from '../../contract/values.ts';
import { DAY_MS, isoDay, utcTime } from '../../shared/days.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import { ALL_PAGES, type PageFilter } from './page-filter.ts';

/** One count per class, in the order of TRAFFIC_CLASSES. */
export type Counts = readonly number[];

/** A map of counts, or what can be walked like one. The counts are good during the visit only. */
export interface CountTable {
  forEach(visit: (counts: Counts, key: string) => void): void;
}

export interface FileDay {
  /** The file's key: a hash of its host's label and its first line. */
  file: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Lines of the file on that day, of any kind. */
  lines: number;
  /** Version of the rules that sorted them. */
  rules: string;
  pages: CountTable;
  /** Views by named AI agent. */
  agents: CountTable;
  /** Requests for pages that were not found. */
  missing: CountTable;
  /** Views by people that AI answers led to; absent where the log cannot say. */
  referrals?: Referrals;
  /** Requests by named agents whose address was checked; absent where none could be. */
  checks?: AgentChecks;
}

interface Referrals {
  pages: CountTable;
  sources: CountTable;
}

interface AgentChecks {
  /** These are also among the agents' views. */
  verified: CountTable;
  /** These are nobody's views. */
  spoofed: CountTable;
}

export function classIndex(name: TrafficClass): number {
  return TRAFFIC_CLASSES.indexOf(name);
}

/** A zero for each class; written out because the hot loop makes many. */
export function noCounts(): number[] {
  return [0, 0, 0, 0, 0, 0, 0];
}

/** Adds one table's counts into another, up to so many keys. */
export function addInto(
  sums: Map<string, number[]>,
  table: CountTable,
  most = Number.POSITIVE_INFINITY,
): void {
  table.forEach((counts, key) => {
    const sum = sums.get(key);
    if (sum) addCounts(sum, counts);
    else if (sums.size < most) sums.set(key, [...counts]);
  });
}

export function addCounts(sum: number[], counts: Counts): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (counts[i] ?? 0);
}

/** What the entry says about these pages alone. Agents and sources have no pages to choose by. */
export function onlyPages(entry: FileDay, wanted: PageFilter): FileDay {
  if (wanted === ALL_PAGES) return entry;
  const only = (table: CountTable): CountTable => ({
    forEach: (visit) =>
      table.forEach((counts, path) => {
        if (wanted(path)) visit(counts, path);
      }),
  });
  const { pages, missing, referrals } = entry;
  return {
    ...entry,
    pages: only(pages),
    missing: only(missing),
    ...(referrals && { referrals: { ...referrals, pages: only(referrals.pages) } }),
  };
}

/** All counts of a table together, class by class. */
export function sumOf(table: CountTable): number[] {
  const sum = noCounts();
  table.forEach((counts) => {
    addCounts(sum, counts);
  });
  return sum;
}

/** The entry without its single pages: what they have together is under an empty path. */
export function withoutPages(entry: FileDay): FileDay {
  const { pages, referrals } = entry;
  const sum = (table: CountTable) => new Map([['', sumOf(table)]]);
  return {
    ...entry,
    pages: sum(pages),
    ...(referrals && { referrals: { ...referrals, pages: sum(referrals.pages) } }),
  };
}

/** The same counts always give the same text. Counts are cut behind the last that is not 0. */
export function encodeTables({ pages, agents, missing, referrals, checks }: FileDay): string {
  return JSON.stringify({
    pages: sortedRows(pages),
    agents: sortedRows(agents),
    missing: sortedRows(missing),
    ...(referrals && {
      referrals: { pages: sortedRows(referrals.pages), sources: sortedRows(referrals.sources) },
    }),
    ...(checks && {
      checks: { verified: sortedRows(checks.verified), spoofed: sortedRows(checks.spoofed) },
    }),
  });
}

function sortedRows(table: CountTable): Record<string, number[]> {
  const rows: [string, number[]][] = [];
  table.forEach((counts, key) => {
    const last = counts.findLastIndex((count) => count > 0);
    rows.push([key, counts.slice(0, last + 1)]);
  });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.

/** The last day that JavaScript's dates know. */
export const END_OF_TIME = 100_000_000;

/** The last one whose year has four digits. */
export const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

/** The day of a calendar date, or -1 when the calendar has no such date. */
export function dayNumber(year: number, month: number, date: number): number {
  const time = Date.UTC(year, month - 1, date);
  const back = new Date(time);
  const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
  return real ? time / DAY_MS : -1;
}

export function dayText(day: number): string {
  return isoDay(day * DAY_MS);
}

/** Days from `from`, up to but without `to`. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export function inSpan(day: string, span: DaySpan): boolean {
  const number = Date.parse(day) / DAY_MS;
  return number >= span.from && number < span.to;
}

/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
export function daySpan(range: { dateFrom?: string; dateTo?: string }): DaySpan {
  const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
  const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
  if (to < from) {
    throw new InvalidRequest(
      'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
    );
  }
  return { from, to };
}

function parseDay(name: string, text: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
  const [, year, month, date] = match ?? [];
  const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
  const ms = utcTime(text);
  if (day < 0 || Number.isNaN(ms)) {
    throw new InvalidRequest(
      `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`,
    );
  }
  return Math.floor(ms / DAY_MS);
}
