// The views history of one project: a row per log file and day.
import { sql } from 'kysely';
import { type DaySpan, inSpan } from '../analytics/days.ts';
import type { FileDay } from '../analytics/file-day.ts';
import type { ViewsHistory } from '../analytics/history.ts';
import { byDay, decodeDay, mergeDay } from '../analytics/history-codec.ts';
import type { Database, Tx } from './database.ts';

export function createPostgresHistory(database: Database, project: string): ViewsHistory {
  async function addDay(tx: Tx, day: string, entries: readonly FileDay[]): Promise<void> {
    const rows = await tx
      .selectFrom('file_day')
      .select(['file', 'entry'])
      .where('project', '=', project)
      .where('day', '=', day)
      .execute();
    const known = new Map(rows.map(({ file, entry }) => [file, entry]));
    for (const one of entries) {
      const before = known.get(one.file) ?? null;
      const entry = mergeDay(before, day, [one], where(day));
      if (entry === before) continue;
      known.set(one.file, entry);
      await tx
        .insertInto('file_day')
        .values({ project, day, file: one.file, entry })
        .onConflict((conflict) =>
          conflict.columns(['project', 'day', 'file']).doUpdateSet({ entry }),
        )
        .execute();
    }
  }

  return {
    add: (days) =>
      database.transaction(async (tx) => {
        // Two who read the same growing log keep the larger reading, whoever is first.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${project}`}, 0))`.execute(
          tx,
        );
        for (const [day, entries] of byDay(days)) await addDay(tx, day, entries);
      }),
    async read(span: DaySpan) {
      const rows = await database.read((db) =>
        db
          .selectFrom('file_day')
          .select(['day', 'entry'])
          .where('project', '=', project)
          .orderBy('day')
          .orderBy('file')
          .execute(),
      );
      return rows
        .filter(({ day }) => inSpan(day, span))
        .flatMap(({ day, entry }) => decodeDay(entry, where(day)));
    },
  };

  function where(day: string): string {
    return `the database (project ${project}, ${day})`;
  }
}
