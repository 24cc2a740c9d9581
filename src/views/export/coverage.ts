// Which days the logs cover. A day without a line is a day without logs, not a day without readers:
// it is never compared, and there is no report for a range with only such days.
import type { Insights } from '../../contract/insights.ts';
import type { ViewInsights } from '../../contract/service.ts';
import { type DayRange, dayCount, previousRange } from '../../shared/days.ts';
import { SetupError } from '../../shared/errors.ts';
import { counted, rangeText } from '../reports/format.ts';
import { qualityNotes } from '../reports/quality-notes.ts';
import type { ExportDeps, ExportOptions } from './options.ts';

/** null if the service has no insights. */
export async function knownInsights(
  { range, projectId }: ExportOptions,
  { service }: ExportDeps,
): Promise<Insights | null> {
  if (!service.insights) return null;
  const asked = { dateFrom: range.from, dateTo: range.to };
  const known = await service.insights.insights(projectId, asked);
  const { files, lines, rejected, daysCovered } = known.quality;
  if (lines > 0 && rejected === lines) {
    throw new SetupError(
      `${qualityNotes(known.quality)[0]} \`docket views --explain FILE\` shows how Docket reads a line, and docs/page-views.md lists the formats. You can map the fields of JSON logs in \`.github/docket.yml\` under \`views: log-fields\`.`,
    );
  }
  if (daysCovered.length > 0) return known;
  const ever = await service.insights.insights(projectId, {});
  const all = ever.quality.daysCovered;
  const [first, last] = [all[0], all.at(-1)];
  if (files === 0) {
    // A collector has days from its first start on, also before the first view.
    const any = Object.values(ever.classes).some((views) => views > 0);
    throw new SetupError(first && any ? notReported(first, last, range) : NONE_REPORTED);
  }
  throw new SetupError(
    first
      ? `The logs cover ${first} to ${last} and have no entries for ${rangeText(range)}. Choose a range within those days, or add the missing logs.`
      : 'The logs contain no requests. Check that `access-logs` matches the right files.',
  );
}

const NONE_REPORTED =
  'No page has reported a view yet. Check that the pages load `/t.js` of the collector, and that `views: collect-from` lists their origin.';

function notReported(first: string, last: string | undefined, range: DayRange): string {
  return `The pages reported views from ${first} to ${last}, and none for ${rangeText(range)}. Choose a range within those days.`;
}

/** What is known about the previous period, or why the two cannot be compared. */
export async function previousInsights(
  { quality }: Insights,
  { range, projectId }: ExportOptions,
  { service }: ExportDeps,
): Promise<Insights | string> {
  const gap = quality.daysMissing.length;
  const all = counted(dayCount(range), 'day');
  if (gap > 0)
    return `There is no comparison, because the logs have no entries on ${gap} of ${all}.`;
  const { from, to } = previousRange(range);
  const asked = { dateFrom: from, dateTo: to };
  const before = await (service.insights as ViewInsights).insights(projectId, asked);
  const gapBefore = before.quality.daysMissing.length;
  if (gapBefore === 0) return before;
  return `There is no comparison, because the logs have no entries on ${gapBefore} of the previous ${all}.`;
}
