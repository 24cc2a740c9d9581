// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.

export interface DayRange {
  readonly from: string;
  /** The day after the last one. */
  readonly to: string;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function dayRange(from: number, to: number): DayRange {
  return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}

/** The previous period of the same length. */
export function previousRange(range: DayRange): DayRange {
  const from = Date.parse(range.from);
  return dayRange(from - (Date.parse(range.to) - from), from);
}

export function dayCount(range: DayRange): number {
  return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}

export function daysOf(range: DayRange): string[] {
  return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}

export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS);
}

/** Milliseconds of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
export function utcTime(text: string): number {
  const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return Date.parse(local ? `${text}Z` : text);
}

export function startOfDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h > 0) return `${h} h ${min} min`;
  return min > 0 ? `${min} min ${s} s` : `${s} s`;
}
