// pg-boss: which worker has which job, and whether it is still alive. A ticket says only "this job
// has something to do": no prompt is in it, and the worker takes the oldest instruction itself.
import { fromKysely, type Job, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Wake, WakeHandler } from '../jobs/store.ts';
import { SetupError, sentence } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import type { Tx } from './database.ts';
import { databaseError } from './errors.ts';
import { openHeartbeats } from './heartbeats.ts';
import { createHookQueues, type HookQueue, openHookQueue } from './hook-queue.ts';
import { createHouseQueue, type HouseQueue, openHouseQueue } from './house-queue.ts';
import { createLogQueue, type LogQueue, openLogQueue } from './log-queue.ts';

const TURNS = 'turns';
const DEAD = 'turns-dead';
/** Of the tickets of one job, in order, one at a time; other jobs do not wait for them. */
const POLICY = 'key_strict_fifo';
/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 3;
/** The floor where notifications do not arrive, such as behind PgBouncer. */
const POLL_SECONDS = 2;
/** A turn may take as long as its project allows; the heartbeat notices the death of a worker. */
const EXPIRE_SECONDS = 23 * 3600;
const STOP_MS = 30_000;

export interface Ticket {
  job: string;
  /** Aborted when this attempt is over: another worker has the ticket, or soon will. */
  signal: AbortSignal;
  /** Ends this attempt in a transaction of the worker's own. */
  complete(tx: Tx): Promise<void>;
}

export interface Queue extends Wake<Tx> {
  readonly hooks: HookQueue;
  readonly logs: LogQueue;
  readonly house: HouseQueue;
  /** The job is finished: the person who asked for it in a comment gets an answer. */
  ended(tx: Tx, job: string): Promise<void>;
  /** As many jobs at a time as there are slots. */
  workTickets(slots: number, handler: (ticket: Ticket) => Promise<void>): Promise<void>;
  /** Tickets that failed for good. What the handler does and their end are one transaction. */
  workDead(
    handler: (dead: { job: string; reason: string; remove: Remove }) => Promise<void>,
  ): Promise<void>;
  /** Calls back with the payload of every notification, for as long as the queue is open. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** Takes no more tickets, and waits for the handlers. */
  stop(): Promise<void>;
}

type Remove = (tx: Tx) => Promise<void>;

export async function migrateQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    const common = { retentionSeconds: 14 * 24 * 3600, notify: true };
    await boss.createQueue(DEAD, { ...common, policy: 'standard', retryLimit: 10_000 });
    const options = {
      ...common,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: 5,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      deadLetter: DEAD,
    };
    await boss.createQueue(TURNS, { ...options, policy: POLICY });
    await boss.updateQueue(TURNS, options);
    await createHookQueues(boss);
    await createLogQueue(boss);
    await createHouseQueue(boss);
  } catch (error) {
    throw databaseError(error);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** `name` is how the database's own lists show its connections. */
export async function openQueue(
  url: string,
  log: Log,
  name = 'docket-queue',
  beatMs?: number,
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: name,
    max: 4,
    migrate: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.warn(`The queue: ${sentence(databaseError(error))}`));
  boss.on('warning', ({ message }) => log.warn(`The queue: ${message}`));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw wrongVersion(error) ?? databaseError(error);
  }

  const heartbeats = openHeartbeats(url, name, beatMs);
  const hooks = openHookQueue(boss, heartbeats);
  const listeners: { close(): Promise<void> }[] = [];
  const polling = {
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };

  async function workTickets(
    slots: number,
    handler: (ticket: Ticket) => Promise<void>,
  ): Promise<void> {
    for (let slot = 0; slot < slots; slot++) {
      let worker = '';
      const take = heartbeats.during<{ job: string }>(TURNS, async ([job]) => {
        const { data, signal, id, retryCount } = job as Job<{ job: string }>;
        const complete = async (tx: Tx) => {
          await boss.complete(TURNS, { id, retryCount }, null, { db: fromKysely(tx) });
        };
        // Or it would wait out its poll before it looks for the next ticket.
        boss.notifyWorker(worker);
        await handler({ job: data.job, signal, complete });
      });
      worker = await boss.work<{ job: string }>(TURNS, polling, take);
    }
  }

  return {
    hooks,
    logs: openLogQueue(boss, heartbeats),
    house: openHouseQueue(boss, heartbeats),
    ended: (tx, job) => hooks.send(tx, { job }, `job ${job}`),
    async send(tx, job) {
      await boss.send(TURNS, { job }, { singletonKey: job, db: fromKysely(tx) });
    },
    work: (handler: WakeHandler) => workTickets(1, ({ job, signal }) => handler(job, signal)),
    workTickets,
    async workDead(handler) {
      await boss.work<{ job: string }>(
        DEAD,
        { ...polling, includeMetadata: true },
        async ([dead]) => {
          const { data, sourceId, sourceOutput } = dead as JobWithMetadata<{ job: string }>;
          const remove: Remove = async (tx) => {
            if (sourceId) await boss.deleteJob(TURNS, sourceId, { db: fromKysely(tx) });
          };
          await handler({ job: data.job, reason: reasonOf(sourceOutput), remove });
        },
      );
    },
    async listen(channel, onPayload) {
      const handle = await boss.getDb().listen?.(channel, onPayload, () => {});
      if (handle) listeners.push(handle);
    },
    async stop() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await boss.stop({ graceful: true, timeout: STOP_MS });
      await heartbeats.stop();
    },
  };
}

function reasonOf(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : 'Its workers died.';
}

function wrongVersion(error: unknown): SetupError | undefined {
  const words = error instanceof Error ? error.message : '';
  if (!/pg-boss (?:is not installed|database requires migrations)/.test(words)) return undefined;
  return new SetupError(
    'The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.',
    { cause: error },
  );
}
