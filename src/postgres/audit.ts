// The audit log in the database.
import { AuditEntry, type AuditLog } from '../service/projects/audit.ts';
import type { Database } from './database.ts';

export function createPostgresAudit(database: Database): AuditLog {
  return {
    async add({ detail, ...entry }) {
      await database.transaction(async (tx) => {
        const values = { ...entry, detail: JSON.stringify(detail) };
        await tx.insertInto('audit').values(values).execute();
      });
    },
    async list({ projects, limit, cursor }) {
      const rows = await database.read((db) => {
        let query = db
          .selectFrom('audit')
          .selectAll()
          .orderBy('id', 'desc')
          .limit(limit + 1);
        if (projects) query = query.where('project', 'in', ['', ...projects]);
        if (/^\d{1,18}$/.test(cursor ?? '')) query = query.where('id', '<', cursor ?? '');
        return query.execute();
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        entries: shown.map(({ id: _, at, ...row }) =>
          AuditEntry.parse({ ...row, at: at.toISOString() }),
        ),
        next: rows.length > limit && last ? last.id : null,
      };
    },
  };
}
