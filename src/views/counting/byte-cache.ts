// A map from byte strings to small numbers, filled by a function that sees each distinct string
// once. A log repeats the same few thousand paths and agents a million times: finding them by
// their bytes avoids making a JavaScript string per line. All caches share the scanner's memory. When
// it is full, they start over, so that junk (a scanner's random paths) costs time but never memory.
import { BYTES, lookUp, MAX_LINE, remember, takeWord, valueIn } from './scanner/scanner.ts';

let caches = 0;

export class ByteCache {
  readonly #resolve: (text: string) => number;
  /** By which the scanner knows it. */
  number = ++caches;

  /** `resolve` gets the bytes as latin1, one character a byte. */
  constructor(resolve: (text: string) => number) {
    this.#resolve = resolve;
  }

  get(bytes: Uint8Array, start: number, end: number): number {
    if (end - start > MAX_LINE) return this.#resolve(latin1(bytes, start, end));
    if (bytes !== BYTES) {
      const length = end - start;
      start = takeWord(bytes, start, end);
      end = start + length;
    }
    const row = lookUp(this.number, start, end);
    if (row > 0) return valueIn(row);
    const value = this.#resolve(latin1(BYTES, start, end));
    if (row === 0) remember(this.number, start, end, value);
    return value;
  }

  clear(): void {
    this.number = ++caches;
  }
}

export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}
