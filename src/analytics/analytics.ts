// The analytics engine: access logs and, where it is kept, the history of earlier logs, answering
// as the service does.
import type { Clock } from '../shared/clock.ts';
import { InvalidRequest, sentence } from '../shared/errors.ts';
import { createClassifier } from './classify.ts';
import { type DaySpan, daySpan } from './days.ts';
import { Dictionary } from './dictionary.ts';
import type { FileDay } from './file-day.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import { mergeFileDays, type ViewsHistory } from './history.ts';
import type { DataQuality, Insights } from './insights.ts';
import { createPageReader } from './page.ts';
import { classCounts, describe, type RangeSummary, summarize, type ViewCounts } from './query.ts';
import { type LogReading, type LogSource, readLog } from './read-log.ts';
import { RULES, type Rules } from './rules.ts';
import { type ClassCounts, DEFAULT_AI_CLASSES, type TrafficClass } from './traffic.ts';

export interface AnalyticsOptions {
  /** The logs as they are now. */
  logs: () => Promise<LogSource[]>;
  history?: ViewsHistory;
  rules?: Rules;
  aiClasses?: readonly TrafficClass[];
  /** Names of fields in JSON logs, in place of those of a known shape. */
  jsonFields?: JsonFields;
  clock: Clock;
  /** How old an answer may be before the logs are looked at again; default: as old as you like. */
  maxAgeMs?: number;
  onProgress?: (bytesRead: number, bytesInAll: number) => void;
}

export interface Range {
  dateFrom?: string;
  dateTo?: string;
}

export interface ViewsRequest extends Range {
  limit?: number;
  offset?: number;
}

export interface ViewsPage {
  totals: ViewCounts;
  views: ({ path: string } & ViewCounts)[];
  hasMore: boolean;
}

const MAX_EXAMPLES = 10;
/** Pages of one range are asked for one after another, days in between. */
const KEPT_SUMMARIES = 4;

interface Loaded {
  time: number;
  readings: LogReading[];
  days: FileDay[];
  warnings: string[];
  summaries: Map<string, Promise<RangeSummary>>;
  /** What was read of the history, and of which days. */
  kept?: { span: DaySpan; days: Promise<FileDay[]> };
}

export class Analytics {
  readonly #options: AnalyticsOptions;
  readonly #rules: Rules;
  readonly #aiClasses: readonly TrafficClass[];
  readonly #dictionary: Dictionary;
  readonly #readings = new Map<string, { version: string; reading: LogReading }>();
  #loading: Promise<Loaded> | undefined;

  constructor(options: AnalyticsOptions) {
    this.#options = options;
    this.#rules = options.rules ?? RULES;
    this.#aiClasses = options.aiClasses ?? DEFAULT_AI_CLASSES;
    this.#dictionary = new Dictionary(createPageReader(this.#rules), createClassifier(this.#rules));
  }

  async views({ limit = 50, offset = 0, ...range }: ViewsRequest): Promise<ViewsPage> {
    checkWhole('limit', limit, 1, 250);
    checkWhole('offset', offset, 0, Number.MAX_SAFE_INTEGER);
    const { totals, rows } = await this.#summary(daySpan(range));
    return {
      totals: { ...totals },
      views: rows
        .slice(offset, offset + limit)
        .map(({ path, human, ai, total }) => ({ path, human, ai, total })),
      hasMore: offset + limit < rows.length,
    };
  }

  async insights(range: Range): Promise<Insights> {
    const span = daySpan(range);
    const loaded = await this.#load();
    const { daysCovered, daysMissing, ...facts } = describe(
      await this.#days(loaded, span),
      span,
      this.#aiClasses,
    );
    const quality = { ...logQuality(loaded), daysCovered, daysMissing };
    return { ...facts, aiClasses: [...this.#aiClasses], quality, rules: this.#rules.version };
  }

  /** Every page of `views`, in the same order. */
  async *classesByPage(range: Range): AsyncGenerator<{ path: string; classes: ClassCounts }> {
    const { rows } = await this.#summary(daySpan(range));
    for (const { path, counts } of rows) yield { path, classes: classCounts(counts) };
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
  async #days(loaded: Loaded, span: DaySpan): Promise<FileDay[]> {
    if (!this.#options.history) return loaded.days;
    const kept = await this.#kept(loaded, this.#options.history, span);
    return mergeFileDays([...kept, ...loaded.days]);
  }

  /** A report asks for a range, the one before it, and single days: two readings serve all. */
  #kept(loaded: Loaded, history: ViewsHistory, span: DaySpan): Promise<FileDay[]> {
    const { kept } = loaded;
    if (kept && kept.span.from <= span.from && kept.span.to >= span.to) return kept.days;
    const hull = {
      from: Math.min(span.from, kept?.span.from ?? span.from),
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
    const { history, clock } = this.#options;
    const time = clock.now();
    const sources = await this.#options.logs();
    const readings = await this.#readLogs(sources);
    const days = mergeFileDays(readings.flatMap((reading) => reading.days));
    const warnings = sameFile(sources, readings);
    try {
      await history?.add(days);
    } catch (error) {
      warnings.push(`The views history could not be kept up: ${sentence(error)}`);
    }
    return { time, readings, days, warnings, summaries: new Map() };
  }

  async #readLogs(sources: readonly LogSource[]): Promise<LogReading[]> {
    const total = sources.reduce((sum, { size = 0 }) => sum + size, 0);
    let done = 0;
    const progress = (bytes: number) => {
      done += bytes;
      this.#options.onProgress?.(done, Math.max(total, done));
    };
    const readings: LogReading[] = [];
    for (const source of sources) readings.push(await this.#readOne(source, progress));
    return readings;
  }

  async #readOne(source: LogSource, progress: (bytes: number) => void): Promise<LogReading> {
    const known = this.#readings.get(source.name);
    if (known?.version === source.version) return known.reading;
    const reading = await readLog(
      { ...source, open: () => counted(source.open(), progress) },
      {
        dictionary: this.#dictionary,
        rules: this.#rules.version,
        jsonFields: this.#options.jsonFields,
      },
    );
    this.#readings.set(source.name, { version: source.version, reading });
    return reading;
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    progress(chunk.length);
    yield chunk;
  }
}

/** A rotated copy beside its original is fine; two hosts that begin alike are not. */
function sameFile(sources: readonly LogSource[], readings: readonly LogReading[]): string[] {
  const names = new Map<string, { name: string; lines: number }>();
  return readings.flatMap(({ file, lines }, index) => {
    const name = sources[index]?.name ?? '';
    const known = names.get(file);
    if (file === '' || !known) {
      names.set(file, { name, lines });
      return [];
    }
    if (known.lines === lines) return [];
    return [
      `${known.name} and ${name} begin with the same line and count as one file. If they are of two hosts, give each host a label.`,
    ];
  });
}

function logQuality({
  readings,
  warnings,
}: Loaded): Omit<DataQuality, 'daysCovered' | 'daysMissing'> {
  const sum = (pick: (reading: LogReading) => number) =>
    readings.reduce((total, reading) => total + pick(reading), 0);
  return {
    files: readings.length,
    lines: sum(({ lines }) => lines),
    rejected: sum(({ rejected }) => rejected),
    examples: readings.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
    warnings: [...warnings, ...readings.flatMap((reading) => reading.warnings)],
  };
}

function checkWhole(name: string, value: number, min: number, max: number): void {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return;
  const range = max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `from ${min} to ${max}`;
  throw new InvalidRequest(`Parameter \`${name}\` must be a whole number ${range}.`);
}
