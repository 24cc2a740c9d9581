// The page views of a project, from the access logs on this machine or from its analytics service.
import type { Config } from '../config/config.ts';
import type { ViewsSource } from '../contract/service.ts';
import { noViews } from '../service/embedded-service.ts';
import { SetupError } from '../shared/errors.ts';
import { fetchFor } from '../shared/network/network.ts';
import { type Log, systemClock, systemRuntime } from '../shared/runtime.ts';
import type { ViewsHistory } from '../views/counting/history.ts';
import { findLogFiles } from '../views/logs/log-files.ts';
import { openLogViews } from './log-views.ts';

/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;
/** An analytics service is asked again after this long. */
const ANSWER_AGE_MS = 600_000;
/** Whoever asked is still there. */
const PATIENCE_MS = 60_000;

export async function openProjectViews(
  logs: string[],
  config: Config | null,
  {
    history,
    env,
    log,
  }: { history: ViewsHistory; env: Readonly<Record<string, string | undefined>>; log: Log },
): Promise<ViewsSource> {
  const settings = config?.views;
  const source = settings?.source;
  if (source) {
    if (logs.length > 0) {
      throw new SetupError(
        'The project has access logs and `views: source`, which are two sources of page views. Remove one of them.',
      );
    }
    const { openAnalytics } = await import('../views/sources/open.ts');
    return openAnalytics({ ...settings, source }, env.DOCKET_VIEWS_KEY, {
      ...systemRuntime(log),
      fetch: fetchFor(env),
      deadline: () => systemClock.now() + PATIENCE_MS,
      maxAgeMs: ANSWER_AGE_MS,
    }).views;
  }
  if (logs.length === 0) return noViews;
  // A glob that matches nothing is reported now, not at the first request.
  await findLogFiles(logs);
  return openLogViews({ logs, settings, history, maxAgeMs: VIEWS_AGE_MS });
}
