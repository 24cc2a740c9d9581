// The projects and keys of a database.

import { createPostgresAudit } from '../../postgres/audit.ts';
import { type Database, openDatabase } from '../../postgres/database.ts';
import { createPostgresKeys } from '../../postgres/keys.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { insistOnSchema } from '../../postgres/schema.ts';
import { createPostgresSessions } from '../../postgres/sessions.ts';
import type { AuditLog } from '../../service/projects/audit.ts';
import type { KeyStore } from '../../service/projects/keys.ts';
import type { SessionStore } from '../../service/projects/session.ts';
import { systemClock } from '../../shared/clock.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import type { ProjectsAdmin } from '../projects.ts';
import { auditedProjects, terminalUser } from './audit.ts';
import { isOnGithub } from './code-host.ts';

export async function openDatabaseProjects(url: string): Promise<ProjectsAdmin> {
  const database = await openChecked(url);
  const audit = createPostgresAudit(database);
  const stored = auditedProjects(createPostgresProjects(database), audit, terminalUser());
  return {
    ...stored,
    async add(project) {
      insistOnGithub(project.repo);
      await stored.add(project);
    },
    async replace(project) {
      insistOnGithub(project.repo);
      await stored.replace(project);
    },
    close: () => database.close(),
  };
}

export async function openDatabaseKeys(
  url: string,
): Promise<{ keys: KeyStore; audit: AuditLog; close(): Promise<void> }> {
  const database = await openChecked(url);
  return {
    keys: createPostgresKeys(database, systemClock),
    audit: createPostgresAudit(database),
    close: () => database.close(),
  };
}

export async function openDatabaseSessions(
  url: string,
): Promise<{ sessions: SessionStore; close(): Promise<void> }> {
  const database = await openChecked(url);
  const sessions = createPostgresSessions(database, systemClock);
  return { sessions, close: () => database.close() };
}

/** A database with the schema of this program. */
export async function openChecked(url: string): Promise<Database> {
  const database = openDatabase({ url, clock: systemClock });
  try {
    await insistOnSchema(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Every worker has to reach it, on whatever machine it runs. */
function insistOnGithub(repo: string): void {
  if (isOnGithub(repo)) return;
  throw new InvalidRequest(
    'With `--database`, `--repo` must be OWNER/NAME on GitHub, because workers on other machines use it, too.',
  );
}
