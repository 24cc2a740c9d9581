// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest request itself.
import {
  fromKysely,
  type Job,
  type JobWithMetadata,
  PgBoss,
  type Queue as PgBossQueue,
} from 'pg-boss';
import type { Wake, WakeHandler } from '../jobs/store.ts';
import { SetupError, StoreUnavailable, sentence } from '../shared/errors.ts';
import { createRemembered } from '../shared/remembered.ts';
import { type Clock, type Log, systemClock } from '../shared/runtime.ts';
import type { Tx } from './database.ts';
import { databaseError } from './errors.ts';
import { type Heartbeats, openHeartbeats } from './heartbeats.ts';
import {
  admitTicket,
  HEARTBEAT_SECONDS,
  OBJECTS,
  postponeTicket,
  putBack,
  TAKE_OVER,
} from './pg-boss-tables.ts';
import {
  GROUPS,
  readPriority,
  type SendOrder,
  type TurnOrder,
  tenantOfJob,
  tenantOrder,
} from './turn-order.ts';

/** The least that pg-boss takes; its tables say `HEARTBEAT_SECONDS`. */
const LEAST_HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const STOP_MS = 30_000;
const AGAIN_MS = 2_000;
/** What is the same every few seconds, such as lost notifications behind PgBouncer, is said this often. */
const SAY_AGAIN_MS = 10 * 60_000;

/** A job with something to do. */
type TurnTicket = { job: string };
/** A delivery to work on, or a job that has come to rest. */
type HookTicket = { delivery: string } | { job: string };
/** A delivery that needs the documentation check, which can take as long as its repository is large. */
type CheckTicket = { delivery: string };
/** Where a log file was found. Another machine may not have it. */
export type LogTicket = { project: string; name: string };
type HousekeepingTicket = { task: string };

/** Every queue. Each has fair turns between tenants, or holds nothing of a tenant. */
export const QUEUES = {
  turns: defineQueue<TurnTicket>('turns', {
    // Of the tickets of one job, in order, one at a time; other jobs do not wait for them.
    policy: 'key_strict_fifo',
    // A turn may take as long as its project allows; the heartbeat notices the death of a worker.
    expireInSeconds: 23 * 3600,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    deadLetter: 'turns-dead',
  }),
  hooks: defineQueue<HookTicket>('hooks', {
    // A command never overtakes another on its thread.
    policy: 'key_strict_fifo',
    // No reply takes longer than this; then another worker tries.
    expireInSeconds: 600,
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    deadLetter: 'hooks-dead',
  }),
  checks: defineQueue<CheckTicket>('checks', {
    policy: 'key_strict_fifo',
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    deadLetter: 'checks-dead',
  }),
  logs: defineQueue<LogTicket>('logs', {
    // One ticket for each part of a file, whoever finds it.
    policy: 'exclusive',
    // As long as the largest file takes that cannot be read in parts.
    expireInSeconds: 3600,
    retryLimit: 20,
    retryDelay: 3,
    deleteAfterSeconds: 3600,
  }),
  housekeeping: defineQueue<HousekeepingTicket>('housekeeping', {
    // What is due again while it is still being done is not done twice.
    policy: 'exclusive',
    expireInSeconds: 3600,
    retryLimit: 3,
    retryDelay: 60,
    pollSeconds: 30,
  }),
};

export interface Ticket<Data> {
  data: Data;
  /** An earlier attempt at this ticket did not finish. */
  again: boolean;
  /** Aborted when this attempt is over: another worker has the ticket, or soon will. */
  signal: AbortSignal;
  /** Ends this attempt in a transaction of the worker's own. */
  complete(tx: Tx): Promise<void>;
  /** False: as many of the group are being worked on as may be, and the ticket waits again. */
  admit(tx: Tx, group: string, atOnce: number): Promise<boolean>;
  /** To be tried again at this time (ISO 8601), however often that was done before. */
  postpone(tx: Tx, until: string): Promise<void>;
  /** Not here, not now: another worker may take it, or this one later. */
  putBack(tx: Tx): Promise<void>;
}

