// Who did what, and when. Entries are only ever added.
import * as z from 'zod';

const AUDIT_ACTIONS = [
  ...(['sign-in', 'sign-out', 'key.create', 'key.revoke'] as const),
  ...(['project.add', 'project.set', 'project.remove'] as const),
  ...(['app.create', 'app.rotate', 'app.remove'] as const),
  ...(['job.message', 'job.retry', 'job.cancel', 'job.archive'] as const),
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
