// Reads one log, whatever its packing and format, in one pass and in memory that does not grow
// with its length.
import { createHash } from 'node:crypto';
import type { DataQuality } from '../contract/insights.ts';
import { SetupError, sentence } from '../shared/errors.ts';
import { latin1 } from './byte-cache.ts';
import { type Chunks, decompress } from './decompress.ts';
import type { Dictionary } from './dictionary.ts';
import type { FileDay } from './file-day.ts';
import { detectFormat, tellsAgents } from './formats/detect.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import { Hit, type LineFormat, NO_REQUEST, type Rejection } from './hit.ts';
import type { LineSink } from './lines.ts';
import { LogCutter } from './log-cutter.ts';
import { Tally } from './tally.ts';

export interface LogSource {
  /** For messages: the file's path, or `stdin`. */
  name: string;
  /** Distinguishes files of two hosts that start with the same line. */
  host: string;
  /** Changes when the contents do; a log with the same version is not read again. */
  version: string;
  /** Bytes, where known, to show the progress. */
  size?: number;
  /** A chunk need only be good until the next is asked for. */
  open(): Chunks;
}

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
const MAX_EXAMPLES = 3;
const EXAMPLE_LENGTH = 160;
const CARRIAGE_RETURN = 0x0d;
const COMMENT = 0x23;

const UNKNOWN: LineFormat = {
  name: 'unknown',
  read(hit, start) {
    hit.day = NO_REQUEST;
    return hit.bytes[start] === COMMENT ? undefined : 'not in a known format';
  },
};

export async function readLog(source: LogSource, options: ReadOptions): Promise<LogReading> {
  const reader = new LogReader(source, options);
  try {
    for await (const chunk of decompress(source.open())) reader.push(chunk);
  } catch (error) {
    reader.breakOff(error);
  }
  return reader.finish();
}

