// What the dashboard shows of the GitHub App and of the workers.

import { connectedWorkers, lastDelivery } from '../../postgres/connected.ts';
import type { AppHealth, Installation } from '../../service/dashboard/installation.ts';
import { type Clock, isoTime } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import { createRemembered } from '../../shared/remembered.ts';
import type { OpenApp } from './app.ts';
import type { Shared } from './shared.ts';

/** GitHub limits how often an App asks, and every look at the page would. */
const ASK_EVERY_MS = 60_000;

export function createInstallation(
  { app, database }: Pick<Shared, 'app' | 'database'>,
  clock: Clock,
): () => Promise<Installation> {
  const health = app && { id: app.id, failed: failedDeliveries(app, clock) };
  return async () => ({
    workers: await connectedWorkers(database),
    app: health && {
      id: health.id,
      lastDelivery: await lastDelivery(database),
      failed: await health.failed(),
    },
  });
}

/** Without those that succeeded when they were delivered again. */
export function failedDeliveries(
  app: Pick<OpenApp, 'deliveries'>,
  clock: Clock,
): () => Promise<AppHealth['failed']> {
  const remembered = createRemembered(clock, ASK_EVERY_MS);
  return () =>
    remembered('failed', async () => {
      try {
        const attempts = await app.deliveries(clock.now() - DAY_MS);
        const arrived = new Set(attempts.filter(({ ok }) => ok).map(({ guid }) => guid));
        const failed = new Map<string, number>();
        for (const { guid, at, ok } of attempts) {
          if (!ok && !arrived.has(guid)) failed.set(guid, Math.max(at, failed.get(guid) ?? 0));
        }
        return [...failed].map(([guid, at]) => ({ guid, at: isoTime(at) }));
      } catch (error) {
        return `GitHub did not say: ${sentence(error)}`;
      }
    });
}
