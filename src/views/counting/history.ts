// Views beyond the logs' retention. What a log contains about a day is kept per file, so that reading a
// file again, or a longer copy of it, changes a day and never doubles it.

import * as z from 'zod';
import { isCount } from '../../contract/insights.ts';
import { TRAFFIC_CLASSES } from '../../contract/values.ts';
import { CorruptState } from '../../shared/errors.ts';
import { type DaySpan, encodeTables, type FileDay, noCounts, sumOf } from './file-day.ts';

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

/** The stored days that the logs do not have any more: what they have is counted with today's settings. */
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

// A day of the history as text: a head, then one line per log file, so that git keeps and compares
// it well. Whatever is read back is checked, and never taken for empty when it is broken.

const Head = z.object({
  version: z.literal(1),
  day: z.iso.date(),
  /** The order of the counts in this file. */
  classes: z.array(z.string()),
});
/** By hand: a report reads 12 weeks, and z.record copies every page of every day. */
const Table = z.custom<Record<string, number[]>>(isTable);
const Line = z.object({
  file: z.string().min(1),
  lines: z.int().min(0),
  rules: z.string(),
  pages: Table,
  agents: Table,
  missing: Table,
  referrals: z.object({ pages: Table, sources: Table }).optional(),
  checks: z.object({ verified: Table, spoofed: Table }).optional(),
});

export function encodeDay(day: string, entries: readonly FileDay[]): string {
  const lines = entries.map((entry) => {
    const { file, lines, rules } = entry;
    return `${JSON.stringify({ file, lines, rules }).slice(0, -1)},${encodeTables(entry).slice(1)}`;
  });
  return `${[JSON.stringify({ version: 1, day, classes: TRAFFIC_CLASSES }), ...lines].join('\n')}\n`;
}

export function decodeDay(text: string, where: string): FileDay[] {
  try {
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const { day, classes } = Head.parse(JSON.parse(head));
    const order = TRAFFIC_CLASSES.map((name) => classes.indexOf(name));
    const table = (rows: z.infer<typeof Table>) => {
      const found = new Map<string, number[]>();
      for (const [key, row] of Object.entries(rows)) {
        const counts = noCounts();
        for (let index = 0; index < counts.length; index++) {
          counts[index] = row[order[index] as number] ?? 0;
        }
        found.set(key, counts);
      }
      return found;
    };
    return lines.map((line) => {
      const { file, lines, rules, ...tables } = Line.parse(JSON.parse(line));
      const { pages, agents, missing, referrals, checks } = tables;
      return {
        file,
        day,
        lines,
        rules,
        pages: table(pages),
        agents: table(agents),
        missing: table(missing),
        ...(referrals && {
          referrals: { pages: table(referrals.pages), sources: table(referrals.sources) },
        }),
        ...(checks && {
          checks: { verified: table(checks.verified), spoofed: table(checks.spoofed) },
        }),
      };
    });
  } catch (error) {
    throw new CorruptState(
      `The views history in ${where} cannot be read and was not changed. Restore an earlier version, or delete that day to start over.`,
      { cause: error },
    );
  }
}

function isTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((row) => Array.isArray(row) && row.every(isCount));
}

/** A day's text, null when there is none yet, with more entries in it. */
export function mergeDay(
  text: string | null,
  day: string,
  entries: readonly FileDay[],
  where: string,
): string {
  const known = text === null ? [] : decodeDay(text, where);
  return encodeDay(day, mergeFileDays([...known, ...entries]));
}

export function byDay(days: readonly FileDay[]): Map<string, FileDay[]> {
  return Map.groupBy(days, ({ day }) => day);
}
