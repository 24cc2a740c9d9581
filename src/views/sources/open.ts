// The analytics service that the settings name.
import type { ViewInsights, ViewsSource } from '../../contract/service.ts';
import type { TrafficClass } from '../../contract/values.ts';
import { DAY_MS, dayRange, startOfDay } from '../../shared/days.ts';
import { SetupError } from '../../shared/errors.ts';
import { createViewsSource } from '../counting/analytics.ts';
import { withOwnRules } from '../counting/classify.ts';
import { pageFilter } from '../counting/page-filter.ts';
import type { AgentRule } from '../counting/rules.ts';
import { analyticsViews } from './analytics-views.ts';
import type { AskerDeps } from './asker.ts';
import { type CloudflareSettings, cloudflareDays } from './cloudflare.ts';
import { numberOf } from './fields.ts';
import { goatCounter } from './goatcounter.ts';
import { googleAnalytics } from './google.ts';
import { plausible } from './plausible.ts';
import type { SourceSettings } from './settings.ts';
import type { AnalyticsSource } from './source.ts';
import { umami } from './umami.ts';

interface OpenedAnalytics {
  views: ViewsSource & { insights: ViewInsights };
  /** For people. */
  source: string;
  /** What it answered about yesterday, as a sentence. */
  check(): Promise<string>;
}

interface AnalyticsSettings {
  source: SourceSettings;
  pages?: readonly string[];
  agents?: readonly AgentRule[];
  'ai-classes'?: readonly TrafficClass[] | undefined;
}

export function openAnalytics(
  settings: AnalyticsSettings,
  key: string | undefined,
  deps: AskerDeps & { maxAgeMs?: number },
): OpenedAnalytics {
  const { clock, maxAgeMs } = deps;
  if (settings.source.kind === 'cloudflare') {
    return openCloudflare(settings, settings.source, keyOf(key), deps);
  }
  const source = openSource(settings.source, keyOf(key), deps);
  const pages = pageFilter(settings.pages ?? []);
  return {
    views: analyticsViews({ source, pages, clock, ...(maxAgeMs !== undefined && { maxAgeMs }) }),
    source: `${source.name} at ${source.host}`,
    async check() {
      const about = await source.about();
      const today = startOfDay(clock.now());
      const range = dayRange(today - DAY_MS, today);
      const [day] = await source.days(range);
      const answer = day ? String(numberOf(day.views)).slice(0, 40) : 'nothing';
      return `${source.name} at ${source.host} accepts the key. ${about} Its answer for ${range.from}: ${answer}.`;
    },
  };
}

function keyOf(key: string | undefined): string {
  // Google's is a document of several lines.
  if (key && /^(?:[\x21-\x7e]+|\s*\{[\x20-\x7e\s]*\}\s*)$/.test(key)) return key;
  throw new SetupError(
    'The analytics service in `views: source` needs a key. Store it as a secret, and pass it as the input `views-key` or in the variable DOCKET_VIEWS_KEY.',
  );
}

/** It sees requests, as a log does, so days of it are counted as those of a log. */
function openCloudflare(
  settings: AnalyticsSettings,
  source: CloudflareSettings,
  key: string,
  deps: AskerDeps & { maxAgeMs?: number },
): OpenedAnalytics {
  const { clock, maxAgeMs } = deps;
  const rules = withOwnRules(settings.agents ?? []);
  const pages = pageFilter(settings.pages ?? []);
  const history = cloudflareDays(source, key, deps, { rules, pages });
  const counted = createViewsSource({
    ...{ logs: async () => [], history, rules, pages, clock },
    ...(settings['ai-classes'] && { aiClasses: settings['ai-classes'] }),
    ...(maxAgeMs !== undefined && { maxAgeMs }),
  });
  const insights: ViewInsights = {
    ...counted.insights,
    async insights(project, range) {
      const found = await counted.insights.insights(project, range);
      const warnings = [...found.quality.warnings, ...history.notes()];
      return { ...found, quality: { ...found.quality, warnings } };
    },
  };
  return {
    views: { ...counted, insights },
    source: 'Cloudflare',
    async check() {
      const { oldestMs } = await history.limits();
      return `Cloudflare accepts the key. It counts requests, and keeps them for ${Math.floor(oldestMs / DAY_MS)} days.`;
    },
  };
}

function openSource(
  settings: Exclude<SourceSettings, CloudflareSettings>,
  key: string,
  deps: AskerDeps,
): AnalyticsSource {
  switch (settings.kind) {
    case 'goatcounter':
      return goatCounter(settings, key, deps);
    case 'google':
      return googleAnalytics(settings, key, deps);
    case 'plausible':
      return plausible(settings, key, deps);
    case 'umami':
      return umami(settings, key, deps);
  }
}
