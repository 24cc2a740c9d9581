// Exports the page views of a range, from any service, into a folder of files.
import { statSync } from 'node:fs';
import type { Insights } from '../../contract/insights.ts';
import type { ViewCounts } from '../../contract/schemas.ts';
import type { DayViews, ViewInsights } from '../../contract/service.ts';
import { type DayRange, dayCount, daysOf, previousRange } from '../../shared/days.ts';
import { SetupError, Unavailable } from '../../shared/errors.ts';
import { count, counted, rangeText } from '../reports/format.ts';
import { qualityNotes } from '../reports/headline.ts';
import type { PageRows, ReportCheck, ViewsReport } from '../reports/report.ts';
import { type Story, sum } from '../reports/story.ts';
import { type ExportDeps, type ExportOptions, endsInFuture, type FileOptions } from './options.ts';
import { joinRows, type PageFindings, PagesReader, readFacts, same } from './pages.ts';
import { Spent } from './requests.ts';
import { writeReport } from './write.ts';

export interface ExportResult {
  story: Story;
  /** Names of the files in `outDir`. */
  files: string[];
}

export async function exportViews(options: FileOptions, deps: ExportDeps): Promise<ExportResult> {
  if (statSync(options.outDir, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new SetupError(`\`${options.outDir}\` is a file. Specify a folder for the report.`);
  }
  const { report: gathered, rows } = await readViews(options, deps);
  const report = { ...gathered, acceptance: options.acceptance };
  deps.progress?.({ step: 'files', done: 0, share: 0 });
  const { story, files } = await writeReport(report, rows, options);
  deps.progress?.({ step: 'files', done: files.length, share: 1 });
  return { story, files };
}

interface ReadViews {
  report: ViewsReport;
  rows: PageRows;
}

export async function readViews(options: ExportOptions, deps: ExportDeps): Promise<ReadViews> {
  // Ends requests that are still in flight.
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, ...(deps.signal ? [deps.signal] : [])]);
  try {
    return await gather(options, { ...deps, signal });
  } finally {
    end.abort();
  }
}

// Reads in this order: totals, pages, previous totals, days, previous pages. Where a source has limits,
// whatever no longer fits is left out and reported; the rest is kept.

