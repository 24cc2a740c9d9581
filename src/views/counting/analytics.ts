// The analytics engine: access logs and, where it is kept, the history of earlier logs, answering
// as the service does.
import type { Insights, PageFacts } from '../../contract/insights.ts';
import type { ViewCounts, ViewsResult } from '../../contract/schemas.ts';
import type { DateRange, DayViews, ViewsRequest } from '../../contract/service.ts';
import { DEFAULT_AI_CLASSES, type TrafficClass } from '../../contract/values.ts';
import { DAY_MS } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { AgentRanges } from './agent-ranges.ts';
import { createClassifier } from './classify.ts';
import { Dictionary } from './dictionary.ts';
import {
  type DaySpan,
  daySpan,
  dayText,
  END_OF_TIME,
  type FileDay,
  inSpan,
  onlyPages,
} from './file-day.ts';
import { mergeFileDays, type ViewsHistory, withoutRepeats } from './history.ts';
import { type LoadedLogs, type LoaderOptions, LogLoader } from './log-loader.ts';
import { createPageReader } from './page.ts';
import { ALL_PAGES, type PageFilter } from './page-filter.ts';
import {
  classCounts,
  dayCounts,
  describe,
  onePiece,
  pageOfViews,
  type RangeSummary,
  summarize,
  viewsByDay,
} from './query.ts';
import { RULES, type Rules } from './rules.ts';

export interface AnalyticsOptions extends LoaderOptions {
  history?: ViewsHistory;
  rules?: Rules;
  aiClasses?: readonly TrafficClass[];
  /** Where agents come from, by name. */
  ranges?: AgentRanges;
  /** The pages that count; default: all. */
  pages?: PageFilter;
  clock: Clock;
  /** How old an answer may be before the logs are looked at again; default: as old as you like. */
  maxAgeMs?: number;
}

/** Pages of one range are asked for one after another, days in between. */
const KEPT_SUMMARIES = 4;

interface Loaded extends LoadedLogs {
  time: number;
  summaries: Map<string, Promise<RangeSummary>>;
  /** What was read of the history, and of which days. */
  kept?: { span: DaySpan; days: Promise<FileDay[]> };
}

export class Analytics {
  readonly #options: AnalyticsOptions;
  readonly #rules: Rules;
  readonly #aiClasses: readonly TrafficClass[];
  readonly #loader: LogLoader;
  #loading: Promise<Loaded> | undefined;

  constructor(options: AnalyticsOptions) {
    this.#options = options;
    this.#rules = options.rules ?? RULES;
    this.#aiClasses = options.aiClasses ?? DEFAULT_AI_CLASSES;
    const [readPage, classify] = [createPageReader(this.#rules), createClassifier(this.#rules)];
    const dictionary = new Dictionary(readPage, classify, options);
    this.#loader = new LogLoader(options, dictionary, this.#rules.version);
  }

  async views({ limit, offset, ...range }: ViewsRequest): Promise<ViewsResult> {
    return pageOfViews(await this.ranking(range), limit, offset);
  }

  ranking(range: DateRange): Promise<RangeSummary> {
    return this.#summary(daySpan(range));
  }

  async days(range: Required<DateRange>): Promise<DayViews[]> {
    const span = daySpan(range);
    return viewsByDay(await this.#days(await this.#load(), span), span, this.#aiClasses);
  }

  async insights(range: DateRange): Promise<Insights> {
    const span = daySpan(range);
    const loaded = await this.#load();
    const from = Math.max(0, Math.min(span.from, span.to - TREND_DAYS));
    const days = await this.#days(loaded, { from, to: span.to }, span.to - span.from);
    const aiClasses = [...this.#aiClasses];
    const { daysCovered, daysMissing, daysCut, spoofed, ...facts } = describe(
      days,
      span,
      aiClasses,
    );
    const weeks = weeksUntil(days, span, (entry) => dayCounts(entry, aiClasses));
    const quality = { ...loaded.quality, daysCovered, daysMissing, daysCut, spoofed };
    return { ...facts, weeks, aiClasses, quality, seesAgents: true, rules: this.#rules.version };
  }

  /** Every page of `views`, in the same order. */
  async *classesByPage(range: DateRange): AsyncGenerator<PageFacts> {
    const { rows } = await this.#summary(daySpan(range));
    for (const { path, counts, aiReferrals } of rows) {
      yield { path, classes: classCounts(counts), aiReferrals };
    }
  }

  async #summary(span: DaySpan): Promise<RangeSummary> {
    const loaded = await this.#load();
    const key = `${span.from}-${span.to}`;
    const known = loaded.summaries.get(key);
    if (known) return known;
    const summary = this.#days(loaded, span).then((days) => summarize(days, span, this.#aiClasses));
    for (const oldest of loaded.summaries.keys()) {
      if (loaded.summaries.size < KEPT_SUMMARIES) break;
      loaded.summaries.delete(oldest);
    }
    loaded.summaries.set(key, summary);
    summary.catch(() => loaded.summaries.delete(key));
    return summary;
  }

  /** The logs' days are merged in again: what could not be kept still counts today. */
  async #days(loaded: Loaded, span: DaySpan, more = 0): Promise<FileDay[]> {
    const { history, pages = ALL_PAGES } = this.#options;
    const wanted = ({ day }: FileDay) => inSpan(day, span);
    const kept = history ? await this.#kept(loaded, history, span, more) : [];
    const fresh = loaded.days.filter(wanted);
    const days = mergeFileDays([...withoutRepeats(kept.filter(wanted), fresh), ...fresh]);
    return days.map((entry) => onlyPages(entry, pages));
  }

  /**
   * A report asks for a range, the one before it, and single days. With so many days more before the
   * span, two readings serve all.
   */
  #kept(loaded: Loaded, history: ViewsHistory, span: DaySpan, more: number): Promise<FileDay[]> {
    const { kept } = loaded;
    if (kept && kept.span.from <= span.from && kept.span.to >= span.to) return kept.days;
    const hull = {
      from: Math.max(0, Math.min(span.from - more, kept?.span.from ?? span.from)),
      to: Math.max(span.to, kept?.span.to ?? span.to),
    };
    const days = history.read(hull);
    loaded.kept = { span: hull, days };
    days.catch(() => {
      loaded.kept = undefined;
    });
    return days;
  }

  /** Once for everyone who asks meanwhile. */
  async #load(): Promise<Loaded> {
    const { clock, maxAgeMs = Number.POSITIVE_INFINITY } = this.#options;
    const current = this.#loading;
    if (current) {
      const loaded = await current;
      if (clock.now() - loaded.time <= maxAgeMs) return loaded;
    }
    if (!this.#loading || this.#loading === current) {
      this.#loading = this.#readAll();
      this.#loading.catch(() => {
        this.#loading = undefined;
      });
    }
    return this.#loading;
  }

  async #readAll(): Promise<Loaded> {
    const time = this.#options.clock.now();
    const { days, quality } = await this.#loader.load();
    try {
      await this.#options.history?.add(days);
    } catch (error) {
      quality.warnings.push(`The views history could not be updated: ${sentence(error)}`);
    }
    return { time, days, quality, summaries: new Map() };
  }
}

