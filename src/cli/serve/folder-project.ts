// A project with its jobs in a folder of this machine: git refs, worked on in this process.
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { IsolationSetting } from '../../jobs/agent.ts';
import { archiveOldJobs } from '../../jobs/archive-old-jobs.ts';
import { countJobs, type JobCounts } from '../../jobs/job-counts.ts';
import type { Slots } from '../../jobs/local-wake.ts';
import type { JobTools } from '../../jobs/tools.ts';
import { pullPath } from '../../service/dashboard/pull.ts';
import type { Project, Projects } from '../../service/projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { openDataDir } from '../../store/data-dir.ts';
import { type Embedded, openEmbedded } from '../../store/open-embedded.ts';
import { createFileHistory } from '../../store/views-history-file.ts';
import type { CollectingProject } from '../../views/counting/collected.ts';
import type { CodeHost } from './code-host.ts';
import { collectingProject, openProjectViews } from './project-views.ts';
import { openProjectWork } from './project-work.ts';

interface FolderProject extends Pick<Embedded, 'service' | 'engine'> {
  /** See `CodeHost`. */
  pulls: CodeHost['pulls'];
  /** Undefined if its pages do not report their views. */
  collecting: CollectingProject | undefined;
  /** Of jobs that are not archived. */
  jobCounts(): Promise<JobCounts>;
  /** Running jobs stop where they are, and whoever opens it next resumes them. */
  close(): Promise<void>;
}

interface FolderOptions {
  record: Projects['record'];
  config: Config | null;
  /** The folder, which nothing else uses. */
  dir: string;
  env: NodeJS.ProcessEnv;
  isolation: IsolationSetting;
  log: Log;
  /** Shared by all projects of the server. */
  slots: Slots;
  ended?: JobTools['ended'] | undefined;
  /** Of the server, once it listens: where people see pull requests without a code host. */
  address: Promise<string>;
}

export async function openFolderProject(
  project: Project,
  { config, dir, slots, address, ...options }: FolderOptions,
): Promise<FolderProject> {
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
    views: await openProjectViews(settings.accessLogs, config, history),
  });
  opened.defer(() => engine.stop('interrupted'));
  // Before the first request: later, a lease could belong to one of our own workers.
  const resumed = await engine.resume({ alone: true });
  if (resumed.length > 0) log.info(`Resumed ${resumed.length} jobs of the previous server.`);
  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  const days = config?.jobs['retention-days'];
  void archiveOldJobs(engine, { clock: systemClock, log, signal: stopping.signal, days });
  const everything = opened.move();
  return {
    service,
    engine,
    pulls: work.host.pulls,
    collecting: collectingProject(config, history),
    jobCounts: () => countJobs(store.records({ archived: false }), systemClock.now()),
    close: () => everything.disposeAsync(),
  };
}
