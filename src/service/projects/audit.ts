// Who did what, and when. Entries are only ever added.
import * as z from 'zod';
import { type Clock, isoTime } from '../../shared/runtime.ts';
import type { Projects } from './project.ts';

const AUDIT_ACTIONS = [
  ...(['sign-in', 'sign-out', 'key.create', 'key.revoke'] as const),
  ...(['project.add', 'project.set', 'project.remove'] as const),
  ...(['app.create', 'app.rotate', 'app.remove'] as const),
  ...(['job.message', 'job.retry', 'job.undo', 'job.cancel', 'job.archive'] as const),
  ...(['job.requeue', 'job.fail'] as const),
] as const;

export const AuditEntry = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  /** Null for what concerns the whole server. */
  project: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** Ids and names; never a secret. */
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

interface AuditQuery {
  /** Absent: every entry, also those without a project. */
  projects?: readonly string[];
  limit: number;
  /** From the previous page. */
  cursor?: string | undefined;
}

export interface AuditPage {
  /** Newest first. */
  entries: AuditEntry[];
  /** Null: there are no older entries. */
  next: string | null;
}

export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
  list(query: AuditQuery): Promise<AuditPage>;
}

/** Whether an entry is one that the query asks for. */
export function isAskedFor(entry: AuditEntry, { projects }: AuditQuery): boolean {
  return projects === undefined || (entry.project !== null && projects.includes(entry.project));
}

export function noteFor(
  audit: AuditLog,
  actor: string,
  clock: Clock,
): (entry: Pick<AuditEntry, 'action' | 'project' | 'detail'>) => Promise<void> {
  return (entry) => audit.add({ ...entry, actor, at: isoTime(clock.now()) });
}

export function auditedProjects(
  projects: Projects,
  audit: AuditLog,
  actor: string,
  clock: Clock,
): Projects {
  const note = noteFor(audit, actor, clock);
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
    async erase(id) {
      await projects.erase(id);
      await note({
        action: 'project.remove',
        project: id,
        detail: { erased: 'with all its data' },
      });
    },
  };
}
