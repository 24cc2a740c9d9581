// `docket serve --data DIR`: the projects of the folder, each in a folder of its own below it, or the
// one project of the command line, which is a folder of one. Jobs are git refs, worked on in this process.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireIsolation } from '../../agents/program/isolation.ts';
import { createMachineCheck, diskProblem } from '../../agents/program/machine.ts';
import { DEFAULT_CONFIG } from '../../config/config.ts';
import { insistOnNamedAddress, readConfig } from '../../config/config-file.ts';
import { createGithubMeter, type GithubMeter } from '../../github/meter.ts';
import { archiveOldJobs } from '../../jobs/archive-old-jobs.ts';
import { addJobCounts, countJobs } from '../../jobs/job-counts.ts';
import type { JobTools } from '../../jobs/tools.ts';
import { openDashboard } from '../../service/dashboard/open-dashboard.ts';
import { pullPath } from '../../service/dashboard/pull.ts';
import { manyServices } from '../../service/embedded-service.ts';
import { openOnDemand, sayingWhyNot } from '../../service/projects/on-demand.ts';
import { type Project, type Projects, repoOf } from '../../service/projects/project.ts';
import {
  hasValidKey,
  listenTo,
  openLines,
  serverAddress,
} from '../../service/server/open-server.ts';
import { openTelemetry } from '../../service/telemetry/open-telemetry.ts';
import { SetupError, sentence, Unavailable } from '../../shared/errors.ts';
import { Limiter } from '../../shared/limiter.ts';
import { clockProblem, type Log, systemClock } from '../../shared/runtime.ts';
import { folderOf, openDataDir } from '../../store/data-dir.ts';
import { openEmbedded } from '../../store/open-embedded.ts';
import { openProjectViews } from '../../store/project-views.ts';
import { createFileHistory } from '../../store/views-history-file.ts';
import type { Terminal } from '../command.ts';
import { folderStores } from '../stores.ts';
import { type ServeOptions, type ServerAddress, type Serving, signInLine } from './options.ts';
import { type ConfiguredProject, ownSettings } from './project-settings.ts';
import { openProjectWork, runsPrograms } from './project-work.ts';

/** What is served from the folder, and where each project has its own. */
interface Folder {
  projects: Pick<Projects, 'list' | 'find' | 'record'>;
  configure(project: Project): Promise<ConfiguredProject>;
  dirOf(id: string): string;
  /** The only project: nothing is served without it. */
  only?: string;
}

export async function serveProject(
  options: ServeOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const config = await readConfig(options.config);
  insistOnNamedAddress(config, options.config);
  const project = projectOf(options);
  let recorded: number | undefined;
  const folder = {
    projects: {
      list: async () => [project],
      find: async (id: string) => (id === project.id ? project : null),
      // In memory only: the command line names the repository at every start.
      record: async (_: string, id: number) => (recorded ??= id),
    },
    configure: async () => ({ project, config }),
    dirOf: () => options.data,
    only: project.id,
  };
  return serve(folder, { ...options, dir: options.data }, terminal, env);
}

function projectOf({ project: id, repo, baseRef, agent, accessLogs }: ServeOptions): Project {
  const { kind: _, ...chosen } = agent;
  const settings = { agent: chosen, baseRef, docsPaths: [], accessLogs };
  return { id, repo: repoOf(repo), settings };
}

export async function serveFolder(
  options: ServerAddress & { dir: string },
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const { dir } = options;
  const { projects } = folderStores(dir);
  const dirOf = (id: string) => folderOf(dir, id);
  return serve({ projects, configure: ownSettings, dirOf }, options, terminal, env);
}

async function serve(
  { projects, configure, dirOf, only }: Folder,
  { dir, port, host, concurrency, isolation, publicUrl }: ServerAddress & { dir: string },
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal, env);
  const { log } = lines;
  const { keys, sessions, audit } = folderStores(dir);
  const hasKeys = await hasValidKey(keys, only);
  const all = await projects.list();
  const listed = all.map(({ id }) => id);
  if (listed.length === 0) {
    throw new SetupError(
      `There are no projects in ${dir}. Add one with docket projects add, or use --project, --repo, and --agent-command or --model-url to serve one.`,
    );
  }
  const several = only === undefined;
  const isolated = isolation === 'required' && runsPrograms(all, env);
  const machine = { environment: env, clock: systemClock, tmp: tmpdir(), isolated, several };
  if (isolated) await requireIsolation({ ...machine, hide: [dir] }, several);
  const meter = createGithubMeter(systemClock);
  const slots = new Limiter({ size: concurrency });
  const telemetry = await openTelemetry({
    env,
    log,
    jobCounts: async () =>
      addJobCounts(
        await Promise.all(listed.map(async (id) => (await openProjects.open(id)).jobCounts())),
      ),
  });
  const address = serverAddress();
  const ended = telemetry.telemetry?.turn;
  const options = {
    address: address.promise,
    record: projects.record,
    env,
    isolation,
    log,
    several,
    meter,
  };
  const open = ({ project, config }: ConfiguredProject) =>
    openFolderProject({ project, config }, dirOf(project.id), { ...options, slots, ended });
  const openProjects = openOnDemand(projects, configure, open, systemClock);
  const openOrSay = sayingWhyNot(openProjects.open, log);
  await openAll(listed, openProjects.open, only, log);
  const service = manyServices(async (id) => (await openOrSay(id)).service);
  const dashboard = openDashboard({
    ...pagesOf({ projects, configure }, openOrSay),
    service,
    keys,
    audit,
    sessions,
    publicUrl,
    log,
    print: (link) => terminal.out(signInLine(link)),
  });
  const { url, stop } = await listenTo({
    telemetry,
    service,
    projects: openProjects,
    keys,
    dashboard: dashboard.deps,
    reach: createReach(dir, meter, createMachineCheck(machine)),
    port,
    host,
    lines,
    address,
    drain: () => openProjects.closeAll(),
  });
  return { url, hasKeys, signIn: await dashboard.start(url), log, stop };
}

