// Page views in PostgreSQL: a million counts stored, and a year of 100,000 paths read.
import type { Figure } from './figure.ts';
import { addProjects, withPostgres } from './support/postgres.ts';
import { readBusyYears, readYear, storeCounts } from './support/views-tables.ts';

export const name = 'views in the database';

export function run(): Promise<Figure[]> {
  return withPostgres(async (database) => {
    const busy = ['site-1', 'site-2', 'site-3'];
    await addProjects(database, ['counts', 'year', ...busy]);
    const stored = await storeCounts(database, 'counts');
    const { first, next, days } = await readYear(database, 'year');
    const years = await readBusyYears(database, busy);
    return [
      figure('1,000,000 counts stored', stored, 3_000),
      {
        ...figure('first page of a year, 100,000 paths', first, 2_000),
        against: `from days alone ${days.toFixed(0)} ms`,
        ratio: (first / days).toFixed(2),
      },
      figure('the next page', next, 150),
      figure('20,000 pages read every day for a year: first page', years.first, 200),
      figure('the same of three sites at once', years.together, 600),
      figure('the same with all classes of traffic', years.classes, 200),
    ];
  });
}

function figure(what: string, ms: number, most: number): Figure {
  return { what, value: `${ms.toFixed(0)} ms`, goal: `≤ ${most} ms`, ok: ms <= most };
}
