// One JSON object a line, read without making one: the bytes are walked once, keys that nobody
// asked for are stepped over, and only positions are kept. A line with escapes in a value that
// matters is rare and goes through JSON.parse instead.
import { type Hit, type LineFormat, NO_REQUEST, type Rejection } from '../hit.ts';
import { MAX_LINE } from '../lines.ts';
import { FIELDS, FieldPlaces, FieldReader } from './fields.ts';
import type { JsonFields } from './json-shapes.ts';
import { closingQuote } from './quotes.ts';

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LETTER_N = 0x6e;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const TARGET = FIELDS.indexOf('target');
const BROKEN = -1;
const NOT_JSON = 'not a JSON object';

/** A key that leads to a field or, inside its object, to further keys. */
interface Wanted {
  key: Buffer;
  field: number;
  inside: Wanted[];
}

export function jsonLinesFormat(fields: JsonFields): LineFormat {
  const wanted = wantedKeys(fields);
  const places = new FieldPlaces();
  const reader = new FieldReader(fields.agent !== undefined);
  const scratch = Buffer.alloc(MAX_LINE);
  const scratchView = new DataView(scratch.buffer, scratch.byteOffset, scratch.length);
  let view: DataView = scratchView;
  /** In a value that matters. */
  let escaped = false;

  function read(hit: Hit, start: number, end: number): Rejection | undefined {
    places.clear();
    escaped = false;
    const { bytes } = hit;
    view = hit.view;
    const open = skipSpace(bytes, start, end);
    if (bytes[open] !== OPEN_OBJECT) return NOT_JSON;
    const close = object(bytes, open + 1, end, wanted);
    if (close === BROKEN || skipSpace(bytes, close, end) < end) return NOT_JSON;
    if (escaped && !parseInto(hit, open, close)) return NOT_JSON;
    if (places.starts[TARGET] === -1) {
      // Drains carry other records too: output of a build, of a function.
      hit.day = NO_REQUEST;
      return undefined;
    }
    return reader.fill(hit, places);
  }

  /** From behind `{` to behind its `}`. */
  function object(bytes: Uint8Array, start: number, end: number, keys: Wanted[]): number {
    let at = skipSpace(bytes, start, end);
    if (bytes[at] === CLOSE_OBJECT) return at + 1;
    while (at < end) {
      if (bytes[at] !== QUOTE) return BROKEN;
      const keyEnd = closingQuote(bytes, view, at + 1, end);
      const key = findKey(bytes, at + 1, keyEnd, keys);
      at = skipSpace(bytes, keyEnd + 1, end);
      if (bytes[at] !== COLON) return BROKEN;
      at = skipSpace(bytes, at + 1, end);
      at = key ? value(bytes, at, end, key) : skipValue(bytes, at, end);
      if (at === BROKEN) return BROKEN;
      at = skipSpace(bytes, at, end);
      if (bytes[at] === CLOSE_OBJECT && at < end) return at + 1;
      if (bytes[at] !== COMMA) return BROKEN;
      at = skipSpace(bytes, at + 1, end);
    }
    return BROKEN;
  }

  function value(bytes: Uint8Array, start: number, end: number, key: Wanted): number {
    if (bytes[start] === OPEN_OBJECT) {
      return key.inside.length > 0
        ? object(bytes, start + 1, end, key.inside)
        : skipValue(bytes, start, end);
    }
    if (key.field < 0) return skipValue(bytes, start, end);
    if (bytes[start] === OPEN_ARRAY) {
      const first = skipSpace(bytes, start + 1, end);
      if (bytes[first] !== CLOSE_ARRAY) value(bytes, first, end, { ...key, inside: [] });
      return skipValue(bytes, start, end);
    }
    if (bytes[start] === QUOTE) {
      const close = closingQuote(bytes, view, start + 1, end);
      if (close >= end) return BROKEN;
      if (hasBackslash(bytes, start + 1, close)) escaped = true;
      place(key.field, start + 1, close);
      return close + 1;
    }
    const after = skipValue(bytes, start, end);
    if (after !== BROKEN && bytes[start] !== LETTER_N) {
      let last = after;
      while ((bytes[last - 1] as number) <= SPACE) last--;
      place(key.field, start, last);
    }
    return after;
  }

  function place(field: number, start: number, end: number): void {
    places.starts[field] = start;
    places.ends[field] = end;
  }

  function skipValue(bytes: Uint8Array, start: number, end: number): number {
    let depth = 0;
    let at = start;
    while (at < end) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        at = closingQuote(bytes, view, at + 1, end);
        if (at >= end) return BROKEN;
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        depth++;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        // The end of what surrounds a plain value is not the value's.
        if (depth === 0) return at > start ? at : BROKEN;
        depth--;
        if (depth === 0) return at + 1;
      } else if (byte === COMMA && depth === 0) {
        return at > start ? at : BROKEN;
      }
      at++;
      if (depth === 0 && byte === QUOTE) return at;
    }
    return BROKEN;
  }

  /** Puts the decoded values of an escaped line side by side in a buffer of their own. */
  function parseInto(hit: Hit, start: number, end: number): boolean {
    let record: unknown;
    try {
      record = JSON.parse(Buffer.from(hit.bytes.subarray(start, end)).toString());
    } catch {
      return false;
    }
    places.clear();
    let used = 0;
    for (const [field, name] of FIELDS.entries()) {
      const path = fields[name];
      const text = path === undefined ? undefined : fieldText(record, path);
      if (text === undefined) continue;
      const length = scratch.write(text, used);
      place(field, used, used + length);
      used += length;
    }
    hit.bytes = scratch;
    hit.view = scratchView;
    return true;
  }

  return { name: 'JSON lines', read };
}

/** A field's value as text; also what detection looks with. */
export function fieldText(record: unknown, path: string): string | undefined {
  const flat = property(record, path);
  let value = flat ?? path.split('.').reduce(property, record);
  if (Array.isArray(value)) value = value[0];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function property(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined;
}

/** `proxy.path` is found as a key `path` inside `proxy`, and as a key with a dot in it. */
function wantedKeys(fields: JsonFields): Wanted[] {
  const root: Wanted[] = [];
  const add = (keys: Wanted[], name: string): Wanted => {
    const known = keys.find(({ key }) => key.toString() === name);
    if (known) return known;
    const wanted: Wanted = { key: Buffer.from(name), field: -1, inside: [] };
    keys.push(wanted);
    return wanted;
  };
  for (const [field, name] of FIELDS.entries()) {
    const path = fields[name];
    if (path === undefined) continue;
    add(root, path).field = field;
    const steps = path.split('.');
    if (steps.length === 1) continue;
    let keys = root;
    let last: Wanted | undefined;
    for (const step of steps) {
      last = add(keys, step);
      keys = last.inside;
    }
    if (last) last.field = field;
  }
  return root;
}

function findKey(
  bytes: Uint8Array,
  start: number,
  end: number,
  keys: readonly Wanted[],
): Wanted | undefined {
  for (let i = 0; i < keys.length; i++) {
    const wanted = keys[i] as Wanted;
    const { key } = wanted;
    if (key.length !== end - start) continue;
    let at = 0;
    while (at < key.length && key[at] === bytes[start + at]) at++;
    if (at === key.length) return wanted;
  }
  return undefined;
}

function hasBackslash(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && bytes[at] !== BACKSLASH) at++;
  return at < end;
}

function skipSpace(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && (bytes[at] as number) <= SPACE) at++;
  return at;
}
