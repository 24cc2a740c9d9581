// Cuts chunks of bytes into lines, in the scanner's memory: a line that a chunk leaves unfinished is put
// before the next one.
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './bytes.ts';
import { BYTES, COPIED_CHUNK, find, MAX_LINE } from './scanner/scanner.ts';

export interface LineSink {
  /** The bytes that the next lines are ranges of. */
  use(bytes: Uint8Array): void;
  line(start: number, end: number): void;
  /** Deals with as many of these lines as it can at once; returns the start of the next one. */
  pass?(start: number, end: number): number;
  /** A line of this many bytes, whose beginning is all that is left. */
  tooLong(beginning: Uint8Array): void;
  /** The last line, when it lacks its line feed. */
  partial(start: number, end: number): void;
}

export class LineCutter {
  readonly #sink: LineSink;
  /** The unfinished line. The scanner's memory may have other uses until the next chunk. */
  readonly #carry = Buffer.alloc(MAX_LINE);
  #carried = 0;
  #dropping = false;

  constructor(sink: LineSink) {
    this.#sink = sink;
  }

  get atLineStart(): boolean {
    return this.#carried === 0 && !this.#dropping;
  }

  push(bytes: Uint8Array): void {
    if (bytes.buffer === BYTES.buffer) {
      this.#cut(bytes.byteOffset, bytes.byteOffset + bytes.length);
      return;
    }
    const { byteOffset: start, length } = COPIED_CHUNK;
    for (let from = 0; from < bytes.length; from += length) {
      const piece = bytes.subarray(from, from + length);
      COPIED_CHUNK.set(piece);
      this.#cut(start, start + piece.length);
    }
  }

  #cut(from: number, end: number): void {
    let start = from;
    if (this.#dropping) {
      const feed = find(LINE_FEED, from, end);
      if (feed === end) return;
      this.#drop();
      start = feed + 1;
    } else if (this.#carried > 0) {
      start = this.#uncarry(from);
    }
    const sink = this.#sink;
    sink.use(BYTES);
    for (;;) {
      if (sink.pass) start = sink.pass(start, end);
      const feed = find(LINE_FEED, start, end);
      if (feed === end) break;
      if (feed - start > MAX_LINE) sink.tooLong(BYTES.subarray(start, start + MAX_LINE));
      else sink.line(start, feed);
      start = feed + 1;
    }
    this.#carried = Math.min(end - start, MAX_LINE);
    this.#dropping = end - start > MAX_LINE;
    this.#carry.set(BYTES.subarray(start, start + this.#carried));
  }

  end(): void {
    if (this.#dropping) this.#drop();
    else if (this.#carried > 0) {
      const end = COPIED_CHUNK.byteOffset;
      const start = this.#uncarry(end);
      this.#carried = 0;
      this.#sink.use(BYTES);
      this.#sink.partial(start, end);
    }
  }

  /** Puts the unfinished line before the bytes that continue it; returns where it starts. */
  #uncarry(end: number): number {
    const start = end - this.#carried;
    BYTES.set(this.#carry.subarray(0, this.#carried), start);
    return start;
  }

  #drop(): void {
    this.#dropping = false;
    this.#carried = 0;
    this.#sink.tooLong(this.#carry);
  }
}

// Cuts a log into its records, which its first bytes tell: one a line, or objects in JSON.

export class LogCutter {
  readonly #sink: LineSink;
  #head: Uint8Array = new Uint8Array(0);
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

  push(bytes: Uint8Array): void {
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

  #start(head: Uint8Array): LineCutter | RecordCutter {
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
export function recordsStart(head: Uint8Array): number {
  const text = Buffer.from(head).toString('latin1', 0, HEAD_BYTES);
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

  push(bytes: Uint8Array): void {
    let start = 0;
    const first = Math.min(this.#skip, bytes.length);
    this.#skip -= first;
    this.#sink.use(bytes);
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
    this.#sink.use(this.#carry);
    this.#sink.partial(0, Math.min(this.#carried, MAX_LINE));
  }

  #hand(bytes: Uint8Array, start: number, end: number): void {
    const carried = this.#carried > 0;
    if (carried) this.#keep(bytes.subarray(0, end));
    const length = carried ? this.#carried : end - start;
    this.#carried = 0;
    if (length > MAX_LINE) {
      this.#sink.tooLong(carried ? this.#carry : bytes.subarray(start, start + MAX_LINE));
    } else if (carried) {
      this.#sink.use(this.#carry);
      this.#sink.line(0, length);
      this.#sink.use(bytes);
    } else {
      this.#sink.line(start, end);
    }
  }

  /** Counts beyond what it keeps: a record may be too long to be one. */
  #keep(bytes: Uint8Array): void {
    const room = Math.max(0, MAX_LINE - this.#carried);
    this.#carry.set(bytes.subarray(0, room), Math.min(this.#carried, MAX_LINE));
    this.#carried += bytes.length;
  }
}
