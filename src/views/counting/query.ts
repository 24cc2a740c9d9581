// Queries on the merged days: the contract's page of views, and our extensions.

import { type Insights, MAX_DAYS_LISTED, MAX_MISSING_LISTED } from '../../contract/insights.ts';
import type { ViewCounts, ViewsResult } from '../../contract/schemas.ts';
import type { DayViews, ViewsPiece } from '../../contract/service.ts';
import { type ClassCounts, TRAFFIC_CLASSES, type TrafficClass } from '../../contract/values.ts';
import { DAY_MS } from '../../shared/days.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import {
  addCounts,
  addInto,
  type Counts,
  classIndex,
  type DaySpan,
  dayText,
  END_OF_TIME,
  type FileDay,
  inSpan,
  noCounts,
  sumOf,
} from './file-day.ts';

export interface ViewsRow extends ViewCounts {
  path: string;
}

export interface CountedPage extends ViewsRow {
  counts: Counts;
  /** Views by people that came from AI answers; null where no log can say. */
  aiReferrals: number | null;
}

/** Everything about the pages of one span, in the contract's order. */
export interface RangeSummary<Row extends ViewsRow = CountedPage> {
  totals: ViewCounts;
  rows: Row[];
}

/** Unless the settings count the latter as AI. */
export const HUMANS: readonly TrafficClass[] = ['human', 'unknown'];
const UNCHECKED = { verified: null, spoofed: null };

export function summarize(
  days: readonly FileDay[],
  span: DaySpan,
  aiClasses: readonly TrafficClass[],
): RangeSummary {
  const sums = new Map<string, number[]>();
  const referred = new Map<string, number[]>();
  let told = false;
  for (const { day, pages, referrals } of days) {
    if (!inSpan(day, span)) continue;
    addInto(sums, pages);
    if (!referrals) continue;
    told = true;
    addInto(referred, referrals.pages);
  }
  const pages = [...sums].map(([path, counts]) => ({
    path,
    counts,
    referrals: referred.get(path) ?? [],
  }));
  return rankPages(pages, told, aiClasses);
}

/** `told`: the days say where readers came from. */
export function rankPages(
  pages: Iterable<{ path: string; counts: Counts; referrals: Counts }>,
  told: boolean,
  aiClasses: readonly TrafficClass[],
): RangeSummary {
  const rows: CountedPage[] = [];
  for (const { path, counts, referrals } of pages) {
    const aiReferrals = told ? viewCounts(referrals, aiClasses).human : null;
    rows.push({ path, ...viewCounts(counts, aiClasses), counts, aiReferrals });
  }
  return ranked(rows);
}

/** In the contract's order, without pages that nobody viewed. */
export function ranked<Row extends ViewsRow>(pages: readonly Row[]): RangeSummary<Row> {
  const totals: ViewCounts = { human: 0, ai: 0, total: 0 };
  const rows = pages.filter(({ total }) => total > 0);
  for (const { human, ai, total } of rows) {
    totals.human += human;
    totals.ai += ai;
    totals.total += total;
  }
  rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  return { totals, rows };
}

/** A page of the ranking, as the contract has it. */
export function pageOfViews(
  { totals, rows }: RangeSummary<ViewsRow>,
  limit = 50,
  offset = 0,
): ViewsResult {
  checkWhole('limit', limit, 1, 250);
  checkWhole('offset', offset, 0, Number.MAX_SAFE_INTEGER);
  return {
    totals: { ...totals },
    views: rows
      .slice(offset, offset + limit)
      .map(({ path, human, ai, total }) => ({ path, human, ai, total })),
    hasMore: offset + limit < rows.length,
  };
}

/** The ranking as a source gives it that has everything in memory. */
export function onePiece({ totals, rows: views }: RangeSummary<ViewsRow>): ViewsPiece {
  return { totals, views, hasMore: false };
}

/** The other way round, from any source. */
export async function joinPieces(
  pieces: AsyncIterable<ViewsPiece>,
): Promise<RangeSummary<ViewsRow>> {
  const all: ViewsPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  const [first] = all;
  if (!first) return { totals: { human: 0, ai: 0, total: 0 }, rows: [] };
  const rows = all.length === 1 ? first.views : all.flatMap(({ views }) => views);
  return { totals: first.totals, rows };
}

/** Of each day in the span, the latest first; zeros where nothing is known. */
export function viewsByDay(
  days: readonly FileDay[],
  span: DaySpan,
  aiClasses: readonly TrafficClass[],
): DayViews[] {
  const byDay = Map.groupBy(days, ({ day }) => day);
  const found: DayViews[] = [];
  for (let number = span.to - 1; number >= span.from; number--) {
    const date = dayText(number);
    const sum = noCounts();
    for (const { pages } of byDay.get(date) ?? []) addCounts(sum, sumOf(pages));
    found.push({ date, ...viewCounts(sum, aiClasses) });
  }
  return found;
}

function checkWhole(name: string, value: number, min: number, max: number): void {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return;
  const range = max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `from ${min} to ${max}`;
  throw new InvalidRequest(`Parameter \`${name}\` must be a whole number ${range}.`);
}

