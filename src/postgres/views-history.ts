// The views history of one project: a row per log file and day, and the counts that follow from them.
import { sql } from 'kysely';
import { type DaySpan, dayText, type FileDay, LAST_DAY } from '../views/counting/file-day.ts';
import {
  byDay,
  decodeDay,
  isLarger,
  mergeFileDays,
  type ViewsHistory,
} from '../views/counting/history.ts';
import type { Database } from './database.ts';
import { changeDay, createPageIds, type DayPlace, lockViews, storedAt } from './views-days.ts';

export function createPostgresHistory(database: Database, project: string): ViewsHistory {
  const place: DayPlace = { project, ids: createPageIds(database, project) };
  return {
    async add(days) {
      const entries = mergeFileDays(days);
      await place.ids.store(pathsOf(entries));
      await database.transaction(async (tx) => {
        await lockViews(tx, project);
        for (const [day, some] of byDay(entries)) {
          // Two who read the same growing log keep the larger reading, whoever is first.
          await changeDay(tx, place, day, (known) =>
            some.filter((entry) => {
              const before = known.get(entry.file);
              return !before || isLarger(entry, before);
            }),
          );
        }
      });
    },
    async read(span) {
      const { rows } = await database.read((db) =>
        sql<{ day: string; entry: string }>`select day::text, entry from docket.file_day
          where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}
          order by day, file`.execute(db),
      );
      return rows.flatMap(({ day, entry }) => decodeDay(entry, storedAt(project, day)));
    },
  };
}

export function* pathsOf(entries: readonly FileDay[]): Generator<string> {
  for (const { pages } of entries) {
    const paths: string[] = [];
    pages.forEach((_, path) => {
      paths.push(path);
    });
    yield* paths;
  }
}

export const firstDay = ({ from }: DaySpan) => dayText(Math.min(from, LAST_DAY));
export const endDay = ({ to }: DaySpan) => dayText(Math.min(to, LAST_DAY));
