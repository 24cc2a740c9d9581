// What this process writes and reads of the jobs that it works on, told as it happens: whoever follows a
// job here asks no store. That somebody else cancels a job or takes it over, its worker sees and tells.
import { EventEmitter, on } from 'node:events';
import type { JobRecord } from './job.ts';
import type { JobStore, Write } from './store.ts';

export class JobUpdates {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  /** The newest record of each job that is worked on here, or is about to be. */
  readonly #latest = new Map<string, JobRecord>();

  /** The store, with each record that it writes or reads told. */
  observe(store: JobStore): JobStore {
    type Note = <W extends Write<unknown>>(write: W, before: JobRecord | null) => W;
    const telling = async <T>(write: (note: Note) => Promise<T>): Promise<T> => {
      // A store may decide several times: what it decided last was written.
      const decided: { job?: JobRecord | null } = {};
      const result = await write((one, before) => {
        decided.job = one.job ?? before;
        return one;
      });
      this.#tell(decided.job);
      return result;
    };
    const { countPulls } = store;
    return {
      get: async (id) => {
        const job = await store.get(id);
        this.#tell(job);
        return job;
      },
      update: (id, decide) => telling((note) => store.update(id, (job) => note(decide(job), job))),
      updateShared: (id, decide, scope) =>
        telling((note) => store.updateShared(id, (view) => note(decide(view), view.job), scope)),
      active: () => store.active(),
      list: () => store.list(),
      archivedBefore: (time) => store.archivedBefore(time),
      jobOfThread: (thread) => store.jobOfThread(thread),
      ...(countPulls && { countPulls: () => countPulls.call(store) }),
    };
  }

  /** Is it worked on here? */
  has(id: string): boolean {
    return this.#latest.has(id);
  }

  /** Work on it begins. */
  begin(job: JobRecord): void {
    if (!this.#latest.has(job.id)) this.#latest.set(job.id, job);
  }

  /** Nobody works on it here any more. */
  end(id: string): void {
    this.#latest.delete(id);
    this.#emitter.emit(left(id));
  }

  /** Its record now and after each change, for as long as it is worked on here. */
  async *follow(id: string, signal: AbortSignal): AsyncGenerator<JobRecord, void, undefined> {
    const changes = on(this.#emitter, changed(id), { close: [left(id)], signal });
    const latest = this.#latest.get(id);
    if (latest) yield latest;
    for await (const [job] of changes) yield job;
  }

  #tell(job: JobRecord | null | undefined): void {
    if (!job || !this.#latest.has(job.id)) return;
    this.#latest.set(job.id, job);
    this.#emitter.emit(changed(job.id), job);
  }
}

const changed = (id: string) => `changed ${id}`;
const left = (id: string) => `left ${id}`;