export function describe(
  days: readonly FileDay[],
  span: DaySpan,
  aiClasses: readonly TrafficClass[],
): Pick<Insights, 'classes' | 'agents' | 'missing' | 'missingCut' | 'aiReferrals'> &
  Pick<Insights['quality'], 'daysCovered' | 'daysMissing' | 'daysCut' | 'spoofed'> {
  const classes = noCounts();
  const agents = new Map<string, number[]>();
  const missing = new Map<string, number[]>();
  const covered = new Set<string>();
  const sources = new Map<string, number[]>();
  const verified = new Map<string, number[]>();
  const spoofed = new Map<string, number[]>();
  const untold = new Set<string>();
  let told = false;
  let referred = 0;
  for (const entry of days) {
    if (!inSpan(entry.day, span)) continue;
    covered.add(entry.day);
    addCounts(classes, sumOf(entry.pages));
    const { views, aiReferrals } = dayCounts(entry, aiClasses);
    if (entry.referrals) addInto(sources, entry.referrals.sources);
    if (aiReferrals === null && views.human > 0) untold.add(entry.day);
    told ||= aiReferrals !== null;
    referred += aiReferrals ?? 0;
    addInto(agents, entry.agents);
    if (entry.checks) addInto(verified, entry.checks.verified);
    if (entry.checks) addInto(spoofed, entry.checks.spoofed);
    addInto(missing, entry.missing);
  }
  const daysCovered = [...covered].sort();
  const ranking = rankMissing(missing, aiClasses);
  const gaps = missingDays(span, daysCovered);
  return {
    classes: classCounts(classes),
    agents: rankAgents(agents, verified, spoofed),
    spoofed: [...spoofed.values()].flat().reduce((sum, one) => sum + one, 0),
    missing: ranking.slice(0, MAX_MISSING_LISTED),
    missingCut: ranking.length > MAX_MISSING_LISTED,
    aiReferrals: told
      ? {
          views: referred,
          sources: rankSources(sources, aiClasses),
          daysUnknown: latest([...untold].sort()),
        }
      : null,
    daysCovered: latest(daysCovered),
    daysMissing: gaps.days,
    daysCut: gaps.cut || daysCovered.length > MAX_DAYS_LISTED,
  };
}

function rankAgents(
  agents: Map<string, number[]>,
  verified: Map<string, number[]>,
  spoofed: Map<string, number[]>,
): Insights['agents'] {
  const rows = [...new Set([...agents.keys(), ...spoofed.keys()])].flatMap((agent) => {
    const checked = verified.has(agent) || spoofed.has(agent);
    return TRAFFIC_CLASSES.map((name, index) => {
      const views = agents.get(agent)?.[index] ?? 0;
      const of = (table: Map<string, number[]>) => table.get(agent)?.[index] ?? 0;
      const checks = checked ? { verified: of(verified), spoofed: of(spoofed) } : UNCHECKED;
      return { agent, class: name, views, ...checks };
    });
  });
  return rows
    .filter(({ views, spoofed }) => views > 0 || (spoofed ?? 0) > 0)
    .sort((a, b) => b.views - a.views || (a.agent < b.agent ? -1 : 1));
}

function rankMissing(
  missing: Map<string, number[]>,
  aiClasses: readonly TrafficClass[],
): Insights['missing'] {
  return [...missing]
    .map(([path, counts]) => {
      const { human, ai } = viewCounts(counts, aiClasses);
      return { path, ai, human };
    })
    .filter(({ ai, human }) => ai + human > 0)
    .sort((a, b) => b.ai - a.ai || b.human - a.human || (a.path < b.path ? -1 : 1));
}

function rankSources(sums: Map<string, number[]>, aiClasses: readonly TrafficClass[]) {
  return [...sums]
    .map(([source, counts]) => ({ source, views: viewCounts(counts, aiClasses).human }))
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views || (a.source < b.source ? -1 : 1));
}

/** Views of one entry, and how many of them came from AI answers; null where it cannot say. */
export function dayCounts(entry: FileDay, aiClasses: readonly TrafficClass[]) {
  const { pages, referrals } = entry;
  return {
    views: viewCounts(sumOf(pages), aiClasses),
    aiReferrals: referrals ? viewCounts(sumOf(referrals.pages), aiClasses).human : null,
  };
}

const latest = (days: string[]) => days.slice(-MAX_DAYS_LISTED);

/**
 * The latest days without data. An open end is that of the days that are known. However long the
 * span is, no more days are looked at than are listed or have data.
 */
function missingDays(span: DaySpan, covered: readonly string[]): { days: string[]; cut: boolean } {
  const known = new Set(covered.map((day) => Date.parse(day) / DAY_MS));
  const [oldest] = known;
  const first = span.from > 0 ? span.from : oldest;
  const last = span.to < END_OF_TIME ? span.to - 1 : [...known].at(-1);
  const days: string[] = [];
  if (first === undefined || last === undefined) return { days, cut: false };
  const count = last - first + 1 - known.size;
  for (let number = last; days.length < Math.min(count, MAX_DAYS_LISTED); number--) {
    if (!known.has(number)) days.push(dayText(number));
  }
  return { days: days.reverse(), cut: count > MAX_DAYS_LISTED };
}

function viewCounts(counts: readonly number[], aiClasses: readonly TrafficClass[]): ViewCounts {
  const sum = (classes: readonly TrafficClass[]) =>
    classes.reduce((sum, name) => sum + (counts[classIndex(name)] ?? 0), 0);
  const human = sum(HUMANS.filter((name) => !aiClasses.includes(name)));
  const ai = sum(aiClasses);
  return { human, ai, total: human + ai };
}

export function classCounts(counts: readonly number[]): ClassCounts {
  return Object.fromEntries(
    TRAFFIC_CLASSES.map((name, index) => [name, counts[index] ?? 0]),
  ) as ClassCounts;
}
