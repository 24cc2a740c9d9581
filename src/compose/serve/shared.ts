// A database that servers and workers share, with its queue and its projects. Loaded only where
// `--database` is used.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../action/config.ts';
import type { DocsService } from '../../contract/service.ts';
import { createEmbeddedService } from '../../embedded/service.ts';
import { JobEngine } from '../../jobs/engine.ts';
import type { JobTools } from '../../jobs/tools.ts';
import { type Database, databaseSecrets, openDatabase } from '../../postgres/database.ts';
import { PostgresStore } from '../../postgres/job-store.ts';
import { insistOnSchema } from '../../postgres/migrate.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { openQueue, type Queue } from '../../postgres/queue.ts';
import { createPostgresHistory } from '../../postgres/views-history.ts';
import type { Project } from '../../projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { NotFound } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { completeTools, newId, secretGuard } from '../embedded.ts';
import { openProjectViews } from './project-views.ts';
import { openProjectWork } from './project-work.ts';

export interface OpenProject {
  store: PostgresStore;
  tools: JobTools;
  service: DocsService;
}

export interface Shared {
  database: Database;
  queue: Queue;
  has(project: string): Promise<boolean>;
  /** Rejects with NotFound when there is no such project. */
  open(project: string): Promise<OpenProject>;
  close(): Promise<void>;
}

export interface SharedOptions {
  url: string;
  env: NodeJS.ProcessEnv;
  log: Log;
  /** How long a restart of the database is waited out. */
  patienceMs?: number;
}

/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;

export async function openShared({ url, env, log, patienceMs }: SharedOptions): Promise<Shared> {
  await using opened = new AsyncDisposableStack();
  const database = openDatabase({ url, clock: systemClock, ...(patienceMs && { patienceMs }) });
  opened.defer(() => database.close());
  await insistOnSchema(database);
  const queue = await openQueue(url, log);
  opened.defer(() => queue.stop());
  const scratch = await mkdtemp(join(tmpdir(), 'docket-'));
  opened.defer(() => rm(scratch, { recursive: true, force: true }));
  const projects = createPostgresProjects(database);
  const known = new Map<string, { project: Promise<Project | null>; readAt: number }>();
  const open = new Map<string, { settings: string; work: Promise<OpenProject> }>();

  function find(id: string): Promise<Project | null> {
    const seen = known.get(id);
    if (seen && systemClock.now() - seen.readAt < FRESH_MS) return seen.project;
    const project = projects.find(id);
    known.set(id, { project, readAt: systemClock.now() });
    project.catch(() => known.delete(id));
    return project;
  }

  async function openProject(project: Project): Promise<OpenProject> {
    const { id, settings } = project;
    const config = settings.config === undefined ? null : parseConfig(settings.config);
    const secrets = databaseSecrets(url, env);
    const options = { config, dataDir: scratch, env, log, secrets };
    const { host, tools: some } = await openProjectWork(project, options);
    const guard = secretGuard(some.secrets);
    const store = new PostgresStore({ database, project: id, wake: queue, guard });
    // A name of its own for each project: an id may contain what a path cannot.
    const folder = join(scratch, createHash('sha256').update(id).digest('hex').slice(0, 16));
    await mkdir(folder, { recursive: true });
    const { work, repository, ref } = host;
    const tools = completeTools(some, store, { path: env.PATH ?? '', scratch: folder, work });
    const engine = new JobEngine({ store, tools, repository, ref, newId, elsewhere: true });
    const history = createPostgresHistory(database, id);
    const views = await openProjectViews(settings.accessLogs, config, history);
    return { store, tools, service: createEmbeddedService(engine, views) };
  }

  const everything = opened.move();
  return {
    database,
    queue,
    has: async (id) => (await find(id)) !== null,
    async open(id) {
      const project = await find(id);
      if (!project) {
        throw new NotFound(`There is no project \`${id}\`. Add it with docket projects add.`);
      }
      const settings = JSON.stringify(project);
      const before = open.get(id);
      if (before?.settings === settings) return before.work;
      const work = openProject(project);
      open.set(id, { settings, work });
      work.catch(() => open.delete(id));
      return work;
    },
    close: () => everything.disposeAsync(),
  };
}
