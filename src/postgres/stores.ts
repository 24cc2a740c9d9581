// The keys, projects, and credentials in a database, for commands that need no queue.
import type { Clock } from '../shared/runtime.ts';
import { createAppSecret } from './app-secret.ts';
import { createPostgresAudit } from './audit.ts';
import { type Database, openDatabase } from './database.ts';
import { createPostgresKeys } from './keys.ts';
import { createPostgresProjects } from './projects.ts';
import { insistOnSchema } from './schema.ts';
import { createPostgresSessions } from './sessions.ts';

export async function openPostgresStores(url: string, clock: Clock) {
  const database = await openChecked(url, clock);
  return {
    keys: createPostgresKeys(database, clock),
    projects: createPostgresProjects(database),
    sessions: createPostgresSessions(database, clock),
    audit: createPostgresAudit(database),
    appSecret: createAppSecret(database),
    close: () => database.close(),
  };
}

/** A database with the schema of this program. */
export async function openChecked(url: string, clock: Clock): Promise<Database> {
  const database = openDatabase({ url, clock });
  try {
    await insistOnSchema(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
