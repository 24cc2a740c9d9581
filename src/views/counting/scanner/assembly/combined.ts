// Lines in the combined format (formats/combined.ts): where their parts are, and which of them are
// neither views nor anything else that counts.
import { byteAt, closingQuote, find } from './bytes';
import { dayAt } from './hour';
import { FIELDS, MAX_LINE } from './memory';
import { lookUp, VALUE } from './words';

const LINE_FEED: i32 = 0x0a;
const RETURN: i32 = 0x0d;
const SPACE: i32 = 0x20;
const QUOTE: i32 = 0x22;
const HASH: i32 = 0x23;
const MINUS: i32 = 0x2d;
const SLASH: i32 = 0x2f;
const QUESTION: i32 = 0x3f;
const OPEN: i32 = 0x5b;
const BACKSLASH: i32 = 0x5c;
const CLOSE: i32 = 0x5d;
const GET: i32 = 0x20544547; // "GET ", as a little-endian word

/** From `[` to `]`: `[14/Nov/2026:13:55:36 +0100]`. */
const TIME_LENGTH: i32 = 27;
/** What a cache says of a path that is not a page's. */
const NOT_A_PAGE: i32 = -1;

// What is found is left in these fields.
const TIME: i32 = 0;
const DAY: i32 = 1;
const IS_GET: i32 = 2;
const PATH: i32 = 3;
const PATH_END: i32 = 4;
const QUERY: i32 = 5;
const QUERY_END: i32 = 6;
const STATUS: i32 = 7;
const REST: i32 = 8;
const AGENT: i32 = 9;
const AGENT_END: i32 = 10;
const REFERRER: i32 = 11;
const REFERRER_END: i32 = 12;
const PAGE: i32 = 13;
const PASSED: i32 = 14;
const PASSED_DAY: i32 = 15;
const LINE: i32 = 16;
const LINE_END: i32 = 17;
const FOUND: i32 = 18;

function field(number: i32): i32 {
  return load<i32>(FIELDS + (number << 2));
}

function setField(number: i32, value: i32): void {
  store<i32>(FIELDS + (number << 2), value);
}

/**
 * Passes over lines that only have to be counted: requests of the hour whose day is known that are
 * neither successful nor for something missing, or are for what is known to be no page. Leaves their
 * number and day in the fields, with what is known of the line it stops at; returns where that starts.
 */
export function pass(pages: i32, start: i32, end: i32): i32 {
  let passed = 0;
  let at = start;
  setField(LINE, 0);
  for (;;) {
    const feed = find(LINE_FEED, at, end);
    if (feed === end || feed - at > MAX_LINE) break;
    const lineEnd = feed > at && byteAt(feed - 1) === RETURN ? feed - 1 : feed;
    const found = readCombined(at, lineEnd);
    if (found !== 0 || field(DAY) < 0 || counts(pages)) {
      setField(LINE, at);
      setField(LINE_END, lineEnd);
      setField(FOUND, found);
      break;
    }
    setField(PASSED_DAY, field(DAY));
    passed++;
    at = feed + 1;
  }
  setField(PASSED, passed);
  return at;
}

function counts(pages: i32): bool {
  if (field(IS_GET) === 0) return false;
  const status = field(STATUS);
  if (status === 404 || status === 410) return true;
  if ((status < 200 || status > 299) && status !== 304) return false;
  const page = lookUp(pages, field(PATH), field(PATH_END));
  setField(PAGE, page);
  return page <= 0 || load<i32>(page, VALUE) !== NOT_A_PAGE;
}

/**
 * Reads a line up to its status. Returns 0, or what is missing: 1 the time, 2 the request, 3 the
 * status.
 */
export function readCombined(start: i32, end: i32): i32 {
  const lastOpen = end - TIME_LENGTH;
  let at = start - 1;
  do {
    at = find(OPEN, at + 1, lastOpen);
    if (at >= lastOpen) return 1;
  } while (byteAt(at + TIME_LENGTH) !== CLOSE || byteAt(at + 3) !== SLASH);
  setField(TIME, at + 1);
  setField(DAY, dayAt(at + 1));
  setField(PAGE, 0);
  at += TIME_LENGTH + 3;
  if (at >= end || byteAt(at - 1) !== QUOTE) return 2;
  const get = at + 4 <= end && load<i32>(at) === GET;
  setField(IS_GET, get ? 1 : 0);
  if (get) at = readTarget(at + 4, end);
  at = closingQuote(at, end);
  if (at + 4 >= end || byteAt(at + 1) !== SPACE) return 3;
  const hundreds = byteAt(at + 2) - 48;
  const tens = byteAt(at + 3) - 48;
  const ones = byteAt(at + 4) - 48;
  if (!isDigit(hundreds) || !isDigit(tens) || !isDigit(ones)) return 3;
  setField(STATUS, hundreds * 100 + tens * 10 + ones);
  setField(REST, at + 5);
  return 0;
}

/** Where the target ends. */
function readTarget(start: i32, end: i32): i32 {
  const space = i8x16.splat(SPACE as i8);
  const quote = i8x16.splat(QUOTE as i8);
  const question = i8x16.splat(QUESTION as i8);
  const hash = i8x16.splat(HASH as i8);
  let query = -1;
  let at = start;
  while (at < end) {
    const bytes = v128.load(at);
    const ends = v128.or(i8x16.eq(bytes, space), i8x16.eq(bytes, quote));
    const marks = v128.or(i8x16.eq(bytes, question), i8x16.eq(bytes, hash));
    const found = i8x16.bitmask(v128.or(ends, marks));
    if (found === 0) {
      at += 16;
      continue;
    }
    at += ctz(found);
    if (at >= end) break;
    const byte = byteAt(at);
    if (byte === SPACE || (byte === QUOTE && byteAt(at - 1) !== BACKSLASH)) break;
    if (byte !== QUOTE && query < 0) query = at;
    at++;
  }
  at = min(at, end);
  setField(PATH, start);
  setField(PATH_END, query < 0 ? at : query);
  setField(QUERY, query < 0 ? at : query + 1);
  setField(QUERY_END, at);
  return at;
}

function isDigit(value: i32): bool {
  return value >= 0 && value <= 9;
}

/**
 * From behind the status: size, referer in quotes, agent in quotes; common format has neither. Some
 * write a referer that was not sent as a bare `-`, and HAProxy writes `""` for what it does not know.
 * Leaves start and end of both in the fields, -1 as the start of what is not there.
 */
export function findAgent(status: i32, end: i32): void {
  setField(AGENT, -1);
  setField(REFERRER, -1);
  const first = find(QUOTE, status, end) + 1;
  const firstEnd = closingQuote(first, end);
  let at = firstEnd + 1;
  while (at < end && byteAt(at) === SPACE) at++;
  if (at < end && byteAt(at) === QUOTE) {
    placeAgent(at + 1, closingQuote(at + 1, end));
    if (first < firstEnd) setField(REFERRER, first);
    setField(REFERRER_END, firstEnd);
  } else if (isBareReferer(status, first - 1)) {
    placeAgent(first, firstEnd);
    setField(REFERRER, first - 3);
    setField(REFERRER_END, first - 2);
  }
}

function placeAgent(start: i32, end: i32): void {
  if (start >= end) return;
  setField(AGENT, start);
  setField(AGENT_END, end);
}

/** ` 512 - ` between status and quote: the second `-` is a referer, a single one is the size. */
function isBareReferer(status: i32, quote: i32): bool {
  if (byteAt(quote - 1) !== SPACE || byteAt(quote - 2) !== MINUS) return false;
  return byteAt(quote - 3) === SPACE && quote - 3 > status;
}
