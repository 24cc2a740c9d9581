// Keeps changes at the pace GitHub asks for: a second apart, after a few that may go at once.

const BURST = 5;
const INTERVAL_MS = 1000;

export class Pace {
  /** When the allowance is full again. */
  #fullAt = 0;

  /** Milliseconds until the next change may go, which counts as gone. */
  take(now: number): number {
    this.#fullAt = Math.max(this.#fullAt, now) + INTERVAL_MS;
    return Math.max(0, this.#fullAt - now - BURST * INTERVAL_MS);
  }
}
