// What the log files of a project say of a day, and the day's counts by page that follow from it.
// Both change in one transaction: whatever is counted again replaces what was counted before.

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { addInto, type FileDay, withoutPages } from '../views/counting/file-day.ts';
import { decodeDay, encodeDay } from '../views/counting/history.ts';
import type { Database, Tx } from './database.ts';

/** By file. */
type KnownDay = ReadonlyMap<string, FileDay>;

export interface DayPlace {
  project: string;
  ids: PageIds;
}

/** Writers of a project's views wait for each other. */
export async function lockViews(tx: Tx, project: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${project}`}, 0))`.execute(tx);
}

/**
 * Under the lock. `decide` answers the entries that change. The pages of new entries must be stored
 * already.
 */
export async function changeDay(
  tx: Tx,
  { project, ids }: DayPlace,
  day: string,
  decide: (known: KnownDay) => readonly FileDay[],
): Promise<void> {
  const { rows } = await sql<{ entry: string }>`
    select entry from docket.file_day
    where project = ${project} and day = ${day} order by file`.execute(tx);
  const where = storedAt(project, day);
  const known = new Map(rows.flatMap(({ entry }) => decodeDay(entry, where)).map(byFile));
  const changed = decide(known);
  if (changed.length === 0) return;
  for (const entry of changed) await writeEntry(tx, project, entry);
  const after = new Map([...known, ...changed.map(byFile)]);
  const [old, now] = [rowsOf([...known.values()]), rowsOf([...after.values()])];
  await writeRows(tx, { project, ids }, day, old, now);
}

export function storedAt(project: string, day: string): string {
  return `the database (project ${project}, ${day})`;
}

const byFile = (entry: FileDay): [string, FileDay] => [entry.file, entry];

async function writeEntry(tx: Tx, project: string, entry: FileDay) {
  const { day, file, referrals } = entry;
  await sql`insert into docket.file_day
      (project, day, file, entry, facts, referrals, version)
    values (${project}, ${day}, ${file}, ${encodeDay(day, [entry])},
      ${encodeDay(day, [withoutPages(entry)])}, ${referrals !== undefined}, nextval('docket.views_version'))
    on conflict (project, day, file) do update set entry = excluded.entry, facts = excluded.facts,
      referrals = excluded.referrals, version = excluded.version
    `.execute(tx);
}

interface Row {
  counts: string;
  referrals: string | null;
}

function rowsOf(entries: readonly FileDay[]): Map<string, Row> {
  const sums = new Map<string, number[]>();
  const referred = new Map<string, number[]>();
  for (const { pages, referrals } of entries) {
    addInto(sums, pages);
    if (referrals) addInto(referred, referrals.pages);
  }
  const rows = new Map<string, Row>();
  for (const [path, counts] of sums) {
    const some = referred.get(path);
    rows.set(path, { counts: literal(counts), referrals: some ? literal(some) : null });
  }
  return rows;
}

function literal(counts: readonly number[]): string {
  const last = counts.findLastIndex((count) => count > 0);
  return `{${counts.slice(0, last + 1).join(',')}}`;
}

const BATCH = 20_000;
/** Takes nearly as long as the insert itself, so only where there are counts to replace. */
const REPLACE = sql`on conflict (project, day, page)
  do update set counts = excluded.counts, referrals = excluded.referrals`;

/** Only what is different: most pages of a growing day are as they were. */
async function writeRows(
  tx: Tx,
  { project, ids }: DayPlace,
  day: string,
  old: Map<string, Row>,
  now: Map<string, Row>,
): Promise<void> {
  const gone = [...old.keys()].filter((path) => !now.has(path)).map(ids.of);
  if (gone.length > 0) {
    await sql`delete from docket.views_day where project = ${project} and day = ${day}
      and page = any(${gone}::bigint[])`.execute(tx);
  }
  const changed = [...now].filter(([path, { counts, referrals }]) => {
    const before = old.get(path);
    return before?.counts !== counts || before.referrals !== referrals;
  });
  for (let at = 0; at < changed.length; at += BATCH) {
    const some = changed.slice(at, at + BATCH);
    const pages = some.map(([path]) => ids.of(path));
    const counts = some.map(([, row]) => row.counts);
    const referrals = some.map(([, row]) => row.referrals);
    await sql`insert into docket.views_day (project, day, page, counts, referrals)
      select ${project}, ${day}::date, page, counts::int[], referrals::int[]
      from unnest(${pages}::bigint[], ${counts}::text[], ${referrals}::text[])
        as new (page, counts, referrals)
      order by page ${old.size === 0 ? sql`` : REPLACE}`.execute(tx);
  }
}

// Ids of pages. They are hashes, so that writers need not ask for them, and rows of counts are small.

/** Full, it starts over: paths that anyone made up must not fill the memory. */
const MAX_KNOWN = 200_000;
const ID_BATCH = 10_000;

interface PageIds {
  of(path: string): string;
  /** Before the counts: a page that has none does no harm. */
  store(paths: Iterable<string>): Promise<void>;
}

export function createPageIds(database: Database, project: string): PageIds {
  const ids = new Map<string, string>();
  const stored = new Set<string>();

  function of(path: string): string {
    const known = ids.get(path);
    if (known !== undefined) return known;
    if (ids.size >= MAX_KNOWN) ids.clear();
    const id = String(hash('sha256', `${project}\0${path}`, 'buffer').readBigInt64BE());
    ids.set(path, id);
    return id;
  }

  return {
    of,
    async store(paths) {
      const added = [...new Set(paths)].filter((path) => !stored.has(path));
      for (let at = 0; at < added.length; at += ID_BATCH) {
        const some = added.slice(at, at + ID_BATCH);
        await database.read((db) =>
          sql`insert into docket.page (id, project, path)
            select id, ${project}, path from unnest(${some.map(of)}::bigint[], ${some}::text[]) as new (id, path)
            order by id on conflict do nothing`.execute(db),
        );
        if (stored.size >= MAX_KNOWN) stored.clear();
        for (const path of some) stored.add(path);
      }
    },
  };
}
