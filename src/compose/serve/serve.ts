// `docket serve`: keys and state in the data folder, the embedded service, HTTP in front of it.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, moneyOf } from '../../action/config.ts';
import { secretValues } from '../../changes/secret-values.ts';
import type { Command, Terminal } from '../../cli/command.ts';
import { type ServeOptions, type Serving, serveCommand } from '../../cli/serve.ts';
import { noViews } from '../../embedded/no-views.ts';
import type { ViewsSource } from '../../embedded/service.ts';
import { DEFAULT_LIMITS } from '../../jobs/engine.ts';
import { keepHouse } from '../../jobs/housekeeping.ts';
import { keyState } from '../../projects/keys.ts';
import { accessLine, inBatches, operatorLog } from '../../server/access-log.ts';
import { listen } from '../../server/listen.ts';
import { createServer } from '../../server/server.ts';
import { systemClock } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { VERSION } from '../../shared/version.ts';
import { type DataDir, openDataDir } from '../../store/data-dir.ts';
import { fileKeyStore } from '../../store/key-file.ts';
import { findLogFiles } from '../../store/log-files.ts';
import { createFileHistory } from '../../store/views-history-file.ts';
import { type AgentSettings, chooseAgent, handedOn } from '../agent.ts';
import { readConfig } from '../cli-config.ts';
import { type Embedded, openEmbedded } from '../embedded.ts';
import { openLogViews } from '../log-views.ts';
import { type CodeHost, openCodeHost } from './code-host.ts';

/** Agents that run at the same time; other jobs wait. */
const CONCURRENCY = 4;
const AGENT_TIME_MS = 30 * 60_000;
/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;

export function serve(env: NodeJS.ProcessEnv): Command {
  return serveCommand({ start: (options, terminal) => start(options, terminal, env) });
}

async function start(
  options: ServeOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const write = inBatches(terminal.err);
  const log = operatorLog(write, systemClock);
  const config = await readConfig(options.config);
  await using opened = new AsyncDisposableStack();
  const data = await openDataDir(options.data, options.project, env.PATH ?? '');
  opened.defer(() => data.release());
  const pullRequest = config?.['pull-request'];
  const host = await openCodeHost({ ...options, pullRequest, dataDir: data.path, env, log });
  opened.defer(() => host.close());
  const { service, engine } = await openService(options, config, data, host, env, log);
  opened.defer(() => engine.stop('interrupted'));
  // Before the first request: later, a lease could belong to one of our own workers.
  const resumed = await engine.resume({ alone: true });
  if (resumed.length > 0) log.info(`Resumed ${resumed.length} jobs of the previous server.`);

  const keys = fileKeyStore(data.path, systemClock);
  const hasKeys = (await keys.list()).some(
    (key) => key.project === options.project && keyState(key, systemClock.now()) === 'valid',
  );
  const server = createServer({
    service,
    projects: [options.project],
    keys,
    clock: systemClock,
    newId: randomUUID,
    log,
    access: (entry) => write(accessLine(entry)),
    version: VERSION,
    perHour: {
      create: DEFAULT_LIMITS.creates.perHour,
      message: DEFAULT_LIMITS.messages.perHour,
    },
  });
  const { port, host: address } = options;
  const everything = opened.move();
  const listening = await listen(server, {
    port,
    host: address,
    clock: systemClock,
    // Running jobs stop where they are, and the next server resumes them.
    drain: () => everything.disposeAsync(),
  }).catch(async (error) => {
    await everything.disposeAsync();
    throw error;
  });
  const stopping = new AbortController();
  const days = config?.jobs['retention-days'];
  void keepHouse(engine, { clock: systemClock, log, signal: stopping.signal, days });
  if (host.pages) terminal.err(`Pull requests (the link includes the access key): ${host.pages}\n`);
  return {
    url: listening.url,
    hasKeys,
    stop() {
      stopping.abort();
      return listening.stop();
    },
  };
}

async function openService(
  { agent, baseRef, accessLogs, project }: ServeOptions,
  config: Config | null,
  data: DataDir,
  host: CodeHost,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<Embedded> {
  const { DOCKET_MODEL_KEY: key } = env;
  const { 'max-steps': steps, 'max-tokens': tokens, 'max-minutes': minutes } = config?.agent ?? {};
  const timeLimitMs = minutes === undefined ? AGENT_TIME_MS : minutes * 60_000;
  const settings: AgentSettings = {
    ...(agent.kind === 'command'
      ? { command: agent.command }
      : { model: { url: agent.url, model: agent.model, ...(key && { key }) } }),
    environment: env,
    hide: [data.path],
    tmp: tmpdir(),
    budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: timeLimitMs / 1000 },
    envNames: config?.agent.env ?? [],
    timeLimitMs,
    clock: systemClock,
    log,
  };
  const agents = chooseAgent(settings);
  return openEmbedded({
    path: env.PATH ?? '',
    scratch: data.scratch,
    work: host.work,
    state: { remote: data.state },
    exclusive: true,
    projectId: project,
    seal: { key: env.DOCKET_STATE_KEY || undefined, scope: project },
    concurrency: CONCURRENCY,
    repository: host.repository,
    ref: host.ref,
    tools: {
      ...agents,
      publisher: host.publisher,
      ...(baseRef && { baseRef }),
      draft: false,
      money: moneyOf(config),
      ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
      secrets: secretValues(env, handedOn(settings)),
      clock: systemClock,
      log,
    },
    views: await openViews(accessLogs, config, data),
  });
}

async function openViews(
  logs: string[],
  config: Config | null,
  data: DataDir,
): Promise<ViewsSource> {
  if (logs.length === 0) return noViews;
  // A glob that matches nothing is reported now, not at the first request.
  await findLogFiles(logs);
  return openLogViews({
    logs,
    settings: config?.views,
    history: createFileHistory(join(data.path, 'views')),
    maxAgeMs: VIEWS_AGE_MS,
  });
}
