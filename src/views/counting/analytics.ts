// The analytics engine: access logs and, where it is kept, the history of earlier logs, answering
// as the service does.

import type { Insights, PageFacts } from '../../contract/insights.ts';
import type { ViewsResult } from '../../contract/schemas.ts';
import type { DateRange, ViewsRequest } from '../../contract/service.ts';
import { DEFAULT_AI_CLASSES, type TrafficClass } from '../../contract/traffic.ts';
import type { Clock } from '../../shared/clock.ts';
import { sentence } from '../../shared/errors.ts';
import type { AgentRanges } from './agent-ranges.ts';
import { createClassifier } from './classify.ts';
import { type DaySpan, daySpan, inSpan } from './days.ts';
import { Dictionary } from './dictionary.ts';
import { type FileDay, onlyPages } from './file-day.ts';
import { mergeFileDays, type ViewsHistory, withoutRepeats } from './history.ts';
import { type LoadedLogs, type LoaderOptions, LogLoader } from './log-loader.ts';
import { createPageReader } from './page.ts';
import { ALL_PAGES, type PageFilter } from './page-filter.ts';
import {
  classCounts,
  dayCounts,
  describe,
  pageOfViews,
  type RangeSummary,
  summarize,
} from './query.ts';
import { RULES, type Rules } from './rules.ts';
import { TREND_DAYS, weeksUntil } from './weeks.ts';

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
    return pageOfViews(await this.#summary(daySpan(range)), limit, offset);
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
