// The queue of log files to count: one ticket for each part of a file, once, whoever finds it.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Heartbeats } from './heartbeats.ts';

const LOGS = 'logs';
const POLL_SECONDS = 2;
/** As long as the largest file takes that cannot be read in parts. */
const EXPIRE_SECONDS = 3600;

export interface LogTicket {
  project: string;
  /** Where the file was found. Another machine may not have it. */
  name: string;
}

export interface LogQueue {
  /** Does nothing while there is a ticket with this key. */
  send(ticket: LogTicket, key: string): Promise<void>;
  /** One at a time. A handler that rejects leaves the ticket to another worker. */
  work(handler: (ticket: LogTicket) => Promise<void>): Promise<void>;
}

export async function createLogQueue(boss: PgBoss): Promise<void> {
  const options = {
    notify: true,
    heartbeatSeconds: 30,
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 20,
    retryDelay: 3,
    deleteAfterSeconds: 3600,
  };
  await boss.createQueue(LOGS, { ...options, policy: 'exclusive' });
  await boss.updateQueue(LOGS, options);
}

export function openLogQueue(boss: PgBoss, heartbeats: Heartbeats): LogQueue {
  return {
    async send(ticket, key) {
      await boss.send(LOGS, ticket, { singletonKey: key });
    },
    async work(handler) {
      const polling = {
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      };
      let worker = '';
      const take = heartbeats.during<LogTicket>(LOGS, async ([job]) => {
        // Or it would wait out its poll before it looks for the next ticket.
        boss.notifyWorker(worker);
        await handler((job as JobWithMetadata<LogTicket>).data);
      });
      worker = await boss.work<LogTicket>(LOGS, polling, take);
    },
  };
}
