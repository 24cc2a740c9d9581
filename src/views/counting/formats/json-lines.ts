// One JSON object a line, read without making one: the bytes are walked once, keys that nobody
// asked for are stepped over, and only positions are kept. A line with escapes in a value that
// matters is rare and goes through JSON.parse instead.
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  closingQuote,
  indexOf,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
  TAB,
} from '../bytes.ts';
import { type Hit, type LineFormat, NO_REQUEST, type Rejection } from '../hit.ts';
import { FIELDS } from '../log-fields.ts';
import { FieldPlaces, FieldReader } from './fields.ts';
import type { JsonFields, JsonShape } from './json-shapes.ts';

const COMMA = 0x2c;
const LETTER_N = 0x6e;
const TIME = FIELDS.indexOf('time');
const TARGET = FIELDS.indexOf('target');
const BROKEN = -1;
const NOT_JSON = 'not a JSON object';

export function jsonLinesFormat(shape: JsonShape): LineFormat {
  return new JsonLines(shape);
}

class JsonLines implements LineFormat {
  readonly name: string;
  readonly agentSetting: string | undefined;
  readonly #fields: JsonFields;
  readonly #prefixed: boolean;
  readonly #keys: WantedKey[];
  readonly #reader = new FieldReader();
  readonly #places = new FieldPlaces();
  #bytes: Buffer = Buffer.alloc(0);
  #end = 0;
  /** There is a backslash in a value that matters. */
  #escaped = false;

  constructor({ name, fields, agentSetting, prefixed = false }: JsonShape) {
    this.name = `JSON, ${name}`;
    this.agentSetting = agentSetting;
    this.#fields = fields;
    this.#prefixed = prefixed;
    this.#keys = wantedKeys(fields);
  }

  read(hit: Hit, start: number, end: number): Rejection | undefined {
    this.#places.clear();
    this.#escaped = false;
    this.#bytes = hit.bytes;
    this.#end = end;
    const open = this.#prefixed
      ? indexOf(hit.bytes, OPEN_BRACE, start, end)
      : this.#skipSpace(start);
    if (hit.bytes[open] !== OPEN_BRACE) return NOT_JSON;
    const close = this.#object(open + 1, this.#keys);
    if (close === BROKEN || this.#skipSpace(close) < end) return NOT_JSON;
    if (this.#prefixed) this.#place(TIME, start, indexOf(hit.bytes, TAB, start, open));
    if (this.#escaped && !this.#parse(hit, open, close)) return NOT_JSON;
    if (this.#places.starts[TARGET] === -1) {
      // Drains carry other records too: output of a build, of a function.
      hit.day = NO_REQUEST;
      return undefined;
    }
    return this.#reader.fill(hit, this.#places);
  }

  // Each of these goes from the first byte of a thing to the byte behind it, or to BROKEN.

  #object(start: number, keys: WantedKey[]): number {
    const bytes = this.#bytes;
    let at = this.#skipSpace(start);
    if (bytes[at] === CLOSE_BRACE) return at + 1;
    while (at < this.#end) {
      if (bytes[at] !== QUOTE) return BROKEN;
      const keyEnd = this.#stringEnd(at);
      const key = findKey(bytes, at + 1, keyEnd, keys);
      at = this.#skipSpace(keyEnd + 1);
      if (bytes[at] !== COLON) return BROKEN;
      at = this.#skipSpace(at + 1);
      at = key ? this.#wanted(at, key) : this.#skip(at);
      if (at === BROKEN) return BROKEN;
      at = this.#skipSpace(at);
      if (bytes[at] === CLOSE_BRACE && at < this.#end) return at + 1;
      if (bytes[at] !== COMMA) return BROKEN;
      at = this.#skipSpace(at + 1);
    }
    return BROKEN;
  }

  #wanted(start: number, { field, inside }: WantedKey): number {
    const first = this.#bytes[start];
    if (first === OPEN_BRACE && inside.length > 0) return this.#object(start + 1, inside);
    if (field < 0 || first === OPEN_BRACE) return this.#skip(start);
    if (first === OPEN_BRACKET) {
      const element = this.#skipSpace(start + 1);
      if (this.#bytes[element] !== CLOSE_BRACKET) this.#plain(element, field);
      return this.#skip(start);
    }
    return this.#plain(start, field);
  }

  /** A string without its quotes, or a number; null is as good as nothing. */
  #plain(start: number, field: number): number {
    const bytes = this.#bytes;
    if (bytes[start] === QUOTE) {
      const close = this.#stringEnd(start);
      if (close >= this.#end) return BROKEN;
      this.#place(field, start + 1, close);
      return close + 1;
    }
    const after = this.#skip(start);
    let last = after;
    while (last > start && (bytes[last - 1] as number) <= SPACE) last--;
    if (last > start && bytes[start] !== LETTER_N) this.#place(field, start, last);
    return after;
  }

  #skip(start: number): number {
    const bytes = this.#bytes;
    const end = this.#end;
    let depth = 0;
    for (let at = start; at < end; at++) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        at = this.#stringEnd(at);
        if (depth === 0) return at < end ? at + 1 : BROKEN;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        depth++;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        // With nothing open, it is the end of what surrounds a number.
        if (depth === 0) return at > start ? at : BROKEN;
        depth--;
        if (depth === 0) return at + 1;
      } else if (byte === COMMA && depth === 0) {
        return at > start ? at : BROKEN;
      }
    }
    return BROKEN;
  }

