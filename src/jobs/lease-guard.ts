// How a worker stays the only one on its job. It depends on where the lease is kept.
import type { HeldLease } from './held-lease.ts';
import type { JobRecord } from './job.ts';
import { keepLease } from './keep-lease.ts';
import { EXPIRES_AFTER_MS } from './lease.ts';
import type { JobStore } from './store.ts';
import type { JobTools } from './tools.ts';

export interface LeaseGuard {
  /** Nobody takes over a lease that was written this recently. */
  sureForMs: number;
  /** Until the signal aborts: stops the work when it was cancelled or belongs to somebody else. */
  watch(hold: HeldLease, stopping: AbortController, signal: AbortSignal): Promise<void>;
  /** The process ends, the job does not: leaves it, as `left` makes it, to the next worker. */
  release(hold: HeldLease, left: (job: JobRecord) => JobRecord): Promise<void>;
}

/** The lease is a counter in the record, which the worker itself keeps moving. */
export function countingGuard(store: JobStore, tools: JobTools): LeaseGuard {
  return {
    sureForMs: EXPIRES_AFTER_MS / 2,
    watch: (hold, stopping, signal) => keepLease(hold, { store, tools }, stopping, signal),
    async release(hold, left) {
      await hold.save(left, 'released');
    },
  };
}
