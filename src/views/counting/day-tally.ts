// What was counted of one day in a file.
import { noCounts } from './file-day.ts';
import { PageCounts } from './page-counts.ts';

/** Distinct missing paths kept a day: a scanner asks for millions, and no report shows them. */
export const MAX_MISSING = 1000;

type Table = Map<string, number[]>;

export interface DayTally {
  lines: number;
  pages: PageCounts;
  agents: Table;
  missing: Table;
  referrals: { pages: Table; sources: Table };
  checks: { verified: Table; spoofed: Table };
}

/** What the lines so far mean for those that follow. */
export interface TallyState {
  agentsTold: boolean;
  unknownAgents: number;
  unchecked: number;
  checked: boolean;
  referrersTold: boolean;
  ids: readonly string[];
}

export function newDay(): DayTally {
  const referrals = { pages: new Map(), sources: new Map() };
  const checks = { verified: new Map(), spoofed: new Map() };
  const tables = { agents: new Map(), missing: new Map(), referrals, checks };
  return { lines: 0, pages: new PageCounts(), ...tables };
}

export function increment(table: Table, key: string, index: number): void {
  let row = table.get(key);
  if (!row) {
    row = noCounts();
    table.set(key, row);
  }
  row[index] = (row[index] as number) + 1;
}
