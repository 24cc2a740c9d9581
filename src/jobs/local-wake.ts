// Jobs that are worked on in this process: who runs, who waits, and who has to be looked at again.
import { sentence } from '../shared/errors.ts';
import { Limiter } from '../shared/limiter.ts';
import type { Log } from '../shared/runtime.ts';
import { Stop, type StopKind } from './lease.ts';
import type { Wake, WakeHandler, WakeOrder } from './store.ts';

/** The first of these come first. */
const KINDS: WakeOrder['kind'][] = ['begun', 'person', 'background'];

interface LocalJob {
  /** Absent while it waits for a slot. */
  stop?: AbortController;
  done: Promise<void>;
}

export class LocalWake implements Wake<undefined> {
  readonly #jobs = new Map<string, LocalJob>();
  /** Jobs that got something to do while their worker was about to leave. */
  readonly #again = new Map<string, WakeOrder>();
  readonly #closing = new AbortController();
  readonly #slots: Limiter;
  readonly #log: Log;
  readonly #left: (job: string) => void;
  #handler: WakeHandler | undefined;

  /** All projects of a process may share the slots. `left`: nobody works on a job here any more. */
  constructor(log: Log, slots = new Limiter({}), left: (job: string) => void = () => {}) {
    this.#log = log;
    this.#left = left;
    this.#slots = slots;
  }

  async work(handler: WakeHandler): Promise<void> {
    this.#handler = handler;
  }

  async send(_: undefined, id: string, order: WakeOrder): Promise<void> {
    this.#start(id, order);
  }

  /** Resolves when nothing runs any more. */
  async idle(): Promise<void> {
    while (this.#jobs.size > 0) {
      await Promise.all([...this.#jobs.values()].map(({ done }) => done));
    }
  }

  abort(id: string, reason: Stop): void {
    this.#jobs.get(id)?.stop?.abort(reason);
  }

  /** Stops one job's work, or all of it and whatever would come after. */
  async stop(kind: StopKind, id?: string): Promise<void> {
    if (id === undefined) this.#closing.abort(new Stop(kind));
    const running = [...this.#jobs].filter(
      ([other, { stop }]) => stop && (id === undefined || other === id),
    );
    for (const [, { stop }] of running) stop?.abort(new Stop(kind));
    await Promise.all(running.map(([, { done }]) => done));
  }

  #start(id: string, order: WakeOrder): void {
    const handler = this.#handler;
    const { signal } = this.#closing;
    if (this.#jobs.has(id)) {
      this.#again.set(id, order);
      return;
    }
    if (signal.aborted || !handler) {
      this.#left(id);
      return;
    }
    const job: LocalJob = { done: Promise.resolve() };
    this.#jobs.set(id, job);
    const { project: key, kind, atOnce: most, alone } = order;
    // One that has to be alone is not overtaken by those that need less.
    const rank = alone ? -1 : KINDS.indexOf(kind);
    job.done = this.#slots
      .run({ key, rank, most, alone, signal }, () => {
        job.stop = new AbortController();
        return handler(id, job.stop.signal);
      })
      .catch((error) => {
        // Without a stop, it was still waiting when everything was stopped.
        if (job.stop) this.#log.error(`Job ${id} was left as it is: ${sentence(error)}`);
      })
      .then(() => {
        this.#jobs.delete(id);
        const again = this.#again.get(id);
        if (this.#again.delete(id) && again) this.#start(id, again);
        else this.#left(id);
      });
  }
}
