// What was counted of one day, in a file or in a part of it.
import { addCounts, noCounts } from './file-day.ts';
import { type CountBlocks, PageCounts } from './page-counts.ts';

/** Distinct missing paths kept a day: a scanner asks for millions, and no report shows them. */
export const MAX_MISSING = 1000;

type Table = Map<string, number[]>;

export interface DayTables {
  lines: number;
  agents: Table;
  missing: Table;
  referrals: { pages: Table; sources: Table };
  checks: { verified: Table; spoofed: Table };
}

export interface DayTally extends DayTables {
  pages: PageCounts;
}

/** The same, as another thread can send it. */
export interface DayCounts extends DayTables {
  pages: CountBlocks;
}

/** What was counted in a part, as another thread can send it. */
export interface TallyCounts {
  days: Map<number, DayCounts>;
  agentsTold: boolean;
  unknownAgents: number;
  unchecked: number;
  checked: boolean;
  referrersTold: boolean;
}

/** What the lines so far mean for those that follow. */
export interface TallyState extends Omit<TallyCounts, 'days'> {
  ids: readonly string[];
}

export function newDay(): DayTally {
  const referrals = { pages: new Map(), sources: new Map() };
  const checks = { verified: new Map(), spoofed: new Map() };
  const tables = { agents: new Map(), missing: new Map(), referrals, checks };
  return { lines: 0, pages: new PageCounts(), ...tables };
}

/** Adds what later lines say. `numbers` has our number for each page of theirs. */
export function addDay(day: DayTally, later: DayCounts, numbers: ArrayLike<number>): void {
  day.lines += later.lines;
  day.pages.addBlocks(later.pages, numbers);
  addTable(day.agents, later.agents);
  addTable(day.missing, later.missing, MAX_MISSING);
  addTable(day.referrals.pages, later.referrals.pages);
  addTable(day.referrals.sources, later.referrals.sources);
  addTable(day.checks.verified, later.checks.verified);
  addTable(day.checks.spoofed, later.checks.spoofed);
}

/** Both are in the order of first sight, so that a limit keeps the same rows as line by line. */
function addTable(table: Table, later: Table, most = Number.POSITIVE_INFINITY): void {
  for (const [key, counts] of later) {
    const row = table.get(key);
    if (row) addCounts(row, counts);
    else if (table.size < most) table.set(key, counts);
  }
}

export function increment(table: Table, key: string, index: number): void {
  let row = table.get(key);
  if (!row) {
    row = noCounts();
    table.set(key, row);
  }
  row[index] = (row[index] as number) + 1;
}
