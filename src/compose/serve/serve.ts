// `docket serve`: keys and state in the data folder, the embedded service, HTTP in front of it.
import { join } from 'node:path';
import type { Config } from '../../action/config.ts';
import type { Command, Terminal } from '../../cli/command.ts';
import { type ServeOptions, type Serving, serveCommand } from '../../cli/serve.ts';
import { keepHouse } from '../../jobs/housekeeping.ts';
import { keyState } from '../../projects/keys.ts';
import type { Project } from '../../projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { type DataDir, openDataDir } from '../../store/data-dir.ts';
import { fileKeyStore } from '../../store/key-file.ts';
import { createFileHistory } from '../../store/views-history-file.ts';
import { readConfig } from '../cli-config.ts';
import { type Embedded, openEmbedded } from '../embedded.ts';
import { listenTo, openLines } from './http.ts';
import { openProjectViews } from './project-views.ts';
import { openProjectWork, type ProjectWork } from './project-work.ts';

/** Agents that run at the same time; other jobs wait. */
const CONCURRENCY = 4;

export function serve(env: NodeJS.ProcessEnv): Command {
  return serveCommand({
    start: (options, terminal) => start(options, terminal, env),
    async startShared(options, terminal) {
      const { serveShared } = await import('./with-database.ts');
      return serveShared(options, terminal, env);
    },
  });
}

async function start(
  options: ServeOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal);
  const { log } = lines;
  const config = await readConfig(options.config);
  await using opened = new AsyncDisposableStack();
  const data = await openDataDir(options.data, options.project, env.PATH ?? '');
  opened.defer(() => data.release());
  const project = projectOf(options);
  const work = await openProjectWork(project, { config, dataDir: data.path, env, log });
  opened.defer(() => work.host.close());
  const { service, engine } = await openService(project, config, data, work, env);
  opened.defer(() => engine.stop('interrupted'));
  // Before the first request: later, a lease could belong to one of our own workers.
  const resumed = await engine.resume({ alone: true });
  if (resumed.length > 0) log.info(`Resumed ${resumed.length} jobs of the previous server.`);

  const keys = fileKeyStore(data.path, systemClock);
  const hasKeys = (await keys.list()).some(
    (key) => key.project === options.project && keyState(key, systemClock.now()) === 'valid',
  );
  const everything = opened.move();
  const listening = await listenTo({
    service,
    projects: { has: async (id) => id === options.project },
    keys,
    port: options.port,
    host: options.host,
    lines,
    // Running jobs stop where they are, and the next server resumes them.
    drain: () => everything.disposeAsync(),
  });
  const stopping = new AbortController();
  const days = config?.jobs['retention-days'];
  void keepHouse(engine, { clock: systemClock, log, signal: stopping.signal, days });
  const { pages } = work.host;
  if (pages) terminal.err(`Pull requests (the link includes the access key): ${pages}\n`);
  return {
    url: listening.url,
    hasKeys,
    stop() {
      stopping.abort();
      return listening.stop();
    },
  };
}

function projectOf({ project: id, repo, baseRef, agent, accessLogs }: ServeOptions): Project {
  const { command, url, model } = { command: '', url: '', model: '', ...agent };
  const settings = {
    agent: agent.kind === 'command' ? { command } : { url, model },
    ...(baseRef && { baseRef }),
    docsPaths: [],
    draft: false,
    accessLogs,
  };
  return { id, repo, settings };
}

async function openService(
  { id, settings }: Project,
  config: Config | null,
  data: DataDir,
  { host, tools }: ProjectWork,
  env: NodeJS.ProcessEnv,
): Promise<Embedded> {
  return openEmbedded({
    path: env.PATH ?? '',
    scratch: data.scratch,
    work: host.work,
    state: { remote: data.state },
    exclusive: true,
    projectId: id,
    seal: { key: env.DOCKET_STATE_KEY || undefined, scope: id },
    concurrency: CONCURRENCY,
    repository: host.repository,
    ref: host.ref,
    tools,
    views: await openProjectViews(
      settings.accessLogs,
      config,
      createFileHistory(join(data.path, 'views')),
    ),
  });
}
