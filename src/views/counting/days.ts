// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.
import { DAY_MS, isoDay, utcTime } from '../../shared/days.ts';
import { InvalidRequest } from '../../shared/errors.ts';

/** The last day that JavaScript's dates know. */
export const END_OF_TIME = 100_000_000;

/** The last one whose year has four digits. */
export const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

/** The day of a calendar date, or -1 when the calendar has no such date. */
export function dayNumber(year: number, month: number, date: number): number {
  const time = Date.UTC(year, month - 1, date);
  const back = new Date(time);
  const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
  return real ? time / DAY_MS : -1;
}

export function dayText(day: number): string {
  return isoDay(day * DAY_MS);
}

/** Days from `from`, up to but without `to`. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export function inSpan(day: string, span: DaySpan): boolean {
  const number = Date.parse(day) / DAY_MS;
  return number >= span.from && number < span.to;
}

/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
export function daySpan(range: { dateFrom?: string; dateTo?: string }): DaySpan {
  const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
  const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
  if (to < from) {
    throw new InvalidRequest(
      'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
    );
  }
  return { from, to };
}

function parseDay(name: string, text: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
  const [, year, month, date] = match ?? [];
  const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
  const ms = utcTime(text);
  if (day < 0 || Number.isNaN(ms)) {
    throw new InvalidRequest(
      `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`,
    );
  }
  return Math.floor(ms / DAY_MS);
}
