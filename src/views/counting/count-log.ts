// Counts the next part of a log file, or all of it where parts cannot be read.

import { createHash } from 'node:crypto';
import { LINE_FEED } from './bytes.ts';
import { addInto, type CountTable, type FileDay } from './file-day.ts';
import type { LogSource } from './log-source.ts';
import {
  identify,
  LogReader,
  type LogReading,
  type ReaderState,
  type ReadOptions,
  readLog,
} from './read-log.ts';
import { MAX_MISSING } from './tally.ts';

export interface CountOptions extends ReadOptions {
  progress: LogProgress;
  /** Changes when the same lines would be counted in another way. */
  settings: string;
  now: number;
  partBytes?: number;
}

/** Read in less than a second, so that little is lost when a worker dies. */
const PART_BYTES = 64 * 1024 * 1024;
const BLOCK = 64 * 1024;
const TAIL_BYTES = 4096;
/** The last line of a file that has not changed for this long is whole, also without a line feed. */
const SETTLED_MS = 60_000;

/** `more`: there is another part to count. `later`: a line is still being written. */
type Counted = 'done' | 'more' | 'later';

export interface CountingPlan {
  file: string;
  /** Null if everything is counted. */
  next: NextPart | null;
  parts: boolean;
  known: FileProgress | null;
}

export async function planNext(source: LogSource, options: CountOptions): Promise<CountingPlan> {
  const { file, parts } = await identify(source, options);
  // Without a line, there is nothing to count.
  if (file === '') return { file, next: null, parts, known: null };
  const known = await options.progress.find(file);
  return { file, next: nextPart(source, parts, known, options.settings), parts, known };
}

export async function countNext(source: LogSource, options: CountOptions): Promise<Counted> {
  const { file, next, parts, known } = await planNext(source, options);
  if (next === null) return 'done';
  if (next === 'whole') return countWhole(source, parts, options);
  const { from } = next;
  const state = from > 0 ? known?.state : undefined;
  if (from > 0 && (await tailOf(source, from)) !== state?.tail) {
    return countWhole(source, parts, options, [
      `${source.name} starts with the same line as another file and counts as the same one. If they come from two hosts, give each host a label.`,
    ]);
  }
  return countPart(source, { from, file, state }, options);
}

async function countPart(
  source: LogSource,
  { from, file, state }: { from: number; file: string; state: ResumeState | null | undefined },
  options: CountOptions,
): Promise<Counted> {
  const { progress, settings, partBytes = PART_BYTES } = options;
  const { name, size = 0 } = source;
  const to = await endOfLines(source, from, partBytes);
  if (to === from) return isSettled(source, options) ? countWhole(source, true, options) : 'later';
  const reader = await readerAt(source, file, state, options);
  if (!reader) return countWhole(source, true, options);
  for await (const chunk of bytesBetween(source, from, to)) reader.push(chunk);
  const reading = reader.finish();
  const reached = reader.state;
  if (!reached) return countWhole(source, true, options);
  const after = { ...reached, tail: await tailOf(source, to) };
  const part = { name, position: to, whole: null, settings, state: after, reading };
  if (from === 0) await progress.replace(part);
  else if (!(await progress.add(part, from))) return 'more';
  return to < size ? 'more' : 'done';
}

/** In one go, which is only lost as a whole. */
async function countWhole(
  source: LogSource,
  parts: boolean,
  options: CountOptions,
  warnings: readonly string[] = [],
): Promise<Counted> {
  const { progress, settings } = options;
  const { name, version, size = 0 } = source;
  const to = parts ? await endOfLines(source, 0, size) : size;
  const isEnd = to === size;
  if (!parts || (!isEnd && isSettled(source, options))) {
    const reading = await readLog(source, options);
    reading.warnings.push(...warnings);
    await progress.replace({
      name,
      settings,
      position: null,
      whole: version,
      state: null,
      reading,
    });
    return 'done';
  }
  const reader = new LogReader(source, options);
  for await (const chunk of bytesBetween(source, 0, to)) reader.push(chunk);
  const reading = reader.finish();
  reading.warnings.push(...warnings);
  const reached = reader.state;
  await progress.replace({
    name,
    settings,
    position: reached && to,
    whole: isEnd ? version : null,
    state: reached && { ...reached, tail: await tailOf(source, to) },
    reading,
  });
  return isEnd ? 'done' : 'later';
}

function isSettled({ changedAt = 0 }: LogSource, { now }: CountOptions): boolean {
  return now - changedAt >= SETTLED_MS;
}

/** Null if the format cannot be known from the beginning of the file alone. */
async function readerAt(
  source: LogSource,
  file: string,
  state: ResumeState | null | undefined,
  options: ReadOptions,
): Promise<LogReader | null> {
  if (!state) return new LogReader(source, options);
  const first = new LogReader(source, options);
  for await (const chunk of source.open()) {
    first.push(chunk);
    const { sample } = first;
    if (sample) return new LogReader(source, options, { file, sample, state });
  }
  return null;
}

/** The position after the last line feed of the next part; a part is longer if one line is. */
async function endOfLines(source: LogSource, from: number, bytes: number): Promise<number> {
  const { size = 0 } = source;
  for (let length = bytes; ; length *= 2) {
    const to = Math.min(from + length, size);
    for (let end = to; end > from; end -= BLOCK) {
      const start = Math.max(from, end - BLOCK);
      const feed = (await bytesOf(source, start, end)).lastIndexOf(LINE_FEED);
      if (feed >= 0) return start + feed + 1;
    }
    if (to === size) return from;
  }
}

async function tailOf(source: LogSource, position: number): Promise<string> {
  const bytes = await bytesOf(source, Math.max(0, position - TAIL_BYTES), position);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}

async function bytesOf(source: LogSource, from: number, to: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesBetween(source, from, to)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function* bytesBetween(source: LogSource, from: number, to: number) {
  let at = from;
  for await (const chunk of source.open(from)) {
    yield chunk.subarray(0, to - at);
    at += chunk.length;
    if (at >= to) return;
  }
}

// How far a log file was counted, and what is next. A file is known by its first line, so that a
// renamed or rotated one goes on where it was.

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

type NextPart = 'whole' | { from: number };

/** Null if everything is counted. */
function nextPart(
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

/** A fresh reading of a day replaces the stored one, unless it has fewer lines or older rules. */
export function isOutdone(fresh: FileDay, kept: FileDay | undefined): boolean {
  return kept !== undefined && (kept.lines > fresh.lines || kept.rules > fresh.rules);
}

// Two parts of a log file, one after the other.

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
