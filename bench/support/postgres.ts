// A PostgreSQL of its own for a benchmark, with the schema in it. It waits for the disk, as those of
// operators do.
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/postgres/database.ts';
import { createPostgresKeys } from '../../src/postgres/keys.ts';
import { migrate } from '../../src/postgres/migrate.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import { mintKey, newSecret } from '../../src/service/projects/keys.ts';
import { isoTime, systemClock } from '../../src/shared/runtime.ts';
import { type PostgresServer, startPostgres } from '../../test/support/postgres-server.ts';
import type { Figure } from '../figure.ts';

const SETTINGS = { agent: { command: 'true' }, docsPaths: [], accessLogs: [] };

export async function withPostgres<T>(
  work: (database: Database, server: PostgresServer) => Promise<T>,
): Promise<T> {
  const server = await startPostgres({ disk: true });
  const options = { url: server.url, clock: systemClock, connections: 20, patienceMs: 60_000 };
  const database = openDatabase(options);
  try {
    await migrate(database);
    return await work(database, server);
  } finally {
    await database.close();
    await server.stop();
  }
}

export async function addProjects(database: Database, ids: readonly string[]): Promise<void> {
  const projects = createPostgresProjects(database);
  for (const id of ids) await projects.add({ id, repo: 'o/r', settings: SETTINGS });
}

/** A project for each installation of an App, with the same number as its ID; answers their keys. */
export async function addInstalled(database: Database, count: number): Promise<string[]> {
  await sql`
    insert into docket.project (id, repo, installation_id, repository_id, settings)
    select n::text, 'org-' || n || '/docs', n, n, ${JSON.stringify(SETTINGS)}::json
    from generate_series(1, ${count}::int) n`.execute(database.db);
  const now = isoTime(systemClock.now());
  const minted = Array.from({ length: count }, (_, n) => {
    const known = { id: `k${n}`, project: String(n + 1), createdAt: now, expiresAt: null };
    return mintKey({ ...known, prefix: 'docket_' }, newSecret());
  });
  await createPostgresKeys(database, systemClock).update(() => minted.map(({ record }) => record));
  return minted.map(({ key }) => key);
}

/** What a commit waits for. */
export async function postgresFigure({ db }: Database): Promise<Figure> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
  const { rows } = await sql<{ text: string }>`
    select string_agg(name || ' ' || setting, ', ' order by name) as text from pg_settings
    where name in (${sql.join(names)})`.execute(db);
  return { what: 'PostgreSQL of these figures', value: rows[0]?.text ?? '' };
}
