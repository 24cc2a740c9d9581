// Reads one log, whatever its compression and format, in one pass and in memory that does not grow
// with its length.

import { createHash } from 'node:crypto';
import type { DataQuality } from '../../contract/insights.ts';
import { SetupError, sentence } from '../../shared/errors.ts';
import { CARRIAGE_RETURN, HASH, latin1 } from './bytes.ts';
import type { Dictionary } from './dictionary.ts';
import type { FileDay } from './file-day.ts';
import { detectFormat, tellsAgents } from './formats/detect.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import { Hit, type LineFormat, NO_REQUEST, type Rejection } from './hit.ts';
import { LineCutter, type LineSink, LogCutter } from './lines.ts';
import { decompress, isCompressed, type LogSource } from './log-source.ts';
import { Tally } from './tally.ts';

export interface LogReading {
  /** The key of the file: empty when it has no line. */
  file: string;
  days: FileDay[];
  lines: number;
  rejected: number;
  examples: DataQuality['examples'];
  warnings: string[];
}

export interface ReadOptions {
  dictionary: Dictionary;
  rules: string;
  jsonFields?: JsonFields;
}

const SAMPLE_BYTES = 64 * 1024;
const SAMPLE_LINES = 100;

const UNKNOWN: LineFormat = {
  name: 'unknown',
  read(hit, start) {
    hit.day = NO_REQUEST;
    return hit.bytes[start] === HASH ? undefined : 'not in a known format';
  },
};

/** What the next part of a file needs to know of those before it. */
export interface ReaderState {
  /** The number of the last line. */
  number: number;
  lines: number;
  rejected: number;
  examples: DataQuality['examples'];
  /** State of the format. */
  format: string;
  tally: Tally['state'];
}

/** A reader that goes on behind the first part of a file. */
interface Resumed {
  file: string;
  /** The lines by which the format was found. */
  sample: Buffer[];
  state: ReaderState;
}

export async function readLog(source: LogSource, options: ReadOptions): Promise<LogReading> {
  const reader = new LogReader(source, options);
  try {
    for await (const chunk of decompress(source.open())) reader.push(chunk);
  } catch (error) {
    reader.breakOff(error);
  }
  return reader.finish();
}

/** The key of a log, from its beginning, and whether parts of it can be read. */
export async function identify(
  source: LogSource,
  options: ReadOptions,
): Promise<{ file: string; parts: boolean }> {
  const reader = new LogReader(source, options);
  for await (const chunk of decompress(source.open())) {
    reader.push(chunk);
    if (reader.file !== '') break;
  }
  const file = reader.file || reader.finish().file;
  const parts = source.path !== undefined && reader.byLine && !(await isCompressed(source.open()));
  return { file, parts };
}

export class LogReader {
  readonly #source: LogSource;
  readonly #options: ReadOptions;
  readonly #tally: Tally;
  readonly #counter: LineCounter;
  readonly #cutter: LogCutter | LineCutter;
  /** The first lines, until the format is known. */
  #sample: { bytes: Buffer; number: number }[] = [];
  #sampled = 0;
  /** The lines by which the format was found. */
  #lines: Buffer[] = [];
  /** There were enough of them: a longer file has the same format. */
  #settled = false;
  #file = '';
  #broken = false;
  readonly #warnings: string[] = [];