  #stringEnd(quote: number): number {
    return closingQuote(this.#bytes, quote + 1, this.#end);
  }

  #skipSpace(start: number): number {
    let at = start;
    while (at < this.#end && (this.#bytes[at] as number) <= SPACE) at++;
    return at;
  }

  #place(field: number, start: number, end: number): void {
    this.#places.starts[field] = start;
    this.#places.ends[field] = end;
    let at = start;
    while (at < end && this.#bytes[at] !== BACKSLASH) at++;
    if (at < end) this.#escaped = true;
  }

  /** Points the hit to the decoded values, side by side. */
  #parse(hit: Hit, start: number, end: number): boolean {
    let record: unknown;
    try {
      record = JSON.parse(hit.bytes.toString('utf8', start, end));
    } catch {
      return false;
    }
    const { starts, ends } = this.#places;
    const time = hit.bytes.toString('utf8', starts[TIME], ends[TIME]);
    this.#places.clear();
    const values: Buffer[] = [];
    let used = 0;
    for (const [field, name] of FIELDS.entries()) {
      const path = this.#fields[name];
      const inside = path === undefined ? undefined : fieldText(record, path);
      const text = this.#prefixed && field === TIME ? time : inside;
      if (text === undefined) continue;
      const value = Buffer.from(text);
      values.push(value);
      this.#places.starts[field] = used;
      used += value.length;
      this.#places.ends[field] = used;
    }
    hit.bytes = Buffer.concat(values);
    return true;
  }
}

// The keys of a JSON line that lead to a field.

/** A key that is a field, or whose object contains more keys. */
interface WantedKey {
  key: Buffer;
  /** Its place in FIELDS, or -1. */
  field: number;
  inside: WantedKey[];
}

/** `proxy.path` is a key `path` inside `proxy`, and also a key with a dot in it. */
function wantedKeys(fields: JsonFields): WantedKey[] {
  const root: WantedKey[] = [];
  for (const [field, name] of FIELDS.entries()) {
    const path = fields[name];
    if (path === undefined) continue;
    add(root, path).field = field;
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    add(
      steps.reduce((keys, step) => add(keys, step).inside, root),
      last,
    ).field = field;
  }
  return root;
}

function add(keys: WantedKey[], name: string): WantedKey {
  const known = keys.find(({ key }) => key.toString() === name);
  if (known) return known;
  const wanted: WantedKey = { key: Buffer.from(name), field: -1, inside: [] };
  keys.push(wanted);
  return wanted;
}

function findKey(
  bytes: Buffer,
  start: number,
  end: number,
  keys: readonly WantedKey[],
): WantedKey | undefined {
  for (let i = 0; i < keys.length; i++) {
    const wanted = keys[i] as WantedKey;
    const { key } = wanted;
    if (key.length !== end - start) continue;
    let at = 0;
    while (at < key.length && key[at] === bytes[start + at]) at++;
    if (at === key.length) return wanted;
  }
  return undefined;
}

/** A field's value in a parsed record, as text. */
export function fieldText(record: unknown, path: string): string | undefined {
  let value = property(record, path) ?? path.split('.').reduce(property, record);
  if (Array.isArray(value)) value = value[0];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function property(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined;
}
