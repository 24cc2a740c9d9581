// How far a log file was counted, and what is next. A file is known by its first line, so that a
// renamed or rotated one goes on where it was.
import type { FileDay } from './file-day.ts';
import type { LogSource } from './log-source.ts';
import type { LogReading, ReaderState } from './read-log.ts';

export interface FileProgress {
  /** Everything before is counted, and reading can continue there; null if it cannot. */
  position: number | null;
  /** The version that was counted as a whole. */
  whole: string | null;
  /** What it was counted with. */
  settings: string;
  /** At the position. */
  state: ResumeState | null;
}

export interface ResumeState extends ReaderState {
  /** A hash of the bytes before the position: another file may start with the same line. */
  tail: string;
}

export interface CountedPart extends FileProgress {
  name: string;
  reading: LogReading;
}

/** Each call is one transaction. */
export interface LogProgress {
  find(file: string): Promise<FileProgress | null>;
  /** These are still there. */
  seen(files: readonly string[]): Promise<void>;
  /** The days of a file in place of earlier ones, unless those have more lines or newer rules. */
  replace(part: CountedPart): Promise<void>;
  /** The days of a file's next part in addition. False: it was counted up to somewhere else. */
  add(part: CountedPart, from: number): Promise<boolean>;
}

export type NextPart = 'whole' | { from: number };

/** Null if everything is counted. */
export function nextPart(
  { version, size = 0 }: Pick<LogSource, 'version' | 'size'>,
  parts: boolean,
  known: FileProgress | null,
  settings: string,
): NextPart | null {
  if (!known) return parts ? { from: 0 } : 'whole';
  if (known.settings !== settings) return 'whole';
  if (known.whole === version) return null;
  if (!parts || known.position === null) return 'whole';
  if (size === known.position) return null;
  // A shorter one may be a copy, or another file with the same first line.
  return size > known.position ? { from: known.position } : 'whole';
}

/** Of what two readings of a file say of a day, the fresh one, unless it says less. */
export function isOutdone(fresh: FileDay, kept: FileDay | undefined): boolean {
  return kept !== undefined && (kept.lines > fresh.lines || kept.rules > fresh.rules);
}
