// The page views of an analytics service as a source like any other.
import { type Insights, oddCount } from '../../contract/insights.ts';
import type { PageViews, ViewCounts } from '../../contract/schemas.ts';
import type {
  DateRange,
  DayViews,
  ViewInsights,
  ViewsPiece,
  ViewsSource,
} from '../../contract/service.ts';
import { type DayRange, daysOf, isoDay, utcTime } from '../../shared/days.ts';
import { BadAnswer, InvalidRequest } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { createPageReader } from '../counting/page.ts';
import { ALL_PAGES, type PageFilter } from '../counting/page-filter.ts';
import { classCounts } from '../counting/query.ts';
import { numberOf } from './fields.ts';
import type { AnalyticsSource } from './source.ts';

interface AnalyticsViewsOptions {
  source: AnalyticsSource;
  /** The pages that count; default: all. */
  pages?: PageFilter;
  clock: Clock;
  /** How old an answer may be before the service is asked again; default: as old as you like. */
  maxAgeMs?: number;
}

/** Of the answers that are kept: a range and the one before it, and another two. */
const KEPT = 4;
/** GoatCounter and others are asked for days and hours, so an open range has no meaning there. */
const OPEN = 'Add `dateFrom` and `dateTo`: an analytics service is asked for a range of days.';

export function analyticsViews(
  options: AnalyticsViewsOptions,
): ViewsSource & { insights: ViewInsights } {
  const { source, pages = ALL_PAGES } = options;
  const read = remembered(options, (range, signal) => readPages(options, range, signal));
  const days = remembered(options, (range, signal) => source.days(range, signal));

  async function insights(asked: DateRange, signal?: AbortSignal): Promise<Insights> {
    const range = daysIn(asked);
    const { totals, visitors, notes } = await read(range, signal);
    return {
      classes: { ...classCounts([]), human: totals.human },
      aiClasses: [],
      agents: [],
      missing: [],
      missingCut: false,
      aiReferrals: null,
      weeks: [],
      quality: { ...NO_LOGS, daysCovered: daysOf(range), warnings: notes },
      seesAgents: false,
      counts: source.counts,
      ...(visitors !== undefined && { visitors }),
      rules: source.name,
    };
  }

  return {
    async *pages(_, range, { signal } = {}) {
      yield (await read(daysIn(range), signal)).piece;
    },
    async *days(_, asked, { signal } = {}) {
      // A service says what it counted on a day for the whole site only.
      if (pages !== ALL_PAGES) return;
      const range = daysIn(asked);
      const found = new Map<unknown, number>();
      for (const { date, views } of await days(range, signal))
        found.set(date, countOf(views, source, 'of a day'));
      for (const date of daysOf(range).reverse())
        yield { date, ...people(found.get(date) ?? 0) } satisfies DayViews;
    },
    insights: {
      insights: (_, range, { signal } = {}) => insights(range, signal),
      async *classesByPage(_, range, { signal } = {}) {
        const { piece } = await read(daysIn(range), signal);
        for (const { path, human } of piece.views)
          yield { path, classes: { ...classCounts([]), human }, aiReferrals: null };
      },
    },
  };
}

const NO_LOGS = {
  files: 0,
  lines: 0,
  rejected: 0,
  examples: [],
  daysMissing: [],
  daysCut: false,
  spoofed: 0,
};

const people = (views: number): ViewCounts => ({ human: views, ai: 0, total: views });

interface ReadPages {
  piece: ViewsPiece;
  totals: ViewCounts;
  visitors: number | undefined;
  notes: string[];
}

async function readPages(
  { source, pages: wanted = ALL_PAGES }: AnalyticsViewsOptions,
  range: DayRange,
  signal?: AbortSignal,
): Promise<ReadPages> {
  const found = await source.read(range, signal);
  const { views, odd, repeated } = joined(found.pages, wanted);
  const sum = views.reduce((all, { total }) => all + total, 0);
  // What the settings leave out, the service's own total would still have.
  const totals = people(wanted === ALL_PAGES ? countOf(found.total, source, 'of the range') : sum);
  const given = numberOf(found.visitors);
  const isKnown = wanted === ALL_PAGES && given !== undefined && oddCount({ given }) === undefined;
  const notes = [
    `The numbers are those of ${source.name} at ${source.host}, which does not see AI agents.`,
    ...found.notes,
    ...(repeated > 0
      ? [`${source.name} sent ${repeated} pages twice. They were counted once.`]
      : []),
  ];
  return {
    piece: { totals, views, hasMore: false, ...(odd.length > 0 && { odd }) },
    totals,
    visitors: isKnown ? (given as number) : undefined,
    notes,
  };
}

const readPage = createPageReader();

/** Under the names that pages have in logs: `/a/`, `/a/index.html`, and `/a#b` are `/a`. */
function joined(pages: readonly { path: unknown; views: unknown }[], wanted: PageFilter) {
  const sums = new Map<string, number>();
  const seen = new Set<unknown>();
  const odd: string[] = [];
  let repeated = 0;
  for (const { path, views } of pages) {
    const given = numberOf(views);
    const problem = typeof path === 'string' ? oddCount({ views: given }) : '`path` is not text';
    if (problem !== undefined) odd.push(problem);
    else if (seen.has(path)) repeated += 1;
    else {
      seen.add(path);
      const name = pageName(path as string);
      if (wanted(name)) sums.set(name, (sums.get(name) ?? 0) + (given as number));
    }
  }
  const rows: PageViews[] = [];
  for (const [path, views] of sums) if (views > 0) rows.push({ path, ...people(views) });
  rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  return { views: rows, odd, repeated };
}

/** The longest that a report can use. */
const MAX_PATH = 2_000;

/** The reader of logs takes one character a byte. What it takes for a file is a page here. */
function pageName(path: string): string {
  const bytes = Buffer.from(path.slice(0, MAX_PATH).toWellFormed()).toString('latin1');
  const target = bytes.startsWith('/') ? bytes : `/${bytes}`;
  const plain = target.replace(/[?#].*$/s, '');
  return readPage(target)?.path ?? readPage(`${plain}/`)?.path ?? encodeURI(plain);
}

function countOf(value: unknown, { name }: AnalyticsSource, what: string): number {
  const given = numberOf(value);
  const problem = oddCount({ count: given });
  if (problem === undefined) return given as number;
  throw new BadAnswer(
    `The total ${what} from ${name} cannot be used: ${problem}. Run this again; if that happens again, report it to whoever operates ${name}.`,
  );
}

function daysIn({ dateFrom, dateTo }: DateRange): DayRange {
  if (!dateFrom || !dateTo) throw new InvalidRequest(OPEN);
  return { from: isoDay(utcTime(dateFrom)), to: isoDay(utcTime(dateTo)) };
}

type ReadRange<T> = (range: DayRange, signal?: AbortSignal) => Promise<T>;

/** A report asks for one range several times, and readers of a server page by page. */
function remembered<T>(
  { clock, maxAgeMs = Number.POSITIVE_INFINITY }: AnalyticsViewsOptions,
  read: ReadRange<T>,
): ReadRange<T> {
  const known = new Map<string, { time: number; answer: Promise<T> }>();
  return (range, signal) => {
    const key = `${range.from} ${range.to}`;
    const before = known.get(key);
    if (before && clock.now() - before.time <= maxAgeMs) return before.answer;
    known.delete(key);
    for (const oldest of known.keys()) {
      if (known.size < KEPT) break;
      known.delete(oldest);
    }
    const answer = read(range, signal);
    known.set(key, { time: clock.now(), answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