export interface DeadTicket<Data> {
  data: Data;
  reason: string;
  /** The queue forgets it, so that the next one with its key can run. */
  remove(tx?: Tx): Promise<void>;
}

interface TicketQueue<Data, Sent extends unknown[] = [tx?: Tx, order?: SendOrder]> {
  /** With the transaction, if there is one: the ticket exists only if it commits. */
  send(data: Data, key: string, ...sent: Sent): Promise<void>;
  /** A ticket at these times, in UTC, however many workers ask for it. */
  schedule(key: string, cron: string, data: Data): Promise<void>;
  /** As many tickets at a time as there are slots. One whose handler rejects is tried again. */
  work(slots: number, handler: (ticket: Ticket<Data>) => Promise<void>): Promise<void>;
  /** Tickets that failed for good. */
  workDead(handler: (dead: DeadTicket<Data>) => Promise<void>): Promise<void>;
}

/** Tenants take turns, however many tickets one of them has. */
type FairQueue<Data> = TicketQueue<Data, [tx: Tx, tenant: string]>;

export interface Queue extends Wake<Tx> {
  readonly turns: TicketQueue<TurnTicket>;
  readonly hooks: FairQueue<HookTicket>;
  readonly checks: FairQueue<CheckTicket>;
  readonly logs: FairQueue<LogTicket>;
  readonly housekeeping: TicketQueue<HousekeepingTicket>;
  send(tx: Tx, job: string, order: TurnOrder): Promise<void>;
  /** The job is finished: the person who asked for it in a comment gets an answer. */
  ended(tx: Tx, job: string): Promise<void>;
  /** Calls back with the payload of every notification, on a connection of its own, until it is closed. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<Listener>;
  /** Takes no more of these tickets, and takes all others. What is being worked on goes on. */
  rest(from: Rest): Promise<void>;
  /** Takes no more tickets, and waits for the handlers. */
  stop(): Promise<void>;
}

interface Listener {
  close(): Promise<void>;
}

interface QueueDefinition<Data> {
  create(boss: PgBoss): Promise<void>;
  open(boss: PgBoss, heartbeats: Heartbeats, taking: Taking): TicketQueue<Data>;
}

/** Whoever cannot do jobs can still answer comments. */
export type Rest = 'all' | 'jobs' | 'nothing';

/** What takes tickets in this process, and can be stopped and started again. */
interface Taking {
  rest: Rest;
  readonly queues: Map<string, { start: () => Promise<void>; runs: boolean }>;
}

/** Starts and stops what takes tickets, as it is wanted now. */
async function adjust(boss: PgBoss, { queues, rest }: Taking): Promise<void> {
  for (const [name, queue] of queues) {
    const runs = rest === 'nothing' || (rest === 'jobs' && name !== 'turns');
    if (runs === queue.runs) continue;
    queue.runs = runs;
    await (runs ? queue.start() : boss.offWork(name, { wait: false }));
  }
}

interface QueueOptions extends Omit<PgBossQueue, 'name' | 'notify' | 'heartbeatSeconds'> {
  policy: 'key_strict_fifo' | 'exclusive';
  /** The floor where notifications do not arrive, such as behind PgBouncer. */
  pollSeconds?: number;
}

