// The audit log of a data folder: one line of JSON per entry, only ever added to.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { AuditEntry, type AuditLog, isAskedFor } from '../service/projects/audit.ts';
import { makeDataDir } from './data-dir.ts';

/** Read at once, from the end. A line is a few hundred bytes. */
const CHUNK_BYTES = 256 * 1024;

export function fileAudit(dir: string): AuditLog {
  const path = join(dir, 'audit.jsonl');
  return {
    async add(entry) {
      await makeDataDir(dir);
      const file = await open(path, 'a', 0o600);
      try {
        // One write of a short line is never mixed with that of another process.
        await file.write(`${JSON.stringify(entry)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async list(query) {
      const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return { entries: [], next: null };
      try {
        const { size } = await file.stat();
        const end = Math.min(
          size,
          /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : size,
        );
        const start = Math.max(0, end - CHUNK_BYTES);
        const buffer = Buffer.alloc(end - start);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        const lines = linesOf(buffer.subarray(0, bytesRead), start);
        const entries: AuditEntry[] = [];
        for (const { at, text } of lines.toReversed()) {
          const entry = parsed(text);
          if (!entry || !isAskedFor(entry, query)) continue;
          entries.push(entry);
          if (entries.length === query.limit) return { entries, next: at > 0 ? `${at}` : null };
        }
        const first = lines[0]?.at ?? start;
        return { entries, next: first > 0 ? `${first}` : null };
      } finally {
        await file.close();
      }
    },
  };
}

/** With where each starts in the file. Half a line at the start belongs to the page before. */
function linesOf(bytes: Buffer, start: number): { at: number; text: string }[] {
  const lines: { at: number; text: string }[] = [];
  let from = start === 0 ? 0 : bytes.indexOf(10) + 1;
  for (;;) {
    const end = bytes.indexOf(10, from);
    if (end < 0) return lines;
    lines.push({ at: start + from, text: bytes.toString('utf8', from, end) });
    from = end + 1;
  }
}

/** A line that a full disk cut off hides no other. */
function parsed(text: string): AuditEntry | null {
  try {
    return AuditEntry.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
