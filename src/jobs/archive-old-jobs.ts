// What a server does on its own, once a day: put jobs away that nobody has touched for long, and
// delete those that were put away long ago.

import { DAY_MS } from '../shared/days.ts';
import { sentence } from '../shared/errors.ts';
import type { Runtime } from '../shared/runtime.ts';
import type { JobEngine } from './engine.ts';

/** A finished job that nobody has touched for this long is archived. */
export const RETENTION_DAYS = 30;

interface Housekeeping extends Pick<Runtime, 'clock' | 'log'> {
  signal: AbortSignal;
  days?: number | undefined;
  /** Absent: archived jobs are never deleted. */
  deleteAfterDays?: number | undefined;
}

export async function archiveOldJobs(
  engine: Pick<JobEngine, 'applyRetention' | 'deleteArchived'>,
  { clock, log, signal, days = RETENTION_DAYS, deleteAfterDays }: Housekeeping,
): Promise<void> {
  while (!signal.aborted) {
    try {
      if (deleteAfterDays !== undefined) {
        const deleted = await engine.deleteArchived(deleteAfterDays * DAY_MS);
        if (deleted.length > 0) log.info(`Deleted ${deleted.length} archived jobs.`);
      }
      const archived = await engine.applyRetention(days * DAY_MS);
      if (archived.length > 0) log.info(`Archived ${archived.length} old jobs.`);
    } catch (error) {
      log.warn(`Old jobs could not be archived, tomorrow again: ${sentence(error)}`);
    }
    await clock.sleep(DAY_MS, signal).catch(() => {});
  }
}
