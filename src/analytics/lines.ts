// Cuts chunks of bytes into lines: they are put into the scanner's memory one after the other, each
// behind the line that the one before it left unfinished.
import { BYTES, find, LINES, MAX_LINE } from './scanner/scanner.ts';

const LINE_FEED = 10;
const CHUNK = LINES.end - LINES.start - MAX_LINE;

export interface LineSink {
  /** The bytes that the next lines are ranges of. */
  use(bytes: Uint8Array): void;
  line(start: number, end: number): void;
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
    for (let from = 0; from < bytes.length; from += CHUNK) {
      this.#cut(bytes.subarray(from, from + CHUNK));
    }
  }

  #cut(chunk: Uint8Array): void {
    let start = this.#dropping ? LINES.start : this.#uncarry();
    BYTES.set(chunk, start);
    const end = start + chunk.length;
    let feed = find(LINE_FEED, start, end);
    start = LINES.start;
    if (this.#dropping) {
      if (feed === end) return;
      this.#drop();
      start = feed + 1;
      feed = find(LINE_FEED, start, end);
    }
    const sink = this.#sink;
    sink.use(BYTES);
    while (feed < end) {
      if (feed - start > MAX_LINE) sink.tooLong(BYTES.subarray(start, start + MAX_LINE));
      else sink.line(start, feed);
      start = feed + 1;
      feed = find(LINE_FEED, start, end);
    }
    this.#carried = Math.min(end - start, MAX_LINE);
    this.#dropping = end - start > MAX_LINE;
    this.#carry.set(BYTES.subarray(start, start + this.#carried));
  }

  end(): void {
    if (this.#dropping) this.#drop();
    else if (this.#carried > 0) {
      const end = this.#uncarry();
      this.#carried = 0;
      this.#sink.use(BYTES);
      this.#sink.partial(LINES.start, end);
    }
  }

  /** Returns where the next bytes belong. */
  #uncarry(): number {
    BYTES.set(this.#carry.subarray(0, this.#carried), LINES.start);
    return LINES.start + this.#carried;
  }

  #drop(): void {
    this.#dropping = false;
    this.#carried = 0;
    this.#sink.tooLong(this.#carry);
  }
}
