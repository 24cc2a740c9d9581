// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.

import type { IsolationSetting } from '../../jobs/agent.ts';
import { createPostgresAudit } from '../../postgres/audit.ts';
import { readJobCounts } from '../../postgres/job-counts.ts';
import { createPostgresKeys } from '../../postgres/keys.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { createPostgresSessions } from '../../postgres/sessions.ts';
import { manyServices } from '../../service/embedded-service.ts';
import { systemClock } from '../../shared/clock.ts';
import type { Terminal } from '../command.ts';
import type { Serving } from '../serve.ts';
import { openDashboard } from './dashboard.ts';
import { receiveHooks } from './hooks.ts';
import { hasValidKey, listenTo, openLines } from './http.ts';
import { createInstallation } from './installation.ts';
import { commandPermission, openOauth } from './oauth.ts';
import { sayingWhyNot } from './set-up.ts';
import { openShared } from './shared.ts';
import { openTelemetry } from './telemetry.ts';

interface SharedServer {
  port: number;
  host: string;
  database: string;
  isolation: IsolationSetting;
  publicUrl?: string;
}

export async function serveShared(
  { port, host, database: url, isolation, publicUrl }: SharedServer,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal);
  // Before anything is opened that would have to be closed.
  const ofEnvironment = openOauth(
    env,
    { list: () => projects.list(), record: (...asked) => projects.record(...asked) },
    lines.log,
  );
  const telemetry = await openTelemetry({
    env,
    log: lines.log,
    jobCounts: () => readJobCounts(shared.database),
  });
  const shared = await openShared({ url, env, isolation, log: lines.log });
  const open = sayingWhyNot(shared.open, lines.log);
  const keys = createPostgresKeys(shared.database, systemClock);
  const hasKeys = await hasValidKey(keys).catch(async (error) => {
    await shared.close();
    throw error;
  });
  const service = manyServices(async (project) => (await open(project)).service);
  const projects = createPostgresProjects(shared.database);
  // GitHub sends people back only to the address that the App was created with.
  const stored = publicUrl === undefined ? {} : shared.app?.signIn;
  const github = ofEnvironment ?? openOauth({ ...env, ...stored }, projects, lines.log);
  const dashboard = openDashboard({
    service,
    engineOf: async (id) => (await open(id)).engine,
    projects: () => projects.list(),
    keys,
    audit: createPostgresAudit(shared.database),
    sessions: createPostgresSessions(shared.database, systemClock),
    installation: createInstallation(shared, systemClock),
    publicUrl,
    github,
    insistOnPermission: commandPermission({
      env,
      log: lines.log,
      app: shared.app,
      projects,
      settings: shared.settings,
    }),
    log: lines.log,
    say: terminal.err,
  });
  const { url: address, stop } = await listenTo({
    env,
    telemetry,
    service,
    projects: shared,
    keys,
    dashboard: dashboard.deps,
    webhooks: receiveHooks(shared, env),
    reach: () => shared.database.read((db) => db.selectNoFrom((e) => e.val(1).as('one')).execute()),
    collecting: async (id) => ((await shared.has(id)) ? (await open(id)).collecting : undefined),
    port,
    host,
    lines,
    drain: () => shared.close(),
  });
  return { url: address, hasKeys, signIn: await dashboard.start(address), stop };
}
