// A database that servers and workers share, with its queue and its projects. Loaded only where
// `--database` is used.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskProblem } from '../../agents/program/machine.ts';
import { type Config, DEFAULT_CONFIG } from '../../config/config.ts';
import { openSettingsThread } from '../../config/settings-thread.ts';
import type { TenantLimits } from '../../config/tenants.ts';
import type { Origin } from '../../contract/job.ts';
import type { DocsService, JobDirectory } from '../../contract/service.ts';
import { createGithubMeter, type GithubMeter } from '../../github/meter.ts';
import type { IsolationSetting } from '../../jobs/agent.ts';
import { together } from '../../jobs/changes/secrets.ts';
import { JobEngine } from '../../jobs/engine.ts';
import { ofProject } from '../../jobs/intake.ts';
import type { JobTools } from '../../jobs/tools.ts';
import { findNamed } from '../../postgres/app-projects.ts';
import { createAppSecret } from '../../postgres/app-secret.ts';
import { JOB, POOL, SERVER, WORKER, warnOfConnections } from '../../postgres/connected.ts';
import { type Database, databaseSecrets, openDatabase } from '../../postgres/database.ts';
import { PostgresStore } from '../../postgres/job-store.ts';
import { createPostgresListing } from '../../postgres/listing.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { openQueue, type Queue } from '../../postgres/queue.ts';
import { createSettingsFiles } from '../../postgres/settings-files.ts';
import { openChecked } from '../../postgres/stores.ts';
import { createRankings } from '../../postgres/views-source.ts';
import { createDirectory, createEmbeddedService } from '../../service/embedded-service.ts';
import { type OnDemand, openOnDemand } from '../../service/projects/on-demand.ts';
import type { Project } from '../../service/projects/project.ts';
import type { Telemetry } from '../../service/telemetry/metrics.ts';
import { encryptionOf } from '../../shared/encryption.ts';
import { SetupError, sentence, WorkFailed } from '../../shared/errors.ts';
import { removeTree } from '../../shared/remove.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { completeTools, newId, secretGuard } from '../../store/open-embedded.ts';
import { type OpenApp, openApp } from './app.ts';
import { missingToken } from './code-host.ts';
import { type DocsProject, findDocsProject } from './docs-project.ts';
import { type ConfiguredProject, hostedSettings } from './project-settings.ts';
import { openProjectWork } from './project-work.ts';
import { openSharedViews } from './shared-views.ts';

interface OpenProject {
  config: Config;
  engine: JobEngine;
  store: PostgresStore;
  tools: JobTools;
  service: DocsService;
  close(): Promise<void>;
}

export interface Shared extends OnDemand<OpenProject, ConfiguredProject> {
  /** The GitHub App of the environment, if there is one. */
  app: OpenApp | null;
  database: Database;
  queue: Queue;
  /** The jobs of all projects. */
  directory: JobDirectory;
  meter: GithubMeter;
  /** By which leases, the dashboard, and the database's own lists name this process. */
  name: string;
  /** Where its files are. */
  scratch: string;
  /** The project with the documentation of one of the App; undefined: it is its own. */
  docsOf(
    project: { repo: string; installation: number },
    config: Config | null,
  ): Promise<DocsProject | undefined>;
  close(): Promise<void>;
}

interface SharedOptions {
  url: string;
  env: NodeJS.ProcessEnv;
  isolation: IsolationSetting;
  /** What repositories of the App can set at most, where that is not the usual. */
  limits: TenantLimits;
  log: Log;
  /** How long a restart of the database is waited out. */
  patienceMs?: number;
  /** A worker takes tickets; others only send them. A `job` is a process for one of a worker's. */
  role?: keyof typeof NAMES;
  ended?: JobTools['ended'] | undefined;
  githubRequest?: Telemetry['githubRequest'] | undefined;
}

/** Projects that are kept open: each holds a client of GitHub. */
const MOST_OPEN = 500;

const processName = () => `${hostname()} ${process.pid}`;

const NAMES = { server: SERVER, worker: WORKER, job: JOB };