  constructor(source: LogSource, options: ReadOptions, resumed?: Resumed) {
    this.#source = source;
    this.#options = options;
    this.#tally = new Tally(options.dictionary, resumed?.state.tally);
    this.#counter = new LineCounter(source.name, this.#tally, (bytes, number) =>
      this.#keep(bytes, number),
    );
    this.#cutter = resumed ? new LineCutter(this.#counter) : new LogCutter(this.#counter);
    if (!resumed) return;
    const { state, sample, file } = resumed;
    const format = detectFormat(sample, options.jsonFields);
    if (format?.state !== undefined) format.state = state.format;
    this.#counter.format = format;
    this.#counter.add(state);
    this.#lines = sample;
    this.#settled = true;
    this.#file = file;
  }

  /** The file's key, as soon as it is known. */
  get file(): string {
    return this.#file;
  }

  get byLine(): boolean {
    return !(this.#cutter instanceof LogCutter) || this.#cutter.byLine;
  }

  /** The lines by which the format was found, if the rest of the file cannot change it. */
  get sample(): Buffer[] | undefined {
    return this.#settled ? this.#lines : undefined;
  }

  /** The state after the last line; null if no reader could continue from here. */
  get state(): ReaderState | null {
    const { format, number, lines, rejected, examples } = this.#counter;
    if (!this.#settled || !format || !this.#cutter.atLineStart || this.#broken) return null;
    const { state = '' } = format;
    // A piece of a line is nothing to keep: it names a visitor.
    if (/\n./s.test(state)) return null;
    return { number, lines, rejected, examples, format: state, tally: this.#tally.state };
  }

  push(chunk: Buffer): void {
    this.#cutter.push(chunk);
  }

  /** What was read before the damage counts; a file that cannot be read is for people to fix. */
  breakOff(error: unknown): void {
    if (!isDamage(error)) {
      const problem = `Cannot read ${this.#source.name}: ${sentence(error)}.`;
      throw new SetupError(`${problem} Make it readable, or exclude it.`, { cause: error });
    }
    this.#broken = true;
    this.#counter.ignorePartial = true;
    this.#warn(
      `is truncated or damaged (${sentence(error)}); the lines before the damage are counted`,
    );
  }

  finish(): LogReading {
    this.#cutter.end();
    if (this.#sample.length > 0) this.#start();
    const { lines, rejected, examples, format } = this.#counter;
    const { unknownAgents, unchecked } = this.#tally;
    if (lines === 0 && !this.#broken) this.#warn('is empty');
    else if (lines === rejected) this.#warn('has no lines in a known format');
    if (unknownAgents > 0) {
      this.#warn(
        `has no user agents, so the readers of ${unknownAgents} of its requests are unknown`,
        format?.agentSetting,
      );
    }
    if (unchecked > 0) {
      this.#warn(
        `has no public client address for ${unchecked} requests by AI agents, so they could not be verified`,
      );
    }
    const days = this.#tally.finish(this.#file, this.#options.rules);
    return { file: this.#file, days, lines, rejected, examples, warnings: this.#warnings };
  }

  #keep(line: Buffer, number: number): void {
    const bytes = Buffer.from(line);
    this.#sample.push({ bytes, number });
    this.#sampled += bytes.length;
    if (this.#sample.length < SAMPLE_LINES && this.#sampled < SAMPLE_BYTES) return;
    this.#start();
    this.#settled = this.#counter.format !== undefined;
  }

  /** Lines of no known format are rejected, and the search continues with the next ones. */
  #start(): void {
    const sample = this.#sample;
    const lines = sample.map(({ bytes }) => bytes);
    this.#sample = [];
    this.#sampled = 0;
    const format = detectFormat(lines, this.#options.jsonFields);
    this.#tally.agentsTold ||= format !== undefined && tellsAgents(format, lines);
    if (this.#file === '') this.#file = fileKey(this.#source.host, lines);
    for (const { bytes, number } of sample) {
      this.#counter.readAlone(format ?? UNKNOWN, bytes, number);
    }
    this.#counter.format = format;
    this.#lines = lines;
  }

  #warn(what: string, remedy = ''): void {
    this.#warnings.push(`${this.#source.name} ${what}. ${remedy}`.trimEnd());
  }
}

/** Made of the host and the first line that is no comment; hashed, because the line names a visitor. */
function fileKey(host: string, lines: readonly Uint8Array[]): string {
  const first = lines.find((line) => line[0] !== HASH);
  if (!first) return '';
  return createHash('sha256').update(`${host}\0`).update(first).digest('hex').slice(0, 24);
}

function isDamage(error: unknown): boolean {
  return /^(?:Z_|ZSTD_|ERR_TRAILING_JUNK)/.test((error as { code?: string }).code ?? '');
}

// Reads the lines of a log, or of a part of it, and counts them.

const MAX_EXAMPLES = 3;
const EXAMPLE_LENGTH = 160;

class LineCounter implements LineSink {
  /** The number of the last line, from 1. */
  number = 0;
  lines = 0;
  rejected = 0;
  readonly examples: DataQuality['examples'] = [];
  format: LineFormat | undefined;
  /** Half a line may look like a whole one with another path. */
  ignorePartial = false;
  readonly #name: string;
  readonly #tally: Tally;
  readonly #keep: (line: Buffer, number: number) => void;
  readonly #hit = new Hit();

  /** `keep` gets the lines before the format is known. */
  constructor(name: string, tally: Tally, keep: (line: Buffer, number: number) => void) {
    this.#name = name;
    this.#tally = tally;
    this.#keep = keep;
  }

  line(bytes: Buffer, start: number, end: number): void {
    this.number++;
    if (bytes[end - 1] === CARRIAGE_RETURN && end > start) end--;
    if (end === start) return;
    if (this.format) this.#read(this.format, bytes, start, end);
    else this.#keep(bytes.subarray(start, end), this.number);
  }

  partial(bytes: Buffer, start: number, end: number): void {
    if (!this.ignorePartial) this.line(bytes, start, end);
  }

  tooLong(beginning: Buffer): void {
    this.number++;
    this.#reject('longer than 64 kB', beginning, 0, EXAMPLE_LENGTH);
  }

  /** A line that was kept. */
  readAlone(format: LineFormat, line: Buffer, number: number): void {
    const last = this.number;
    this.number = number;
    this.#read(format, line, 0, line.length);
    this.number = last;
  }

  /** Adds what was counted of the lines that come next. */
  add(later: Pick<LineCounter, 'number' | 'lines' | 'rejected' | 'examples'>): void {
    const examples = later.examples.slice(0, MAX_EXAMPLES - this.examples.length);
    this.examples.push(...examples.map((one) => ({ ...one, line: one.line + this.number })));
    this.number += later.number;
    this.lines += later.lines;
    this.rejected += later.rejected;
  }

  #read(format: LineFormat, bytes: Buffer, start: number, end: number): void {
    const hit = this.#hit;
    // Every time, as a format may have pointed it to bytes of its own.
    hit.bytes = bytes;
    const rejection = format.read(hit, start, end);
    if (rejection !== undefined) {
      this.#reject(rejection, bytes, start, end);
    } else if (hit.day !== NO_REQUEST) {
      this.lines++;
      this.#tally.add(hit, format);
    }
  }

  #reject(reason: Rejection, bytes: Buffer, start: number, end: number): void {
    this.lines++;
    this.rejected++;
    if (this.examples.length === MAX_EXAMPLES) return;
    const text = cleanExample(latin1(bytes, start, Math.min(end, start + EXAMPLE_LENGTH)));
    this.examples.push({ file: this.#name, line: this.number, text, reason });
  }
}

/** Reports are shared more widely than logs: no IP addresses, nothing invisible. */
export function cleanExample(text: string): string {
  return text
    .replace(/[^ -~]/g, '·')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '0.0.0.0')
    .replace(/\b(?:[0-9a-f]{1,4}:){4,}[0-9a-f:.]*|[0-9a-f:]{0,40}::[0-9a-f:.]*/gi, '::');
}