/** Their unfinished jobs continue at once. A project that cannot be opened delays no other. */
async function openAll(
  ids: readonly string[],
  open: (id: string) => Promise<unknown>,
  only: string | undefined,
  log: Log,
): Promise<void> {
  for (const id of ids) {
    await open(id).catch((error) => {
      if (only) throw error;
      log.error(`Project ${id} cannot be served: ${sentence(error)}`);
    });
  }
}

/** What the dashboard shows of the projects in a folder. */
function pagesOf(
  { projects, configure }: Pick<Folder, 'projects' | 'configure'>,
  open: (id: string) => Promise<FolderProject>,
) {
  return {
    engineOf: async (id: string) => (await open(id)).engine,
    projects: () => projects.list(),
    pull: async (id: string, number: number) =>
      (await (await open(id)).pulls?.read(number)) ?? null,
    async wordOf(id: string) {
      const project = await projects.find(id);
      const { config } = project ? await configure(project) : { config: null };
      return (config ?? DEFAULT_CONFIG).command.word;
    },
    installation: async () => ({ app: null, workers: null }),
  };
}

type FolderProject = Awaited<ReturnType<typeof openFolderProject>>;

/** Rejects with the reason while jobs cannot be done here. */
function createReach(dir: string, meter: GithubMeter, check: () => Promise<string | undefined>) {
  const remedy = 'Free some space, or move the folder to another disk and use --data.';
  return async () => {
    const problem =
      clockProblem(meter.clockOffMs() ?? 0, 'GitHub’s') ??
      (await diskProblem({ tmp: dir, remedy })) ??
      (await check());
    if (problem !== undefined) throw new Unavailable(problem);
  };
}

interface ProjectOptions {
  record: Projects['record'];
  env: NodeJS.ProcessEnv;
  isolation: ServerAddress['isolation'];
  /** The server works for more than one repository. */
  several: boolean;
  meter: GithubMeter;
  log: Log;
  /** Shared by all projects of the server. */
  slots: Limiter;
  ended: JobTools['ended'];
  /** The server's address, once it listens: people see pull requests without a code host there. */
  address: Promise<string>;
}

/** `dir` is used by nothing else. */
async function openFolderProject(
  { project, config }: ConfiguredProject,
  dir: string,
  { slots, address, ...options }: ProjectOptions,
) {
  const { id, settings } = project;
  const { env, log } = options;
  await using opened = new AsyncDisposableStack();
  const data = await openDataDir(dir, id, env.PATH ?? '');
  opened.defer(() => data.release());
  const pullUrl = async (number: number) => new URL(pullPath(id, number), await address).href;
  const dataDir = data.path;
  const work = await openProjectWork(project, { ...options, config, dataDir, pullUrl });
  opened.defer(() => work.host.close());
  const history = createFileHistory(join(data.path, 'views'));
  const { service, engine, store } = await openEmbedded({
    path: env.PATH ?? '',
    scratch: data.scratch,
    work: work.host.work,
    state: { remote: data.state },
    exclusive: true,
    projectId: id,
    seal: { key: env.DOCKET_STATE_KEY || undefined, scope: id },
    slots,
    repository: work.host.repository,
    ref: work.host.ref,
    tools: work.tools,
    views: await openProjectViews(settings.accessLogs, config, { history, env, log }),
  });
  opened.defer(() => engine.stop('interrupted'));
  // Before the first request: later, a lease could belong to one of our own workers.
  const resumed = await engine.resume({ alone: true });
  if (resumed.length > 0) log.info(`Resumed ${resumed.length} jobs of the previous server.`);
  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  const days = config?.jobs['retention-days'];
  const deleteAfterDays = config?.retention['delete-after'];
  const { signal } = stopping;
  void archiveOldJobs(engine, { clock: systemClock, log, signal, days, deleteAfterDays });
  const everything = opened.move();
  return {
    service,
    engine,
    pulls: work.host.pulls,
    jobCounts: () => countJobs(store.records({ archived: false }), systemClock.now()),
    /** Running jobs stop where they are, and whoever opens it next resumes them. */
    close: () => everything.disposeAsync(),
  };
}
