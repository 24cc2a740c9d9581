// Who of those who share something may go on now. Places are given fairly: to the key that has the fewest,
// and of several to the one that has waited longest, so that nobody's backlog holds up anybody else.
import type { Clock } from './runtime.ts';

interface LimiterOptions {
  /** Places of all keys together. */
  size?: number;
  /** Places of one key. */
  perKey?: number;
  /** Those that may wait with one key, and for how long. Others are refused with `busy`. */
  waiting?: { most: number; busy: () => Error; ms?: number; clock?: Clock };
}

interface Entry {
  key: string;
  /** Lower ones go first, whatever their key has. */
  rank?: number;
  /** Places that its key may have when this one goes, if that is less than all keys may. */
  most?: number | undefined;
  /** Takes every place: it is alone. */
  alone?: boolean | undefined;
  /** Aborted: it waits no longer. What has begun goes on. */
  signal?: AbortSignal | undefined;
}

interface Waiter extends Entry {
  admit(): void;
}

interface Line {
  running: number;
  waiting: Waiter[];
  /** When it joined the lines, or was served last: a count. */
  since: number;
}

export class Limiter {
  readonly size: number;
  readonly #options: LimiterOptions;
  readonly #lines = new Map<string, Line>();
  #free: number;
  #count = 0;

  constructor(options: LimiterOptions) {
    this.#options = options;
    this.size = options.size ?? Number.POSITIVE_INFINITY;
    this.#free = this.size;
  }

  /** Begins at once, before this returns, where there is a place. */
  async run<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
    const admitted = this.#enter(entry);
    if (admitted) await admitted;
    try {
      return await work();
    } finally {
      this.#leave(entry);
    }
  }

  /** Undefined: it has its place. */
  #enter(entry: Entry): Promise<void> | undefined {
    entry.signal?.throwIfAborted();
    const { waiting } = this.#options;
    const line = this.#lines.get(entry.key) ?? { running: 0, waiting: [], since: ++this.#count };
    this.#lines.set(entry.key, line);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isIn = false;
    const waiter: Waiter = {
      ...entry,
      admit() {
        isIn = true;
        resolve();
      },
    };
    const next = line.waiting.findIndex((other) => rankOf(other) > rankOf(entry));
    line.waiting.splice(next < 0 ? line.waiting.length : next, 0, waiter);
    this.#admitAll();
    if (isIn) return undefined;

    const leave = (reason: unknown) => {
      if (isIn) return;
      line.waiting = line.waiting.filter((other) => other !== waiter);
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(entry.key);
      reject(reason);
      // It may have been what the others waited for.
      this.#admitAll();
    };
    if (waiting && line.waiting.length > waiting.most) leave(waiting.busy());
    const over = new AbortController();
    const onAbort = () => leave(entry.signal?.reason);
    entry.signal?.addEventListener('abort', onAbort, { signal: over.signal });
    if (waiting?.ms !== undefined) {
      const late = waiting.clock?.sleep(waiting.ms, over.signal);
      late?.then(() => leave(waiting.busy())).catch(() => {});
    }
    return promise.finally(() => over.abort());
  }

  #leave({ key, alone }: Entry): void {
    const line = this.#lines.get(key) as Line;
    this.#free += this.#placesOf(alone);
    line.running -= 1;
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key);
    this.#admitAll();
  }

  #admitAll(): void {
    for (;;) {
      const line = this.#next();
      const first = line?.waiting[0];
      // One that needs all places is not overtaken by those that need less.
      if (!line || !first || this.#free < this.#placesOf(first.alone)) return;
      line.waiting.shift();
      line.running += 1;
      line.since = ++this.#count;
      this.#free -= this.#placesOf(first.alone);
      first.admit();
    }
  }

  #next(): Line | undefined {
    let best: Line | undefined;
    for (const line of this.#lines.values()) {
      const first = line.waiting[0];
      if (!first || line.running >= this.#mostOf(first)) continue;
      if (!best || isBefore(line, best)) best = line;
    }
    return best;
  }

  #mostOf({ most = Number.POSITIVE_INFINITY }: Entry): number {
    return Math.min(most, this.#options.perKey ?? Number.POSITIVE_INFINITY);
  }

  #placesOf(alone = false): number {
    return alone && Number.isFinite(this.size) ? this.size : 1;
  }
}

function isBefore(one: Line, other: Line): boolean {
  const rank = rankOf(one.waiting[0]) - rankOf(other.waiting[0]);
  return (rank || one.running - other.running || one.since - other.since) < 0;
}

const rankOf = (entry: Entry | undefined) => entry?.rank ?? 0;
