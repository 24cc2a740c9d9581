// The page views of a project, from the access logs on this machine or from its pages.
import type { Config } from '../../action/config.ts';
import { withOwnRules } from '../../analytics/classify.ts';
import { countingOnly } from '../../analytics/collected.ts';
import type { CollectingProject } from '../../analytics/collector.ts';
import type { ViewsHistory } from '../../analytics/history.ts';
import { noViews } from '../../embedded/no-views.ts';
import type { ViewsSource } from '../../embedded/service.ts';
import { SetupError } from '../../shared/errors.ts';
import { findLogFiles } from '../../store/log-files.ts';
import { type LogViewsOptions, openLogViews } from '../log-views.ts';

/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;
/** Whoever has just set their pages up wants to see the first view. */
const COLLECTED_AGE_MS = 5_000;

const ONLY_PAGES =
  'These views were reported by the pages themselves. Readers that do not run scripts, such as most AI agents and bots, are not counted.';

export async function openProjectViews(
  logs: string[],
  config: Config | null,
  history: ViewsHistory,
): Promise<ViewsSource> {
  const settings = config?.views;
  const collects = collectingProject(config, history) !== undefined;
  if (logs.length > 0 && collects) {
    throw new SetupError(
      'The project has access logs and `views: collect-from`, and would count the same views twice. Remove one of them.',
    );
  }
  if (collects) return collectedViews({ settings, history: countingOnly('pages', history) });
  if (logs.length === 0) return noViews;
  // A glob that matches nothing is reported now, not at the first request.
  await findLogFiles(logs);
  const kept = countingOnly('logs', history);
  return openLogViews({ logs, settings, history: kept, maxAgeMs: VIEWS_AGE_MS });
}

/** Undefined if the pages of the project do not report their views. */
export function collectingProject(
  config: Config | null,
  history: ViewsHistory,
): CollectingProject | undefined {
  const origins = config?.views['collect-from'] ?? [];
  if (origins.length === 0) return undefined;
  return { origins, rules: withOwnRules(config?.views.agents ?? []), history };
}

async function collectedViews(
  options: Pick<LogViewsOptions, 'settings' | 'history'>,
): Promise<ViewsSource> {
  const source = await openLogViews({ ...options, logs: [], maxAgeMs: COLLECTED_AGE_MS });
  const { insights, ...views } = source;
  return {
    ...views,
    insights: {
      ...insights,
      async insights(...asked) {
        const found = await insights.insights(...asked);
        const warnings = [...found.quality.warnings, ONLY_PAGES];
        return { ...found, quality: { ...found.quality, warnings } };
      },
    },
  };
}