export async function openShared(options: SharedOptions): Promise<Shared> {
  const { url, env, limits, log, patienceMs, role = 'server' } = options;
  // A wrong URL is reported at once; only later, a restart of the database is waited out.
  await (await openChecked(url, systemClock)).close();
  await using opened = new AsyncDisposableStack();
  const own = processName();
  const name = NAMES[role] + own;
  const patience = patienceMs && { patienceMs };
  const connections = POOL[role];
  const database = openDatabase({ url, clock: systemClock, name, connections, ...patience });
  opened.defer(() => database.close());
  await warnOfConnections(database, log);
  const works = role === 'worker';
  const queue = await openQueue(url, log, { name, schedules: works, sendsOnly: !works });
  opened.defer(() => queue.stop());
  const scratch = await mkdtemp(join(tmpdir(), 'docket-')).catch(async (error) => {
    const problem = await diskProblem({ tmp: tmpdir() });
    throw new SetupError(problem ?? sentence(error), { cause: error });
  });
  opened.defer(() => removeTree(scratch));
  const stored = env.APP_ID?.trim()
    ? null
    : await createAppSecret(database).read(() => encryptionOf(env));
  const meter = createGithubMeter(systemClock, options.githubRequest);
  const app = openApp(env, log, stored, meter);
  const thread = openSettingsThread(systemClock);
  opened.defer(() => thread.close());
  const files = createSettingsFiles(database, systemClock);
  const clock = systemClock;
  const configure = hostedSettings({ env, app, thread, files, meter, limits, clock, log });
  const projects = createPostgresProjects(database);
  const listing = createPostgresListing(database);
  const rankings = createRankings();
  const docsOf: Shared['docsOf'] = async (project, config) => {
    if (!app) return undefined;
    const { settings } = openProjects;
    return findDocsProject(project, config, { app, database, meter, settings, env, log });
  };

  const parts = {
    options,
    database,
    queue,
    scratch,
    app,
    meter,
    thread,
    projects,
    listing,
    rankings,
  };
  const open = (configured: ConfiguredProject): Promise<OpenProject> =>
    openProject(configured, { ...parts, docsOf, openOther: (id) => openProjects.open(id) });
  const openProjects = openOnDemand(projects, configure, open, systemClock, MOST_OPEN);
  opened.defer(() => openProjects.closeAll());
  const everything = opened.move();
  const directory = createDirectory(
    async (project, id) => {
      const job = await new PostgresStore({ database, project, wake: queue }).get(id);
      return ofProject(job, id, project);
    },
    { listing, clock: systemClock },
  );
  const close = () => everything.disposeAsync();
  return {
    ...openProjects,
    app,
    database,
    queue,
    directory,
    meter,
    name: own,
    scratch,
    docsOf,
    close,
  };
}

/** What the projects of a process have in common. */
interface SharedParts
  extends Pick<Shared, 'app' | 'database' | 'queue' | 'meter' | 'scratch' | 'docsOf'> {
  options: SharedOptions;
  thread: ReturnType<typeof openSettingsThread>;
  projects: ReturnType<typeof createPostgresProjects>;
  listing: ReturnType<typeof createPostgresListing>;
  rankings: ReturnType<typeof createRankings>;
  openOther(id: string): Promise<OpenProject>;
}

async function openProject(
  configured: ConfiguredProject,
  parts: SharedParts,
): Promise<OpenProject> {
  const { options, database, queue, scratch, app, meter, thread, projects, docsOf } = parts;
  const { url, env, isolation, log, role = 'server', ended } = options;
  const tokenless = role === 'server' && !env.GITHUB_TOKEN;
  const { project, config, notice } = configured;
  const { id, app: own } = project;
  const secrets = together(databaseSecrets(url, env), app?.secretsOf(project.app) ?? []);
  const token = project.app ? app?.tokensOf(project.app) : tokenless && missingToken(project.repo);
  const { host, tools: some } = await openProjectWork(project, {
    ...{
      config,
      dataDir: scratch,
      env,
      isolation,
      log,
      secrets,
      ended,
      record: projects.record,
      meter,
      notice,
      several: true,
    },
    ...(own && {
      elsewhere: readsOthers(own, parts),
      docs: () => docsOf({ repo: project.repo, installation: own.installation }, config),
    }),
    ...(token && { token }),
    ...(app && { reading: { app, thread } }),
  });
  const guard = secretGuard(some.secrets);
  const { atOnce } = some;
  const store = new PostgresStore({ database, project: id, wake: queue, guard, atOnce });
  // A name of its own for each project: an id may contain what a path cannot.
  const folder = join(scratch, createHash('sha256').update(id).digest('hex').slice(0, 16));
  await mkdir(folder, { recursive: true });
  const { work, repository, ref } = host;
  const tools = completeTools(some, store, { path: env.PATH ?? '', scratch: folder, work });
  const engine = new JobEngine({ store, tools, repository, ref, newId, elsewhere: true });
  const views = await openSharedViews({ project, config }, { database, rankings: parts.rankings });
  return {
    config: config ?? DEFAULT_CONFIG,
    engine,
    store,
    tools,
    service: createEmbeddedService(engine, views, { listing: parts.listing, clock: systemClock }),
    close: () => host.close(),
  };
}

/** The thread of a request in another repository of the same installation, as that one is set up. */
const readsOthers =
  (
    { installation }: NonNullable<Project['app']>,
    { database, openOther }: Pick<SharedParts, 'database' | 'openOther'>,
  ) =>
  async (repository: string, { repository: _, ...origin }: Origin) => {
    const there = await findNamed(database, repository, installation);
    if (!there || there.suspended) {
      throw new WorkFailed(
        `The request was made in ${repository}, which the App cannot read any more: it was renamed, or the App is not installed there. Comment it again where the code is now.`,
      );
    }
    const { tools } = await openOther(there.id);
    return tools.context?.(origin, new AbortController().signal);
  };
