// Settings files of repositories and organizations, as GitHub has them: read once for all servers and
// workers, and again after a push that changes them.
import { sql } from 'kysely';
import { DAY_MS } from '../shared/days.ts';
import { type Clock, isoTime } from '../shared/runtime.ts';
import type { Database } from './database.ts';

interface KnownFile {
  /** Null: there is no such file. */
  text: string | null;
  etag: string | null;
  readAt: number;
  /** A push has changed it since. */
  stale: boolean;
}

export interface SettingsFiles {
  /** `changes` is for `save`, and has to be from before the file was read. */
  find(name: string): Promise<{ changes: number; known: KnownFile | null }>;
  save(name: string, file: Pick<KnownFile, 'text' | 'etag'>, changes: number): Promise<void>;
  changed(name: string): Promise<void>;
  /** Forgets those that nobody has read for days. */
  purge(): Promise<void>;
}

const KEPT_MS = 7 * DAY_MS;

export function createSettingsFiles(database: Database, clock: Clock): SettingsFiles {
  const now = () => isoTime(clock.now());
  return {
    async find(name) {
      const row = await database.read((db) =>
        db.selectFrom('settings_file').selectAll().where('name', '=', name).executeTakeFirst(),
      );
      if (!row) return { changes: 0, known: null };
      const { changes, read_changes: read, read_at: at, file, etag } = row;
      const text = file as string | null;
      const known = { text, etag, readAt: at.getTime(), stale: read !== changes };
      return { changes, known: read === null ? null : known };
    },
    async save(name, { text, etag }, changes) {
      const file = text === null ? null : JSON.stringify(text);
      await database.transaction((tx) =>
        sql`
          insert into docket.settings_file as known (name, read_changes, read_at, file, etag)
          values (${name}, ${changes}, ${now()}, ${file}, ${etag})
          on conflict (name) do update set read_changes = excluded.read_changes,
            read_at = excluded.read_at, file = excluded.file, etag = excluded.etag
          where coalesce(known.read_changes, 0) <= excluded.read_changes`.execute(tx),
      );
    },
    async changed(name) {
      await database.transaction((tx) =>
        sql`
          insert into docket.settings_file as known (name, changes, read_at)
          values (${name}, 1, ${now()})
          on conflict (name) do update set changes = known.changes + 1`.execute(tx),
      );
    },
    async purge() {
      const before = isoTime(clock.now() - KEPT_MS);
      await database.transaction((tx) =>
        tx.deleteFrom('settings_file').where('read_at', '<', sql<Date>`${before}`).execute(),
      );
    },
  };
}
