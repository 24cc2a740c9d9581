// The lease of a job that is being worked on.
import { LeaseLost, sentence } from '../shared/errors.ts';
import type { HeldLease } from './held-lease.ts';
import type { JobRecord } from './job.ts';
import { insistOnLease, RENEW_EVERY_MS, renewLease } from './lease.ts';
import { Stop } from './stop.ts';
import type { JobStore } from './store.ts';
import type { JobTools } from './tools.ts';

/** How often a job is looked at, by whoever works on it and by whoever waits for it. */
export const WATCH_EVERY_MS = 15_000;

/** Renews the lease, sees a cancel, and stops the work when the lease is gone. */
export async function keepLease(
  hold: HeldLease,
  { store, tools }: { store: JobStore; tools: JobTools },
  stopping: AbortController,
  signal: AbortSignal,
): Promise<void> {
  const { clock, log } = tools;
  const { id, token } = hold;
  let renewed = clock.now();
  while (!signal.aborted) {
    try {
      await clock.sleep(WATCH_EVERY_MS, signal);
      await hold.saveStep();
      const due = clock.now() - renewed >= RENEW_EVERY_MS;
      const job = due
        ? await store.update(id, (record) => {
            insistOnLease(record, token);
            const next = renewLease(record as JobRecord, token);
            return { result: next, story: 'still working', job: next };
          })
        : await store.get(id);
      insistOnLease(job, token);
      if (due) renewed = clock.now();
      if (job?.cancelRequested) stopping.abort(new Stop('cancelled'));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof LeaseLost) stopping.abort(error);
      else log.warn(`The lease could not be renewed, trying again: ${sentence(error)}`);
    }
  }
}
