// `docket serve`: one project of the command line, all projects of a folder, or all of a database.

import { readConfig } from '../../config/config-file.ts';
import { Slots } from '../../jobs/local-wake.ts';
import type { Project } from '../../service/projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { fileAudit } from '../../store/audit-file.ts';
import { orNoDataDir } from '../../store/data-dir.ts';
import { fileKeyStore } from '../../store/key-file.ts';
import { fileSessions } from '../../store/session-files.ts';
import type { Command, Terminal } from '../command.ts';
import { type ServeOptions, type Serving, serveCommand } from '../serve.ts';
import { repoOf } from './code-host.ts';
import { openDashboard } from './dashboard.ts';
import { openFolderProject } from './folder-project.ts';
import { hasValidKey, listenTo, openLines, serverAddress } from './http.ts';
import { openTelemetry } from './telemetry.ts';

export function serve(env: NodeJS.ProcessEnv): Command {
  return serveCommand({
    start: (options, terminal) => orNoDataDir(options.data, () => start(options, terminal, env)),
    async startAll({ place, ...listening }, terminal) {
      if (place.kind === 'data') {
        const { serveFolder } = await import('./serve-folder.ts');
        const { dir } = place;
        return orNoDataDir(dir, () => serveFolder({ ...listening, dir }, terminal, env));
      }
      const { withQueue } = await import('./with-database.ts');
      const { serveShared } = await withQueue();
      return serveShared({ ...listening, database: place.url }, terminal, env);
    },
  });
}

async function start(
  options: ServeOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal);
  const config = await readConfig(options.config);
  const { project, data: dir, port, host, concurrency, isolation, publicUrl } = options;
  const keys = fileKeyStore(dir, systemClock);
  const hasKeys = await hasValidKey(keys, project);
  const served = projectOf(options);
  const telemetry = await openTelemetry({ env, log: lines.log, jobCounts: () => work.jobCounts() });
  const address = serverAddress();
  let recorded: number | undefined;
  const work = await openFolderProject(served, {
    address: address.promise,
    // Named anew with every start.
    record: async (_, id) => (recorded ??= id),
    ended: telemetry.telemetry?.instruction,
    config,
    dir,
    env,
    isolation,
    log: lines.log,
    slots: new Slots(concurrency),
  });
  const { collecting, pulls, service } = work;
  const dashboard = openDashboard({
    service,
    engineOf: async () => work.engine,
    projects: async () => [served],
    keys,
    audit: fileAudit(dir),
    pull: async (_, number) => (await pulls?.read(number)) ?? null,
    sessions: fileSessions(dir, systemClock),
    installation: async () => ({ app: null, workers: null }),
    publicUrl,
    log: lines.log,
    say: terminal.err,
  });
  const { url, stop } = await listenTo({
    env,
    telemetry,
    service,
    projects: {
      has: async (id) => id === project,
      find: async (id) => (id === project ? served : null),
    },
    keys,
    dashboard: dashboard.deps,
    ...(collecting && {
      collecting: async (id) => (id === project ? collecting : undefined),
      listed: [project],
    }),
    port,
    host,
    lines,
    address,
    drain: () => work.close(),
  });
  return { url, hasKeys, signIn: await dashboard.start(url), stop };
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
  return { id, repo: repoOf(repo), settings };
}
