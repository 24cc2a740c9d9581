// Values that a change replaces in a declaration: the line is the same but for one number, text, or
// `true` and `false`.

import { type Lines, readSpots } from './spots.ts';

export interface ChangedValue {
  name: string;
  was: string;
  is: string;
}

const VALUE =
  /"[^"\\]{0,60}"|'[^'\\]{0,60}'|(?<![\w.])\d[\d._]{0,20}\w{0,3}|\b(?:true|false|True|False)\b/g;
const MAX_VALUES = 200;

export function changedValues(
  lines: Lines,
  path: string,
  before: string,
  after: string,
): ChangedValue[] {
  if (before === '' || before === after) return [];
  const old = new Set(before.split('\n'));
  const fresh = after.split('\n');
  const now = new Set(fresh);
  const gone = new Map<string, string>();
  for (const line of old) if (!now.has(line) && line.length < 400) gone.set(blank(line), line);
  const changed: (Omit<ChangedValue, 'name'> & { line: number })[] = [];
  for (const [index, line] of fresh.entries()) {
    if (old.has(line) || line.length >= 400) continue;
    const was = gone.get(blank(line));
    const pair = was === undefined ? undefined : differing(was, line);
    if (pair && changed.length < MAX_VALUES) changed.push({ ...pair, line: index + 1 });
  }
  if (changed.length === 0) return [];
  // The name is on the line itself, or on one closely above it.
  const near = new Map<number, Set<string>>();
  for (const { line, name } of readSpots(lines, path, after)) {
    const names = near.get(line) ?? new Set();
    near.set(line, names.add(name));
  }
  return changed.flatMap(({ line, was, is }) => {
    for (let at = line; at > Math.max(0, line - 5); at -= 1) {
      const names = [...(near.get(at) ?? [])].filter(
        (name) => name !== is && !/^defaults?/i.test(name),
      );
      if (names.length > 0) return names.map((name) => ({ name, was, is }));
    }
    return [];
  });
}

const blank = (line: string) => line.replace(VALUE, '\0');

function differing(one: string, other: string): { was: string; is: string } | undefined {
  const [old, now] = [one.match(VALUE) ?? [], other.match(VALUE) ?? []];
  const pairs = old.flatMap((value, index) =>
    value === now[index] ? [] : [[value, now[index] ?? '']],
  );
  const [[was = '', is = ''] = []] = pairs;
  const bare = (value: string) => value.replace(/^["']|["']$/g, '');
  return pairs.length === 1 && bare(was) !== '' && bare(is) !== ''
    ? { was: bare(was), is: bare(is) }
    : undefined;
}
