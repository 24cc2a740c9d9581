// Delay maths, pure: full jitter spreads callers that failed together.

export type Random = () => number;

export interface Backoff {
  baseMs: number;
  capMs: number;
}

/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
export function fullJitter(retry: number, { baseMs, capMs }: Backoff, random: Random): number {
  return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
}
