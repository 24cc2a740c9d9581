// Jobs in this process's memory.
import type { JobRecord } from '../../src/jobs/job.ts';
import {
  emptyState,
  type JobRecordList,
  type JobStore,
  type StateRecord,
} from '../../src/jobs/store.ts';
import { CorruptState } from '../../src/shared/errors.ts';
import { deepFreeze } from '../../src/shared/freeze.ts';

export interface MemoryStore extends JobStore, JobRecordList {
  /** Another one with what this one has now. */
  copy(): MemoryStore;
}

/** `unreadable` are the IDs of jobs whose records are damaged from the start. */
export function createMemoryStore(
  unreadable: string[] = [],
  jobs = new Map<string, JobRecord>(),
  threads = new Map<string, string>(),
  state: StateRecord = structuredClone(emptyState),
): MemoryStore {
  // Nothing awaits between reading and writing, so every update is atomic by itself.
  const read = (id: string) => {
    if (unreadable.includes(id)) throw new CorruptState(`The record of job ${id} is damaged.`);
    return jobs.get(id) ?? null;
  };
  const keep = (job: JobRecord | undefined) => {
    if (job) jobs.set(job.id, deepFreeze(structuredClone(job)));
  };

  return {
    async get(id) {
      return read(id);
    },
    async update(id, decide) {
      const write = decide(read(id));
      keep(write.job);
      return write.result;
    },
    async updateShared(id, decide, { thread } = {}) {
      const threadJob = (thread !== undefined && threads.get(thread)) || null;
      const write = decide({ state: structuredClone(state), job: read(id), threadJob });
      keep(write.job);
      if (write.state) state = structuredClone(write.state);
      for (const thread of write.threads ?? []) threads.set(thread, id);
      if (write.deleted) {
        jobs.delete(id);
        for (const [thread, job] of threads) if (job === id) threads.delete(thread);
      }
      return write.result;
    },
    async active() {
      return [...state.active];
    },
    async list() {
      return [...jobs.values()].filter((job) => job.status !== 'archived').map((job) => job.id);
    },
    async archivedBefore(time) {
      return [...jobs.values()].flatMap(({ id, status, archivedAt }) =>
        status === 'archived' && (archivedAt ?? '') < time ? [id] : [],
      );
    },
    async *records({ archived }) {
      yield* unreadable.map((id) => ({ unreadable: id }));
      yield* [...jobs.values()].filter((job) => archived || job.status !== 'archived');
    },
    async jobOfThread(thread) {
      return threads.get(thread) ?? null;
    },
    copy: () =>
      createMemoryStore(unreadable, new Map(jobs), new Map(threads), structuredClone(state)),
  };
}
