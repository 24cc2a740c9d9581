// Counts page views from access logs in this process.
import type { Config } from '../config/config.ts';
import type { ViewInsights, ViewsSource } from '../contract/service.ts';
import { SetupError } from '../shared/errors.ts';
import { systemClock } from '../shared/runtime.ts';
import { agentRanges } from '../views/counting/agent-ranges.ts';
import { createViewsSource } from '../views/counting/analytics.ts';
import { withOwnRules } from '../views/counting/classify.ts';
import { type Explanation, explainLog } from '../views/counting/explain.ts';
import type { ViewsHistory } from '../views/counting/history.ts';
import type { LogSource } from '../views/counting/log-source.ts';
import { pageFilter } from '../views/counting/page-filter.ts';
import type { Rules } from '../views/counting/rules.ts';
import {
  findLogFiles,
  type RangeSetting,
  readAgentRanges,
  streamLog,
} from '../views/logs/log-files.ts';

interface LogViewsOptions {
  /** Globs of files; `-` is standard input. */
  logs: readonly string[];
  /** Where counts are kept after the logs are gone. */
  history?: ViewsHistory;
  settings?: Partial<Config['views']>;
  /** How old a result can be before the logs are read again. */
  maxAgeMs?: number;
  onProgress?: (bytesRead: number, bytesInAll: number) => void;
}

export async function openLogViews(
  options: LogViewsOptions,
): Promise<ViewsSource & { insights: ViewInsights }> {
  const { logs, settings = {}, ...rest } = options;
  const globs = logs.filter((glob) => glob !== '-');
  const stdin = logs.includes('-') ? [streamLog('stdin', process.stdin)] : [];
  return createViewsSource({
    ...rest,
    ...(await countingRules(settings)),
    logs: async () => [...(await findLogFiles(globs, { hosts: settings.hosts })), ...stdin],
    aiClasses: settings['ai-classes'],
    clock: systemClock,
  });
}

/** What decides how a line of a log counts. */
export async function countingRules(settings: Partial<Config['views']>) {
  const rules = withOwnRules(settings.agents ?? []);
  const ranges = settings['agent-ranges'] ?? [];
  checkNames(ranges, rules);
  return {
    rules,
    pages: pageFilter(settings.pages ?? []),
    ranges: agentRanges(await readAgentRanges(ranges)),
    jsonFields: settings['log-fields'],
  };
}

/** How the first lines of a log are understood with these settings. */
export async function explainFile(
  file: string,
  settings: Partial<Config['views']> = {},
): Promise<Explanation> {
  const { rules, ranges, jsonFields } = await countingRules(settings);
  const [source] = await findLogFiles([file]);
  return explainLog(source as LogSource, { rules, ranges, jsonFields });
}

/** Under a name that no rule has, a file would be without effect. */
function checkNames(ranges: readonly RangeSetting[], { agents }: Rules): void {
  for (const { agent } of ranges) {
    if (agents.some((rule) => rule.agent === agent)) continue;
    const near = agents.find((rule) => rule.agent.toLowerCase() === agent.toLowerCase());
    throw new SetupError(
      `No rule has the agent \`${agent}\` from \`views: agent-ranges\`. ${near ? `Did you mean \`${near.agent}\`?` : 'Use a name as the report shows it, such as `GPTBot`.'}`,
    );
  }
}
