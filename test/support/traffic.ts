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
