// The page views of a project in a database: servers read them, workers count log files into it.
import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { ViewsSource } from '../../contract/service.ts';
import { DEFAULT_AI_CLASSES } from '../../contract/values.ts';
import type { Database } from '../../postgres/database.ts';
import { createLogProgress } from '../../postgres/log-progress.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { type LogTicket, type Queue, SLOTS } from '../../postgres/queue.ts';
import { createPostgresViews, type ViewsRankings } from '../../postgres/views-source.ts';
import { noViews } from '../../service/embedded-service.ts';
import type { OnDemand } from '../../service/projects/on-demand.ts';
import type { Project } from '../../service/projects/project.ts';
import { SetupError, sentence, Unavailable } from '../../shared/errors.ts';
import { type Runtime, systemClock } from '../../shared/runtime.ts';
import { countingRules } from '../../store/log-views.ts';
import { createClassifier } from '../../views/counting/classify.ts';
import {
  type CountingPlan,
  type CountOptions,
  countNext,
  planNext,
} from '../../views/counting/count-log.ts';
import { Dictionary } from '../../views/counting/dictionary.ts';
import type { LogSource } from '../../views/counting/log-source.ts';
import { createPageReader } from '../../views/counting/page.ts';
import { findLogFiles, withOpenLog } from '../../views/logs/log-files.ts';
import type { ConfiguredProject } from './project-settings.ts';

export async function openSharedViews(
  { project: { id: project, settings }, config }: ConfiguredProject,
  { database, rankings }: { database: Database; rankings: ViewsRankings },
): Promise<ViewsSource> {
  if (settings.accessLogs.length === 0) return noViews;
  const { rules, pages } = await countingRules(viewsWithoutRanges(config));
  return createPostgresViews({
    database,
    project,
    rankings,
    aiClasses: config?.views['ai-classes'] ?? DEFAULT_AI_CLASSES,
    rules: rules.version,
    pages,
    filterName: JSON.stringify(config?.views.pages ?? []),
    clock: systemClock,
  });
}

/** The files with addresses of agents are on the machines of the workers. */
function viewsWithoutRanges(config: Config | null): Partial<Config['views']> {
  return { ...config?.views, 'agent-ranges': [] };
}

interface ProjectLogs {
  /** The files that this machine has. */
  files(): Promise<LogSource[]>;
  /** For one part of a file. */
  options(): CountOptions;
}

async function openProjectLogs(
  { project, config }: ConfiguredProject,
  database: Database,
): Promise<ProjectLogs> {
  const { id, settings: own } = project;
  const settings = config?.views ?? {};
  const { rules, ranges, pages, jsonFields } = await countingRules(settings);
  const progress = createLogProgress(database, id, systemClock);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([rules, settings]))
    .digest('hex')
    .slice(0, 16);
  return {
    async files() {
      const found: LogSource[] = [];
      for (const glob of own.accessLogs) {
        found.push(...(await findLogFiles([glob], { hosts: config?.views.hosts }).catch(noFiles)));
      }
      return found;
    },
    options: () => ({
      dictionary: new Dictionary(createPageReader(rules), createClassifier(rules), {
        ranges,
        pages,
      }),
      rules: rules.version,
      jsonFields,
      progress,
      settings: fingerprint,
      now: systemClock.now(),
    }),
  };
}

/** They may be on another machine. */
function noFiles(error: unknown): LogSource[] {
  if (error instanceof SetupError) return [];
  throw error;
}

// Workers look for log files that have grown, and count them part by part.

const LOOK_EVERY_MS = 60_000;

/** Until it is aborted. */
export async function countLogs(
  shared: Pick<OnDemand<unknown, ConfiguredProject>, 'settings'> & {
    database: Database;
    queue: Pick<Queue, 'logs'>;
  },
  { clock, log, signal }: Pick<Runtime, 'clock' | 'log'> & { signal: AbortSignal },
): Promise<void> {
  const { database, queue } = shared;
  const projects = createPostgresProjects(database);
  /** Files of which everything is counted, so that they need not be opened again. */
  const done = new Map<string, { version: string; file: string }>();

  async function open(id: string): Promise<ProjectLogs> {
    return openProjectLogs(await shared.settings(id), database);
  }

  async function look({ id }: Project): Promise<void> {
    const logs = await open(id);
    const seen: string[] = [];
    for (const source of await logs.files()) {
      if (signal.aborted) return;
      const options = logs.options();
      const place = `${id}\n${options.settings}\n${source.name}`;
      const known = done.get(place);
      if (known?.version === source.version) {
        seen.push(known.file);
        continue;
      }
      const plan = await withOpenLog(source, (log) => planNext(log, options));
      if (plan.next === null) done.set(place, { version: source.version, file: plan.file });
      else await send(id, source, plan);
    }
    if (seen.length > 0) await logs.options().progress.seen(seen);
  }

  async function send(
    project: string,
    source: LogSource,
    { file, next }: CountingPlan,
  ): Promise<void> {
    if (next === null) return;
    const part = next === 'whole' ? source.version : next.from;
    const key = `${project}\n${file}\n${part}`;
    await database.transaction((tx) =>
      queue.logs.send({ project, name: source.name }, key, tx, project),
    );
  }

  async function count({ project, name }: LogTicket): Promise<void> {
    const logs = await open(project);
    const source = (await logs.files()).find((one) => one.name === name);
    if (!source) throw new Unavailable(`This machine does not have ${name}.`);
    const plan = await withOpenLog(source, async (log) => {
      const counted = await countNext(log, logs.options());
      return counted === 'more' ? planNext(log, logs.options()) : undefined;
    });
    if (plan) await send(project, source, plan);
  }

  await queue.logs.work(SLOTS.logs, async ({ data: ticket }) => {
    try {
      await count(ticket);
    } catch (error) {
      const what = `${ticket.name} of project \`${ticket.project}\``;
      if (!(error instanceof Unavailable))
        log.warn(`${what} cannot be counted: ${sentence(error)}`);
      throw error;
    }
  });
  while (!signal.aborted) {
    try {
      for (const project of await projects.list()) {
        if (project.settings.accessLogs.length > 0) await look(project);
      }
    } catch (error) {
      if (!signal.aborted) log.warn(`Access logs could not be looked at: ${sentence(error)}`);
    }
    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => {});
  }
}
