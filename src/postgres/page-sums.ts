// Counts of many pages as bytes. For each page, in the order of their numbers: how far its number is
// from the one before, which classes have counts, and the counts; each as a number of 7 bits per byte,
// the lowest first.
import { TRAFFIC_CLASSES } from '../contract/values.ts';

const CLASSES = TRAFFIC_CLASSES.length;
/** Behind the counts of a page are those that came from AI answers. */
const WIDTH = 2 * CLASSES;

/** Counts by the number of the page, `WIDTH` for each. */
export class PageSums {
  #counts = new Float64Array(1024 * WIDTH);
  /** One more than the highest number. */
  size = 0;

  add(number: number, counts: readonly number[], referrals: readonly number[] | null): void {
    const at = this.#reserve(number);
    for (const [index, count] of counts.entries()) this.#increase(at + index, count);
    for (const [index, count] of (referrals ?? []).entries()) {
      this.#increase(at + CLASSES + index, count);
    }
  }

  /** A year has millions of counts, so this is written for speed. */
  addEncoded(encoded: Uint8Array): void {
    let at = 0;
    const long = (first: number) => {
      let value = first & 127;
      for (let unit = 128; ; unit *= 128) {
        const byte = encoded[at++] as number;
        value += (byte & 127) * unit;
        if (byte < 128) return value;
      }
    };
    for (let number = -1; at < encoded.length; ) {
      let byte = encoded[at++] as number;
      number += byte < 128 ? byte : long(byte);
      let place = this.#reserve(number);
      const counts = this.#counts;
      byte = encoded[at++] as number;
      for (let present = byte < 128 ? byte : long(byte); present > 0; present >>= 1, place++) {
        if ((present & 1) === 0) continue;
        byte = encoded[at++] as number;
        counts[place] = (counts[place] as number) + (byte < 128 ? byte : long(byte));
      }
    }
  }

  encode(): Buffer {
    const bytes: number[] = [];
    const put = (value: number) => {
      let rest = value;
      for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
      bytes.push(rest);
    };
    let last = -1;
    for (let number = 0; number < this.size; number++) {
      const counts = this.#slice(number * WIDTH, WIDTH);
      let present = 0;
      for (const [index, count] of counts.entries()) if (count > 0) present |= 1 << index;
      if (present === 0) continue;
      put(number - last);
      put(present);
      for (const count of counts) if (count > 0) put(count);
      last = number;
    }
    return Buffer.from(bytes);
  }

  /** The sum of some classes. */
  sum(number: number, classes: readonly number[]): number {
    let sum = 0;
    for (const index of classes) sum += this.#counts[number * WIDTH + index] ?? 0;
    return sum;
  }

  counts(number: number): number[] {
    return this.#slice(number * WIDTH, CLASSES);
  }

  referrals(number: number): number[] {
    return this.#slice(number * WIDTH + CLASSES, CLASSES);
  }

  #slice(start: number, length: number): number[] {
    const counts: number[] = [];
    for (let at = start; at < start + length; at++) counts.push(this.#counts[at] ?? 0);
    return counts;
  }

  #increase(at: number, count: number): void {
    this.#counts[at] = (this.#counts[at] ?? 0) + count;
  }

  #reserve(number: number): number {
    this.size = Math.max(this.size, number + 1);
    if (this.size * WIDTH > this.#counts.length) {
      const larger = new Float64Array(2 * this.size * WIDTH);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    return number * WIDTH;
  }
}
