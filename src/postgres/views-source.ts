// Page views of a project from the tables that workers and servers fill.
import { sql } from 'kysely';
import type { Insights, PageFacts } from '../contract/insights.ts';
import type { DateRange, ViewInsights, ViewsSource } from '../contract/service.ts';
import type { TrafficClass } from '../contract/values.ts';
import type { Clock } from '../shared/runtime.ts';
import { TREND_DAYS, weeksUntil } from '../views/counting/analytics.ts';
import { type DaySpan, daySpan, type FileDay, onlyPages } from '../views/counting/file-day.ts';
import { decodeDay } from '../views/counting/history.ts';
import { ALL_PAGES, type PageFilter } from '../views/counting/page-filter.ts';
import {
  type CountedPage,
  classCounts,
  dayCounts,
  describe,
  onePiece,
  type RangeSummary,
  ranked,
  rankPages,
  type ViewsRow,
  viewsByDay,
} from '../views/counting/query.ts';
import type { Database } from './database.ts';
import { logQuality } from './log-progress.ts';
import { storedAt } from './views-days.ts';
import { endDay, firstDay } from './views-history.ts';
import { readClasses, readViews } from './views-sums.ts';

/** Shared by all projects of a process. */
export interface ViewsRankings {
  views: Rankings<ViewsRow>;
  classes: Rankings<CountedPage>;
}

export const createRankings = (): ViewsRankings => ({
  views: new Rankings(),
  classes: new Rankings(),
});

interface PostgresViewsOptions {
  database: Database;
  project: string;
  rankings: ViewsRankings;
  aiClasses: readonly TrafficClass[];
  /** Version of the rules that classify traffic. */
  rules: string;
  pages: PageFilter;
  /** Tells rankings of different page filters apart. */
  filterName?: string;
  clock: Clock;
}

/** Whoever has just set their pages up wants to see the first view. */
const MAX_AGE_MS = 5_000;

export function createPostgresViews(
  options: PostgresViewsOptions,
): ViewsSource & { insights: ViewInsights } {
  const { database, project, rankings, aiClasses, pages, filterName, clock } = options;

  /** Once per range and version of the data; its pages are slices. */
  async function ranking<Row extends ViewsRow>(
    rankings: Rankings<Row>,
    span: DaySpan,
    rank: (told: boolean) => Promise<RangeSummary<Row>>,
  ): Promise<RangeSummary<Row>> {
    const key = JSON.stringify([project, span.from, span.to, aiClasses, filterName]);
    const known = rankings.get(key);
    if (known && clock.now() - known.checkedAt < MAX_AGE_MS) return known.summary;
    const checkedAt = clock.now();
    const { version, told } = await stateOf(span, options);
    const current = rankings.get(key);
    const summary = current?.version === version ? current.summary : rank(told);
    rankings.set(key, { version, checkedAt, summary });
    return summary;
  }

  const views = (span: DaySpan) =>
    ranking(rankings.views, span, async () => {
      const rows = await readViews(database, project, span, aiClasses);
      return ranked(rows.filter(({ path }) => pages(path)));
    });

  const classes = (span: DaySpan) =>
    ranking(rankings.classes, span, async (told) => {
      const sums = await readClasses(database, project, span);
      return rankPages(
        sums.filter(({ path }) => pages(path)),
        told,
        aiClasses,
      );
    });

  async function* classesByPage(range: DateRange): AsyncGenerator<PageFacts> {
    const { rows } = await classes(daySpan(range));
    for (const { path, counts, aiReferrals } of rows) {
      yield { path, classes: classCounts(counts), aiReferrals };
    }
  }

  return {
    async *pages(_, range) {
      yield onePiece(await views(daySpan(range)));
    },
    async *days(_, range) {
      const span = daySpan(range);
      yield* viewsByDay(await readDays(span, options), span, aiClasses);
    },
    insights: {
      insights: (_, range) => readInsights(range, options),
      classesByPage: (_, range) => classesByPage(range),
    },
  };
}

