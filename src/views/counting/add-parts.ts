// Two parts of a log file, one after the other.
import { MAX_MISSING } from './day-tally.ts';
import { addInto, type CountTable, type FileDay } from './file-day.ts';

/** What two parts of a file say of the same day, together. */
export function addParts(first: FileDay, second: FileDay): FileDay {
  const sum = (a?: CountTable, b?: CountTable, most = Number.POSITIVE_INFINITY) => {
    const sums = new Map<string, number[]>();
    if (a) addInto(sums, a);
    if (b) addInto(sums, b, most);
    return sums;
  };
  const [before, now] = [first.referrals, second.referrals];
  const [checked, checks] = [first.checks, second.checks];
  return {
    ...second,
    lines: first.lines + second.lines,
    pages: sum(first.pages, second.pages),
    agents: sum(first.agents, second.agents),
    missing: sum(first.missing, second.missing, MAX_MISSING),
    ...((before || now) && {
      referrals: {
        pages: sum(before?.pages, now?.pages),
        sources: sum(before?.sources, now?.sources),
      },
    }),
    ...((checked || checks) && {
      checks: {
        verified: sum(checked?.verified, checks?.verified),
        spoofed: sum(checked?.spoofed, checks?.spoofed),
      },
    }),
  };
}
