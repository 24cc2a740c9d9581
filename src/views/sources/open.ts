// The analytics service that the settings name.
import type { ViewInsights, ViewsSource } from '../../contract/service.ts';
import { DAY_MS, dayRange, startOfDay } from '../../shared/days.ts';
import { SetupError } from '../../shared/errors.ts';
import { pageFilter } from '../counting/page-filter.ts';
import { analyticsViews } from './analytics-views.ts';
import type { AskerDeps } from './asker.ts';
import { numberOf } from './fields.ts';
import { type GoatCounterSettings, goatCounter } from './goatcounter.ts';
import { type PlausibleSettings, plausible } from './plausible.ts';
import type { AnalyticsSource } from './source.ts';
import { type UmamiSettings, umami } from './umami.ts';

export type SourceSettings = GoatCounterSettings | PlausibleSettings | UmamiSettings;

interface OpenedAnalytics {
  views: ViewsSource & { insights: ViewInsights };
  /** For people. */
  source: string;
  /** What it answered about yesterday, as a sentence. */
  check(): Promise<string>;
}

export function openAnalytics(
  settings: { source: SourceSettings; pages?: readonly string[] },
  key: string | undefined,
  deps: AskerDeps & { maxAgeMs?: number },
): OpenedAnalytics {
  const source = openSource(settings.source, key, deps);
  const { clock, maxAgeMs } = deps;
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

function openSource(
  settings: SourceSettings,
  key: string | undefined,
  deps: AskerDeps,
): AnalyticsSource {
  if (!key || !/^[\x21-\x7e]+$/.test(key)) {
    throw new SetupError(
      'The analytics service in `views: source` needs a key. Store it as a secret, and pass it as the input `views-key` or in the variable DOCKET_VIEWS_KEY.',
    );
  }
  switch (settings.kind) {
    case 'goatcounter':
      return goatCounter(settings, key, deps);
    case 'plausible':
      return plausible(settings, key, deps);
    case 'umami':
      return umami(settings, key, deps);
  }
}
