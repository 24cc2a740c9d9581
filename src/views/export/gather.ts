// Spends the requests in this order: totals, pages, previous totals, days, previous pages. Whatever
// no longer fits is left out and reported; the rest is kept.
import type { Insights } from '../../contract/insights.ts';
import type { ViewCounts } from '../../contract/schemas.ts';
import { addDays, type DayRange, daysOf, previousRange } from '../../shared/days.ts';
import { Unavailable } from '../../shared/errors.ts';
import { counted } from '../reports/format.ts';
import type { DayViews, PageRows, ViewsReport } from '../reports/report.ts';
import { ahead } from './ahead.ts';
import { checkExport } from './checks.ts';
import { knownInsights, previousInsights } from './coverage.ts';
import type { ExportDeps, ExportOptions } from './options.ts';
import { PageReader } from './pages.ts';
import { endsInFuture } from './range.ts';
import { type Requests, Spent } from './requests.ts';
import { joinRows, readFacts } from './rows.ts';

export async function gather(
  options: ExportOptions,
  deps: ExportDeps,
  requests: Requests,
): Promise<{ report: ViewsReport; rows: PageRows }> {
  const { range, projectId } = options;
  const missing: string[] = [];
  const fits = whatFits(missing);

  const current = new PageReader(requests, range);
  const totals = await current.first().catch(nothingToReport);
  await fits(
    () => readAll(current, totals, 'pages', deps),
    () => `Only ${counted(current.pages.size, 'page')} could be fetched`,
  );

  const known = await knownInsights(options, deps);
  const earlier = options.compare && known ? await previousInsights(known, options, deps) : null;
  const uncovered = typeof earlier === 'string' ? earlier : null;
  const before =
    options.compare && uncovered === null ? new PageReader(requests, previousRange(range)) : null;
  const previousTotals = before && (await fits(() => before.first(), 'the previous period'));

  const days: DayViews[] = [];
  await fits(
    () => readDays(requests, range, days, deps),
    () =>
      `Only ${days.length} of ${counted(daysOf(range).length, 'day')} of the daily series could be fetched`,
  );

  if (before && previousTotals) {
    await fits(
      () => readAll(before, previousTotals, 'previous pages', deps),
      () => `Only ${counted(before.pages.size, 'page')} of the previous period could be fetched`,
    );
  }

  const insights = known && uncovered !== null ? withWarning(known, uncovered) : known;
  const gaps = new Set(insights?.quality.daysMissing);
  const facts = insights && (await readFacts(deps.service, projectId, asked(range)));
  const report: ViewsReport = {
    title: options.title,
    projectId,
    source: options.source,
    range,
    totals,
    pages: current.pages.size,
    pagesComplete: current.complete,
    previous: before &&
      previousTotals && {
        range: before.range,
        totals: previousTotals,
        pages: before.pages.size,
        complete: before.complete,
        insights: typeof earlier === 'string' ? null : earlier,
      },
    days: days.filter(({ date }) => !gaps.has(date)),
    missing,
    checks: checkExport({
      totals,
      pages: current.pages.size,
      pagesComplete: current.complete,
      findings: current.findings,
      days,
      daysComplete: days.length === daysOf(range).length,
      lastDayRunning: endsInFuture(range, deps.clock.now()),
    }),
    insights,
  };
  return {
    report,
    rows: joinRows(current, previousTotals ? before : null, facts),
  };
}

async function readAll(
  reader: PageReader,
  totals: ViewCounts,
  step: 'pages' | 'previous pages',
  { progress }: ExportDeps,
): Promise<void> {
  const tell = () => {
    const share = reader.complete ? 1 : reader.findings.sum.total / (totals.total || 1);
    progress?.({ step, done: reader.pages.size, share: Math.min(1, share) });
  };
  tell();
  for await (const _ of reader.rest()) tell();
}

const DAYS_AHEAD = 3;

/** The latest first. Only the totals of a day are needed, so one row is requested. */
async function readDays(
  requests: Requests,
  range: DayRange,
  days: DayViews[],
  { progress }: ExportDeps,
): Promise<void> {
  const wanted = daysOf(range);
  const left = [...wanted];
  const askDay = () => {
    const date = left.pop();
    return date === undefined ? null : dayViews(requests, date);
  };
  for await (const day of ahead(askDay, () => DAYS_AHEAD)) {
    days.unshift(day);
    progress?.({ step: 'days', done: days.length, share: days.length / wanted.length });
  }
}

async function dayViews(requests: Requests, date: string): Promise<DayViews> {
  const request = { dateFrom: date, dateTo: addDays(date, 1), limit: 1, offset: 0 };
  const { human, ai, total } = (await requests.ask(request)).totals;
  return { date, human, ai, total };
}

/** Runs a part; if requests or time run out, records what is missing. */
function whatFits(missing: string[]) {
  return async <T>(part: () => Promise<T>, what: string | (() => string)): Promise<T | null> => {
    try {
      return await part();
    } catch (error) {
      if (!(error instanceof Spent)) throw error;
      const named = typeof what === 'string' ? `Not fetched: ${what}` : what();
      missing.push(`${named.charAt(0).toUpperCase()}${named.slice(1)}: ${error.message}.`);
      return null;
    }
  };
}

function nothingToReport(error: unknown): never {
  if (!(error instanceof Spent)) throw error;
  throw new Unavailable(
    `Could not fetch any page views: ${error.message}. Try again later, or allow more time.`,
    { cause: error.cause },
  );
}

function withWarning(insights: Insights, warning: string): Insights {
  const { quality } = insights;
  return { ...insights, quality: { ...quality, warnings: [...quality.warnings, warning] } };
}

const asked = (range: DayRange) => ({ dateFrom: range.from, dateTo: range.to });
