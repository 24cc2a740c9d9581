// Page views in PostgreSQL: a million counts stored, and a year of 100,000 paths read.
import type { Figure } from './figure.ts';
import { addProjects, withPostgres } from './support/postgres.ts';
import { readYear, storeCounts } from './support/views-tables.ts';

export const name = 'views in the database';

export function run(): Promise<Figure[]> {
  return withPostgres(async (database) => {
    await addProjects(database, ['counts', 'year']);
    const stored = await storeCounts(database, 'counts');
    const { first, next, days } = await readYear(database, 'year');
    return [
      figure('1,000,000 counts stored', stored, 3_000),
      {
        ...figure('first page of a year, 100,000 paths', first, 2_000),
        against: `from days alone ${days.toFixed(0)} ms`,
        ratio: (first / days).toFixed(2),
      },
      figure('the next page', next, 150),
    ];
  });
}

function figure(what: string, ms: number, most: number): Figure {
  return { what, value: `${ms.toFixed(0)} ms`, goal: `≤ ${most} ms`, ok: ms <= most };
}
