// Keeps changes at the pace GitHub asks for: one second apart, after a short burst.

const BURST = 5;
const INTERVAL_MS = 1000;

export class Pace {
  /** When the allowance is full again. */
  #fullAt = 0;

  /** Milliseconds to wait before the next change, which counts as sent. */
  take(now: number): number {
    this.#fullAt = Math.max(this.#fullAt, now) + INTERVAL_MS;
    return Math.max(0, this.#fullAt - now - BURST * INTERVAL_MS);
  }
}
