// Cuts chunks of bytes into lines.
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './bytes.ts';

/** Longer lines are junk; their bytes are dropped as they come, so that memory stays flat. */
export const MAX_LINE = 64 * 1024;

export interface LineSink {
  line(bytes: Buffer, start: number, end: number): void;
  /** A longer line, whose beginning is all that is left. */
  tooLong(beginning: Buffer): void;
  /** The last line, when it lacks its line feed. */
  partial(bytes: Buffer, start: number, end: number): void;
}

export class LineCutter {
  readonly #sink: LineSink;
  /** The line that the chunks so far leave unfinished; of a longer one, the beginning. */
  readonly #carry = Buffer.alloc(MAX_LINE);
  #carried = 0;
  #tooLong = false;

  constructor(sink: LineSink) {
    this.#sink = sink;
  }

  get atLineStart(): boolean {
    return this.#carried === 0;
  }

  push(bytes: Buffer): void {
    let start = this.#carried > 0 ? this.#finishLine(bytes) : 0;
    for (;;) {
      const feed = bytes.indexOf(LINE_FEED, start);
      if (feed < 0) break;
      if (feed - start > MAX_LINE) this.#sink.tooLong(bytes.subarray(start, start + MAX_LINE));
      else this.#sink.line(bytes, start, feed);
      start = feed + 1;
    }
    this.#keep(bytes, start, bytes.length);
  }

  end(): void {
    if (this.#tooLong) this.#sink.tooLong(this.#carry);
    else if (this.#carried > 0) this.#sink.partial(this.#carry, 0, this.#carried);
    this.#carried = 0;
  }

  /** Returns where the next line starts. */
  #finishLine(bytes: Buffer): number {
    const feed = bytes.indexOf(LINE_FEED);
    if (feed < 0) return 0;
    this.#keep(bytes, 0, feed);
    if (this.#tooLong) this.#sink.tooLong(this.#carry);
    else this.#sink.line(this.#carry, 0, this.#carried);
    this.#carried = 0;
    this.#tooLong = false;
    return feed + 1;
  }

  #keep(bytes: Buffer, start: number, end: number): void {
    const copied = bytes.copy(this.#carry, this.#carried, start, end);
    this.#carried += copied;
    if (copied < end - start) this.#tooLong = true;
  }
}

// Cuts a log into its records, which its first bytes tell: one a line, or objects in JSON.

export class LogCutter {
  readonly #sink: LineSink;
  #head = Buffer.alloc(0);
  #cutter: LineCutter | RecordCutter | undefined;

  constructor(sink: LineSink) {
    this.#sink = sink;
  }

  /** Whether the next byte is the first of a line. */
  get atLineStart(): boolean {
    return this.#cutter instanceof LineCutter && this.#cutter.atLineStart;
  }

  /** Each line is a record, as far as is known. */
  get byLine(): boolean {
    return !(this.#cutter instanceof RecordCutter);
  }

  push(bytes: Buffer): void {
    if (this.#cutter) {
      this.#cutter.push(bytes);
      return;
    }
    const head = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
    if (head.length >= HEAD_BYTES) this.#start(head);
    // Chunks are good until the next one only.
    else this.#head = Buffer.from(head);
  }

  end(): void {
    (this.#cutter ?? this.#start(this.#head)).end();
  }

  #start(head: Buffer): LineCutter | RecordCutter {
    const start = recordsStart(head);
    this.#cutter = start < 0 ? new LineCutter(this.#sink) : new RecordCutter(this.#sink, start);
    this.#cutter.push(head);
    return this.#cutter;
  }
}

// Cuts JSON that is not one record a line: an array, the array inside `{"records": […]}`, or objects
// printed over several lines. Each object is handed on as a line would be.

/** How much of a file is examined; its first record starts well before. */
const HEAD_BYTES = 64;

/** Where the records start, or -1 if each line is a record. */
export function recordsStart(head: Buffer): number {
  const text = head.toString('latin1', 0, HEAD_BYTES);
  const array = /^\s*(?:\[|\{\s*"(?:records|entries)"\s*:\s*\[)\s*(?=\{)/i.exec(text);
  if (array) return array[0].length;
  return /^\s*\{[ \t\r]*\n/.test(text) ? 0 : -1;
}

export class RecordCutter {
  readonly #sink: LineSink;
  readonly #carry = Buffer.alloc(MAX_LINE);
  #carried = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #skip: number;

  constructor(sink: LineSink, start: number) {
    this.#sink = sink;
    this.#skip = start;
  }

  push(bytes: Buffer): void {
    let start = 0;
    const first = Math.min(this.#skip, bytes.length);
    this.#skip -= first;
    for (let at = first; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
      } else if (byte === QUOTE) {
        this.#inString = this.#depth > 0;
      } else if (byte === OPEN_BRACE || (byte === OPEN_BRACKET && this.#depth > 0)) {
        if (this.#depth++ === 0) start = at;
      } else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && this.#depth > 0) {
        if (--this.#depth === 0) this.#hand(bytes, start, at + 1);
      }
    }
    if (this.#depth > 0) this.#keep(bytes.subarray(this.#carried > 0 ? 0 : start));
  }

  end(): void {
    if (this.#carried === 0) return;
    this.#sink.partial(this.#carry, 0, Math.min(this.#carried, MAX_LINE));
  }

  #hand(bytes: Buffer, start: number, end: number): void {
    const carried = this.#carried > 0;
    if (carried) this.#keep(bytes.subarray(0, end));
    const length = carried ? this.#carried : end - start;
    this.#carried = 0;
    if (length > MAX_LINE) {
      this.#sink.tooLong(carried ? this.#carry : bytes.subarray(start, start + MAX_LINE));
    } else if (carried) {
      this.#sink.line(this.#carry, 0, length);
    } else {
      this.#sink.line(bytes, start, end);
    }
  }

  /** Counts beyond what it keeps: a record may be too long to be one. */
  #keep(bytes: Buffer): void {
    const room = Math.max(0, MAX_LINE - this.#carried);
    this.#carry.set(bytes.subarray(0, room), Math.min(this.#carried, MAX_LINE));
    this.#carried += bytes.length;
  }
}
