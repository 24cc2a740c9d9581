// Cuts JSON that is not one record a line: an array, the array inside `{"records": […]}`, or objects
// printed over several lines. Each object is handed on as a line would be.
import type { LineSink } from './lines.ts';
import { MAX_LINE } from './scanner/scanner.ts';

const QUOTE = 0x22;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** How much of a file is examined; its first record starts well before. */
export const HEAD_BYTES = 64;

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
      } else if (byte === OPEN_OBJECT || (byte === OPEN_ARRAY && this.#depth > 0)) {
        if (this.#depth++ === 0) start = at;
      } else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && this.#depth > 0) {
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
