// A PostgreSQL of its own for a benchmark, with the schema in it.
import { type Database, openDatabase } from '../../src/postgres/database.ts';
import { migrate } from '../../src/postgres/migrate.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { type PostgresServer, startPostgres } from '../../test/support/postgres-server.ts';

const SETTINGS = { agent: { command: 'true' }, docsPaths: [], draft: false, accessLogs: [] };

export async function withPostgres<T>(
  work: (database: Database, server: PostgresServer) => Promise<T>,
): Promise<T> {
  const server = await startPostgres();
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
