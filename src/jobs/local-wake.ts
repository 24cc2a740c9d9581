// Jobs that are worked on in this process: who runs, who waits, and who has to be looked at again.
import { sentence } from '../shared/errors.ts';
import type { Log } from '../shared/runtime.ts';
import { Stop, type StopKind } from './lease.ts';
import type { Wake, WakeHandler } from './store.ts';

export class LocalWake implements Wake<undefined> {
  readonly #running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  /** Jobs that got something to do while their worker was about to leave. */
  readonly #again = new Set<string>();
  readonly #closing = new AbortController();
  readonly #slots: Slots;
  readonly #log: Log;
  #handler: WakeHandler | undefined;

  constructor(log: Log, slots = new Slots(Number.POSITIVE_INFINITY)) {
    this.#log = log;
    this.#slots = slots;
  }

  async work(handler: WakeHandler): Promise<void> {
    this.#handler = handler;
  }

  async send(_: undefined, id: string): Promise<void> {
    this.#start(id);
  }

  /** Resolves when nothing runs any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) {
      await Promise.all([...this.#running.values()].map(({ done }) => done));
    }
  }

  abort(id: string, reason: Stop): void {
    this.#running.get(id)?.stop.abort(reason);
  }

  /** Stops one job's work, or all of it and whatever would come after. */
  async stop(kind: StopKind, id?: string): Promise<void> {
    if (id === undefined) this.#closing.abort(new Stop(kind));
    const targets = [...this.#running].filter(([other]) => id === undefined || other === id);
    for (const [, { stop }] of targets) stop.abort(new Stop(kind));
    await Promise.all(targets.map(([, { done }]) => done));
  }

  #start(id: string): void {
    if (this.#closing.signal.aborted || !this.#handler) return;
    if (this.#running.has(id)) {
      this.#again.add(id);
      return;
    }
    if (!this.#slots.take(() => this.#start(id))) return;
    const stop = new AbortController();
    const done = this.#handler(id, stop.signal)
      .catch((error) => this.#log.error(`Job ${id} was left as it is: ${sentence(error)}`))
      .then(() => {
        this.#running.delete(id);
        this.#slots.release();
        if (this.#again.delete(id)) this.#start(id);
      });
    this.#running.set(id, { stop, done });
  }
}

/** Jobs that may run at the same time, shared by all projects of a process. First come, first served. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  /** If there is none, `whenFree` is called once there may be one. */
  take(whenFree: () => void): boolean {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    this.#waiting.push(whenFree);
    return false;
  }

  release(): void {
    this.#free += 1;
    // Whoever is called may not need it any more.
    while (this.#free > 0 && this.#waiting.length > 0) this.#waiting.shift()?.();
  }
}
