// Reads the page views and the repository's files, and finds the pages that deserve a job. Only
// what belongs to a file is kept: strangers can make up any number of paths.
import type { Insights } from '../../contract/insights.ts';
import type { ViewCounts } from '../../contract/schemas.ts';
import { addDays, daysOf } from '../../shared/days.ts';
import { readViews } from '../../views/export/export.ts';
import type { ExportDeps, ExportOptions } from '../../views/export/options.ts';
import { counted } from '../../views/reports/format.ts';
import type { PageRows, ViewsReport } from '../../views/reports/report.ts';
import {
  type Finding,
  isFalling,
  MIN_DAYS,
  MIN_REQUESTS,
  type Period,
  pageAsked,
  ranked,
} from './finding.ts';
import { inferSite, type SiteMap } from './site-map.ts';

export interface Findings {
  period: Period;
  /** Most important first. */
  found: Finding[];
  /** What could not be judged, and why. */
  notes: string[];
}

/** Of the pages that were read most; enough to see how addresses follow from files. */
const READ_TO_INFER = 2_000;
/** To say that nobody finds a page, most others must have been found under the same rule. */
const MIN_MATCHED = 3;
const MIN_MATCHED_SHARE = 0.5;

export async function findPages(
  options: ExportOptions,
  files: readonly string[],
  deps: ExportDeps,
): Promise<Findings> {
  const { report, rows } = await readViews(options, deps);
  const period: Period = {
    range: report.range,
    previous: report.previous?.range ?? null,
    now: report.totals.total,
    before: report.previous?.totals.total ?? 0,
  };
  const site = inferSite(files, readMost(rows));
  const asked = await missingPages(report, site, options, deps);
  const { views, read } = viewsOf(rows, site, asked);
  const notes = notJudged(report, site);
  const found: Finding[] = [...asked.values()].filter(({ path }) => !read.has(path));
  for (const [path, file] of site?.files ?? []) {
    const { now, before } = views.get(path) ?? { now: NONE, before: NONE };
    if (report.previous && isFalling(now.total, before.total, period)) {
      found.push({ kind: 'falling', path, file, now, before });
    } else if (notes.length === 0 && now.total + before.total === 0) {
      found.push({ kind: 'unread', path, file });
    }
  }
  return { period, found: ranked(found), notes };
}

const NONE: ViewCounts = Object.freeze({ human: 0, ai: 0, total: 0 });

export function readMost(rows: PageRows): string[] {
  const paths: string[] = [];
  for (const batch of rows.current()) {
    for (const { path } of batch) paths.push(path);
    if (paths.length >= READ_TO_INFER) break;
  }
  return paths.slice(0, READ_TO_INFER);
}

/** The views of the site's files, and which of the missing pages were read after all. */
function viewsOf(rows: PageRows, site: SiteMap | null, asked: ReadonlyMap<string, Finding>) {
  const views = new Map<string, { now: ViewCounts; before: ViewCounts }>();
  const read = new Set<string>();
  for (const batch of rows.current()) {
    for (const { path, previous, human, ai, total } of batch) {
      const name = path.toLowerCase();
      if (asked.has(name)) read.add(name);
      if (!site?.files.has(path)) continue;
      views.set(path, { now: { human, ai, total }, before: previous ?? NONE });
    }
  }
  for (const batch of rows.gone()) {
    for (const { path, human, ai, total } of batch) {
      if (site?.files.has(path)) views.set(path, { now: NONE, before: { human, ai, total } });
    }
  }
  return { views, read };
}

type Missing = Extract<Finding, { kind: 'missing' }>;

async function missingPages(
  { insights, range }: ViewsReport,
  site: SiteMap | null,
  { projectId }: ExportOptions,
  { service }: ExportDeps,
): Promise<Map<string, Missing>> {
  const known = new Set([...(site?.files.keys() ?? [])].map((path) => path.toLowerCase()));
  const asked = sumMissing(insights?.missing ?? []);
  for (const [path, { ai }] of asked) {
    const ours = site === null || site.covers(path);
    if (ai < MIN_REQUESTS || !ours || known.has(path)) asked.delete(path);
  }
  if (asked.size === 0 || !service.insights) return asked;
  const days = daysOf(range);
  for (const day of days) {
    const one = { dateFrom: day, dateTo: addDays(day, 1) };
    const { missing } = await service.insights.insights(projectId, one);
    for (const [path, { ai }] of sumMissing(missing)) {
      const page = asked.get(path);
      if (page && ai > 0) page.days += 1;
    }
  }
  const enough = Math.min(MIN_DAYS, days.length);
  for (const [path, page] of asked) {
    if (page.days < enough) asked.delete(path);
    else if (site) page.file = site.fileFor(path);
  }
  return asked;
}

/** `/docs/json`, `/docs/JSON` and `/docs/json.md` are requests for one page. */
function sumMissing(missing: Insights['missing']): Map<string, Missing> {
  const sums = new Map<string, Missing>();
  for (const { path: asked, ai, human } of missing) {
    const path = pageAsked(asked);
    if (path === null) continue;
    const sum = sums.get(path) ?? { kind: 'missing', path, ai: 0, human: 0, days: 0 };
    sums.set(path, { ...sum, ai: sum.ai + ai, human: sum.human + human });
  }
  return sums;
}

/** Why it cannot be said which pages nobody reads. */
function notJudged({ insights, pagesComplete }: ViewsReport, site: SiteMap | null): string[] {
  const gaps = insights?.quality.daysMissing.length ?? 0;
  const all = site?.files.size ?? 0;
  const matched = site?.matched ?? 0;
  if (!pagesComplete || gaps > 0) {
    const what =
      gaps > 0
        ? `the logs have no entries on ${counted(gaps, 'day')}`
        : 'not all pages could be fetched';
    return [`Pages that nobody reads were not looked for, because ${what}.`];
  }
  if (matched >= MIN_MATCHED && matched >= MIN_MATCHED_SHARE * all) return [];
  return [
    `Pages that nobody reads were not looked for, because only ${matched} of ${counted(all, 'documentation file')} could be matched to the addresses of pages.`,
  ];
}
