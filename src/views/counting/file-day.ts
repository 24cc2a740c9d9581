// What one log file says about one UTC day: the unit that is counted, kept and merged.
import { TRAFFIC_CLASSES, type TrafficClass } from '../../contract/values.ts';
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
  /** Views by people that AI answers led to; absent where the log, or an older record, cannot say. */
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
