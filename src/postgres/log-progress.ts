// How far the log files of a project were counted. What a part says and the new position are written
// in one transaction, so that no line counts twice, whoever dies in between.
import { sql } from 'kysely';
import * as z from 'zod';
import { type Clock, isoTime } from '../shared/runtime.ts';
import {
  addParts,
  type CountedPart,
  type FileProgress,
  isOutdone,
  type LogProgress,
  type ResumeState,
} from '../views/counting/count-log.ts';
import type { FileDay } from '../views/counting/file-day.ts';
import type { LoadedLogs } from '../views/counting/log-loader.ts';
import type { Database, Tx } from './database.ts';
import { changeDay, createPageIds, type DayPlace, lockViews } from './views-days.ts';
import { pathsOf } from './views-history.ts';

/** Often enough for a list of the files that are still there. */
const SEEN_MS = 10 * 60_000;

export function createLogProgress(database: Database, project: string, clock: Clock): LogProgress {
  const place: DayPlace = { project, ids: createPageIds(database, project) };

  const write = (tx: Tx, part: CountedPart, progress: FileProgress) =>
    writeProgress(tx, project, part, { ...progress, seen_at: isoTime(clock.now()) });

  async function decided<T>(part: CountedPart, work: (tx: Tx) => Promise<T>): Promise<T> {
    await place.ids.store(pathsOf(part.reading.days));
    return database.transaction(async (tx) => {
      await lockViews(tx, project);
      return work(tx);
    });
  }

  return {
    find: (file) => database.read((db) => find(db, project, file)),

    async seen(files) {
      await database.read((db) =>
        sql`update docket.log_file set seen_at = ${isoTime(clock.now())}
          where project = ${project} and file = any(${files}::text[])
            and seen_at < ${isoTime(clock.now() - SEEN_MS)}`.execute(db),
      );
    },

    replace: (part) =>
      decided(part, async (tx) => {
        const { file, days } = part.reading;
        const known = await find(tx, project, file);
        let outdone = false;
        let ahead = false;
        for (const entry of days) {
          await changeDay(tx, place, entry.day, (day) => {
            const kept = day.get(file);
            const keeps = isOutdone(entry, kept);
            outdone ||= keeps;
            ahead ||= entry.lines > (kept?.lines ?? 0);
            return keeps ? [] : [entry];
          });
        }
        const { position, whole, settings, state } = part;
        // A shorter or compressed copy changes nothing for whoever goes on with the file itself.
        const reached = known?.settings === settings ? known.position : null;
        if (known && !ahead && reached !== null && reached >= (position ?? 0)) {
          return write(tx, part, { ...known, whole });
        }
        // What is kept is not from this file alone: the next part could not be added to it.
        if (outdone) return write(tx, part, { position: null, whole, settings, state: null });
        return write(tx, part, { position, whole, settings, state });
      }),

    add: (part, from) =>
      decided(part, async (tx) => {
        const { file, days } = part.reading;
        const { position, whole, settings, state } = part;
        const known = await find(tx, project, file);
        if (known?.position !== from || known.settings !== settings) return false;
        const more = new Map(days.map((entry) => [entry.day, entry]));
        for (const day of await daysToChange(tx, project, part, known.state)) {
          await changeDay(tx, place, day, (entries) => {
            const [kept, entry] = [entries.get(file), more.get(day)];
            const both = kept && entry ? addParts(kept, entry) : (entry ?? told(kept, state));
            return both ? [both] : [];
          });
        }
        await write(tx, part, { position, whole, settings, state });
        return true;
      }),
  };
}

async function writeProgress(
  tx: Tx,
  project: string,
  { name, reading }: CountedPart,
  progress: FileProgress & { seen_at: string },
): Promise<void> {
  const { file, lines, rejected, examples, warnings } = reading;
  const values = {
    name,
    ...progress,
    state: JSON.stringify(progress.state),
    quality: JSON.stringify({ lines, rejected, examples, warnings }),
  };
  await tx
    .insertInto('log_file')
    .values({ project, file, ...values })
    .onConflict((conflict) => conflict.columns(['project', 'file']).doUpdateSet(values))
    .execute();
}

/** Those of the part. If only now a line tells of referrers or addresses, that is so for all days. */
async function daysToChange(
  tx: Tx,
  project: string,
  { reading, state }: CountedPart,
  before: ResumeState | null,
) {
  const days = reading.days.map(({ day }) => day);
  const [was, is] = [before?.tally, state?.tally];
  if (was?.referrersTold === is?.referrersTold && was?.checked === is?.checked) return days;
  const { rows } = await sql<{ day: string }>`select day::text from docket.file_day
    where project = ${project} and file = ${reading.file}`.execute(tx);
  return [...new Set([...rows.map(({ day }) => day), ...days])];
}

function told(entry: FileDay | undefined, state: ResumeState | null): FileDay | undefined {
  if (!entry) return undefined;
  const { referrersTold, checked } = state?.tally ?? {};
  const none = { pages: new Map(), sources: new Map(), verified: new Map(), spoofed: new Map() };
  return {
    ...entry,
    ...(referrersTold && !entry.referrals && { referrals: none }),
    ...(checked && !entry.checks && { checks: none }),
  };
}

async function find(
  db: Database['db'] | Tx,
  project: string,
  file: string,
): Promise<FileProgress | null> {
  const row = await db
    .selectFrom('log_file')
    .select(['position', 'whole', 'settings', 'state'])
    .where('project', '=', project)
    .where('file', '=', file)
    .executeTakeFirst();
  if (!row) return null;
  const position = row.position === null ? null : Number(row.position);
  return { ...row, position, state: row.state as ResumeState | null };
}

const Quality = z.object({
  lines: z.number(),
  rejected: z.number(),
  examples: z.array(
    z.object({ file: z.string(), line: z.number(), text: z.string(), reason: z.string() }),
  ),
  warnings: z.array(z.string()),
});

const MAX_EXAMPLES = 10;

/** The quality of the log files that are still there. */
export async function logQuality(
  database: Database,
  project: string,
): Promise<LoadedLogs['quality']> {
  const { rows } = await database.read((db) =>
    sql<{ quality: unknown }>`select quality from docket.log_file where project = ${project}
      and seen_at > (select max(seen_at) from docket.log_file where project = ${project})
        - interval '1 hour' order by name`.execute(db),
  );
  const files = rows.map(({ quality }) => Quality.parse(quality));
  return {
    files: files.length,
    lines: files.reduce((sum, { lines }) => sum + lines, 0),
    rejected: files.reduce((sum, { rejected }) => sum + rejected, 0),
    examples: files.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
    warnings: files.flatMap(({ warnings }) => warnings),
  };
}