function defineQueue<Data extends object>(
  name: string,
  { policy, pollSeconds = 2, ...options }: QueueOptions,
): QueueDefinition<Data> {
  const { deadLetter } = options;
  const polling = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  };
  return {
    async create(boss) {
      if (deadLetter !== undefined) {
        const options = { policy: 'standard', retryLimit: 10_000, notify: true } as const;
        await boss.createQueue(deadLetter, options);
      }
      const updated = { ...options, notify: true, heartbeatSeconds: LEAST_HEARTBEAT_SECONDS };
      await boss.createQueue(name, { ...updated, policy });
      await boss.updateQueue(name, updated);
    },
    open: (boss, heartbeats, taking) => ({
      async send(data, key, tx, order) {
        await boss.send(name, data, { singletonKey: key, ...order, ...within(tx) });
      },
      async schedule(key, cron, data) {
        // Once for all the times at which no worker was there.
        await boss.schedule(name, cron, data, { key, singletonKey: key, missed: 'once' });
      },
      async work(slots, handler) {
        const takeOne = async () => {
          let worker = '';
          const take = heartbeats.during<Data>(name, async ([job]) => {
            const { data, signal, id, retryCount } = job as Job<Data>;
            const held = { name, id, retryCount };
            const complete = async (tx: Tx) => {
              await boss.complete(name, { id, retryCount }, null, within(tx));
            };
            const admit = (tx: Tx, group: string, atOnce: number) =>
              admitTicket(tx, { ...held, group }, atOnce);
            const postpone = (tx: Tx, until: string) => postponeTicket(tx, held, until);
            const again = retryCount > 0;
            const back = (tx: Tx) => putBack(tx, held);
            // Or it would wait out its poll before it looks for the next ticket.
            boss.notifyWorker(worker);
            await untilAvailable(
              () => handler({ data, again, signal, complete, admit, postpone, putBack: back }),
              signal,
            );
          });
          worker = await boss.work<Data>(name, { ...polling, groupConcurrency: GROUPS }, take);
        };
        const start = async () => {
          for (let slot = 0; slot < slots; slot++) await takeOne();
        };
        taking.queues.set(name, { start, runs: false });
        await adjust(boss, taking);
      },
      async workDead(handler) {
        if (deadLetter === undefined) return;
        await boss.work<Data>(deadLetter, { ...polling, includeMetadata: true }, async ([dead]) => {
          const { data, sourceId, sourceOutput } = dead as JobWithMetadata<Data>;
          const remove = async (tx?: Tx) => {
            if (sourceId) await boss.deleteJob(name, sourceId, within(tx));
          };
          await handler({ data, reason: reasonOf(sourceOutput), remove });
        });
      },
    }),
  };
}

/** How many tickets of one tenant all workers together work on at a time, so that others have slots, too. */
export const MOST_OF_A_TENANT = { hooks: 2, checks: 1, logs: undefined };

/** For each process that works. */
export const SLOTS = { hooks: 6, checks: 3, logs: 1 };

function fair<Data>(queue: TicketQueue<Data>, name: keyof typeof SLOTS): FairQueue<Data> {
  const most = MOST_OF_A_TENANT[name];
  return {
    ...queue,
    send: async (data, key, tx, tenant) =>
      queue.send(data, key, tx, await tenantOrder(tx, { queue: name, tenant, most })),
  };
}

/** A database that is away costs a ticket none of its attempts. */
async function untilAvailable(attempt: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || signal.aborted) throw error;
      await systemClock.sleep(AGAIN_MS, signal).catch(() => {});
    }
  }
}

const within = (tx?: Tx) => (tx ? { db: fromKysely(tx) } : {});

/** Nobody said why: their heartbeats stopped. */
export const WORKERS_DIED = 'Its workers died.';

function reasonOf(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : WORKERS_DIED;
}

export async function migrateQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    for (const queue of Object.values(QUEUES)) await queue.create(boss);
    for (const statement of OBJECTS) await boss.getDb().executeSql(statement);
  } catch (error) {
    throw databaseError(error);
  } finally {
    await boss.stop({ graceful: false });
  }
}

interface OpenQueueOptions {
  /** How the database's own lists show its connections. */
  name?: string | undefined;
  beatMs?: number;
  /** Sends what is scheduled: one of those that do, whoever comes first. */
  schedules?: boolean;
  /** Takes no tickets, so it needs no connection while it has nothing to send. */
  sendsOnly?: boolean;
}

