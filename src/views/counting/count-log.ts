// Counts the next part of a log file, or all of it where parts cannot be read.
import { createHash } from 'node:crypto';
import {
  type FileProgress,
  type LogProgress,
  type NextPart,
  nextPart,
  type ResumeState,
} from './log-progress.ts';
import type { LogSource } from './log-source.ts';
import { identify, LogReader, type ReadOptions, readLog } from './read-log.ts';

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
const LINE_FEED = 10;
/** The last line of a file that has not changed for this long is whole, also without a line feed. */
const SETTLED_MS = 60_000;

/** `more`: there is another part to count. `later`: a line is still being written. */
export type Counted = 'done' | 'more' | 'later';

export interface Plan {
  file: string;
  /** Null if everything is counted. */
  next: NextPart | null;
  parts: boolean;
  known: FileProgress | null;
}

export async function planNext(source: LogSource, options: CountOptions): Promise<Plan> {
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

/** Behind the last line feed of the next part, which is longer where a line is. */
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
