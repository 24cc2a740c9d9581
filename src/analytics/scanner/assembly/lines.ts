// Where the parts of a line are, sixteen bytes at a time.
import { FIELDS } from './memory';

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

function byteAt(at: i32): i32 {
  return load<u8>(at) as i32;
}

/** The next such byte, or `end`. */
export function find(byte: i32, start: i32, end: i32): i32 {
  const wanted = i8x16.splat(byte as i8);
  for (let at = start; at < end; at += 16) {
    const found = i8x16.bitmask(i8x16.eq(v128.load(at), wanted));
    if (found !== 0) return min(at + ctz(found), end);
  }
  return end;
}

/** The next quote that no backslash escapes, or `end`. */
export function closingQuote(start: i32, end: i32): i32 {
  const quote = i8x16.splat(QUOTE as i8);
  const slash = i8x16.splat(BACKSLASH as i8);
  let at = start;
  while (at < end) {
    const bytes = v128.load(at);
    const found = i8x16.bitmask(v128.or(i8x16.eq(bytes, quote), i8x16.eq(bytes, slash)));
    if (found === 0) {
      at += 16;
      continue;
    }
    at += ctz(found);
    if (at >= end) return end;
    if (byteAt(at) === QUOTE) return at;
    at += 2;
  }
  return end;
}

function field(number: i32, value: i32): void {
  store<i32>(FIELDS + (number << 2), value);
}

/**
 * Reads a line in the combined format up to its status. Leaves in the fields: where the time starts,
 * whether it is a GET, path, query, status, and where to look for the agent. Returns 0, or what is
 * missing: 1 the time, 2 the request, 3 the status.
 */
export function readCombined(start: i32, end: i32): i32 {
  const lastOpen = end - TIME_LENGTH;
  let at = start - 1;
  do {
    at = find(OPEN, at + 1, lastOpen);
    if (at >= lastOpen) return 1;
  } while (byteAt(at + TIME_LENGTH) !== CLOSE || byteAt(at + 3) !== SLASH);
  field(0, at + 1);
  at += TIME_LENGTH + 3;
  if (at >= end || byteAt(at - 1) !== QUOTE) return 2;
  const get = at + 4 <= end && load<i32>(at) === GET;
  field(1, get ? 1 : 0);
  if (get) at = readTarget(at + 4, end);
  at = closingQuote(at, end);
  if (at + 4 >= end || byteAt(at + 1) !== SPACE) return 3;
  const hundreds = byteAt(at + 2) - 48;
  const tens = byteAt(at + 3) - 48;
  const ones = byteAt(at + 4) - 48;
  if (!isDigit(hundreds) || !isDigit(tens) || !isDigit(ones)) return 3;
  field(6, hundreds * 100 + tens * 10 + ones);
  field(7, at + 5);
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
  field(2, start);
  field(3, query < 0 ? at : query);
  field(4, query < 0 ? at : query + 1);
  field(5, at);
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
  field(8, -1);
  field(10, -1);
  const first = find(QUOTE, status, end) + 1;
  const firstEnd = closingQuote(first, end);
  let at = firstEnd + 1;
  while (at < end && byteAt(at) === SPACE) at++;
  if (at < end && byteAt(at) === QUOTE) {
    placeAgent(at + 1, closingQuote(at + 1, end));
    if (first < firstEnd) field(10, first);
    field(11, firstEnd);
  } else if (isBareReferer(status, first - 1)) {
    placeAgent(first, firstEnd);
    field(10, first - 3);
    field(11, first - 2);
  }
}

function placeAgent(start: i32, end: i32): void {
  if (start >= end) return;
  field(8, start);
  field(9, end);
}

/** ` 512 - ` between status and quote: the second `-` is a referer, a single one is the size. */
function isBareReferer(status: i32, quote: i32): bool {
  if (byteAt(quote - 1) !== SPACE || byteAt(quote - 2) !== MINUS) return false;
  return byteAt(quote - 3) === SPACE && quote - 3 > status;
}
