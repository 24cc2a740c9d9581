// The workers of `docket work`.
import { hostname } from 'node:os';
import type { Terminal } from '../../cli/command.ts';
import type { Working } from '../../cli/work.ts';
import { startWorkers } from '../../postgres/workers.ts';
import { systemClock } from '../../shared/clock.ts';
import { newId } from '../embedded.ts';
import { countLogs } from './count-logs.ts';
import { keepDeliveries, workHooks } from './hooks.ts';
import { keepOrder } from './house.ts';
import { openLines } from './http.ts';
import { openShared } from './shared.ts';

/** A restart of the database is waited out; after this, another worker takes the jobs over. */
const PATIENCE_MS = 60_000;

export async function startWork(
  { database: url, concurrency }: { database: string; concurrency: number },
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Working> {
  const { log } = openLines(terminal);
  const worker = `${hostname()} ${process.pid}`;
  const shared = await openShared({ url, env, log, patienceMs: PATIENCE_MS, worker });
  const { database, queue, open } = shared;
  const workers = await startWorkers({
    database,
    queue,
    concurrency,
    clock: systemClock,
    log,
    newId,
    open,
  });
  await workHooks(shared, env, log);
  const stopping = new AbortController();
  const meanwhile = { clock: systemClock, log, signal: stopping.signal };
  void keepDeliveries(shared, meanwhile);
  void countLogs(shared, meanwhile);
  void keepOrder(shared, meanwhile);
  return {
    async stop() {
      stopping.abort();
      await workers.stop();
      await shared.close();
    },
  };
}
