// Joins the data of each page, row by row, from the spools.

import type { PageViews, ViewCounts } from '../contract/schemas.ts';
import type { DateRange } from '../contract/service.ts';
import { type ClassCounts, TRAFFIC_CLASSES } from '../contract/traffic.ts';
import type { PageRow, PageRows } from '../reports/report.ts';
import type { PageReader, PageStore } from './pages.ts';
import type { ViewsService } from './requests.ts';
import { RowCounts } from './row-counts.ts';
import type { Spool } from './spool.ts';

const NONE = Object.freeze({ human: 0, ai: 0, total: 0 });

/** For each row of a spool its class counts, then its AI referrals: -1 where they are unknown. */
export type ClassTable = Float64Array;
const WIDTH = TRAFFIC_CLASSES.length + 1;

/**
 * The previous period, while its responses come in: counts beside the pages of this one. Only pages
 * that are not in this one need their paths kept.
 */
export class Previous implements PageStore {
  readonly gone: Spool;
  readonly #current: Spool;
  readonly #counts: RowCounts;
  readonly #known: Uint8Array;
  #met = 0;

  /** `current` must be complete. */
  constructor(current: Spool, gone: Spool) {
    this.gone = gone;
    this.#current = current;
    this.#counts = new RowCounts(current.size);
    this.#known = new Uint8Array(current.size);
  }

  get size(): number {
    return this.#met + this.gone.size;
  }

  add(page: PageViews): boolean {
    const row = this.#current.pages.find(page.path);
    if (row === -1) return this.gone.add(page);
    if (this.#known[row] === 1) return false;
    this.#known[row] = 1;
    this.#counts.set(row, page.human, page.ai, page.total);
    this.#met += 1;
    return true;
  }

  /** Of a page of this period; null if it was not there. */
  counts(row: number): ViewCounts | null {
    return this.#known[row] === 1 ? this.#counts.get(row) : null;
  }
}

export function joinRows(
  current: PageReader<Spool>,
  before: PageReader<Previous> | null,
  classes: ClassTable | null,
): PageRows {
  const complete = before?.complete ?? false;
  // A page missing from a complete previous period had no views; otherwise it is unknown.
  const absent = complete ? NONE : null;
  return {
    current: () =>
      current.store.rows((path, { human, ai, total }, row): PageRow => {
        const previous = before?.store.counts(row) ?? absent;
        const { classes: known, aiReferrals } = classes ? factsOf(classes, row) : UNKNOWN;
        return { path, human, ai, total, previous, classes: known, aiReferrals };
      }),
    *gone() {
      if (!before || !complete || !current.complete || before.store.gone.size === 0) return;
      yield* before.store.gone.rows((path, counts) => ({ path, ...counts }));
    },
  };
}

export async function readClasses(
  service: ViewsService,
  projectId: string,
  range: DateRange,
  spool: Spool,
): Promise<ClassTable | null> {
  if (!service.insights) return null;
  const table = new Float64Array(WIDTH * spool.size);
  for await (const { path, classes, aiReferrals } of service.insights.classesByPage(
    projectId,
    range,
  )) {
    const row = spool.pages.find(path);
    if (row === -1) continue;
    TRAFFIC_CLASSES.forEach((name, index) => {
      table[WIDTH * row + index] = classes[name];
    });
    table[WIDTH * row + TRAFFIC_CLASSES.length] = aiReferrals ?? -1;
  }
  return table;
}

const UNKNOWN = Object.freeze({ classes: null, aiReferrals: null });

function factsOf(table: ClassTable, row: number): Pick<PageRow, 'classes' | 'aiReferrals'> {
  const start = WIDTH * row;
  const classes = Object.fromEntries(
    TRAFFIC_CLASSES.map((name, index) => [name, table[start + index] ?? 0]),
  ) as ClassCounts;
  const referrals = table[start + TRAFFIC_CLASSES.length] ?? -1;
  return { classes, aiReferrals: referrals < 0 ? null : referrals };
}
