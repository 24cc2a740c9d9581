// What the dashboard shows of the GitHub App and of the workers.
import type { AppHealth, Installation } from '../../dashboard/installation.ts';
import { connectedWorkers, lastDelivery } from '../../postgres/connected.ts';
import { isoTime, systemClock } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import type { OpenApp } from './app.ts';
import type { Shared } from './shared.ts';

export async function installationOf(
  { app, database }: Shared,
  appId: string,
): Promise<Installation> {
  return {
    workers: await connectedWorkers(database),
    app: app && {
      id: appId,
      lastDelivery: await lastDelivery(database),
      failed: await failedDeliveries(app),
    },
  };
}

/** Without those that succeeded when they were delivered again. */
async function failedDeliveries(app: OpenApp): Promise<AppHealth['failed']> {
  try {
    const attempts = await app.deliveries(systemClock.now() - DAY_MS);
    const arrived = new Set(attempts.filter(({ ok }) => ok).map(({ guid }) => guid));
    const failed = new Map<string, number>();
    for (const { guid, at, ok } of attempts) {
      if (!ok && !arrived.has(guid)) failed.set(guid, Math.max(at, failed.get(guid) ?? 0));
    }
    return [...failed].map(([guid, at]) => ({ guid, at: isoTime(at) }));
  } catch (error) {
    return `GitHub did not say: ${sentence(error)}`;
  }
}
