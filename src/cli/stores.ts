// The keys, projects, sessions, and audit log of a service, in its folder or its database.
import { userInfo } from 'node:os';
import type { AuditLog } from '../service/projects/audit.ts';
import type { KeyStore } from '../service/projects/keys.ts';
import type { Projects } from '../service/projects/project.ts';
import type { SessionStore } from '../service/projects/session.ts';
import { systemClock } from '../shared/runtime.ts';
import { fileAudit } from '../store/audit-file.ts';
import { fileKeyStore } from '../store/key-file.ts';
import { fileProjects } from '../store/project-file.ts';
import { fileSessions } from '../store/session-files.ts';
import type { StorePlace } from './place.ts';

interface Stores {
  keys: KeyStore;
  projects: Projects;
  sessions: SessionStore;
  audit: AuditLog;
}

export function folderStores(dir: string): Stores {
  return {
    keys: fileKeyStore(dir, systemClock),
    projects: fileProjects(dir, systemClock),
    sessions: fileSessions(dir, systemClock),
    audit: fileAudit(dir),
  };
}

/** Nothing of PostgreSQL is loaded for a folder. */
export async function withStores<T>(
  place: StorePlace,
  use: (stores: Stores) => Promise<T>,
): Promise<T> {
  if (place.kind === 'data') return use(folderStores(place.dir));
  const { openPostgresStores } = await import('../postgres/stores.ts');
  const { close, ...stores } = await openPostgresStores(place.url, systemClock);
  return use(stores).finally(close);
}

/** Who uses the command line of this machine, for the audit log. */
export function terminalUser(): string {
  try {
    return `command line (${userInfo().username})`;
  } catch {
    // In a container, the user often has no name.
    return 'command line';
  }
}
