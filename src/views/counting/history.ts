// Views beyond the logs' retention. What a log contains about a day is kept per file, so that reading a
// file again, or a longer copy of it, changes a day and never doubles it.
import type { DaySpan } from './days.ts';
import { encodeTables, type FileDay, sumOf } from './file-day.ts';

export interface ViewsHistory {
  /** Keeps what is not kept yet: the same days twice change nothing. */
  add(days: readonly FileDay[]): Promise<void>;
  read(span: DaySpan): Promise<FileDay[]>;
}

/**
 * One entry per file and day, the larger one where there are several. A file is known by its first
 * line, so that a log that has grown replaces its earlier reading, while the halves of a rotated
 * log are two files whose counts add up. Order and repetition of the input do not matter.
 */
export function mergeFileDays(days: Iterable<FileDay>): FileDay[] {
  const merged = new Map<string, FileDay>();
  for (const entry of days) {
    const key = `${entry.day} ${entry.file}`;
    const known = merged.get(key);
    if (!known || isLarger(entry, known)) merged.set(key, entry);
  }
  return [...merged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/**
 * Of what is kept, what the current logs do not contain again: those were counted with the settings of
 * today, whatever they were when the day was kept.
 */
export function withoutRepeats(kept: readonly FileDay[], fresh: readonly FileDay[]): FileDay[] {
  const now = new Map(fresh.map((entry) => [`${entry.day} ${entry.file}`, entry]));
  return kept.filter((entry) => {
    const again = now.get(`${entry.day} ${entry.file}`);
    return !again || entry.lines > again.lines || entry.rules > again.rules;
  });
}

/**
 * With as many lines the newer rules win, then the reading that says more, of more pages; otherwise
 * any order will do, if it is one.
 */
export function isLarger(a: FileDay, b: FileDay): boolean {
  if (a.lines !== b.lines) return a.lines > b.lines;
  if (a.rules !== b.rules) return a.rules > b.rules;
  const facts = ({ referrals, checks }: FileDay) => (referrals ? 1 : 0) + (checks ? 1 : 0);
  if (facts(a) !== facts(b)) return facts(a) > facts(b);
  const views = ({ pages }: FileDay) => sumOf(pages).reduce((sum, count) => sum + count, 0);
  if (views(a) !== views(b)) return views(a) > views(b);
  return a !== b && encodeTables(a) > encodeTables(b);
}
