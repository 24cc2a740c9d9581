// Counts by row number, in eight bytes a row.
import type { ViewCounts } from '../contract/schemas.ts';

const UINT32 = 2 ** 32;

export class RowCounts {
  /** Human and AI views by row. */
  #counts: Uint32Array;
  /** Rows whose total differs from the sum, or whose counts are too large for the array. */
  readonly #odd = new Map<number, ViewCounts>();

  constructor(rows: number) {
    this.#counts = new Uint32Array(2 * rows);
  }

  set(row: number, human: number, ai: number, total: number): void {
    if (2 * row >= this.#counts.length) this.#grow();
    this.#counts[2 * row] = human;
    this.#counts[2 * row + 1] = ai;
    const plain = human < UINT32 && ai < UINT32 && total === human + ai;
    if (!plain) this.#odd.set(row, { human, ai, total });
  }

  get(row: number): ViewCounts {
    const odd = this.#odd.size > 0 ? this.#odd.get(row) : undefined;
    if (odd) return odd;
    const human = this.#counts[2 * row] ?? 0;
    const ai = this.#counts[2 * row + 1] ?? 0;
    return { human, ai, total: human + ai };
  }

  #grow(): void {
    const counts = this.#counts;
    this.#counts = new Uint32Array(2 * counts.length);
    this.#counts.set(counts);
  }
}
