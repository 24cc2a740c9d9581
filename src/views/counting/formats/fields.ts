// Formats with named fields (JSON, W3C) say where each field is in the line; this turns them
// into a hit, one way for all.
import { ByteCache, latin1 } from '../byte-cache.ts';
import type { Hit, Rejection } from '../hit.ts';
import { FIELDS } from '../log-fields.ts';
import { epochDay, isoDays } from './time.ts';

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
const SPACE = 0x20;
const HASH = 0x23;
const QUESTION = 0x3f;
const MINUS = 0x2d;

export class FieldReader {
  readonly #isoDay = isoDays();
  // Few distinct values each, so that a line costs a look-up.
  readonly #assets = new ByteCache((type) => flag(!/html|markdown|text\/plain/i.test(type)));
  readonly #markdown = new ByteCache((accept) => flag(/text\/markdown/i.test(accept)));
  readonly #ahead = new ByteCache((purpose) => flag(/prefetch|prerender/i.test(purpose)));

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

  #is(cache: ByteCache, hit: Hit, start: number, end: number): boolean {
    return start >= 0 && start < end && cache.get(hit.bytes, start, end) === 1;
  }

  #day(hit: Hit, start: number, end: number): number {
    const day = this.#isoDay(hit.bytes, hit.view, start, end);
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
    while (query < end && bytes[query] !== QUESTION && bytes[query] !== HASH) query++;
    hit.pathStart = start;
    hit.pathEnd = query;
    hit.queryStart = Math.min(query + 1, end);
    hit.queryEnd = end;
  }
}

export function indexOf(bytes: Uint8Array, byte: number, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] !== byte) at++;
  return at;
}

function isUpperCase(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

function isGet(bytes: Uint8Array, start: number, end: number): boolean {
  return (
    end - start === 3 &&
    bytes[start] === 0x47 &&
    bytes[start + 1] === 0x45 &&
    bytes[start + 2] === 0x54
  );
}

/** -1 when it is none; 0 where there was no answer (`000`, `-1`). */
function statusAt(bytes: Uint8Array, start: number, end: number): number {
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
