// Reads the page views and the repository's files, and finds the pages that deserve a job. Only
// what belongs to a file is kept: strangers can make up any number of paths.
import { setImmediate } from 'node:timers/promises';
import type { Insights } from '../contract/insights.ts';
import { NO_COUNTS, type ViewCounts } from '../contract/schemas.ts';
import { PAGE_FILE, PLAIN_FILE } from '../jobs/changes/docs-tool.ts';
import { addDays, type DayRange, daysOf } from '../shared/days.ts';
import { readViews } from '../views/export/export.ts';
import type { ExportDeps, ExportOptions } from '../views/export/options.ts';
import { counted } from '../views/reports/format.ts';
import type { PageRows, ViewsReport } from '../views/reports/report.ts';

export interface Findings {
  period: LookPeriod;
  /** Most important first. */
  found: Finding[];
  /** What could not be judged, and why. */
  notes: string[];
}

/** How many of the most-read pages are looked at: enough to see how addresses follow from files. */
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
  const period: LookPeriod = {
    range: report.range,
    previous: report.previous?.range ?? null,
    now: report.totals.total,
    before: report.previous?.totals.total ?? 0,
  };
  const site = await inferSite(files, readMost(rows));
  const asked = await missingPages(report, site, options, deps);
  const { views, read } = viewsOf(rows, site, asked);
  const notes = notJudged(report, site);
  const found: Finding[] = [...asked.values()].filter(({ path }) => !read.has(path));
  for (const [path, file] of site?.files ?? []) {
    const { now, before } = views.get(path) ?? { now: NO_COUNTS, before: NO_COUNTS };
    if (report.previous && isFalling(now.total, before.total, period)) {
      found.push({ kind: 'falling', path, file, now, before });
    } else if (notes.length === 0 && now.total + before.total === 0) {
      found.push({ kind: 'unread', path, file });
    }
  }
  return { period, found: ranked(found), notes };
}

function readMost(rows: PageRows): string[] {
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
      views.set(path, { now: { human, ai, total }, before: previous ?? NO_COUNTS });
    }
  }
  for (const batch of rows.gone()) {
    for (const { path, human, ai, total } of batch) {
      if (site?.files.has(path)) views.set(path, { now: NO_COUNTS, before: { human, ai, total } });
    }
  }
  return { views, read };
}

type Missing = Extract<Finding, { kind: 'missing' }>;

