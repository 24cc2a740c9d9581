// Joins what is known about each page, row by row, from the spools.
import { type ClassCounts, TRAFFIC_CLASSES } from '../analytics/traffic.ts';
import type { DateRange } from '../api/service.ts';
import type { PageRows } from '../reports/report.ts';
import type { PageReader } from './export-pages.ts';
import type { ViewsService } from './export-requests.ts';
import type { Spool } from './export-spool.ts';

const NONE = Object.freeze({ human: 0, ai: 0, total: 0 });

/** Class counts by row of a spool. */
export type ClassTable = Float64Array;

export function joinRows(
  current: PageReader,
  before: PageReader | null,
  classes: ClassTable | null,
): PageRows {
  // A page that is not in a whole previous period had no views there; else nobody knows.
  const absent = before?.complete ? NONE : null;
  return {
    *current() {
      let row = 0;
      for (const page of current.spool.rows()) {
        yield {
          ...page,
          previous: before ? (before.spool.paths.get(page.path) ?? absent) : null,
          classes: classes && classesOf(classes, row),
        };
        row += 1;
      }
    },
    *previous() {
      if (before) yield* before.spool.rows();
    },
    *gone() {
      if (!before?.complete || !current.complete) return;
      for (const page of before.spool.rows()) {
        if (current.spool.paths.find(page.path) === -1) yield page;
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
  const table = new Float64Array(TRAFFIC_CLASSES.length * spool.size);
  for await (const { path, classes } of service.insights.classesByPage(projectId, range)) {
    const row = spool.paths.find(path);
    if (row === -1) continue;
    table.set(
      TRAFFIC_CLASSES.map((name) => classes[name]),
      TRAFFIC_CLASSES.length * row,
    );
  }
  return table;
}

function classesOf(table: ClassTable, row: number): ClassCounts {
  const start = TRAFFIC_CLASSES.length * row;
  return Object.fromEntries(
    TRAFFIC_CLASSES.map((name, index) => [name, table[start + index] ?? 0]),
  ) as ClassCounts;
}
