// The page views of a project in a database: servers read them, workers count log files into it.
import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { DEFAULT_AI_CLASSES } from '../../contract/values.ts';
import type { Database } from '../../postgres/database.ts';
import { createLogProgress } from '../../postgres/log-progress.ts';
import { countKind } from '../../postgres/views-history.ts';
import { createPostgresViews, type ViewsRankings } from '../../postgres/views-source.ts';
import { noViews, type ViewsSource } from '../../service/embedded-service.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { findLogFiles } from '../../store/log-files.ts';
import { countingRules } from '../../store/log-views.ts';
import { createClassifier } from '../../views/counting/classify.ts';
import type { CountOptions } from '../../views/counting/count-log.ts';
import { Dictionary } from '../../views/counting/dictionary.ts';
import type { LogSource } from '../../views/counting/log-source.ts';
import { createPageReader } from '../../views/counting/page.ts';
import type { ConfiguredProject } from './project-settings.ts';
import { onlyPages, viewsKind } from './project-views.ts';

export async function openSharedViews(
  { project: { id: project, settings }, config }: ConfiguredProject,
  { database, rankings }: { database: Database; rankings: ViewsRankings },
): Promise<ViewsSource> {
  const kind = viewsKind(settings.accessLogs, config);
  if (!kind) return noViews;
  await countKind(database, project, kind);
  const { rules, pages } = await countingRules(viewsWithoutRanges(config));
  const source = createPostgresViews({
    database,
    project,
    rankings,
    aiClasses: config?.views['ai-classes'] ?? DEFAULT_AI_CLASSES,
    rules: rules.version,
    pages,
    filterName: JSON.stringify([config?.views.include, config?.views.exclude]),
    clock: systemClock,
  });
  return kind === 'pages' ? onlyPages(source) : source;
}

/** The files with addresses of agents are on the machines of the workers. */
function viewsWithoutRanges(config: Config | null): Partial<Config['views']> {
  return { ...config?.views, 'agent-ranges': [] };
}

export interface ProjectLogs {
  /** The files that this machine has. */
  files(): Promise<LogSource[]>;
  /** For one part of a file. */
  options(): CountOptions;
}

export async function openProjectLogs(
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
