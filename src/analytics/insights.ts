// What the embedded engine knows about a range beyond the contract's counts.
import type { ClassCounts, TrafficClass } from './traffic.ts';

export interface Insights {
  /** Views per class over the range; classes outside human and AI are not in the totals. */
  classes: ClassCounts;
  /** Which of them were counted as `ai`. */
  aiClasses: TrafficClass[];
  /** Views by named AI agent, most first. */
  agents: { agent: string; class: TrafficClass; views: number }[];
  /** Paths that were asked for and not found, those AI asked for most first. */
  missing: { path: string; ai: number; human: number }[];
  quality: DataQuality;
  /** Version (date) of the classification rules. */
  rules: string;
}

export interface DataQuality {
  files: number;
  lines: number;
  /** Lines that no format could read. */
  rejected: number;
  /** A few of them, shortened and cleaned. */
  examples: { file: string; line: number; text: string; reason: string }[];
  /** UTC days of the range with at least one line, and those without. */
  daysCovered: string[];
  daysMissing: string[];
  warnings: string[];
}

/** What whoever reads the figures must know of the logs, in sentences. */
export function qualityNotes({ lines, rejected, examples, warnings }: DataQuality): string[] {
  const [first] = examples;
  const unread = `${rejected} of ${lines} lines could not be read`;
  const where = first ? `, the first at ${first.file}:${first.line} (${first.reason})` : '';
  return [...(rejected > 0 ? [`${unread}${where}.`] : []), ...warnings];
}
