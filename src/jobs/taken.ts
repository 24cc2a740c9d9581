// Which instructions came to this process itself. All others are in the record only, where anyone
// with push access may have put them.
import { isDeepStrictEqual } from 'node:util';
import type { Turn } from './job.ts';

export class Taken {
  readonly #byJob = new Map<string, ReturnType<typeof instruction>[]>();

  add(id: string, turn: Turn): void {
    this.#byJob.set(id, [...(this.#byJob.get(id) ?? []), instruction(turn)]);
  }

  /** Compared whole: what the record says now may not be what was written. */
  has(id: string, turn: Turn): boolean {
    const known = this.#byJob.get(id) ?? [];
    return known.some((taken) => isDeepStrictEqual(taken, instruction(turn)));
  }
}

function instruction({ prompt, origin, key }: Turn) {
  return { prompt, origin: JSON.parse(JSON.stringify(origin ?? null)), key };
}
