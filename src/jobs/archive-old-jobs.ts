// What a server does on its own, once a day: put jobs away that nobody has touched for long.

import { DAY_MS } from '../shared/days.ts';
import { sentence } from '../shared/errors.ts';
import type { Runtime } from '../shared/runtime.ts';
import type { JobEngine } from './engine.ts';

/** A finished job that nobody has touched for this long is archived. */
export const RETENTION_DAYS = 30;

interface Housekeeping extends Pick<Runtime, 'clock' | 'log'> {
  signal: AbortSignal;
  days?: number | undefined;
}

export async function archiveOldJobs(
  engine: Pick<JobEngine, 'applyRetention'>,
  { clock, log, signal, days = RETENTION_DAYS }: Housekeeping,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const archived = await engine.applyRetention(days * DAY_MS);
      if (archived.length > 0) log.info(`Archived ${archived.length} old jobs.`);
    } catch (error) {
      log.warn(`Old jobs could not be archived, tomorrow again: ${sentence(error)}`);
    }
    await clock.sleep(DAY_MS, signal).catch(() => {});
  }
}
