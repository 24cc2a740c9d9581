// What every audit log promises.
import { expect, it } from 'vitest';
import type { AuditEntry, AuditLog } from '../../src/service/projects/audit.ts';

const entry = (n: number, project: string | null): AuditEntry => ({
  at: `2026-11-01T00:00:${String(n).padStart(2, '0')}.000Z`,
  actor: 'mona',
  project,
  action: 'key.create',
  detail: { key: `k${n}`, odd: '\u0000<b>\n' },
});

/** `place` gives two logs on the same entries. */
export function auditSuite(place: () => Promise<[AuditLog, AuditLog]>): void {
  it('gives back what was added, newest first', async () => {
    const [log, other] = await place();
    expect(await log.list({ limit: 10 })).toEqual({ entries: [], next: null });
    for (const n of [1, 2, 3]) await (n % 2 ? log : other).add(entry(n, 'a'));
    const { entries, next } = await other.list({ limit: 10 });
    expect(entries).toEqual([entry(3, 'a'), entry(2, 'a'), entry(1, 'a')]);
    expect(next).toBeNull();
  });

  it('gives every entry once, page by page', async () => {
    const [log] = await place();
    for (let n = 0; n < 7; n++) await log.add(entry(n, 'a'));
    const seen: (string | undefined)[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await log.list({ limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.entries.map(({ detail }) => detail.key));
      cursor = page.next;
    }
    expect(seen).toEqual(['k6', 'k5', 'k4', 'k3', 'k2', 'k1', 'k0']);
  });

  it('gives only entries of the projects that are asked for', async () => {
    const [log] = await place();
    await log.add(entry(1, 'a'));
    await log.add(entry(2, null));
    await log.add(entry(3, 'b'));
    expect((await log.list({ limit: 9, projects: ['a'] })).entries).toEqual([entry(1, 'a')]);
    expect((await log.list({ limit: 9, projects: [] })).entries).toEqual([]);
    expect((await log.list({ limit: 9 })).entries).toHaveLength(3);
  });

  it('takes a cursor of anyone for the first page', async () => {
    const [log] = await place();
    await log.add(entry(1, 'a'));
    expect((await log.list({ limit: 9, cursor: "1' or 1=1" })).entries).toHaveLength(1);
  });
}
