// The views history of one project: a row per log file and day, and the counts that follow from them.
import { sql } from 'kysely';
import { kindOf, type ViewsKind } from '../views/counting/collected.ts';
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
          await changeDay(tx, place, day, (known) => ({
            kind: kindOf(some[0] as FileDay),
            // Two who read the same growing log keep the larger reading, whoever is first.
            changed: some.filter((entry) => {
              const before = known.get(entry.file);
              return !before || isLarger(entry, before);
            }),
          }));
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

/** After a project has changed from logs to pages, or back: days that have both count the new kind. */
export async function countKind(
  database: Database,
  project: string,
  kind: ViewsKind,
): Promise<void> {
  const place: DayPlace = { project, ids: createPageIds(database, project) };
  const { rows } = await database.read((db) =>
    sql<{ day: string }>`select distinct day::text from docket.file_day wrong
      where project = ${project} and counted and collected <> ${kind === 'pages'}
        and exists (select from docket.file_day other where other.project = wrong.project
          and other.day = wrong.day and other.collected = ${kind === 'pages'})`.execute(db),
  );
  for (const { day } of rows) {
    await database.transaction(async (tx) => {
      await lockViews(tx, project);
      await changeDay(tx, place, day, () => ({ kind, changed: [] }));
    });
  }
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