export async function openQueue(
  url: string,
  log: Log,
  { name = 'docket-queue', beatMs, schedules = false, sendsOnly = false }: OpenQueueOptions = {},
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: name,
    // Its statements are short. As many looks at a time as there are queues would keep as many open.
    max: 1,
    migrate: false,
    schedule: schedules,
    useListenNotify: !sendsOnly,
    supervise: false,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  const said = createRemembered(systemClock, SAY_AGAIN_MS);
  const warn = (words: string) => void said(words, async () => log.warn(`The queue: ${words}`));
  boss.on('error', (error) => warn(sentence(databaseError(error))));
  boss.on('warning', ({ message }) => warn(message));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw wrongVersion(error) ?? databaseError(error);
  }

  const stopping = new AbortController();
  if (!sendsOnly) void supervise(boss, systemClock, stopping.signal);
  const heartbeats = openHeartbeats(url, name, beatMs);
  const taking: Taking = { rest: 'nothing', queues: new Map() };
  const turns = QUEUES.turns.open(boss, heartbeats, taking);
  const hooks = fair(QUEUES.hooks.open(boss, heartbeats, taking), 'hooks');
  const listeners = new Set<Listener>();
  return {
    turns,
    hooks,
    checks: fair(QUEUES.checks.open(boss, heartbeats, taking), 'checks'),
    logs: fair(QUEUES.logs.open(boss, heartbeats, taking), 'logs'),
    housekeeping: QUEUES.housekeeping.open(boss, heartbeats, taking),
    async send(tx, job, order) {
      const { project: id, atOnce, startAfter } = order;
      const group = { id, ...(atOnce && { tier: String(atOnce) }) };
      const priority = order.priority ?? (await readPriority(tx, order));
      await turns.send({ job }, job, tx, { priority, group, ...(startAfter && { startAfter }) });
    },
    work: (handler: WakeHandler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
    ended: async (tx, job) => hooks.send({ job }, `job ${job}`, tx, await tenantOfJob(tx, job)),
    async listen(channel, onPayload) {
      const opened = await boss.getDb().listen?.(channel, onPayload, () => {});
      const listener = {
        async close() {
          listeners.delete(listener);
          await opened?.close();
        },
      };
      listeners.add(listener);
      return listener;
    },
    async rest(from) {
      taking.rest = from;
      await adjust(boss, taking);
    },
    async stop() {
      stopping.abort();
      await Promise.all([...listeners].map((listener) => listener.close()));
      await boss.stop({ graceful: true, timeout: STOP_MS });
      await heartbeats.stop();
    },
  };
}

/** A heartbeat is a write, so only a write shows that workers can be heard. */
const WRITE = `select pg_logical_emit_message(true, 'docket', '')`;

/**
 * Gives the tickets of dead workers to others. While the database is away, no worker can be heard, so
 * this begins again only when it has answered for as long as a worker may be silent.
 */
export async function supervise(
  boss: Pick<PgBoss, 'supervise' | 'getDb'>,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  const everyMs = SUPERVISE_SECONDS * 1000;
  let wellSince = clock.now();
  let answeredAt = clock.now();
  while (!signal.aborted) {
    try {
      await boss.getDb().executeSql(WRITE);
      const now = clock.now();
      // The answer took long, or this process did not run.
      if (now - answeredAt > 3 * everyMs) wellSince = now;
      answeredAt = now;
      if (now - wellSince >= HEARTBEAT_SECONDS * 1000) {
        await boss.supervise();
        await boss.getDb().executeSql(TAKE_OVER);
      }
    } catch {
      wellSince = clock.now();
    }
    await clock.sleep(everyMs, signal).catch(() => {});
  }
}

function wrongVersion(error: unknown): SetupError | undefined {
  const words = error instanceof Error ? error.message : '';
  if (!/pg-boss (?:is not installed|database requires migrations)/.test(words)) return undefined;
  return new SetupError(
    'The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.',
    { cause: error },
  );
}
