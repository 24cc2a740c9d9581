// A job in a process of its own: it may be what killed the processes that had it before, and whatever it
// does to this one, the worker and its other jobs go on.
import { once } from 'node:events';
import { isOfMachine } from '../../agents/program/machine.ts';
import { parseLimits } from '../../config/tenants.ts';
import { Stop } from '../../jobs/lease.ts';
import type { EndedTurn, JobTools } from '../../jobs/tools.ts';
import { type JobApart, workOnJob } from '../../postgres/workers.ts';
import { openLines } from '../../service/server/open-server.ts';
import { sentence } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { setupOfProcess, startSideProcess } from '../../shared/side-thread.ts';
import type { WorkOptions } from './options.ts';
import { openShared } from './shared.ts';

interface Setup extends JobApart {
  options: Pick<WorkOptions, 'database' | 'isolation' | 'limit'>;
  /** Of the worker, which the lease names. */
  name: string;
  patienceMs: number;
}

interface Told {
  ended?: EndedTurn;
  noted?: Parameters<NonNullable<JobTools['noted']>>[0];
}

interface Worker extends Pick<JobTools, 'ended' | 'noted'>, Omit<Setup, keyof JobApart> {
  env: NodeJS.ProcessEnv;
}

/** Starts such processes, for a worker. */
export function startsJobProcesses({ env, ended, noted, ...shared }: Worker) {
  return async (job: JobApart, signal: AbortSignal): Promise<string | undefined> => {
    const setup: Setup = { ...job, ...shared };
    const child = startSideProcess({ task: 'job', setup }, env);
    child.on('message', (told: Told) => {
      if (told.ended) ended?.(told.ended);
      if (told.noted) noted?.(told.noted);
    });
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const [code, by] = await once(child, 'exit').finally(() =>
      signal.removeEventListener('abort', stop),
    );
    return code === 0 ? undefined : (by ?? `exit code ${code}`);
  };
}

/** What such a process does. It hands its job over when it is told to, and when its worker dies. */
export async function workAsProcess(env: NodeJS.ProcessEnv): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Stop('interrupted'));
  // Ctrl-C in a terminal reaches all of its processes; the worker says what becomes of this one.
  process
    .on('SIGINT', () => {})
    .on('SIGTERM', stop)
    .on('disconnect', stop);
  const setup = (await setupOfProcess()) as Setup;
  const err = (text: string) => void process.stderr.write(text);
  const { log } = openLines({ err, live: process.stderr.isTTY }, env);
  try {
    await workAlone(setup, { env, log, signal: stopping.signal });
  } catch (error) {
    log.error(`The process of job ${setup.job} ended: ${sentence(error)}`);
    process.exitCode = 1;
  }
  if (process.connected) process.disconnect();
}

async function workAlone(
  { options, name, patienceMs, ...job }: Setup,
  { env, log, signal }: { env: NodeJS.ProcessEnv; log: Log; signal: AbortSignal },
): Promise<void> {
  const { database: url, isolation, limit } = options;
  const tell = (told: Told) => void process.send?.(told, () => {});
  const limits = parseLimits(limit);
  const shared = await openShared({
    ...{ url, env, isolation, limits, log, patienceMs, role: 'job' },
    ended: (ended) => tell({ ended }),
  });
  const tools: Pick<JobTools, 'noted' | 'machineProblem'> = {
    noted: (noted) => tell({ noted }),
    machineProblem: async (error) => (isOfMachine(error) ? sentence(error) : undefined),
  };
  const open = async (project: string) => {
    const opened = await shared.open(project);
    return { store: opened.store, tools: { ...opened.tools, ...tools } };
  };
  try {
    await workOnJob(job, { name, clock: systemClock, log, open }, signal);
  } finally {
    await shared.close();
  }
}
