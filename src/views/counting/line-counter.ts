// Reads the lines of a log, or of a part of it, and counts them.
import type { DataQuality } from '../../contract/insights.ts';
import { latin1 } from './byte-cache.ts';
import { cleanExample } from './clean-example.ts';
import { Hit, type LineFormat, NO_REQUEST, type Rejection } from './hit.ts';
import type { LineSink } from './lines.ts';
import { BYTES, VIEW } from './scanner/scanner.ts';
import type { Tally } from './tally.ts';

const MAX_EXAMPLES = 3;
const EXAMPLE_LENGTH = 160;
const CARRIAGE_RETURN = 0x0d;

export class LineCounter implements LineSink {
  /** Of the last line, from 1. */
  number = 0;
  lines = 0;
  rejected = 0;
  readonly examples: DataQuality['examples'] = [];
  format: LineFormat | undefined;
  /** Half a line may look like a whole one with another path. */
  ignorePartial = false;
  readonly #name: string;
  readonly #tally: Tally;
  readonly #keep: (line: Uint8Array, number: number) => void;
  readonly #hit = new Hit();
  #bytes: Uint8Array = BYTES;

  /** `keep` gets the lines before the format is known. */
  constructor(name: string, tally: Tally, keep: (line: Uint8Array, number: number) => void) {
    this.#name = name;
    this.#tally = tally;
    this.#keep = keep;
  }

  use(bytes: Uint8Array): void {
    this.#bytes = bytes;
  }

  line(start: number, end: number): void {
    this.number++;
    if (this.#bytes[end - 1] === CARRIAGE_RETURN && end > start) end--;
    if (end === start) return;
    if (this.format) this.#read(this.format, start, end);
    else this.#keep(this.#bytes.subarray(start, end), this.number);
  }

  pass(start: number, end: number): number {
    const { format } = this;
    return format?.pass ? format.pass(this.#tally.pages, start, end, this.#passed) : start;
  }

  readonly #passed = (lines: number, day: number): void => {
    this.number += lines;
    this.lines += lines;
    this.#tally.pass(lines, day);
  };

  partial(start: number, end: number): void {
    if (!this.ignorePartial) this.line(start, end);
  }

  tooLong(beginning: Uint8Array): void {
    this.number++;
    this.#reject('longer than 64 kB', beginning, 0, EXAMPLE_LENGTH);
  }

  /** A line that was kept. */
  readAlone(format: LineFormat, line: Uint8Array, number: number): void {
    const [bytes, last] = [this.#bytes, this.number];
    this.use(line);
    this.number = number;
    this.#read(format, 0, line.length);
    this.use(bytes);
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

  #read(format: LineFormat, start: number, end: number): void {
    const hit = this.#hit;
    // Every time, as a format may have pointed it to bytes of its own.
    hit.bytes = BYTES;
    hit.view = VIEW;
    const at = this.#bytes === BYTES ? start : hit.take(this.#bytes, start, end);
    const rejection = format.read(hit, at, at + end - start);
    if (rejection !== undefined) {
      this.#reject(rejection, this.#bytes, start, end);
    } else if (hit.day !== NO_REQUEST) {
      this.lines++;
      this.#tally.add(hit, format);
    }
  }

  #reject(reason: Rejection, bytes: Uint8Array, start: number, end: number): void {
    this.lines++;
    this.rejected++;
    if (this.examples.length === MAX_EXAMPLES) return;
    const text = cleanExample(latin1(bytes, start, Math.min(end, start + EXAMPLE_LENGTH)));
    this.examples.push({ file: this.#name, line: this.number, text, reason });
  }
}
