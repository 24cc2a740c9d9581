// Formats with named fields (JSON, W3C) say where each field is in the line; this turns them
// into a hit, one way for all.

import { DAY_MS } from '../../../shared/days.ts';
import { BACKSLASH, COLON, HASH, indexOf, latin1, MINUS, QUESTION, SPACE } from '../bytes.ts';
import { dayNumber } from '../file-day.ts';
import type { Hit, Rejection } from '../hit.ts';
import { FIELDS } from '../log-fields.ts';
import { TextCache } from '../text-cache.ts';

/** Start and end of each field, by its place in FIELDS; start is -1 where the line has none. */
export class FieldPlaces {
  readonly starts = new Int32Array(FIELDS.length).fill(-1);
  readonly ends = new Int32Array(FIELDS.length).fill(-1);

  /** Once per line, where a loop is quicker than a call of `fill`. */
  clear(): void {
    for (let field = 0; field < FIELDS.length; field++) this.starts[field] = -1;
  }
}

const [TIME, METHOD, TARGET, QUERY, STATUS, AGENT, CONTENT_TYPE, ACCEPT, PURPOSE] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const [ID, REFERRER, ADDRESS] = [9, 10, 11] as const;

export class FieldReader {
  readonly #isoDay = isoDays();
  readonly #escapes: boolean;
  // Few distinct values each, so that a line costs a look-up.
  readonly #assets = new TextCache((type) => flag(!/html|markdown|text\/plain/i.test(type)));
  readonly #markdown = new TextCache((accept) => flag(/text\/markdown/i.test(accept)));
  readonly #ahead = new TextCache((purpose) => flag(/prefetch|prerender/i.test(purpose)));

  /** `escapes`: the server writes odd bytes of a path with a backslash, as nginx does. */
  constructor({ escapes = false } = {}) {
    this.#escapes = escapes;
  }

  fill(hit: Hit, { starts, ends }: FieldPlaces): Rejection | undefined {
    const at = (field: number) => starts[field] as number;
    const to = (field: number) => ends[field] as number;
    if (at(TIME) < 0) return 'no time';
    hit.day = this.#day(hit, at(TIME), to(TIME));
    if (hit.day < 0) return 'invalid time';
    if (at(TARGET) < 0) return 'no path';
    if (at(STATUS) < 0) return 'no status';
    hit.status = statusAt(hit.bytes, at(STATUS), to(STATUS));
    if (hit.status < 0) return 'no status';
    this.#target(hit, at(TARGET), to(TARGET));
    if (at(METHOD) >= 0) hit.get = isGet(hit.bytes, at(METHOD), to(METHOD));
    if (at(QUERY) >= 0) {
      hit.queryStart = at(QUERY);
      hit.queryEnd = to(QUERY);
    }
    hit.agentStart = at(AGENT);
    hit.agentEnd = to(AGENT);
    hit.referrerStart = at(REFERRER);
    hit.referrerEnd = to(REFERRER);
    hit.addressStart = at(ADDRESS);
    hit.addressEnd = to(ADDRESS);
    hit.idStart = at(ID);
    hit.idEnd = to(ID);
    hit.asset = this.#is(this.#assets, hit, at(CONTENT_TYPE), to(CONTENT_TYPE));
    hit.markdown = this.#is(this.#markdown, hit, at(ACCEPT), to(ACCEPT));
    hit.prefetch = this.#is(this.#ahead, hit, at(PURPOSE), to(PURPOSE));
    return undefined;
  }

  #is(cache: TextCache, hit: Hit, start: number, end: number): boolean {
    return start >= 0 && start < end && cache.get(hit.bytes, start, end) === 1;
  }

  #day(hit: Hit, start: number, end: number): number {
    const day = this.#isoDay(hit.bytes, start, end);
    return day >= 0 ? day : epochDay(Number(latin1(hit.bytes, start, end) || 'none'));
  }

  /** A path, a whole address, or a request line (`GET /x HTTP/1.1`), which then has the method. */
  #target(hit: Hit, start: number, end: number): void {
    const { bytes } = hit;
    hit.get = true;
    if (isUpperCase(bytes[start] as number)) {
      const space = indexOf(bytes, SPACE, start, end);
      hit.get = isGet(bytes, start, space);
      start = Math.min(space + 1, end);
      end = indexOf(bytes, SPACE, start, end);
    }
    let query = start;
    let backslash = false;
    while (query < end && bytes[query] !== QUESTION && bytes[query] !== HASH) {
      if (bytes[query] === BACKSLASH) backslash = true;
      query++;
    }
    hit.literal = backslash && !this.#escapes;
    hit.pathStart = start;
    hit.pathEnd = query;
    hit.queryStart = Math.min(query + 1, end);
    hit.queryEnd = end;
  }
}

