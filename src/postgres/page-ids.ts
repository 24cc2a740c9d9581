// Ids of pages. They are hashes, so that writers need not ask for them, and rows of counts are small.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Full, it starts over: paths that anyone made up must not fill the memory. */
const MAX_KNOWN = 200_000;
const BATCH = 10_000;

export interface PageIds {
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
      for (let at = 0; at < added.length; at += BATCH) {
        const some = added.slice(at, at + BATCH);
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
