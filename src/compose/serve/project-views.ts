// The page views of a project, counted from the access logs on this machine.
import type { Config } from '../../action/config.ts';
import type { ViewsHistory } from '../../analytics/history.ts';
import { noViews } from '../../embedded/no-views.ts';
import type { ViewsSource } from '../../embedded/service.ts';
import { findLogFiles } from '../../store/log-files.ts';
import { openLogViews } from '../log-views.ts';

/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;

export async function openProjectViews(
  logs: string[],
  config: Config | null,
  history: ViewsHistory,
): Promise<ViewsSource> {
  if (logs.length === 0) return noViews;
  // A glob that matches nothing is reported now, not at the first request.
  await findLogFiles(logs);
  return openLogViews({ logs, settings: config?.views, history, maxAgeMs: VIEWS_AGE_MS });
}
