// Separate from the schemas, so that code that only reads a date does not load them.
import { utcTime } from '../shared/days.ts';

/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
export function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
  if (!match || Number.isNaN(utcTime(value))) return false;
  const [, year, month, date] = match.map(Number);
  const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
  return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}
