// The highlights of an export, picked in one pass over all pages.
import type { Insights } from '../../contract/insights.ts';
import { NO_COUNTS, type PageViews, type ViewCounts } from '../../contract/schemas.ts';
import type { DayViews } from '../../contract/service.ts';
import { addDays, type DayRange, dayCount, daysOf } from '../../shared/days.ts';
import type { PageRow, ViewsReport } from './report.ts';

export interface Story {
  report: ViewsReport;
  top: PageRow[];
  risers: Mover[];
  fallers: Mover[];
  /** Pages without a single human view, most AI views first. */
  aiOnly: PageRow[];
  aiOnlyPages: number;
  /** Pages that AI answers led people to, most first. */
  referred: PageRow[];
  /** Read now, not in the period before; null unless the whole period before is known. */
  newPages: number | null;
  gonePages: number | null;
  chart: Chart;
}

export interface Mover {
  path: string;
  now: ViewCounts;
  before: ViewCounts;
}

export interface Chart {
  unit: 'day' | 'week';
  bars: Bar[];
}

/** One column of the chart; `counts` is null where nothing was fetched. */
export interface Bar extends DayRange {
  counts: ViewCounts | null;
}

/** A page needs this many views in either period to be listed as changed. */
export const MOVER_FLOOR = 10;
/** Changes below two standard deviations of a Poisson count happen by themselves. */
const NOISE = 2;
const MOVERS = 8;
/** Daily columns become too thin to point at beyond a quarter of a year. */
const MAX_DAILY = 92;

/** As many of the top pages as a report shows. */
const MOST_TOP = 25;

/** Sees all pages as they pass by on their way to the files. */
export class StoryTeller {
  readonly #report: ViewsReport;
  readonly #best = new Top<PageRow>(MOST_TOP, (row) => row.total);
  readonly #risers = new Top<Mover>(MOVERS, strength);
  readonly #fallers = new Top<Mover>(MOVERS, (mover) => -strength(mover));
  readonly #aiOnly = new Top<PageRow>(MOVERS, (row) => row.ai);
  readonly #referred = new Top<PageRow>(MOVERS, (row) => row.aiReferrals ?? 0);
  #aiOnlyPages = 0;
  #newPages = 0;

  constructor(report: ViewsReport) {
    this.#report = report;
  }

  look(batch: readonly PageRow[]): void {
    for (const row of batch) {
      this.#best.add(row);
      if (row.human === 0 && row.ai > 0) {
        this.#aiOnlyPages += 1;
        this.#aiOnly.add(row);
      }
      if (row.aiReferrals) this.#referred.add(row);
      if (!row.previous) continue;
      if (row.previous.total === 0) this.#newPages += 1;
      this.#consider(row.path, row, row.previous);
    }
  }

  tell(gone: Iterable<PageViews[]>): Story {
    const report = this.#report;
    const comparable = Boolean(report.previous?.complete && report.pagesComplete);
    let gonePages = 0;
    for (const batch of gone) {
      gonePages += batch.length;
      for (const page of batch) this.#consider(page.path, NO_COUNTS, page);
    }
    return {
      report,
      top: this.#best.items(),
      risers: bySize(this.#risers.items()),
      fallers: bySize(this.#fallers.items()),
      aiOnly: this.#aiOnly.items(),
      aiOnlyPages: this.#aiOnlyPages,
      referred: this.#referred.items(),
      newPages: comparable ? this.#newPages : null,
      gonePages: comparable ? gonePages : null,
      chart: chart(report.range, report.days),
    };
  }

  #consider(path: string, now: ViewCounts, before: ViewCounts): void {
    if (!beyondChance(now.total, before.total)) return;
    (now.total > before.total ? this.#risers : this.#fallers).add({ path, now, before });
  }
}

/** Chosen by how clear they are, shown by how large. */
function bySize(movers: Mover[]): Mover[] {
  const size = ({ now, before }: Mover) => Math.abs(now.total - before.total);
  return movers.toSorted((one, other) => size(other) - size(one));
}

/** Whether a count moved by more than counts do by themselves. */
export function beyondChance(now: number, before: number): boolean {
  if (Math.max(now, before) < MOVER_FLOOR) return false;
  return Math.abs(now - before) >= NOISE * Math.sqrt(now + before);
}

/** The change in units of its own noise, so that +90 on 20 outranks +100 on 10,000. */
function strength({ now, before }: Pick<Mover, 'now' | 'before'>): number {
  return (now.total - before.total) / Math.sqrt(now.total + before.total || 1);
}

export function chart(range: DayRange, days: DayViews[]): Chart {
  const known = new Map(days.map((day) => [day.date, day]));
  const unit = dayCount(range) > MAX_DAILY ? 'week' : 'day';
  const step = unit === 'week' ? 7 : 1;
  const bars: Bar[] = [];
  for (let from = range.from; from < range.to; from = addDays(from, step)) {
    const to = addDays(from, Math.min(step, dayCount({ from, to: range.to })));
    const found = daysOf({ from, to }).flatMap((day) => known.get(day) ?? []);
    // A week with an unknown day is unknown: a smaller column would be wrong.
    bars.push({ from, to, counts: found.length === dayCount({ from, to }) ? sum(found) : null });
  }
  return { unit, bars: days.length > 0 ? bars : [] };
}

/** Null while fewer than two weeks are known: that is no trend. */
export function trend({ insights }: ViewsReport): Chart | null {
  const weeks = insights?.weeks ?? [];
  if (weeks.filter(({ views }) => views).length < 2) return null;
  return { unit: 'week', bars: weeks.map(({ from, to, views }) => ({ from, to, counts: views })) };
}

/**
 * `/docs/json` and `/docs/json.md` are one missing page. Markdown alone keeps its own name: the page
 * may well be there.
 */
export function missingPages(missing: Insights['missing']): Insights['missing'] {
  const pages = new Map<string, Insights['missing'][number]>();
  for (const one of missing) {
    const page = one.path.replace(/\.mdx?$/i, '');
    const known = pages.get(page);
    if (!known) pages.set(page, one);
    else pages.set(page, { path: page, ai: known.ai + one.ai, human: known.human + one.human });
  }
  return [...pages.values()];
}

export function sum(counts: Iterable<ViewCounts>): ViewCounts {
  const total = { human: 0, ai: 0, total: 0 };
  for (const one of counts) {
    total.human += one.human;
    total.ai += one.ai;
    total.total += one.total;
  }
  return total;
}

export function aiShare({ ai, total }: ViewCounts): number {
  return total === 0 ? 0 : ai / total;
}

/** Keeps the best `size` of any number of items; of equals, the first ones. */
export class Top<T> {
  readonly #size: number;
  readonly #score: (item: T) => number;
  readonly #kept: { item: T; score: number }[] = [];

  constructor(size: number, score: (item: T) => number) {
    this.#size = size;
    this.#score = score;
  }

  add(item: T): void {
    const score = this.#score(item);
    const worst = this.#kept.at(-1);
    if (this.#kept.length >= this.#size && (!worst || score <= worst.score)) return;
    let [low, high] = [0, this.#kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#kept[middle]?.score ?? 0) >= score) low = middle + 1;
      else high = middle;
    }
    this.#kept.splice(low, 0, { item, score });
    if (this.#kept.length > this.#size) this.#kept.pop();
  }

  items(): T[] {
    return this.#kept.map(({ item }) => item);
  }
}
