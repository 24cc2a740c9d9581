// The receipt of a job's merged pull request. It is recorded before it is posted, so that of
// several runs one posts it, and a run that died in between is made up for.
import type { Receipt } from '../contract/receipt.ts';
import { isoTime } from '../shared/clock.ts';
import { ofProject } from './intake.ts';
import type { JobRecord } from './job.ts';
import type { SharedView, SharedWrite } from './store.ts';

/** `yours`: post it. `elsewhere`: another run is about to. */
export type ReceiptClaim = 'yours' | 'elsewhere' | 'posted';

/** A run that has not posted it by then is dead. */
const TAKEN_MS = 60 * 60_000;

export function recordReceipt(id: string, projectId: string, receipt: Receipt, now: number) {
  return ({ job }: SharedView): SharedWrite<ReceiptClaim> => {
    const known = ofProject(job, id, projectId);
    const { recordedAt, comment } = known.receipt ?? {};
    if (comment !== undefined) return { result: 'posted' };
    if (recordedAt !== undefined && now - Date.parse(recordedAt) < TAKEN_MS) {
      return { result: 'elsewhere' };
    }
    const next = { ...known, receipt: { ...receipt, recordedAt: isoTime(now) } };
    return { result: 'yours', story: 'receipt recorded', ...kept(next) };
  };
}

export function noteReceiptPosted(id: string, projectId: string, comment: number) {
  return ({ job }: SharedView): SharedWrite<void> => {
    const known = ofProject(job, id, projectId);
    if (!known.receipt) return { result: undefined };
    const next = { ...known, receipt: { ...known.receipt, comment } };
    return { result: undefined, story: 'receipt posted', ...kept(next) };
  };
}

/** An archived job stays where it is. */
function kept(job: JobRecord): Pick<SharedWrite<unknown>, 'job' | 'archive'> {
  return { job, ...(job.status === 'archived' && { archive: true }) };
}
