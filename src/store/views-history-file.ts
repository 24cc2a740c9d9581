// The views history as plain files, one per day, for a server's data folder. One process writes.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DaySpan, inSpan } from '../views/counting/file-day.ts';
import { byDay, decodeDay, mergeDay, type ViewsHistory } from '../views/counting/history.ts';

export function createFileHistory(dir: string): ViewsHistory {
  const fileOf = (day: string) => join(dir, `${day}.ndjson`);

  async function readDay(day: string): Promise<string | null> {
    try {
      return await readFile(fileOf(day), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    async add(days) {
      await mkdir(dir, { recursive: true });
      for (const [day, entries] of byDay(days)) {
        const before = await readDay(day);
        const after = mergeDay(before, day, entries, fileOf(day));
        if (after === before) continue;
        // A reader, and a crash, sees the old file or the new one.
        await writeFile(`${fileOf(day)}.new`, after);
        await rename(`${fileOf(day)}.new`, fileOf(day));
      }
    },
    async read(span: DaySpan) {
      await mkdir(dir, { recursive: true });
      const names = (await readdir(dir)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name));
      const days = names.map((name) => name.slice(0, 10)).filter((day) => inSpan(day, span));
      const read = await Promise.all(
        days.map(async (day) => decodeDay((await readDay(day)) ?? '', fileOf(day))),
      );
      return read.flat();
    },
  };
}
