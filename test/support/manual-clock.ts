import type { Clock } from '../../src/shared/runtime.ts';

/** A clock that moves only on request; sleepers wake when their time has come. */
export class ManualClock implements Clock {
  #now: number;
  #sleepers: { due: number; wake: () => void }[] = [];

  constructor(now = Date.UTC(2026, 10, 1, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#sleepers.filter((sleeper) => sleeper.due <= this.#now);
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper.due > this.#now);
    for (const { wake } of due) wake();
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      this.#sleepers.push({ due: this.#now + ms, wake: resolve });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }
}