// The engine as a source of views. One engine is one project's, whatever its name.

export function createViewsSource(options: AnalyticsOptions) {
  const analytics = new Analytics(options);
  return {
    async *pages(_project: string, range: DateRange) {
      yield onePiece(await analytics.ranking(range));
    },
    async *days(_project: string, range: Required<DateRange>) {
      yield* await analytics.days(range);
    },
    insights: {
      insights: (_project: string, range: DateRange) => analytics.insights(range),
      classesByPage: (_project: string, range: DateRange) => analytics.classesByPage(range),
    },
  };
}

// The last weeks of the history, up to the end of a range.

const TREND_WEEKS = 12;
export const TREND_DAYS = 7 * TREND_WEEKS;

interface Week {
  views: ViewCounts;
  aiReferrals: number;
  /** Every reading says where readers came from. */
  told: boolean;
  days: Set<string>;
}

/** Views of one reading, as the settings count them. */
type CountDay = (entry: FileDay) => { views: ViewCounts; aiReferrals: number | null };

/** A week without all of its days has no number: a smaller one would be wrong. */
export function weeksUntil(
  days: readonly FileDay[],
  span: DaySpan,
  countDay: CountDay,
): Insights['weeks'] {
  const end = span.to < END_OF_TIME ? span.to : lastDay(days) + 1;
  const start = end - TREND_DAYS;
  const weeks = Array.from({ length: TREND_WEEKS }, newWeek);
  for (const entry of days) {
    const number = Date.parse(entry.day) / DAY_MS;
    const week = weeks[Math.floor((number - start) / 7)];
    if (!week || number < start || number >= end) continue;
    const { views, aiReferrals } = countDay(entry);
    week.days.add(entry.day);
    week.views.human += views.human;
    week.views.ai += views.ai;
    week.views.total += views.total;
    week.aiReferrals += aiReferrals ?? 0;
    week.told &&= aiReferrals !== null || views.human === 0;
  }
  const first = weeks.findIndex(({ days }) => days.size > 0);
  return weeks.slice(first < 0 ? TREND_WEEKS : first).map((week, index) => {
    const from = start + 7 * (first + index);
    const whole = week.days.size === 7;
    return {
      from: dayText(from),
      to: dayText(from + 7),
      views: whole ? week.views : null,
      aiReferrals: whole && week.told ? week.aiReferrals : null,
      daysCovered: week.days.size,
    };
  });
}

function newWeek(): Week {
  return {
    views: { human: 0, ai: 0, total: 0 },
    aiReferrals: 0,
    told: true,
    days: new Set(),
  };
}

function lastDay(days: readonly FileDay[]): number {
  return days.reduce((last, { day }) => Math.max(last, Date.parse(day) / DAY_MS), 0);
}
