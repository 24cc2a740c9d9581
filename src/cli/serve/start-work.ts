// The workers of `docket work`.
import { randomUUID } from 'node:crypto';
import { requireIsolation } from '../../agents/program/isolation.ts';
import { diskProblem, isOfMachine } from '../../agents/program/machine.ts';
import { DELIVERIES_MS } from '../../bot/deliveries/work-hook.ts';
import { DEFAULT_CONFIG } from '../../config/config.ts';
import { parseLimits } from '../../config/tenants.ts';
import type { JobTools } from '../../jobs/tools.ts';
import type { Database } from '../../postgres/database.ts';
import { databaseError } from '../../postgres/errors.ts';
import { startHousekeeping } from '../../postgres/housekeeping.ts';
import { readJobCounts } from '../../postgres/job-counts.ts';
import { type Presence, startPresence } from '../../postgres/presence.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { createReach } from '../../postgres/reach.ts';
import { startWorkers } from '../../postgres/workers.ts';
import { listen } from '../../service/server/listen.ts';
import { accessTo, openLines } from '../../service/server/open-server.ts';
import { createProbeServer } from '../../service/server/probe-server.ts';
import { openTelemetry } from '../../service/telemetry/open-telemetry.ts';
import { sentence, Unavailable } from '../../shared/errors.ts';
import { systemClock } from '../../shared/runtime.ts';
import { newId } from '../../store/open-embedded.ts';
import type { Terminal } from '../command.ts';
import { deliveryTasks, workHooks } from './hooks.ts';
import { startsJobProcesses } from './job-process.ts';
import type { Working, WorkOptions } from './options.ts';
import { runsPrograms } from './project-work.ts';
import { openShared, type Shared } from './shared.ts';
import { countLogs } from './shared-views.ts';
import { createWorkerCheck } from './worker-check.ts';

/** A restart of the database is waited out; after this, another worker takes the jobs over. */
const PATIENCE_MS = 60_000;

export async function startWork(
  options: WorkOptions,
  terminal: Pick<Terminal, 'err' | 'live'>,
  env: NodeJS.ProcessEnv,
): Promise<Working> {
  const { database: url, concurrency, isolation } = options;
  const limits = parseLimits(options.limit);
  const lines = openLines(terminal, env);
  const { log } = lines;
  const telemetry = await openTelemetry({
    env,
    log,
    jobCounts: () => readJobCounts(shared.database),
    githubLeft: () => shared.meter.leastLeft(),
  });
  const ended: JobTools['ended'] = (turn) => {
    if (turn.state === 'done') presence?.worked();
    telemetry.telemetry?.turn(turn);
  };
  const death = telemetry.telemetry?.death;
  const shared = await openShared({
    ...{ url, env, isolation, limits, log, patienceMs: PATIENCE_MS, role: 'worker', ended },
    githubRequest: telemetry.telemetry?.githubRequest,
  });
  const { database, queue, open, settings } = shared;
  /** Whoever is at fault takes nothing more, and others do what failed here. */
  const machineProblem = async (error: unknown, what: 'job' | 'comment') => {
    const problem = await presence?.look(true);
    if (problem !== undefined || !isOfMachine(error)) return problem;
    await presence?.failed(sentence(error), what);
    return sentence(error);
  };
  const stopping = new AbortController();
  let workers: Awaited<ReturnType<typeof startWorkers>> | undefined;
  let presence: Presence | undefined;
  const stopWork = async () => {
    stopping.abort();
    await presence?.stop();
    await workers?.stop();
    await shared.close();
  };
  try {
    const machine = await inspectMachine(shared, isolation, env);
    // Nothing is taken before it is known that it can be done here.
    await queue.rest('all');
    workers = await startWorkers({
      database,
      queue,
      concurrency,
      clock: systemClock,
      log,
      newId,
      name: shared.name,
      ...(death && { noted: death }),
      machineProblem: (error) => machineProblem(error, 'job'),
      apart: startsJobProcesses({
        ...{ env, options: { database: url, isolation, limit: options.limit }, name: shared.name },
        ...{ patienceMs: PATIENCE_MS, ended, ...(death && { noted: death }) },
      }),
      open,
    });
    await workHooks(shared, {
      ...{ env, log, telemetry: telemetry.telemetry },
      worked: () => presence?.worked(),
      failed: (error) => machineProblem(error, 'comment'),
    });
    const meanwhile = { clock: systemClock, log, signal: stopping.signal };
    void countLogs(shared, meanwhile);
    const retention = async (project: string) => {
      const config = (await settings(project)).config ?? DEFAULT_CONFIG;
      return { archive: config.jobs['retention-days'], delete: config.retention['delete-after'] };
    };
    const more = deliveryTasks(shared, meanwhile);
    const deliveriesMs = DELIVERIES_MS;
    await startHousekeeping({ database, queue, retention, deliveriesMs, more }, meanwhile);
    presence = await startPresence({
      ...{ database, queue, name: shared.name, clock: systemClock, log, github: shared.meter },
      check: createWorkerCheck({ database, app: shared.app, env, machine, clock: systemClock }),
      died: () => death?.('worker'),
    });
    const parts = { database, telemetry, lines, presence };
    return await withProbes(stopWork, parts, options);
  } catch (error) {
    // Half a worker would take jobs, and nobody would know that it is not whole.
    await stopWork();
    throw databaseError(error);
  }
}

/** Rejects if programs of agents cannot be isolated here as they must be. */
async function inspectMachine(
  { database, scratch }: Pick<Shared, 'database' | 'scratch'>,
  isolation: WorkOptions['isolation'],
  env: NodeJS.ProcessEnv,
) {
  const projects = await createPostgresProjects(database).list();
  const isolated = isolation === 'required' && runsPrograms(projects, env);
  const machine = {
    environment: env,
    clock: systemClock,
    tmp: scratch,
    isolated,
    several: true,
  };
  // On a full disk nobody can tell; then the worker waits until it is not.
  if (isolated && (await diskProblem(machine)) === undefined) await requireIsolation(machine, true);
  return machine;
}

/** A worker that others can ask whether it is well, if it has a port for that. */
async function withProbes(
  stop: () => Promise<void>,
  {
    database,
    telemetry,
    lines,
    presence,
  }: {
    database: Database;
    telemetry: Awaited<ReturnType<typeof openTelemetry>>;
    lines: ReturnType<typeof openLines>;
    presence: Presence;
  },
  { port, host }: Pick<WorkOptions, 'port' | 'host'>,
): Promise<Working> {
  const { log } = lines;
  if (port === undefined) return { log, stop };
  const access = accessTo(lines, telemetry);
  const reachDatabase = createReach(database, systemClock);
  const reach = async () => {
    await reachDatabase();
    const whyNot = presence.whyNot;
    if (whyNot !== undefined) throw new Unavailable(`This worker takes no jobs. ${whyNot}`);
  };
  const probes = createProbeServer(
    { clock: systemClock, newId: randomUUID, log, access },
    { metrics: telemetry.metrics, reach },
  );
  const listening = await listen(probes, { host, port, clock: systemClock });
  return {
    url: listening.url,
    log,
    async stop() {
      await stop();
      await listening.stop();
    },
  };
}
