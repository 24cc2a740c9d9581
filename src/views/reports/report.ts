// The facts of one export, as the exporter gathered them. Everything that is shown derives from these.
import type { AcceptanceReport } from '../../contract/acceptance.ts';
import type { Insights } from '../../contract/insights.ts';
import type { PageViews, ViewCounts } from '../../contract/schemas.ts';
import type { DayViews } from '../../contract/service.ts';
import type { ClassCounts } from '../../contract/values.ts';
import type { DayRange } from '../../shared/days.ts';

export const REPORT_FORMATS = ['csv', 'json', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface ViewsReport {
  /** The page's title: the project, or the repository. */
  title: string;
  projectId: string;
  /** Where the numbers come from, for people. */
  source: string;
  range: DayRange;
  totals: ViewCounts;
  /** Number of pages with views, and whether that is all of them. */
  pages: number;
  pagesComplete: boolean;
  /** Null when nothing was compared, or when its totals did not fit. */
  previous: PreviousPeriod | null;
  /** The days that were fetched, in order. */
  days: DayViews[];
  /** What did not fit into the request budget or the time, one sentence each. */
  missing: string[];
  checks: ReportCheck[];
  insights: Insights | null;
  /** How many pull requests of jobs were merged. */
  acceptance?: AcceptanceReport | undefined;
  /** Where to go from here, for a report that is a page of a server and not a file. */
  links?: readonly ReportLink[];
}

export interface ReportLink {
  href: string;
  name: string;
}

interface PreviousPeriod {
  range: DayRange;
  totals: ViewCounts;
  pages: number;
  /** False while some of its pages are unknown: a page not found in it is then unknown, not new. */
  complete: boolean;
  insights: Insights | null;
}

export interface ReportCheck {
  name: string;
  ok: boolean;
  summary: string;
}

export interface PageRow extends PageViews {
  /** Counts of the period before; null where they are not known. */
  previous: ViewCounts | null;
  classes: ClassCounts | null;
  /** Views by people that came from AI answers; null where that is not known. */
  aiReferrals: number | null;
}

/** All pages, in batches: whoever writes them to a file writes a few hundred at a time. */
export interface PageRows {
  /** In the service's order. */
  current(): Iterable<PageRow[]>;
  /** Pages of the period before that have no views any more; none unless both periods are whole. */
  gone(): Iterable<PageViews[]>;
}

/** A file whose middle is all pages, in as many pieces as there are batches. */
export interface TableText {
  head: string;
  rows(batch: PageRow[]): string;
  tail: string;
}
