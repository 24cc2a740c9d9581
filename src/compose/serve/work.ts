// `docket work`: runs the jobs of a database.
import type { Command, Terminal } from '../../cli/command.ts';
import { type Working, workCommand } from '../../cli/work.ts';
import { systemClock } from '../../shared/clock.ts';
import { newId } from '../embedded.ts';
import { openLines } from './http.ts';

/** A restart of the database is waited out; after this, another worker takes the jobs over. */
const PATIENCE_MS = 60_000;

export function work(env: NodeJS.ProcessEnv): Command {
  return workCommand({ start: (options, terminal) => start(options, terminal, env) });
}

async function start(
  { database: url, concurrency }: { database: string; concurrency: number },
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Working> {
  const { openShared } = await import('./shared.ts');
  const { startWorkers } = await import('../../postgres/workers.ts');
  const { log } = openLines(terminal);
  const shared = await openShared({ url, env, log, patienceMs: PATIENCE_MS });
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
  return {
    async stop() {
      await workers.stop();
      await shared.close();
    },
  };
}
