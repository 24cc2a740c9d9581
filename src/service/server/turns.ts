// What one tenant asks waits for what it asked before, so that nobody else does.
import { RateLimited } from '../../shared/errors.ts';

/** For one tenant on one server: a browser opens six connections, and a program needs fewer. */
const AT_ONCE = 4;
/** More would only keep memory. */
const MAX_WAITING = 100;

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

export class Turns {
  readonly #lines = new Map<string, Line>();

  async take<T>(tenant: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(tenant) ?? { underWay: 0, waiting: [] };
    this.#lines.set(tenant, line);
    if (line.waiting.length >= MAX_WAITING) {
      const message = `${MAX_WAITING} requests of yours are waiting already. Send fewer at once.`;
      throw new RateLimited(message, { retryAfterSeconds: 1 });
    }
    if (line.underWay < AT_ONCE) line.underWay += 1;
    else await new Promise<void>((turn) => line.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.underWay === 0) this.#lines.delete(tenant);
    }
  }
}
