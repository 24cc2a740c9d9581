// Counts page views from access logs in this process.
import type { Config } from '../action/config.ts';
import { withOwnRules } from '../analytics/classify.ts';
import type { ViewsHistory } from '../analytics/history.ts';
import { createViewsSource } from '../analytics/views-source.ts';
import type { ViewInsights } from '../contract/service.ts';
import type { ViewsSource } from '../embedded/service.ts';
import { systemClock } from '../shared/clock.ts';
import { findLogFiles, streamLog } from '../store/log-files.ts';

export interface LogViewsOptions {
  /** Globs of files; `-` is standard input. */
  logs: readonly string[];
  /** Where counts are kept after the logs are gone. */
  history?: ViewsHistory;
  settings?: Partial<Config['views']>;
  /** How old a result can be before the logs are read again. */
  maxAgeMs?: number;
  onProgress?: (bytesRead: number, bytesInAll: number) => void;
}

export function openLogViews(options: LogViewsOptions): ViewsSource & { insights: ViewInsights } {
  const { logs, settings = {}, ...rest } = options;
  const globs = logs.filter((glob) => glob !== '-');
  const stdin = logs.includes('-') ? [streamLog('stdin', process.stdin)] : [];
  return createViewsSource({
    ...rest,
    logs: async () => [...(await findLogFiles(globs, { hosts: settings.hosts })), ...stdin],
    rules: withOwnRules(settings.agents ?? []),
    aiClasses: settings['ai-classes'],
    jsonFields: settings['log-fields'],
    clock: systemClock,
  });
}
