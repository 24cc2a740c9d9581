// Counts by path for any number of pages: open addressing over typed arrays, about 25 bytes per page.
// A path is identified by 64 bits of hash, so two of a million paths share one once in 37 million tables.
import type { ViewCounts } from '../contract/schemas.ts';
import { RowCounts } from './row-counts.ts';

const FIRST_SLOTS = 1_024;
const MOST_FULL = 0.8;

export class PathTable {
  /** Two halves of the hash per slot. */
  #hashes = new Uint32Array(2 * FIRST_SLOTS);
  /** Row number plus one; zero is an empty slot. */
  #rows = new Uint32Array(FIRST_SLOTS);
  readonly #counts = new RowCounts(FIRST_SLOTS);
  #size = 0;
  /** The hash of the last path: a new pair for each would be most of the garbage. */
  #high = 0;
  #low = 0;

  get size(): number {
    return this.#size;
  }

  /** False if the path was already added; its counts do not change. */
  add(path: string, human: number, ai: number, total: number): boolean {
    if (this.#size >= MOST_FULL * this.#rows.length) this.#grow();
    this.#hash(path);
    const slot = this.#slot();
    if (this.#rows[slot] !== 0) return false;
    const row = this.#size;
    this.#occupy(slot, row + 1);
    this.#counts.set(row, human, ai, total);
    this.#size += 1;
    return true;
  }

  /** The row of a path, counted from 0; -1 if it was not added. */
  find(path: string): number {
    this.#hash(path);
    return (this.#rows[this.#slot()] ?? 0) - 1;
  }

  counts(row: number): ViewCounts {
    return this.#counts.get(row);
  }

  #slot(): number {
    const mask = this.#rows.length - 1;
    let slot = this.#low & mask;
    while (
      this.#rows[slot] !== 0 &&
      (this.#hashes[2 * slot] !== this.#high || this.#hashes[2 * slot + 1] !== this.#low)
    ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #occupy(slot: number, row: number): void {
    this.#hashes[2 * slot] = this.#high;
    this.#hashes[2 * slot + 1] = this.#low;
    this.#rows[slot] = row;
  }

  #grow(): void {
    const [hashes, rows] = [this.#hashes, this.#rows];
    this.#hashes = new Uint32Array(2 * hashes.length);
    this.#rows = new Uint32Array(2 * rows.length);
    for (let old = 0; old < rows.length; old += 1) {
      const row = rows[old] ?? 0;
      if (row === 0) continue;
      this.#high = hashes[2 * old] ?? 0;
      this.#low = hashes[2 * old + 1] ?? 0;
      this.#occupy(this.#slot(), row);
    }
  }

  /** Two independent 32-bit hashes over the UTF-16 units (the mixing of cyrb53). */
  #hash(path: string): void {
    let a = 0xdeadbeef;
    let b = 0x41c6ce57;
    for (let index = 0; index < path.length; index += 1) {
      const unit = path.charCodeAt(index);
      a = Math.imul(a ^ unit, 2_654_435_761);
      b = Math.imul(b ^ unit, 1_597_334_677);
    }
    a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
    b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
    this.#high = a >>> 0;
    this.#low = b >>> 0;
  }
}