async function missingPages(
  { insights, range }: ViewsReport,
  site: SiteMap | null,
  { projectId }: ExportOptions,
  { views }: ExportDeps,
): Promise<Map<string, Missing>> {
  const known = new Set([...(site?.files.keys() ?? [])].map((path) => path.toLowerCase()));
  const asked = sumMissing(insights?.missing ?? []);
  for (const [path, page] of asked) {
    const ours = site === null || site.covers(path);
    if (page.ai < MIN_REQUESTS || !ours || known.has(path)) asked.delete(path);
  }
  if (asked.size === 0 || !views.insights) return asked;
  const days = daysOf(range);
  for (const day of days) {
    const one = { dateFrom: day, dateTo: addDays(day, 1) };
    const { missing } = await views.insights.insights(projectId, one);
    for (const [path, today] of sumMissing(missing)) {
      const page = asked.get(path);
      if (page && today.ai > 0) page.days += 1;
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
    const none: Missing = { kind: 'missing', path, ai: 0, human: 0, days: 0 };
    const sum = sums.get(path) ?? none;
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

// Pages that deserve a job, with the figures that say so, and what decides it. Pure.

export type Finding =
  /** AI agents request the page, and there is none. */
  | {
      kind: 'missing';
      path: string;
      file?: string;
      ai: number;
      human: number;
      days: number;
    }
  /** The page loses readers, beyond chance and beyond what the whole site loses. */
  | { kind: 'falling'; path: string; file: string; now: ViewCounts; before: ViewCounts }
  /** The page exists, and nobody read it. */
  | { kind: 'unread'; path: string; file: string };

export interface LookPeriod {
  range: DayRange;
  previous: DayRange | null;
  /** Views of the whole site. */
  now: number;
  before: number;
}

/** Below this, a single visitor's script could order a page. */
const MIN_REQUESTS = 10;
/** So many different days, too: what one run of a script asks for is not a demand. */
const MIN_DAYS = 3;
/** Views in the previous period. */
const MIN_VIEWS = 50;
/** In standard deviations: so clear a fall happens by chance to one or two of a thousand pages. */
const CLEAR = 3;

/** What a path from a log must look like to become part of a prompt. */
const PLAIN_PATH = /^(?:\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*){1,8}$/i;
const MAX_PATH = 100;
const PAGE_NAME = /(?:^[^.]+|\.(?:mdx?|html?)|llms(?:-full)?\.txt)$/i;

/** The page that a request was for, one name for all its spellings; null if it is no plain name. */
export function pageAsked(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.length > MAX_PATH || !PLAIN_PATH.test(path) || !PAGE_NAME.test(name)) return null;
  return path.toLowerCase().replace(/\.(?:mdx?|html?)$/, '');
}

export function isFalling(
  now: number,
  before: number,
  { now: site, before: past }: LookPeriod,
): boolean {
  // A page that falls with its whole site has lost nothing of its own.
  const expected = before * Math.min(1, past === 0 ? 1 : site / past);
  if (before < MIN_VIEWS || now >= expected) return false;
  return expected - now >= CLEAR * Math.sqrt(now + expected);
}

/** Most readers first; those that nobody reads come last. */
export function ranked(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => {
    const more = weight(other) - weight(one);
    return more || (one.path < other.path ? -1 : 1);
  });
}

/** Requests that failed, or views that are gone. */
function weight(finding: Finding): number {
  switch (finding.kind) {
    case 'missing':
      return finding.ai + finding.human;
    case 'falling':
      return finding.before.total - finding.now.total;
    case 'unread':
      return 0;
  }
}

/** The same for the same page, whatever was found about it. */
export function subjectOf({ path, file }: Finding): string {
  return file?.toLowerCase() ?? path;
}

// How the site's addresses follow from the files: `docs/guide/start.md` is `/guide/start` on one
// site and `/docs/guide/start` on another. Inferred from the pages that were read. Pure.

interface SiteMap {
  /** Files of the site, by their page. */
  readonly files: ReadonlyMap<string, string>;
  /** How many of the files were read under their page's address. */
  readonly matched: number;
  /** Whether an address belongs to this part of the site. */
  covers(path: string): boolean;
  /** The file that would be the page of an address without one. */
  fileFor(path: string): string;
}

const MAX_FILES = 50_000;
const MAX_FOLDERS = 40;
const MAX_BASES = 20;
const DEEPEST = 3;

/** What begins with a dot is about the repository, not a page of its site. */
function isPageFile(file: string): boolean {
  return PAGE_FILE.test(file) && PLAIN_FILE.test(file) && !file.startsWith('.');
}

/** null if no file was read under an address that resembles its name. */
export async function inferSite(
  files: readonly string[],
  read: readonly string[],
): Promise<SiteMap | null> {
  const pages = files.filter(isPageFile).slice(0, MAX_FILES);
  const known = new Set(read);
  let best: { folder: string; base: string; matched: number } | null = null;
  for (const folder of prefixes(pages, 0, MAX_FOLDERS)) {
    const names = namesIn(folder, pages);
    for (const base of prefixes(read, 1, MAX_BASES)) {
      // A worker has others to serve, too.
      await setImmediate();
      const matched = [...names.keys()].filter((name) => known.has(addressOf(base, name))).length;
      const more = matched - (best?.matched ?? 0);
      // If several folders match equally, the innermost wins: nothing outside of it was read.
      const inner = more === 0 && best !== null && folder.length > best.folder.length;
      if (more > 0 || inner) best = { folder, base, matched };
    }
  }
  if (!best) return null;
  const { folder, base, matched } = best;
  const extension = commonest(pages.map((file) => PAGE_FILE.exec(file)?.[0] ?? '')) ?? '.md';
  return {
    files: new Map(
      [...namesIn(folder, pages)].map(([name, file]) => [addressOf(base, name), file]),
    ),
    matched,
    covers: (path) => base === '' || path.startsWith(`${base}/`),
    fileFor: (path) =>
      [folder, `${path.slice(base.length + 1)}${extension}`].filter(Boolean).join('/'),
  };
}

/** Files below the folder by the name that their address ends with; `''` is the folder's own page. */
function namesIn(folder: string, files: readonly string[]): Map<string, string> {
  const start = folder === '' ? 0 : folder.length + 1;
  const inside = folder === '' ? files : files.filter((file) => file.startsWith(`${folder}/`));
  return new Map(
    inside.map((file) => {
      const name = file.slice(start).replace(PAGE_FILE, '');
      return [name.replace(/(?:^|\/)(?:index|readme)$/i, ''), file];
    }),
  );
}

const addressOf = (base: string, name: string) => (name === '' ? base || '/' : `${base}/${name}`);

/** The folders that most paths are in, and the root. */
function prefixes(paths: readonly string[], start: 0 | 1, most: number): string[] {
  const counts = new Map<string, number>([['', paths.length]]);
  for (const path of paths) {
    const parts = path.slice(start).split('/').slice(0, -1).slice(0, DEEPEST);
    parts.forEach((_, index) => {
      const prefix = `${start === 1 ? '/' : ''}${parts.slice(0, index + 1).join('/')}`;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    });
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, most).map(([prefix]) => prefix);
}

function commonest(values: readonly string[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
