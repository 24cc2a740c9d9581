// Which format a file has: the one that can read most of its first lines.
import { Hit, type LineFormat, NO_REQUEST } from '../hit.ts';
import { combinedFormat } from './combined.ts';
import { fieldText } from './json-keys.ts';
import { jsonLinesFormat } from './json-lines.ts';
import { JSON_SHAPES, type JsonFields, type JsonShape } from './json-shapes.ts';
import { w3cFormat } from './w3c.ts';

/** `own` are field names of the site's JSON logs, in place of those of a known shape. */
export function detectFormat(
  lines: readonly Buffer[],
  own: JsonFields = {},
): LineFormat | undefined {
  const makers = [combinedFormat, w3cFormat, () => jsonLinesFormat(jsonShape(lines, own))];
  const scored = makers.map((make) => ({ make, score: score(make(), lines) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  // Anew, as the trial has left its own memories: a head of columns, a date.
  return best.score > 0 ? best.make() : undefined;
}

/** Whether any of these lines has an agent: then those without one were sent without. */
export function tellsAgents(format: LineFormat, lines: readonly Buffer[]): boolean {
  return hits(format, lines).some(({ agentStart }) => agentStart >= 0);
}

function score(format: LineFormat, lines: readonly Buffer[]): number {
  return hits(format, lines).length;
}

/** Those of the lines that are requests, each with its agent. */
function hits(format: LineFormat, lines: readonly Buffer[]): Hit[] {
  return lines.flatMap((line) => {
    const hit = new Hit();
    hit.bytes = line;
    hit.view = new DataView(line.buffer, line.byteOffset, line.length);
    if (format.read(hit, 0, line.length) !== undefined || hit.day === NO_REQUEST) return [];
    format.findAgent?.(hit);
    return [hit];
  });
}

function jsonShape(lines: readonly Buffer[], own: JsonFields): JsonShape {
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
  const shapes = JSON_SHAPES.map((shape) => ({ ...shape, fields: { ...shape.fields, ...own } }));
  return shapes.reduce((a, b) => (complete(b.fields) > complete(a.fields) ? b : a));
}
