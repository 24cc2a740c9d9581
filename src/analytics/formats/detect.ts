// Which format a file has: the one that can read most of its first lines.
import { Hit, type LineFormat, NO_REQUEST } from '../hit.ts';
import { combinedFormat } from './combined.ts';
import { fieldText } from './json-keys.ts';
import { jsonLinesFormat } from './json-lines.ts';
import { JSON_SHAPES, type JsonFields } from './json-shapes.ts';
import { w3cFormat } from './w3c.ts';

/** `own` are field names of the site's JSON logs, in place of those of a known shape. */
export function detectFormat(
  lines: readonly Buffer[],
  own: JsonFields = {},
): LineFormat | undefined {
  const makers = [combinedFormat, w3cFormat, () => jsonLinesFormat(jsonFields(lines, own))];
  const scored = makers.map((make) => ({ make, score: score(make(), lines) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  // Anew, as the trial has left its own memories: a head of columns, a date.
  return best.score > 0 ? best.make() : undefined;
}

function score(format: LineFormat, lines: readonly Buffer[]): number {
  const hit = new Hit();
  return lines.filter((line) => {
    hit.bytes = line;
    hit.view = new DataView(line.buffer, line.byteOffset, line.length);
    return format.read(hit, 0, line.length) === undefined && hit.day !== NO_REQUEST;
  }).length;
}

function jsonFields(lines: readonly Buffer[], own: JsonFields): JsonFields {
  const records = lines.flatMap((line) => {
    try {
      return [JSON.parse(line.toString())];
    } catch {
      return [];
    }
  });
  const complete = ({ time = '', target = '', status = '' }: JsonFields) =>
    records.filter((record) =>
      [time, target, status].every((path) => fieldText(record, path) !== undefined),
    ).length;
  const shapes = Object.values(JSON_SHAPES).map((shape) => ({ ...shape, ...own }));
  return shapes.reduce((a, b) => (complete(b) > complete(a) ? b : a));
}
