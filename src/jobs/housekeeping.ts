// What a server does on its own, once a day: put jobs away that nobody has touched for long.

import type { Clock } from '../shared/clock.ts';
import { sentence } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import type { JobEngine } from './engine.ts';

const DAY_MS = 86_400_000;
/** Long after the last pull request anyone would still talk about. */
export const RETENTION_MS = 90 * DAY_MS;

export async function keepHouse(
  engine: Pick<JobEngine, 'applyRetention'>,
  { clock, log, signal }: { clock: Clock; log: Log; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const archived = await engine.applyRetention(RETENTION_MS);
      if (archived.length > 0) log.info(`Archived ${archived.length} old jobs.`);
    } catch (error) {
      log.warn(`Old jobs could not be archived, tomorrow again: ${sentence(error)}`);
    }
    await clock.sleep(DAY_MS, signal).catch(() => {});
  }
}
