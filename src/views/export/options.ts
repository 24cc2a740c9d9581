// The options of an export, and its dependencies.
import type { AcceptanceReport } from '../../contract/acceptance.ts';
import type { ViewsSource } from '../../contract/service.ts';
import { isDate } from '../../contract/values.ts';
import { DAY_MS, type DayRange, dayRange, isoDay, startOfDay, utcTime } from '../../shared/days.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { ReportFormat, ReportLink } from '../reports/report.ts';

export interface ExportOptions {
  projectId: string;
  /** The heading of the report. */
  title: string;
  /** Where its numbers come from, for people. */
  source: string;
  range: DayRange;
  /** Where to go from here, for a report that is a page of a server and not a file. */
  links?: readonly ReportLink[];
}

export interface FileOptions extends ExportOptions {
  formats: readonly ReportFormat[];
  outDir: string;
  acceptance?: AcceptanceReport | undefined;
}

export interface ExportDeps {
  views: ViewsSource;
  clock: Clock;
  signal?: AbortSignal;
  progress?(progress: ExportProgress): void;
}

export interface ExportProgress {
  step: 'pages' | 'days' | 'previous pages' | 'files';
  done: number;
  /** From 0 to 1. For pages: their share of all views. */
  share: number;
}

// Which days a report is about. Always whole UTC days with an exclusive end, so that a re-run of the
// same range requests the same data.

export const RANGE_NAMES = [
  'last-7-days',
  'last-30-days',
  'previous-week',
  'previous-month',
] as const;
export type RangeName = (typeof RANGE_NAMES)[number];

/** Dates, if set, take precedence over the name. */
interface RangeChoice {
  range?: RangeName;
  dateFrom?: string;
  dateTo?: string;
}

/** Longer ranges are more often typos in the year than intended. */
const MAX_DAYS = 3_660;

/** The requested days, as of `now`. Named ranges never include today, which is not over yet. */
export function chooseRange(choice: RangeChoice, now: number): DayRange {
  if (choice.dateFrom || choice.dateTo) return givenDates(choice, now);
  return namedRange(choice.range ?? 'last-7-days', now);
}

function namedRange(name: RangeName, now: number): DayRange {
  const today = startOfDay(now);
  switch (name) {
    case 'last-7-days':
      return dayRange(today - 7 * DAY_MS, today);
    case 'last-30-days':
      return dayRange(today - 30 * DAY_MS, today);
    case 'previous-week': {
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      const monday = today - sinceMonday * DAY_MS;
      return dayRange(monday - 7 * DAY_MS, monday);
    }
    case 'previous-month': {
      const date = new Date(today);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return dayRange(Date.UTC(year, month - 1), Date.UTC(year, month));
    }
  }
}

function givenDates({ dateFrom, dateTo }: RangeChoice, now: number): DayRange {
  if (!dateFrom) {
    throw new InvalidRequest('The end date needs a start date. Add the first day.');
  }
  const from = parseDay(dateFrom, 'start');
  const tomorrow = startOfDay(now) + DAY_MS;
  const to = Math.min(dateTo ? parseDay(dateTo, 'end') : tomorrow - DAY_MS, tomorrow);
  if (from >= tomorrow) {
    throw new InvalidRequest(
      `The range starts in the future, on ${isoDay(from)}, so nothing was read yet. Choose an earlier start date.`,
    );
  }
  if (from >= to) {
    const last = isoDay(to);
    throw new InvalidRequest(
      `The range is empty: it starts on ${isoDay(from)} and ends before ${last}. The end date is not included; choose a later one.`,
    );
  }
  if (to - from > MAX_DAYS * DAY_MS) {
    throw new InvalidRequest(
      `The range is longer than ${MAX_DAYS} days. Choose a later start date.`,
    );
  }
  return dayRange(from, to);
}

/** True if the last day of the range is not over yet, so its numbers can still increase. */
export function endsInFuture(range: DayRange, now: number): boolean {
  return Date.parse(range.to) > startOfDay(now);
}

function parseDay(value: string, which: 'start' | 'end'): number {
  if (!isDate(value)) {
    throw new InvalidRequest(
      `The ${which} date \`${value.slice(0, 40)}\` is not valid. Use the format 2026-11-01.`,
    );
  }
  return startOfDay(utcTime(value));
}
