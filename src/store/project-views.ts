// The page views of a project, from the access logs on this machine or from its pages.
import type { Config } from '../config/config.ts';
import type { ViewInsights, ViewsSource } from '../contract/service.ts';
import { noViews } from '../service/embedded-service.ts';
import { SetupError } from '../shared/errors.ts';
import { withOwnRules } from '../views/counting/classify.ts';
import {
  type CollectingProject,
  countingOnly,
  type ViewsKind,
} from '../views/counting/collected.ts';
import type { ViewsHistory } from '../views/counting/history.ts';
import { findLogFiles } from '../views/logs/log-files.ts';
import { openLogViews } from './log-views.ts';

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
  const kind = viewsKind(logs, config);
  if (!kind) return noViews;
  const kept = countingOnly(kind, history);
  if (kind === 'pages') {
    const maxAgeMs = COLLECTED_AGE_MS;
    return onlyPages(await openLogViews({ settings, history: kept, logs: [], maxAgeMs }));
  }
  // A glob that matches nothing is reported now, not at the first request.
  await findLogFiles(logs);
  return openLogViews({ logs, settings, history: kept, maxAgeMs: VIEWS_AGE_MS });
}

/** Where the views of a project come from; null if nothing counts them. */
export function viewsKind(logs: readonly string[], config: Config | null): ViewsKind | null {
  const collects = (config?.views['collect-from'] ?? []).length > 0;
  if (logs.length > 0 && collects) {
    throw new SetupError(
      'The project has access logs and `views: collect-from`, and would count the same views twice. Remove one of them.',
    );
  }
  if (collects) return 'pages';
  return logs.length > 0 ? 'logs' : null;
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

export function onlyPages(
  source: ViewsSource & { insights: ViewInsights },
): ViewsSource & { insights: ViewInsights } {
  const { insights, ...views } = source;
  return {
    ...views,
    insights: {
      ...insights,
      async insights(...asked) {
        const found = await insights.insights(...asked);
        const warnings = [...found.quality.warnings, ONLY_PAGES];
        return { ...found, seesAgents: false, quality: { ...found.quality, warnings } };
      },
    },
  };
}
