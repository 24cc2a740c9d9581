// The ways logs write a time, each to its UTC day; -1 for what is no time. Zones matter: 00:30 at
// +0100 is still yesterday in UTC.
import { DAY_MS } from '../../../shared/days.ts';
import { latin1 } from '../byte-cache.ts';
import { dayNumber } from '../days.ts';

const COLON = 0x3a;
const T = 0x54;
const Z = 0x5a;
const MINUTES_PER_DAY = 24 * 60;
/** No real time zone. Whole numbers only: the hot loop stays free of floats. */
const NO_ZONE = 100_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type DayReader = (bytes: Uint8Array, view: DataView, at: number) => number;

/**
 * Reads `14/Nov/2026:13:55:36 +0100` from 26 bytes at a position. Lines of a log come in order, so
 * the calendar and the zone are asked only when their bytes change.
 */
export function clfDays(): DayReader {
  const date = [0, 0, 0]; // "14/N", "ov/2" and "026:", as words
  const zone = [0, 0]; // "+010" as a word, and "0"
  let day = -1;
  let offset = 0;

  return (bytes, view, at) => {
    if (
      view.getInt32(at) !== date[0] ||
      view.getInt32(at + 4) !== date[1] ||
      view.getInt32(at + 8) !== date[2] ||
      view.getInt32(at + 21) !== zone[0] ||
      bytes[at + 25] !== zone[1]
    ) {
      date[0] = view.getInt32(at);
      date[1] = view.getInt32(at + 4);
      date[2] = view.getInt32(at + 8);
      zone[0] = view.getInt32(at + 21);
      zone[1] = bytes[at + 25] as number;
      const text = latin1(bytes, at, at + 26);
      const clf = CLF.exec(`${text.slice(0, 12)}00:00:00${text.slice(20)}`);
      offset = clf ? zoneMinutes(clf[7], clf[8], clf[9]) : NO_ZONE;
      day = clf ? dayNumber(Number(clf[3]), monthNumber(clf[2]), Number(clf[1])) : -1;
    }
    if (!isClock(bytes, at + 12)) return -1;
    return shift(day, twoDigits(bytes, at + 12) * 60 + twoDigits(bytes, at + 15), offset);
  };
}

/** `13:55:36` */
function isClock(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at + 2] === COLON &&
    bytes[at + 5] === COLON &&
    twoDigits(bytes, at) <= 23 &&
    twoDigits(bytes, at + 3) <= 59 &&
    twoDigits(bytes, at + 6) <= 60
  );
}

/**
 * Reads a time in words between two positions, by the calendar only when the date's bytes change:
 * nearly every JSON log writes `2026-11-14T13:55:36.123Z`. Anything else takes the longer way.
 */
export function isoDays(): (bytes: Uint8Array, view: DataView, at: number, end: number) => number {
  const date = [0, 0, 0]; // "2026", "-11-" and "6-11", overlapping words of "2026-11-14"
  let day = -1;

  return (bytes, view, at, end) => {
    if (end - at < 20 || bytes[end - 1] !== Z || bytes[at + 10] !== T) {
      return textDay(latin1(bytes, at, end));
    }
    if (
      view.getInt32(at) !== date[0] ||
      view.getInt32(at + 4) !== date[1] ||
      view.getInt32(at + 6) !== date[2]
    ) {
      date[0] = view.getInt32(at);
      date[1] = view.getInt32(at + 4);
      date[2] = view.getInt32(at + 6);
      day = textDay(latin1(bytes, at, at + 10));
    }
    return day >= 0 && isClock(bytes, at + 11) ? day : -1;
  };
}

/** 99 when they are no digits, which no hour, minute or second may be. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - 48;
  const ones = (bytes[at + 1] as number) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 99;
}

const CLF =
  /^(\d{2})\/([a-z]{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?: ([+-])(\d{2})(\d{2}))?$/i;
const ISO =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/i;

/** A time in words: ISO 8601, or as in the common format. Without a zone it is UTC. */
function textDay(text: string): number {
  const clf = CLF.exec(text);
  const [, year, month, date, hour, minute, second, sign, zoneHour, zoneMinute] = clf
    ? [clf[0], clf[3], monthNumber(clf[2]), clf[1], ...clf.slice(4)]
    : (ISO.exec(text) ?? []);
  if (year === undefined || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return -1;
  if (Number(second ?? 0) > 60) return -1;
  return shift(
    dayNumber(Number(year), Number(month), Number(date)),
    Number(hour ?? 0) * 60 + Number(minute ?? 0),
    zoneMinutes(sign as string, zoneHour as string, zoneMinute as string),
  );
}

function monthNumber(name = ''): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

/** Minutes ahead of UTC. */
function zoneMinutes(sign = '+', hours = '0', minutes = '0'): number {
  if (Number(hours) > 15 || Number(minutes) > 59) return NO_ZONE;
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}

/** The UTC day of a local minute; -1 when the day or the zone is none. */
function shift(day: number, minuteOfDay: number, offset: number): number {
  if (day < 0 || offset === NO_ZONE) return -1;
  const utc = minuteOfDay - offset;
  if (utc < 0) return day - 1;
  return utc >= MINUTES_PER_DAY ? day + 1 : day;
}

/** A number since 1970, in seconds, milliseconds, micro- or nanoseconds, detected by its size. */
export function epochDay(value: number): number {
  if (!(value > 0)) return -1;
  let ms = value < 1e11 ? value * 1000 : value;
  while (ms >= 1e14) ms /= 1000;
  return Math.floor(ms / DAY_MS);
}
