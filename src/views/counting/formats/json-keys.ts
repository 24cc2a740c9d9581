// The keys of a JSON line that lead to a field.
import { FIELDS } from '../log-fields.ts';
import type { JsonFields } from './json-shapes.ts';

/** A key that is a field, or whose object contains more keys. */
export interface WantedKey {
  key: Buffer;
  /** Its place in FIELDS, or -1. */
  field: number;
  inside: WantedKey[];
}

/** `proxy.path` is a key `path` inside `proxy`, and also a key with a dot in it. */
export function wantedKeys(fields: JsonFields): WantedKey[] {
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

export function findKey(
  bytes: Uint8Array,
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
