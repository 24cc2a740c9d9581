// The lines of a file that start in a range of its bytes, from chunks that start one byte before it:
// where the range begins inside of a line, that line belongs to the range before.

const LINE_FEED = 10;

export class WholeLines {
  readonly #to: number;
  #at: number;
  #skipping: boolean;
  /** Whether the last of the lines was there. */
  done = false;

  constructor(from: number, to: number) {
    this.#at = firstByte(from);
    this.#to = to;
    this.#skipping = from > 0;
  }

  /** What of the next chunk belongs to the lines. */
  of(chunk: Uint8Array): Uint8Array {
    let start = 0;
    if (this.#skipping) {
      start = chunk.indexOf(LINE_FEED) + 1;
      this.#skipping = start === 0;
    }
    const at = this.#at;
    this.#at += chunk.length;
    if (this.#skipping) {
      this.done = this.#at >= this.#to;
      return chunk.subarray(chunk.length);
    }
    // The line of the last byte is the last one.
    const last = Math.max(this.#to - 1 - at, start - 1);
    if (last >= chunk.length) return chunk.subarray(start);
    const feed = chunk.indexOf(LINE_FEED, Math.max(last, 0));
    this.done = feed >= 0;
    return chunk.subarray(start, feed < 0 ? chunk.length : feed + 1);
  }
}

/** Where to read from. */
export function firstByte(from: number): number {
  return Math.max(0, from - 1);
}
