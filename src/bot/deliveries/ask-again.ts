// GitHub never repeats a delivery by itself. Whoever runs the App has to look for those that failed,
// and ask for them again: after a restart, a full disk, or a database that was away.

import { sentence } from '../../shared/errors.ts';
import type { Runtime } from '../../shared/runtime.ts';

export interface FailedAttempt {
  id: number;
  /** The same for all attempts at a delivery. */
  guid: string;
  at: number;
  ok: boolean;
}

interface Deliverer {
  deliveries(since: number): Promise<FailedAttempt[]>;
  redeliver(attempt: number): Promise<void>;
}

const MINUTE_MS = 60_000;
const EVERY_MS = 5 * MINUTE_MS;
const LOOK_BACK_MS = 24 * 60 * MINUTE_MS;
const MOST_ATTEMPTS = 6;
const AT_ONCE = 100;

/** Which attempts to repeat. Pure: several workers that look at the same list agree. */
export function toRepeat(attempts: readonly FailedAttempt[], now: number): number[] {
  const byGuid = [...Map.groupBy(attempts, ({ guid }) => guid).values()];
  return byGuid
    .flatMap((tries) => {
      const newest = tries.reduce((one, other) => (other.at > one.at ? other : one));
      const isDue = now - newest.at >= 2 ** (tries.length - 1) * MINUTE_MS;
      const isOver = tries.some(({ ok }) => ok) || tries.length >= MOST_ATTEMPTS;
      return isDue && !isOver ? [newest.id] : [];
    })
    .slice(0, AT_ONCE);
}

/** Every few minutes, until it is aborted. */
export async function askAgain(
  deliverer: Deliverer,
  { clock, log, signal }: Pick<Runtime, 'clock' | 'log'> & { signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const now = clock.now();
      const again = toRepeat(await deliverer.deliveries(now - LOOK_BACK_MS), now);
      for (const id of again) await deliverer.redeliver(id);
      if (again.length > 0) log.info(`Asked GitHub for ${again.length} deliveries again.`);
    } catch (error) {
      if (!signal.aborted) log.warn(`Lost deliveries could not be looked for: ${sentence(error)}`);
    }
    await clock.sleep(EVERY_MS, signal).catch(() => {});
  }
}