/** What changes whenever a day of the span does, and whether the days tell where readers came from. */
async function stateOf(
  span: DaySpan,
  { database, project }: PostgresViewsOptions,
): Promise<{ version: string; told: boolean }> {
  const { rows } = await database.read((db) =>
    sql<{ version: string | null; told: boolean | null }>`
      select max(version) as version, bool_or(referrals) as told
      from docket.file_day where project = ${project}
        and day >= ${firstDay(span)} and day < ${endDay(span)}`.execute(db),
  );
  return { version: rows[0]?.version ?? '', told: rows[0]?.told ?? false };
}

async function readInsights(range: DateRange, options: PostgresViewsOptions): Promise<Insights> {
  const { database, project, aiClasses, rules } = options;
  const span = daySpan(range);
  const from = Math.max(0, Math.min(span.from, span.to - TREND_DAYS));
  const days = await readDays({ from, to: span.to }, options);
  const { daysCovered, daysMissing, daysCut, spoofed, ...facts } = describe(days, span, aiClasses);
  const weeks = weeksUntil(days, span, (entry) => dayCounts(entry, aiClasses));
  const read = await logQuality(database, project);
  const quality = { ...read, daysCovered, daysMissing, daysCut, spoofed };
  return { ...facts, weeks, aiClasses: [...aiClasses], quality, seesAgents: true, rules };
}

/** With single pages only where the settings leave some of them out. */
async function readDays(span: DaySpan, options: PostgresViewsOptions): Promise<FileDay[]> {
  const { database, project, pages } = options;
  const single = await storesUnwanted(options);
  const { rows } = await database.read((db) =>
    sql<{ day: string; text: string }>`
      select day::text, ${sql.ref(single ? 'entry' : 'facts')} as text from docket.file_day
      where project = ${project}
        and day >= ${firstDay(span)} and day < ${endDay(span)}
      order by day, file`.execute(db),
  );
  const days = rows.flatMap(({ day, text }) => decodeDay(text, storedAt(project, day)));
  if (pages === ALL_PAGES) return days;
  const wanted: PageFilter = (path) => path === '' || pages(path);
  return days.map((entry) => onlyPages(entry, wanted));
}

async function storesUnwanted({
  database,
  project,
  pages,
}: PostgresViewsOptions): Promise<boolean> {
  if (pages === ALL_PAGES) return false;
  const rows = await database.read((db) =>
    db.selectFrom('page').select('path').where('project', '=', project).execute(),
  );
  return rows.some(({ path }) => !pages(path));
}

// Rankings that were computed once and are then sliced, for all projects of a process. Together they
// have a limit, because a ranking of a large site has 100,000 rows.

interface Ranking<Row extends ViewsRow> {
  /** The version of the data that it was computed from. */
  version: string;
  /** When it was known to be of the current data. */
  checkedAt: number;
  summary: Promise<RangeSummary<Row>>;
}

const MAX_ROWS = 200_000;
/** Anyone with a key can ask for as many ranges without a view as there are dates. */
const MAX_RANKINGS = 1_000;

class Rankings<Row extends ViewsRow> {
  readonly #known = new Map<string, Ranking<Row> & { rows: number }>();

  get(key: string): Ranking<Row> | undefined {
    const found = this.#known.get(key);
    if (found) {
      this.#known.delete(key);
      this.#known.set(key, found);
    }
    return found;
  }

  set(key: string, ranking: Ranking<Row>): void {
    const entry = { ...ranking, rows: 0 };
    this.#known.delete(key);
    this.#known.set(key, entry);
    this.#shrink();
    ranking.summary.then(
      ({ rows }) => {
        entry.rows = rows.length;
        this.#shrink();
      },
      () => this.#known.get(key) === entry && this.#known.delete(key),
    );
  }

  /** Those that were asked for longest ago go first; the last one stays, whatever its size. */
  #shrink(): void {
    let rows = 0;
    for (const entry of this.#known.values()) rows += entry.rows;
    for (const [key, entry] of this.#known) {
      const few = rows <= MAX_ROWS && this.#known.size <= MAX_RANKINGS;
      if (few || this.#known.size === 1) return;
      this.#known.delete(key);
      rows -= entry.rows;
    }
  }
}
