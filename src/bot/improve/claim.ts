// Whether a page may get a job now. Each page has a series of keys, one per attempt; a job's id
// follows from its key, so two runs that take the same key create one job, in one atomic write.

import { DAY_MS } from '../../shared/days.ts';
import { NotFound } from '../../shared/errors.ts';
import type { KeyedJob } from '../backend.ts';
import type { Desk } from '../desk.ts';
import type { PullInfo } from '../thread-host.ts';

export type Claim = { key: string } | { taken: string };

/** After a job has ended, its page is left alone for this long. */
export const PAUSE_DAYS = 90;
/** A failed job is tried again sooner, but not at once: what made it fail may still be there. */
const RETRY_DAYS = 1;
/** Where nobody can say what became of a job, its key changes as rarely as services forget keys. */
const KEY_DAYS = 35;
const MAX_ATTEMPTS = 100;

export async function claim(subject: string, desk: Desk): Promise<Claim> {
  const { records } = await desk.backend();
  const now = desk.clock.now();
  const keyed = (attempt: number) => `improve:${subject}#${attempt}`;
  if (!records) return { key: keyed(Math.floor(now / (KEY_DAYS * DAY_MS))) };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const key = keyed(attempt);
    const job = await records.jobOfKey(key);
    // A re-run continues the job that the first attempt started.
    if (!job || (desk.rerun && job.status === 'active')) return { key };
    const pull = job.pull === undefined ? null : await pullOf(job.pull, desk);
    const taken = whyTaken(job, pull, now);
    if (taken !== null) return { taken };
  }
  return { taken: `It has had ${MAX_ATTEMPTS} jobs.` };
}

/** null: it may have another job. */
export function whyTaken(
  { id, status, endedAt }: KeyedJob,
  pull: Pick<PullInfo, 'number' | 'state' | 'closedAt'> | null,
  now: number,
): string | null {
  if (status === 'active') return `Job ${id} is working on it.`;
  if (pull?.state === 'open') return `#${pull.number} is open.`;
  const days = status === 'failed' && !pull ? RETRY_DAYS : PAUSE_DAYS;
  const until = Date.parse(pull?.closedAt ?? endedAt) + days * DAY_MS;
  if (now >= until) return null;
  const ended = pull ? `#${pull.number} was ${pull.state}` : `Job ${id} ended`;
  return `${ended} less than ${days === 1 ? 'a day' : `${days} days`} ago.`;
}

async function pullOf(number: number, { host }: Desk): Promise<PullInfo | null> {
  try {
    return await host.pull(number);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
