// nginx's and Apache's combined format, common (the same without referer and agent), and their
// relatives with a virtual host before or more fields after:
//
//   1.2.3.4 - ann [14/Nov/2026:13:55:36 +0100] "GET /guide?x=1 HTTP/1.1" 200 2326 "referer" "agent"
//
// Most logs have it, so this is the hot loop: only positions are kept, and the agent is found only
// for page views (`findAgent`).
import {
  BACKSLASH,
  CLOSE_BRACKET,
  closingQuote,
  HASH,
  indexOf,
  MINUS,
  OPEN_BRACKET,
  QUESTION,
  QUOTE,
  SLASH,
  SPACE,
} from '../bytes.ts';
import type { Hit, LineFormat, Rejection } from '../hit.ts';
import { clfDays, isGet } from './fields.ts';

/** From `[` to `]`: `[14/Nov/2026:13:55:36 +0100]`. */
const TIME_LENGTH = 27;

export function combinedFormat(): LineFormat {
  const dayAt = clfDays();
  return {
    name: 'combined',
    agentSetting: 'Use the `combined` log format.',
    read(hit: Hit, start: number, end: number): Rejection | undefined {
      const { bytes } = hit;
      const time = timeAt(bytes, start, end);
      if (time < 0) return 'no time in brackets';
      hit.day = dayAt(bytes, time + 1);
      if (hit.day < 0) return 'invalid time';
      hit.addressStart = start;
      hit.addressEnd = time;
      const request = time + TIME_LENGTH + 3;
      if (request >= end || bytes[request - 1] !== QUOTE) return 'no request in quotes';
      hit.get =
        request + 4 <= end && isGet(bytes, request, request + 3) && bytes[request + 3] === SPACE;
      hit.literal = false;
      const target = hit.get ? readTarget(hit, request + 4, end) : request;
      const status = closingQuote(bytes, target, end) + 2;
      hit.status = statusAt(bytes, status, end);
      if (hit.status < 0) return 'no status';
      // Where to look for the agent, should anyone ask.
      hit.agentStart = status + 3;
      hit.agentEnd = end;
      return undefined;
    },
    findAgent,
  };
}

/** Where the bracket before the time is, or -1. */
function timeAt(bytes: Buffer, start: number, end: number): number {
  const last = end - TIME_LENGTH;
  for (let at = start; at < last; at++) {
    if (bytes[at] !== OPEN_BRACKET) continue;
    if (bytes[at + TIME_LENGTH] === CLOSE_BRACKET && bytes[at + 3] === SLASH) return at;
  }
  return -1;
}

/** Returns where the target ends. */
function readTarget(hit: Hit, start: number, end: number): number {
  const { bytes } = hit;
  let query = -1;
  let at = start;
  for (; at < end; at++) {
    const byte = bytes[at];
    if (byte === SPACE || (byte === QUOTE && bytes[at - 1] !== BACKSLASH)) break;
    if (query < 0 && (byte === QUESTION || byte === HASH)) query = at;
  }
  hit.pathStart = start;
  hit.pathEnd = query < 0 ? at : query;
  hit.queryStart = query < 0 ? at : query + 1;
  hit.queryEnd = at;
  return at;
}

/** Three digits behind a space, or -1. */
function statusAt(bytes: Buffer, start: number, end: number): number {
  if (start + 2 >= end || bytes[start - 1] !== SPACE) return -1;
  let status = 0;
  for (let at = start; at < start + 3; at++) {
    const digit = (bytes[at] as number) - 48;
    if (digit < 0 || digit > 9) return -1;
    status = status * 10 + digit;
  }
  return status;
}

/**
 * From behind the status: size, referer in quotes, agent in quotes; common format has neither. Some
 * write a referer that was not sent as a bare `-`, and HAProxy writes `""` for what it does not know.
 */
function findAgent(hit: Hit): void {
  const { bytes, agentStart: status, agentEnd: end } = hit;
  hit.agentStart = -1;
  hit.referrerStart = -1;
  const first = indexOf(bytes, QUOTE, status, end) + 1;
  const firstEnd = closingQuote(bytes, first, end);
  let at = firstEnd + 1;
  while (at < end && bytes[at] === SPACE) at++;
  if (at < end && bytes[at] === QUOTE) {
    placeAgent(hit, at + 1, closingQuote(bytes, at + 1, end));
    if (first < firstEnd) hit.referrerStart = first;
    hit.referrerEnd = firstEnd;
  } else if (isBareReferer(bytes, status, first - 1)) {
    placeAgent(hit, first, firstEnd);
    hit.referrerStart = first - 3;
    hit.referrerEnd = first - 2;
  }
}

function placeAgent(hit: Hit, start: number, end: number): void {
  if (start >= end) return;
  hit.agentStart = start;
  hit.agentEnd = end;
}

/** ` 512 - ` between status and quote: the second `-` is a referer, a single one is the size. */
function isBareReferer(bytes: Buffer, status: number, quote: number): boolean {
  if (bytes[quote - 1] !== SPACE || bytes[quote - 2] !== MINUS) return false;
  return bytes[quote - 3] === SPACE && quote - 3 > status;
}
