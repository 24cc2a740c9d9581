// Logs of a small documentation site: pages of `docs/` at `/…`, over some days of October 2026.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AI, logLine } from './access-logs.ts';
import { tempDir } from './temp.ts';

/** The days that the tests ask about, and as many before. */
export const WEEK = { 'date-from': '2026-10-08', 'date-to': '2026-10-15' };
export const DAYS = [8, 9, 10, 11, 12, 13, 14];
export const DAYS_BEFORE = DAYS.map((day) => day - 7);
export const EVERY_DAY = [...DAYS_BEFORE, ...DAYS];

/** So many views of a page on each of these days. */
export function views(path: string, perDay: number, days = EVERY_DAY, agent?: string): string {
  return days.map((day) => logLine(day, path, agent).repeat(perDay)).join('');
}

/** Requests of AI that were not found. */
export function misses(path: string, perDay: number, days = DAYS, agent = AI): string {
  return views(path, perDay, days, agent).replaceAll('" 200 ', '" 404 ');
}

/** The glob of a new log with this text. */
export function logFile(text: string): string {
  const dir = tempDir();
  writeFileSync(join(dir, 'access.log'), text);
  return join(dir, '*.log');
}

export const DAY_MS = 86_400_000;
/** In days since the epoch. */
export const TODAY = Math.floor(Date.now() / DAY_MS);

/** So many views on each day from `from` days ago until `to` days ago. */
export function daily(
  from: number,
  to: number,
  path: string,
  times: number,
  agent?: string,
): string {
  return Array.from({ length: from - to }, (_, n) => {
    const date = new Date((TODAY - from + n) * DAY_MS).toUTCString().slice(5, 16);
    const line = logLine(1, path, agent).replace('01/Oct/2026', date.replaceAll(' ', '/'));
    return line.repeat(times);
  }).join('');
}
