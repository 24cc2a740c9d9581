// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.
import { parentPort, type Worker } from 'node:worker_threads';
import { type Job, PgBoss } from 'pg-boss';
import { setupOfThread, startSideThread } from '../shared/side-thread.ts';

const BEAT_MS = 2_500;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };

interface HeldTicket {
  queue: string;
  id: string;
  retryCount: number;
}

interface Setup {
  url: string;
  name: string;
  beatMs: number;
}

export interface Heartbeats {
  /** The handler, with heartbeats for its tickets while it runs. */
  during<T>(
    queue: string,
    handler: (jobs: Job<T>[]) => Promise<void>,
  ): (jobs: Job<T>[]) => Promise<void>;
  stop(): Promise<void>;
}

export function openHeartbeats(url: string, name: string, beatMs = BEAT_MS): Heartbeats {
  const held = new Set<HeldTicket>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const say = () => thread?.postMessage([...held]);

  function start(): Worker {
    const setup: Setup = { url, name, beatMs };
    const started = startSideThread({ task: 'heartbeats', setup }, MEMORY);
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread !== started) return;
      thread = undefined;
      if (held.size > 0 && !stopped) ensure();
    });
    started.unref();
    return started;
  }

  function ensure(): void {
    thread ??= start();
    timer ??= setInterval(say, SAY_EVERY_MS).unref();
    say();
  }

  return {
    during(queue, handler) {
      return async (jobs) => {
        const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
        for (const ticket of tickets) held.add(ticket);
        ensure();
        try {
          await handler(jobs);
        } finally {
          for (const ticket of tickets) held.delete(ticket);
          say();
        }
      };
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await thread?.terminate();
    },
  };
}

/** What the thread does until it is ended. */
export function beatAsThread(): void {
  const { url, name, beatMs } = setupOfThread() as Setup;
  let held: HeldTicket[] = [];
  let heardAt = Date.now();
  let boss: PgBoss | undefined;

  async function open(): Promise<PgBoss> {
    const opened = new PgBoss({
      connectionString: url,
      application_name: name,
      max: 1,
      migrate: false,
      schedule: false,
      supervise: false,
    });
    opened.on('error', () => {});
    await opened.start();
    return opened;
  }

  async function beat(): Promise<void> {
    if (held.length === 0 || Date.now() - heardAt > SILENT_MS) return;
    boss ??= await open();
    for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
      await boss.touch(queue, tickets);
  }

  parentPort?.on('message', (tickets: HeldTicket[]) => {
    held = tickets;
    heardAt = Date.now();
  });
  void (async () => {
    for (;;) {
      // The database may be starting again: the next beat finds out.
      await beat().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, beatMs));
    }
  })();
}
