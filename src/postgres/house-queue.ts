// What has to be done now and then, by one worker of all.
import type { Job, PgBoss } from 'pg-boss';
import type { Heartbeats } from './heartbeats.ts';

const HOUSE = 'house';
const POLL_SECONDS = 30;

export interface HouseQueue {
  /** Once in such a time, however many workers ask for it. */
  send(task: string, everySeconds: number): Promise<void>;
  work(handler: (task: string) => Promise<void>): Promise<void>;
}

export async function createHouseQueue(boss: PgBoss): Promise<void> {
  const options = { heartbeatSeconds: 30, expireInSeconds: 3600, retryLimit: 3, retryDelay: 60 };
  await boss.createQueue(HOUSE, { ...options, notify: true, policy: 'exclusive' });
  await boss.updateQueue(HOUSE, options);
}

export function openHouseQueue(boss: PgBoss, heartbeats: Heartbeats): HouseQueue {
  return {
    async send(task, everySeconds) {
      await boss.send(HOUSE, { task }, { singletonKey: task, singletonSeconds: everySeconds });
    },
    async work(handler) {
      const polling = { pollingIntervalSeconds: POLL_SECONDS };
      const take = heartbeats.during<{ task: string }>(HOUSE, async ([job]) => {
        await handler((job as Job<{ task: string }>).data.task);
      });
      await boss.work<{ task: string }>(HOUSE, polling, take);
    },
  };
}
