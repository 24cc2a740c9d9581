import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPostgresAudit } from '../../src/postgres/audit.ts';
import { auditSuite } from '../store/audit.ts';
import { testDatabase } from '../support/database.ts';

describe('the audit log in PostgreSQL', () => {
  auditSuite(async () => {
    const database = await testDatabase();
    return [createPostgresAudit(database), createPostgresAudit(database)];
  });

  it.each([
    'delete from docket.audit',
    "update docket.audit set actor = 'someone else'",
    'truncate docket.audit',
  ])('refuses to `%s`', async (statement) => {
    const { db } = await testDatabase();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('cannot be changed or deleted');
  });
});
