// Changes of keys and projects, written down with who made them.
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Administration } from '../../contract/administration.ts';
import {
  type AdministrationDeps,
  createAdministration,
} from '../../service/projects/administration.ts';
import type { AuditEntry, AuditLog } from '../../service/projects/audit.ts';
import {
  type KeyStore,
  keyExpiry,
  keyInfo,
  mintKey,
  revokeKey,
} from '../../service/projects/keys.ts';
import type { Projects } from '../../service/projects/project.ts';
import { isoTime, systemClock } from '../../shared/clock.ts';
import type { KeyAdmin } from '../keys.ts';

const SECRET_BYTES = 32;

type Note = (entry: Pick<AuditEntry, 'action' | 'project' | 'detail'>) => Promise<void>;

export function noteFor(audit: AuditLog, actor: string): Note {
  return (entry) => audit.add({ ...entry, actor, at: isoTime(systemClock.now()) });
}

/** Who uses the command line of this machine. */
export function terminalUser(): string {
  try {
    return `command line (${userInfo().username})`;
  } catch {
    // In a container, the user often has no name.
    return 'command line';
  }
}

export function auditedKeys(store: KeyStore, audit: AuditLog, actor: string): KeyAdmin {
  const clock = systemClock;
  const note = noteFor(audit, actor);
  return {
    async create(request) {
      const id = randomBytes(4).toString('hex');
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const now = clock.now();
      const createdAt = isoTime(now);
      const expiresAt = keyExpiry(request.expiresAt, now);
      const { record, key } = mintKey({ ...request, id, createdAt, expiresAt }, secret);
      const detail = { key: id, name: record.name, scopes: record.scopes.join(', ') };
      await note({ action: 'key.create', project: record.project, detail });
      await store.update((records) => [...records, record]);
      return { id, key, expiresAt };
    },
    async list() {
      return (await store.list()).map((record) => keyInfo(record, clock.now()));
    },
    async revoke(id) {
      // An unknown one is refused before a folder is made for it.
      revokeKey(await store.list(), id, isoTime(clock.now()));
      let project = '';
      await store.update((records) => {
        project = records.find((record) => record.id === id)?.project ?? '';
        return revokeKey(records, id, isoTime(clock.now()));
      });
      await note({ action: 'key.revoke', project, detail: { key: id } });
    },
  };
}

export function auditedProjects(projects: Projects, audit: AuditLog, actor: string): Projects {
  const note = noteFor(audit, actor);
  return {
    ...projects,
    async add(project) {
      await projects.add(project);
      await note({ action: 'project.add', project: project.id, detail: { repo: project.repo } });
    },
    async replace(project) {
      await projects.replace(project);
      await note({ action: 'project.set', project: project.id, detail: { repo: project.repo } });
    },
    async remove(id) {
      await projects.remove(id);
      await note({ action: 'project.remove', project: id, detail: {} });
    },
  };
}

/** Keys over HTTP, for whoever uses the API. */
export function auditedAdministration(
  audit: AuditLog,
  deps: AdministrationDeps,
): (actor: string) => Administration {
  const administration = createAdministration(deps);
  return (actor) => audited(administration, noteFor(audit, actor));
}

function audited(administration: Administration, note: Note): Administration {
  return {
    ...administration,
    async createKey(project, ...rest) {
      const created = await administration.createKey(project, ...rest);
      const { id: key, name, scopes } = created;
      await note({
        action: 'key.create',
        project,
        detail: { key, name, scopes: scopes.join(', ') },
      });
      return created;
    },
    async revokeKey(project, key) {
      const revoked = await administration.revokeKey(project, key);
      await note({ action: 'key.revoke', project, detail: { key } });
      return revoked;
    },
  };
}
