// The engine as the embedded service takes it. One engine is one project's, whatever its name.
import type { DateRange, ViewsRequest } from '../../contract/service.ts';
import { Analytics, type AnalyticsOptions } from './analytics.ts';

export function createViewsSource(options: AnalyticsOptions) {
  const analytics = new Analytics(options);
  return {
    getViews: (_project: string, request: ViewsRequest) => analytics.views(request),
    insights: {
      insights: (_project: string, range: DateRange) => analytics.insights(range),
      classesByPage: (_project: string, range: DateRange) => analytics.classesByPage(range),
    },
  };
}