class LogReader implements LineSink {
  readonly #source: LogSource;
  readonly #options: ReadOptions;
  readonly #tally: Tally;
  readonly #cutter = new LogCutter(this);
  readonly #hit = new Hit();
  #format: LineFormat | undefined;
  /** The first lines, until the format is known. */
  #sample: { bytes: Buffer; number: number }[] = [];
  #sampled = 0;
  #bytes: Uint8Array = new Uint8Array(0);
  #view = viewOf(this.#bytes);
  #number = 0;
  #broken = false;
  readonly #reading: LogReading = {
    file: '',
    days: [],
    lines: 0,
    rejected: 0,
    examples: [],
    warnings: [],
  };

  constructor(source: LogSource, options: ReadOptions) {
    this.#source = source;
    this.#options = options;
    this.#tally = new Tally(options.dictionary);
  }

  push(chunk: Uint8Array): void {
    this.#cutter.push(chunk);
  }

  /** What was read before the damage counts; a file that cannot be read is for people to fix. */
  breakOff(error: unknown): void {
    if (!isDamage(error)) {
      const problem = `Cannot read ${this.#source.name}: ${sentence(error)}.`;
      throw new SetupError(`${problem} Make it readable, or exclude it.`, { cause: error });
    }
    this.#broken = true;
    this.#warn(
      `is truncated or damaged (${sentence(error)}); the lines before the damage are counted`,
    );
  }

  finish(): LogReading {
    this.#cutter.end();
    if (this.#sample.length > 0) this.#start();
    const reading = this.#reading;
    const { unknownAgents, unchecked } = this.#tally;
    reading.days = this.#tally.finish(reading.file, this.#options.rules);
    if (reading.lines === 0 && !this.#broken) this.#warn('is empty');
    else if (reading.lines === reading.rejected) this.#warn('has no lines in a known format');
    if (unknownAgents > 0) {
      this.#warn(
        `has no user agents, so the readers of ${unknownAgents} of its requests are unknown`,
        this.#format?.agentSetting,
      );
    }
    if (unchecked > 0) {
      this.#warn(
        `has no public client address for ${unchecked} requests by AI agents, so they could not be verified`,
      );
    }
    return reading;
  }

  use(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
  }

  line(start: number, end: number): void {
    this.#number++;
    if (this.#bytes[end - 1] === CARRIAGE_RETURN && end > start) end--;
    if (end === start) return;
    if (this.#format) this.#read(this.#format, start, end);
    else this.#keep(start, end);
  }

  partial(start: number, end: number): void {
    // Half a line may look like a whole one with another path.
    if (!this.#broken) this.line(start, end);
  }

  tooLong(beginning: Uint8Array): void {
    this.#number++;
    this.#reject('longer than 64 kB', beginning, 0, EXAMPLE_LENGTH);
  }

  #read(format: LineFormat, start: number, end: number): void {
    const hit = this.#hit;
    // Every time, as a format may have pointed it to bytes of its own.
    hit.bytes = this.#bytes;
    hit.view = this.#view;
    const rejection = format.read(hit, start, end);
    if (rejection !== undefined) {
      this.#reject(rejection, this.#bytes, start, end);
    } else if (hit.day !== NO_REQUEST) {
      this.#reading.lines++;
      this.#tally.add(hit, format);
    }
  }

  #keep(start: number, end: number): void {
    const bytes = Buffer.from(this.#bytes.subarray(start, end));
    this.#sample.push({ bytes, number: this.#number });
    this.#sampled += bytes.length;
    if (this.#sample.length === SAMPLE_LINES || this.#sampled >= SAMPLE_BYTES) this.#start();
  }

  /** Lines of no known format are rejected, and the search continues with the next ones. */
  #start(): void {
    const sample = this.#sample;
    const lines = sample.map(({ bytes }) => bytes);
    this.#sample = [];
    this.#sampled = 0;
    this.#format = detectFormat(lines, this.#options.jsonFields);
    this.#tally.agentsTold ||= this.#format !== undefined && tellsAgents(this.#format, lines);
    if (this.#reading.file === '') this.#reading.file = fileKey(this.#source.host, lines);
    const { bytes, number } = { bytes: this.#bytes, number: this.#number };
    for (const line of sample) {
      this.use(line.bytes);
      this.#number = line.number;
      this.#read(this.#format ?? UNKNOWN, 0, line.bytes.length);
    }
    this.use(bytes);
    this.#number = number;
  }

  #reject(reason: Rejection, bytes: Uint8Array, start: number, end: number): void {
    const reading = this.#reading;
    reading.lines++;
    reading.rejected++;
    if (reading.examples.length === MAX_EXAMPLES) return;
    const text = cleanExample(latin1(bytes, start, Math.min(end, start + EXAMPLE_LENGTH)));
    reading.examples.push({ file: this.#source.name, line: this.#number, text, reason });
  }

  #warn(what: string, remedy = ''): void {
    this.#reading.warnings.push(`${this.#source.name} ${what}. ${remedy}`.trimEnd());
  }
}

/** Of the host and the first line that is no comment; hashed, as the line names a visitor. */
function fileKey(host: string, lines: readonly Uint8Array[]): string {
  const first = lines.find((line) => line[0] !== COMMENT);
  if (!first) return '';
  return createHash('sha256').update(`${host}\0`).update(first).digest('hex').slice(0, 24);
}

function isDamage(error: unknown): boolean {
  return /^(?:Z_|ZSTD_|ERR_TRAILING_JUNK)/.test((error as { code?: string }).code ?? '');
}

/** Reports are shared more widely than logs: no IP addresses, nothing invisible. */
export function cleanExample(text: string): string {
  return text
    .replace(/[^ -~]/g, '·')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '0.0.0.0')
    .replace(/\b(?:[0-9a-f]{1,4}:){4,}[0-9a-f:.]*|[0-9a-f:]{0,40}::[0-9a-f:.]*/gi, '::');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
