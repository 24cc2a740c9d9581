// Cuts chunks of bytes into lines without copying: a line is a range of the chunk it came in.
// Only a line that two chunks share is put together in a buffer of its own.

/** Longer lines are junk; their bytes are dropped as they come, so that memory stays flat. */
export const MAX_LINE = 64 * 1024;
const LINE_FEED = 10;

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
    let start = 0;
    if (this.#carried > 0 || this.#dropping) {
      const feed = bytes.indexOf(LINE_FEED);
      this.#keep(feed < 0 ? bytes : bytes.subarray(0, feed));
      if (feed < 0) return;
      this.#flush(false);
      start = feed + 1;
    }
    this.#sink.use(bytes);
    let feed = bytes.indexOf(LINE_FEED, start);
    while (feed >= 0) {
      if (feed - start > MAX_LINE) this.#sink.tooLong(bytes.subarray(start, start + MAX_LINE));
      else this.#sink.line(start, feed);
      start = feed + 1;
      feed = bytes.indexOf(LINE_FEED, start);
    }
    if (start < bytes.length) this.#keep(bytes.subarray(start));
  }

  end(): void {
    if (this.#carried > 0 || this.#dropping) this.#flush(true);
  }

  #keep(bytes: Uint8Array): void {
    const room = MAX_LINE - this.#carried;
    this.#carry.set(bytes.subarray(0, room), this.#carried);
    this.#carried += Math.min(room, bytes.length);
    if (bytes.length > room) this.#dropping = true;
  }

  #flush(partial: boolean): void {
    if (this.#dropping) {
      this.#sink.tooLong(this.#carry);
    } else {
      this.#sink.use(this.#carry);
      if (partial) this.#sink.partial(0, this.#carried);
      else this.#sink.line(0, this.#carried);
    }
    this.#carried = 0;
    this.#dropping = false;
  }
}
