// Who works on a job. Clocks differ between machines, so a lease never holds a time: it holds a
// counter, and it has expired when an observer saw it unchanged for three minutes on its own clock.
import { LeaseLost } from '../shared/errors.ts';
import type { Holder, JobRecord, Lease } from './job.ts';
import type { Write } from './store.ts';

export const RENEW_EVERY_MS = 60_000;
export const EXPIRES_AFTER_MS = 180_000;
export const MAX_ADOPTIONS = 2;

export function takeLease(job: JobRecord, token: string, holder?: Holder): JobRecord {
  const counter = (job.lease?.counter ?? 0) + 1;
  return { ...job, lease: { token, counter, ...(holder && { holder }) } };
}

/** The holder is an earlier attempt of our own run, so nobody works there any more. */
export function isOutlived(lease: Lease, ours: Holder | undefined): boolean {
  const { holder } = lease;
  return ours !== undefined && holder?.run === ours.run && holder.attempt < ours.attempt;
}

export function renewLease(job: JobRecord, token: string): JobRecord {
  const lease = insistOnLease(job, token);
  return { ...job, lease: { ...lease, counter: lease.counter + 1 } };
}

/** Every write of a worker passes here: a worker that slept past its lease changes nothing. */
export function insistOnLease(job: JobRecord | null, token: string): Lease {
  if (job?.lease?.token === token) return job.lease;
  throw new LeaseLost(
    `Another run has taken over job ${job?.id ?? ''}. This run stops here and changes nothing more.`,
  );
}

/** Takes the lease from a run that is known to be dead. It counts as an adoption like any other. */
export function releaseDead(job: JobRecord | null): Write<void> {
  if (!job?.lease) return { result: undefined };
  const released = { ...job, lease: null, adoptions: job.adoptions + 1 };
  return { result: undefined, story: 'released: its run had died', job: released };
}

/** Watches a lease that somebody else holds. */
export class LeaseWatch {
  #seen: Lease | null = null;
  #since = 0;

  /** True when the lease has stood still for long enough to be adopted. */
  expired(lease: Lease, now: number): boolean {
    if (this.#seen?.token !== lease.token || this.#seen.counter !== lease.counter) {
      this.#seen = lease;
      this.#since = now;
      return false;
    }
    return now - this.#since >= EXPIRES_AFTER_MS;
  }
}
