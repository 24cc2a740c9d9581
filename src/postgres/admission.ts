// Who may hold a connection. Transactions of one project can wait for each other, or for a row that
// someone else has locked. They wait here, in memory, so that the connections stay free for the others.
import { StoreUnavailable } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';

interface AdmissionLimits {
  /** Transactions at the same time. */
  atOnce: number;
  /** Those of one project. */
  perProject: number;
  /** For one project; more are refused at once. */
  waiting: number;
  waitMs: number;
}

interface Waiting {
  project: string;
  admit: () => void;
}

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #clock: Clock;
  /** Each with its project; those without one count only together. */
  readonly #running: string[] = [];
  #waiting: Waiting[] = [];

  constructor(limits: AdmissionLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  async run<T>(project: string, work: () => Promise<T>): Promise<T> {
    await this.#enter(project);
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(project), 1);
      this.#admitNext();
    }
  }

  async #enter(project: string): Promise<void> {
    if (this.#hasRoom(project)) {
      this.#running.push(project);
      return;
    }
    const { waiting, waitMs } = this.#limits;
    if (this.#waiting.filter((one) => one.project === project).length >= waiting) throw isBusy();
    const admitted = Promise.withResolvers<void>();
    const one: Waiting = { project, admit: admitted.resolve };
    this.#waiting.push(one);
    const done = new AbortController();
    const late = this.#clock.sleep(waitMs, done.signal).then(() => {
      if (!this.#waiting.includes(one)) return;
      this.#waiting = this.#waiting.filter((other) => other !== one);
      admitted.reject(isBusy());
    });
    late.catch(() => {});
    await admitted.promise.finally(() => done.abort());
  }

  /** In the order in which they came, except for those whose project has enough. */
  #admitNext(): void {
    for (const one of this.#waiting) {
      if (this.#running.length >= this.#limits.atOnce) return;
      if (!this.#hasRoom(one.project)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== one);
      this.#running.push(one.project);
      one.admit();
    }
  }

  #hasRoom(project: string): boolean {
    const { atOnce, perProject } = this.#limits;
    if (this.#running.length >= atOnce) return false;
    return this.#running.filter((one) => one === project).length < perProject;
  }
}

function isBusy(): StoreUnavailable {
  return new StoreUnavailable(
    'Too many requests of this project are waiting for the database. Nothing was changed. Try again in a moment.',
  );
}
