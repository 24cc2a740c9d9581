// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.

import { parseLimits } from '../../config/tenants.ts';
import { githubSettings } from '../../github/settings.ts';
import { createPostgresAudit } from '../../postgres/audit.ts';
import { databaseError } from '../../postgres/errors.ts';
import { readJobCounts } from '../../postgres/job-counts.ts';
import { createPostgresKeys } from '../../postgres/keys.ts';
import { createPostgresProjects, listServed } from '../../postgres/projects.ts';
import { createReach } from '../../postgres/reach.ts';
import { createPostgresSessions } from '../../postgres/sessions.ts';
import { openDashboard } from '../../service/dashboard/open-dashboard.ts';
import { manyServices } from '../../service/embedded-service.ts';
import { sayingWhyNot } from '../../service/projects/on-demand.ts';
import type { Projects } from '../../service/projects/project.ts';
import { hasValidKey, listenTo, openLines } from '../../service/server/open-server.ts';
import { openTelemetry } from '../../service/telemetry/open-telemetry.ts';
import { createRemembered } from '../../shared/remembered.ts';
import { systemClock } from '../../shared/runtime.ts';
import type { Terminal } from '../command.ts';
import { commandsIn, createInstallation, receiveHooks } from './hooks.ts';
import { commandPermission, openOauth } from './oauth.ts';
import { type ServerAddress, type Serving, signInLine } from './options.ts';
import { openShared, type Shared } from './shared.ts';

/** A project that was added is shown after at most this long. */
const FRESH_MS = 1_000;

type SharedAddress = Omit<ServerAddress, 'concurrency'> & { database: string };

/** What a server of the database is made of. */
interface Opened {
  shared: Shared;
  projects: Projects;
  telemetry: Awaited<ReturnType<typeof openTelemetry>>;
  lines: ReturnType<typeof openLines>;
  /** How people sign in, where the environment says it. */
  ofEnvironment: ReturnType<typeof openOauth>;
}

export async function serveShared(
  address: SharedAddress,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const { database: url, isolation } = address;
  const limits = parseLimits(address.limits);
  const lines = openLines(terminal, env);
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
    githubLeft: () => shared.meter.leastLeft(),
  });
  const shared = await openShared({
    ...{ url, env, isolation, limits, log: lines.log },
    githubRequest: telemetry.telemetry?.githubRequest,
  });
  const projects = createPostgresProjects(shared.database);
  try {
    return await serveOpened(
      { shared, projects, telemetry, lines, ofEnvironment },
      address,
      terminal,
      env,
    );
  } catch (error) {
    // A server that does not start must not keep running.
    await shared.close();
    throw databaseError(error);
  }
}

async function serveOpened(
  { shared, projects, telemetry, lines, ofEnvironment }: Opened,
  { port, host, publicUrl }: SharedAddress,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const stopping = new AbortController();
  const open = sayingWhyNot(shared.open, lines.log);
  const keys = createPostgresKeys(shared.database, systemClock);
  const hasKeys = await hasValidKey(keys);
  const service = manyServices(async (project) => (await open(project)).service, shared.directory);
  const recently = createRemembered(systemClock, FRESH_MS);
  // GitHub sends people back only to the address that the App was created with.
  const stored = publicUrl === undefined ? {} : shared.app?.signIn;
  const github = ofEnvironment ?? openOauth({ ...env, ...stored }, projects, lines.log);
  const dashboard = openDashboard({
    service,
    engineOf: async (id) => (await open(id)).engine,
    projects: () => recently('projects', () => listServed(shared.database)),
    keys,
    audit: createPostgresAudit(shared.database),
    sessions: createPostgresSessions(shared.database, systemClock),
    wordOf: async (id) => (await commandsIn(id, shared)).word,
    async listOf({ id, repo, app }) {
      const issue = (await shared.settings(id)).config?.['list-issue'];
      const { serverUrl } = githubSettings(env, {});
      return issue && app ? `${serverUrl}/${repo}/issues/${issue}` : undefined;
    },
    installation: createInstallation(shared),
    publicUrl,
    github,
    insistOnPermission: commandPermission({
      env,
      log: lines.log,
      app: shared.app,
      meter: shared.meter,
      projects,
      settings: shared.settings,
    }),
    log: lines.log,
    print: (link) => terminal.out(signInLine(link)),
  });
  const { url: address, stop } = await listenTo({
    telemetry,
    service,
    projects: shared,
    keys,
    dashboard: dashboard.deps,
    webhooks: receiveHooks(shared, env, { clock: systemClock, signal: stopping.signal }),
    reach: createReach(shared.database, systemClock),
    port,
    host,
    lines,
    drain() {
      stopping.abort();
      return shared.close();
    },
  });
  const signIn = await dashboard.start(address);
  return { url: address, hasKeys, signIn, log: lines.log, stop };
}