function isUpperCase(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

export function isGet(bytes: Buffer, start: number, end: number): boolean {
  return (
    end - start === 3 &&
    bytes[start] === 0x47 &&
    bytes[start + 1] === 0x45 &&
    bytes[start + 2] === 0x54
  );
}

/** -1 when it is none; 0 where there was no answer (`000`, `-1`). */
function statusAt(bytes: Buffer, start: number, end: number): number {
  if (bytes[start] === MINUS) return 0;
  let status = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] as number) - 48;
    if (!(digit >= 0 && digit <= 9) || at - start === 3) return -1;
    status = status * 10 + digit;
  }
  return end > start ? status : -1;
}

function flag(value: boolean): number {
  return value ? 1 : 0;
}

// The ways logs write a time, each to its UTC day; -1 for what is no time. Zones matter: 00:30 at
// +0100 is still yesterday in UTC.

const T = 0x54;
const Z = 0x5a;
const MINUTES_PER_DAY = 24 * 60;
/** No real time zone. Whole numbers only: the hot loop stays free of floats. */
const NO_ZONE = 100_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type DayReader = (bytes: Buffer, at: number) => number;

/**
 * Reads `14/Nov/2026:13:55:36 +0100` from 26 bytes at a position. Lines of a log come in order, so
 * the calendar and the zone are asked only when their bytes change.
 */
export function clfDays(): DayReader {
  const date = Buffer.alloc(12); // "14/Nov/2026:"
  const zone = Buffer.alloc(5); // "+0100"
  let day = -1;
  let offset = 0;

  return (bytes, at) => {
    if (!isAt(bytes, at, date) || !isAt(bytes, at + 21, zone)) {
      bytes.copy(date, 0, at, at + 12);
      bytes.copy(zone, 0, at + 21, at + 26);
      const text = latin1(bytes, at, at + 26);
      const clf = CLF.exec(`${text.slice(0, 12)}00:00:00${text.slice(20)}`);
      offset = clf ? zoneMinutes(clf[7], clf[8], clf[9]) : NO_ZONE;
      day = clf ? dayNumber(Number(clf[3]), monthNumber(clf[2]), Number(clf[1])) : -1;
    }
    if (!isClock(bytes, at + 12)) return -1;
    return shift(day, twoDigits(bytes, at + 12) * 60 + twoDigits(bytes, at + 15), offset);
  };
}

function isAt(bytes: Buffer, at: number, wanted: Buffer): boolean {
  let matched = 0;
  while (matched < wanted.length && bytes[at + matched] === wanted[matched]) matched++;
  return matched === wanted.length;
}

/** `13:55:36` */
function isClock(bytes: Buffer, at: number): boolean {
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
function isoDays(): (bytes: Buffer, at: number, end: number) => number {
  const date = Buffer.alloc(10); // "2026-11-14"
  let day = -1;

  return (bytes, at, end) => {
    if (end - at < 20 || bytes[end - 1] !== Z || bytes[at + 10] !== T) {
      return textDay(latin1(bytes, at, end));
    }
    if (!isAt(bytes, at, date)) {
      bytes.copy(date, 0, at, at + 10);
      day = textDay(latin1(bytes, at, at + 10));
    }
    return day >= 0 && isClock(bytes, at + 11) ? day : -1;
  };
}

/** 99 when they are no digits, which no hour, minute or second may be. */
function twoDigits(bytes: Buffer, at: number): number {
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
function epochDay(value: number): number {
  if (!(value > 0)) return -1;
  let ms = value < 1e11 ? value * 1000 : value;
  while (ms >= 1e14) ms /= 1000;
  return Math.floor(ms / DAY_MS);
}
