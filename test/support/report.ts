import type { PageViews } from '../../src/contract/schemas.ts';
import type { PageRow, PageRows, ViewsReport } from '../../src/views/reports/report.ts';
import { type Story, StoryTeller } from '../../src/views/reports/story.ts';
import { BEFORE, RANGE } from './export.ts';
import { totalsOf } from './site.ts';

export function row(
  path: string,
  human: number,
  ai: number,
  before?: [human: number, ai: number],
): PageRow {
  const previous = before && {
    human: before[0],
    ai: before[1],
    total: before[0] + before[1],
  };
  return {
    path,
    human,
    ai,
    total: human + ai,
    previous: previous ?? null,
    classes: null,
    aiReferrals: null,
  };
}

export function rowsOf(current: PageRow[], gone: PageViews[] = []): PageRows {
  return { current: () => [current], gone: () => [gone] };
}

export function tellStory(report: ViewsReport, rows: PageRows): Story {
  const teller = new StoryTeller(report);
  for (const batch of rows.current()) teller.look(batch);
  return teller.tell(rows.gone());
}

/** A whole, compared report of the given pages. */
export function reportOf(current: PageRow[], change: Partial<ViewsReport> = {}): ViewsReport {
  const before = current.flatMap(({ previous }) => previous ?? []);
  return {
    title: 'acme/docs',
    projectId: 'acme',
    source: 'tests',
    range: RANGE,
    totals: totalsOf(current),
    pages: current.length,
    pagesComplete: true,
    previous: {
      range: BEFORE,
      totals: totalsOf(before),
      pages: before.length,
      complete: true,
      insights: null,
    },
    days: [],
    missing: [],
    checks: [],
    insights: null,
    ...change,
  };
}