async function gather(
  options: ExportOptions,
  deps: ExportDeps & { signal: AbortSignal },
): Promise<ReadViews> {
  const { range, projectId } = options;
  const { views, signal } = deps;
  const read = (range: DayRange) =>
    new PagesReader(views.pages(projectId, asked(range), { signal }), range);
  const missing: string[] = [];
  const fits = whatFits(missing, signal);

  const current = read(range);
  const totals = await current.first().catch(nothingToReport);
  await fits(
    () => readAll(current, totals, 'pages', deps),
    () => `Only ${counted(current.pages.size, 'page')} could be fetched`,
  );

  const known = await knownInsights(options, deps);
  const earlier = known ? await previousInsights(known, options, deps) : null;
  const uncovered = typeof earlier === 'string' ? earlier : null;
  const before = uncovered === null ? read(previousRange(range)) : null;
  const previousTotals = before && (await fits(() => before.first(), 'the previous period'));

  const days: DayViews[] = [];
  await fits(
    () => readDays(options, days, deps),
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
  const facts =
    views.insights && insights ? await readFacts(views.insights, projectId, asked(range)) : null;
  const report: ViewsReport = {
    title: options.title,
    projectId,
    source: options.source,
    ...(options.links && { links: options.links }),
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
  reader: PagesReader,
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

async function readDays(
  { projectId, range }: ExportOptions,
  days: DayViews[],
  { views, progress, signal }: ExportDeps,
): Promise<void> {
  const wanted = dayCount(range);
  for await (const day of views.days(projectId, asked(range), { signal })) {
    days.unshift(day);
    progress?.({ step: 'days', done: days.length, share: days.length / wanted });
  }
}

/** Runs a part; if requests or time run out, records what is missing. */
function whatFits(missing: string[], signal: AbortSignal) {
  return async <T>(part: () => Promise<T>, what: string | (() => string)): Promise<T | null> => {
    signal.throwIfAborted();
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
    `Could not fetch any page views: ${error.message.replace(/\.? Try again later(?=\)?$)/i, '')}. Try again later, or allow more time.`,
    { cause: error.cause },
  );
}

function withWarning(insights: Insights, warning: string): Insights {
  const { quality } = insights;
  return { ...insights, quality: { ...quality, warnings: [...quality.warnings, warning] } };
}

const asked = (range: DayRange) => ({ dateFrom: range.from, dateTo: range.to });

// Which days the logs cover. A day without a line is a day without logs, not a day without readers:
// it is never compared, and there is no report for a range with only such days.

/** null if the source has no insights. */
async function knownInsights(
  { range, projectId }: ExportOptions,
  { views }: ExportDeps,
): Promise<Insights | null> {
  if (!views.insights) return null;
  const known = await views.insights.insights(projectId, asked(range));
  const { lines, rejected, daysCovered } = known.quality;
  if (lines > 0 && rejected === lines) {
    throw new SetupError(
      `${qualityNotes(known.quality)[0]} \`docket views --explain FILE\` shows how Docket reads a line, and docs/page-views.md lists the formats. You can map the fields of JSON logs in \`.github/docket.yml\` under \`views: log-fields\`.`,
    );
  }
  if (daysCovered.length > 0) return known;
  const ever = await views.insights.insights(projectId, {});
  const all = ever.quality.daysCovered;
  const [first, last] = [all[0], all.at(-1)];
  throw new SetupError(
    first
      ? `The logs cover ${first} to ${last} and have no entries for ${rangeText(range)}. Choose a range within those days, or add the missing logs.`
      : 'The logs contain no requests. Check that `access-logs` matches the right files.',
  );
}

/** What is known about the previous period, or why the two cannot be compared. */
async function previousInsights(
  { quality }: Insights,
  { range, projectId }: ExportOptions,
  { views }: ExportDeps,
): Promise<Insights | string> {
  const gap = quality.daysMissing.length;
  const all = counted(dayCount(range), 'day');
  if (gap > 0)
    return `There is no comparison, because the logs have no entries on ${gap} of ${all}.`;
  const before = await (views.insights as ViewInsights).insights(
    projectId,
    asked(previousRange(range)),
  );
  const gapBefore = before.quality.daysMissing.length;
  if (gapBefore === 0) return before;
  return `There is no comparison, because the logs have no entries on ${gapBefore} of the previous ${all}.`;
}

// Checks whether the responses are consistent, as sentences. A failed check is shown, never hidden.

interface Gathered {
  totals: ViewCounts;
  pages: number;
  pagesComplete: boolean;
  findings: PageFindings;
  days: DayViews[];
  daysComplete: boolean;
  lastDayRunning: boolean;
}

function checkExport(gathered: Gathered): ReportCheck[] {
  const { findings, totals } = gathered;
  const checks: (ReportCheck | null)[] = [
    findings.repeated === 0
      ? pass('pages-once', `No path appeared twice in ${counted(gathered.pages, 'page')}.`)
      : fail(
          'pages-once',
          `${counted(findings.repeated, 'row')} appeared twice and were counted once. The data changed during the export, so the same number of pages may be missing.`,
        ),
    findings.moved
      ? fail(
          'steady',
          `The totals changed from ${count(totals.total)} to ${count(findings.moved.total)} during the export. The report shows the first totals.`,
        )
      : pass('steady', 'The totals did not change during the export.'),
    gathered.pagesComplete ? compareSum('pages-sum', 'pages', findings.sum, totals) : null,
    gathered.daysComplete ? compareSum('days-sum', 'days', sum(gathered.days), totals) : null,
    findings.unsplit === 0 && totals.human + totals.ai === totals.total
      ? pass('split', 'Human and AI views add up to the total in every table.')
      : fail(
          'split',
          `Human and AI views do not add up to the total on ${counted(findings.unsplit, 'page')}${totals.human + totals.ai === totals.total ? '' : ' and in the totals'}.`,
        ),
    findings.short > 0
      ? fail(
          'full-answers',
          `${counted(findings.short, 'response')} had fewer pages than requested, although more followed. Pages may be missing.`,
        )
      : null,
    findings.odd > 0
      ? fail(
          'counts',
          `${counted(findings.odd, 'page')} left out because of counts that are not whole numbers ≥ 0: ${[...findings.faults].join(', ')}. Report this to whoever operates the service.`,
        )
      : null,
    gathered.lastDayRunning
      ? fail(
          'days-over',
          'The last day of the range is not over yet, so its numbers can still increase.',
        )
      : null,
  ];
  return checks.filter((check) => check !== null);
}

function compareSum(name: string, what: string, sum: ViewCounts, totals: ViewCounts): ReportCheck {
  if (same(sum, totals)) return pass(name, `The ${what} add up to the totals.`);
  const [parts, whole] =
    sum.total === totals.total
      ? [
          `${count(sum.human)} human and ${count(sum.ai)} AI`,
          `${count(totals.human)} and ${count(totals.ai)}`,
        ]
      : [`${count(sum.total)} views`, count(totals.total)];
  return fail(name, `The ${what} add up to ${parts}, but the totals say ${whole}.`);
}

const pass = (name: string, summary: string): ReportCheck => ({ name, ok: true, summary });
const fail = (name: string, summary: string): ReportCheck => ({ name, ok: false, summary });
