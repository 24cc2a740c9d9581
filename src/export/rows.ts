// Joins the data of each page, row by row, from the spools.

import type { DateRange } from '../contract/service.ts';
import { type ClassCounts, TRAFFIC_CLASSES } from '../contract/traffic.ts';
import type { PageRow, PageRows } from '../reports/report.ts';
import type { PageReader } from './pages.ts';
import type { ViewsService } from './requests.ts';
import type { Spool } from './spool.ts';

const NONE = Object.freeze({ human: 0, ai: 0, total: 0 });

/** For each row of a spool its class counts, then its AI referrals: -1 where they are unknown. */
export type ClassTable = Float64Array;
const WIDTH = TRAFFIC_CLASSES.length + 1;

/** Maps pages of the previous period to pages of this one, while its responses come in. */
export class Match {
  /** For each row of this period, the row of the same path in the previous one, or -1. */
  readonly rows: Int32Array;
  /** Rows of the previous period that are not in this one. */
  readonly gone = new Set<number>();
  readonly #current: Spool;

  /** `current` must be complete. */
  constructor(current: Spool) {
    this.#current = current;
    this.rows = new Int32Array(current.size).fill(-1);
  }

  meet(path: string, previousRow: number): void {
    const row = this.#current.pages.find(path);
    if (row === -1) this.gone.add(previousRow);
    else this.rows[row] = previousRow;
  }
}

export function joinRows(
  current: PageReader,
  before: { reader: PageReader; match: Match } | null,
  classes: ClassTable | null,
): PageRows {
  const complete = before?.reader.complete ?? false;
  // A page missing from a complete previous period had no views; otherwise it is unknown.
  const absent = complete ? NONE : null;
  return {
    *current() {
      let row = 0;
      for (const batch of current.spool.rows()) {
        const first = row;
        row += batch.length;
        yield batch.map(({ path, human, ai, total }, index) => {
          const found = before?.match.rows[first + index] ?? -1;
          const counts = found >= 0 ? before?.reader.spool.pages.counts(found) : absent;
          const known = classes ? factsOf(classes, first + index) : UNKNOWN;
          return { path, human, ai, total, previous: counts ?? null, ...known };
        });
      }
    },
    *gone() {
      if (!before || !complete || !current.complete || before.match.gone.size === 0) return;
      let row = 0;
      for (const batch of before.reader.spool.rows()) {
        const first = row;
        row += batch.length;
        yield batch.filter((_, index) => before.match.gone.has(first + index));
      }
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
