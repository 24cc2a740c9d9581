// Counts by path for any number of pages: open addressing over typed arrays. A path is known by 64 bits
// of hash, so two of a million paths share one about once in 37 million tables.
import type { ViewCounts } from '../api/schemas.ts';

const FIRST_SLOTS = 1_024;

export class PathTable {
  #high = new Uint32Array(FIRST_SLOTS);
  #low = new Uint32Array(FIRST_SLOTS);
  /** Row number plus one; zero is an empty slot. */
  #row = new Uint32Array(FIRST_SLOTS);
  /** Three a row; the table is at most half full. */
  #counts = new Float64Array((3 * FIRST_SLOTS) / 2);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** False when the path is there already; its counts stay. */
  add(path: string, human: number, ai: number, total: number): boolean {
    if (2 * this.#size >= this.#row.length) this.#grow();
    const [high, low] = fingerprint(path);
    const slot = this.#slot(high, low);
    if (this.#row[slot] !== 0) return false;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#counts.set([human, ai, total], 3 * this.#size);
    this.#size += 1;
    this.#row[slot] = this.#size;
    return true;
  }

  /** The row a path was added as, counted from 0; -1 when it was not. */
  find(path: string): number {
    const [high, low] = fingerprint(path);
    return (this.#row[this.#slot(high, low)] ?? 0) - 1;
  }

  get(path: string): ViewCounts | null {
    const row = this.find(path);
    if (row === -1) return null;
    const [human = 0, ai = 0, total = 0] = this.#counts.subarray(3 * row, 3 * row + 3);
    return { human, ai, total };
  }

  #slot(high: number, low: number): number {
    const mask = this.#row.length - 1;
    let slot = low & mask;
    while (this.#row[slot] !== 0 && (this.#high[slot] !== high || this.#low[slot] !== low)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const [oldHigh, oldLow, oldRow] = [this.#high, this.#low, this.#row];
    const slots = 2 * oldRow.length;
    this.#high = new Uint32Array(slots);
    this.#low = new Uint32Array(slots);
    this.#row = new Uint32Array(slots);
    const counts = new Float64Array((3 * slots) / 2);
    counts.set(this.#counts);
    this.#counts = counts;
    for (let old = 0; old < oldRow.length; old += 1) {
      const row = oldRow[old] ?? 0;
      if (row === 0) continue;
      const [high, low] = [oldHigh[old] ?? 0, oldLow[old] ?? 0];
      const slot = this.#slot(high, low);
      this.#high[slot] = high;
      this.#low[slot] = low;
      this.#row[slot] = row;
    }
  }
}

/** Two independent 32-bit hashes over the UTF-16 units (the mixing of cyrb53). */
function fingerprint(path: string): [high: number, low: number] {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < path.length; index += 1) {
    const unit = path.charCodeAt(index);
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return [a >>> 0, b >>> 0];
}
