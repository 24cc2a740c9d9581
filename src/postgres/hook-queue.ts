// The queue of what GitHub has told us and of replies that wait for their end. Tickets with the same
// key are worked on in order, one at a time: a command never overtakes another on its thread.
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Tx } from './database.ts';
import type { Heartbeats } from './heartbeats.ts';

const HOOKS = 'hooks';
const DEAD = 'hooks-dead';
const POLL_SECONDS = 2;
/** No reply takes longer than this; then another worker tries. */
const EXPIRE_SECONDS = 600;

/** A delivery to work on, or a job that has come to rest. */
type HookTicket = { delivery: string } | { job: string };

export interface HookQueue {
  send(tx: Tx, ticket: HookTicket, key: string): Promise<void>;
  /** `again`: an earlier attempt at this ticket did not finish. */
  work(
    slots: number,
    handler: (ticket: HookTicket, again: boolean, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Those that failed for good. The queue forgets them, so that the next one with their key can run. */
  workDead(handler: (ticket: HookTicket, reason: string) => Promise<void>): Promise<void>;
}

export async function createHookQueues(boss: PgBoss): Promise<void> {
  const common = { retentionSeconds: 14 * 24 * 3600, notify: true };
  await boss.createQueue(DEAD, { ...common, policy: 'standard', retryLimit: 10_000 });
  const options = {
    ...common,
    heartbeatSeconds: 30,
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    deadLetter: DEAD,
  };
  await boss.createQueue(HOOKS, { ...options, policy: 'key_strict_fifo' });
  await boss.updateQueue(HOOKS, options);
}

export function openHookQueue(boss: PgBoss, heartbeats: Heartbeats): HookQueue {
  const polling = {
    includeMetadata: true as const,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  return {
    async send(tx, ticket, key) {
      await boss.send(HOOKS, ticket, { singletonKey: key, db: fromKysely(tx) });
    },
    async work(slots, handler) {
      for (let slot = 0; slot < slots; slot++) {
        let worker = '';
        const take = heartbeats.during<HookTicket>(HOOKS, async ([job]) => {
          const { data, retryCount, signal } = job as JobWithMetadata<HookTicket>;
          // Or it would wait out its poll before it looks for the next ticket.
          boss.notifyWorker(worker);
          await handler(data, retryCount > 0, signal);
        });
        worker = await boss.work<HookTicket>(HOOKS, polling, take);
      }
    },
    async workDead(handler) {
      await boss.work<HookTicket>(DEAD, polling, async ([dead]) => {
        const { data, sourceId, sourceOutput } = dead as JobWithMetadata<HookTicket>;
        const { message } = (sourceOutput ?? {}) as { message?: unknown };
        await handler(data, typeof message === 'string' ? message : 'Its workers died.');
        if (sourceId) await boss.deleteJob(HOOKS, sourceId);
      });
    },
  };
}
