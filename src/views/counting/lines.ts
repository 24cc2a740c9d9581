// Cuts chunks of bytes into lines, in the scanner's memory: a line that a chunk leaves unfinished is put
// before the next one.
import { BYTES, COPIED_CHUNK, find, MAX_LINE } from './scanner/scanner.ts';

const LINE_FEED = 10;

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
