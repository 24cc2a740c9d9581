// What a function says of a text, remembered: a log repeats the same few thousand paths and agents
// a million times.
import { latin1 } from './bytes.ts';

/** Junk, such as a scanner's random paths, costs time and never memory: a full cache starts over. */
const MAX_TEXTS = 100_000;
/** Longer ones are junk. */
const MAX_LENGTH = 500;

export class TextCache {
  readonly #resolve: (text: string) => number;
  readonly #known = new Map<string, number>();

  /** `resolve` gets the bytes as latin1, one character a byte. */
  constructor(resolve: (text: string) => number) {
    this.#resolve = resolve;
  }

  get(bytes: Buffer, start: number, end: number): number {
    return this.of(latin1(bytes, start, end));
  }

  of(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const value = this.#resolve(text);
    if (text.length > MAX_LENGTH) return value;
    if (this.#known.size === MAX_TEXTS) this.clear();
    this.#known.set(text, value);
    return value;
  }

  clear(): void {
    this.#known.clear();
  }
}
