// Jobs that are worked on in this process: who runs, who waits, and who has to be looked at again.
import { sentence } from '../shared/errors.ts';
import type { Log } from '../shared/runtime.ts';
import { Stop, type StopKind } from './lease.ts';
import type { Wake, WakeHandler, WakeOrder } from './store.ts';

export class LocalWake implements Wake<undefined> {
  readonly #running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  /** Jobs that got something to do while their worker was about to leave. */
  readonly #again = new Map<string, WakeOrder>();
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

  async send(_: undefined, id: string, order: WakeOrder): Promise<void> {
    this.#start(id, order);
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

  #start(id: string, order: WakeOrder, isNext = false): void {
    if (this.#closing.signal.aborted || !this.#handler) return;
    if (this.#running.has(id)) {
      this.#again.set(id, order);
      return;
    }
    const { atOnce = Number.POSITIVE_INFINITY } = order;
    const isAllowed = () => this.#running.size < atOnce;
    const whenFree = () => this.#start(id, order, true);
    if (!this.#slots.take({ ...order, isAllowed, whenFree }, isNext)) return;
    const stop = new AbortController();
    const done = this.#handler(id, stop.signal)
      .catch((error) => this.#log.error(`Job ${id} was left as it is: ${sentence(error)}`))
      .then(() => {
        this.#running.delete(id);
        this.#slots.release(order);
        const again = this.#again.get(id);
        if (this.#again.delete(id) && again) this.#start(id, again);
      });
    this.#running.set(id, { stop, done });
  }
}

interface WaitingJob extends WakeOrder {
  /** Its project runs fewer jobs than it may. */
  isAllowed(): boolean;
  whenFree(): void;
}

const KINDS: WakeOrder['kind'][] = ['begun', 'person', 'background'];

/** Jobs that may run at the same time, shared by all projects of a process, which take turns. */
export class Slots {
  readonly size: number;
  #free: number;
  #waiting: WaitingJob[] = [];
  #taken = 0;
  /** When each project last took one. */
  readonly #served = new Map<string, number>();

  constructor(size: number) {
    this.size = size;
    this.#free = size;
  }

  /** If there is none, `whenFree` is called once there may be one: then, it is the next. */
  take(job: WaitingJob, isNext: boolean): boolean {
    const mayGo = isNext || !this.#waiting.some(({ alone }) => alone);
    if (mayGo && this.#fits(job) && job.isAllowed()) {
      this.#free -= this.#placesOf(job);
      this.#taken += 1;
      this.#served.set(job.project, this.#taken);
      return true;
    }
    this.#waiting.push(job);
    return false;
  }

  release(job: Pick<WakeOrder, 'alone'>): void {
    this.#free += this.#placesOf(job);
    // Whoever is called may not need it any more.
    for (let job = this.#next(); job; job = this.#next()) job.whenFree();
  }

  #next(): WaitingJob | undefined {
    if (this.#free === 0) return undefined;
    const served = ({ project }: WaitingJob) => this.#served.get(project) ?? 0;
    const [first] = this.#waiting
      .filter((job) => job.isAllowed())
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || served(a) - served(b));
    // One that has to be alone is not overtaken for ever by those that need less.
    if (!first || !this.#fits(first)) return undefined;
    this.#waiting = this.#waiting.filter((job) => job !== first);
    return first;
  }

  #fits(job: Pick<WakeOrder, 'alone'>): boolean {
    return this.#free >= this.#placesOf(job);
  }

  #placesOf({ alone }: Pick<WakeOrder, 'alone'>): number {
    return alone && Number.isFinite(this.size) ? this.size : 1;
  }
}
