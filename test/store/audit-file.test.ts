import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileAudit } from '../../src/store/audit-file.ts';
import { tempDir } from '../support/temp.ts';
import { auditSuite } from './audit.ts';

describe('the audit log of a data folder', () => {
  auditSuite(async () => {
    const dir = tempDir();
    return [fileAudit(dir), fileAudit(dir)];
  });

  it('is readable for its owner only, and outlives a line that was cut off', async () => {
    const dir = tempDir();
    const log = fileAudit(dir);
    const one = {
      at: '2026-11-01T00:00:00.000Z',
      actor: 'mona',
      project: 'a',
      action: 'job.retry' as const,
      detail: {},
    };
    appendFileSync(join(dir, 'audit.jsonl'), '{"at":"2026-\n', { mode: 0o600 });
    await log.add(one);
    expect(statSync(join(dir, 'audit.jsonl')).mode & 0o777).toBe(0o600);
    expect((await log.list({ limit: 9 })).entries).toEqual([one]);
  });
});
