// Which format a file has: the one that can read most of its first lines.
import { Hit, type LineFormat, NO_REQUEST } from '../hit.ts';
import { combinedFormat } from './combined.ts';
import { fieldText, jsonLinesFormat } from './json-lines.ts';
import { JSON_SHAPES, type JsonFields, type JsonShape, PREFIXED_SHAPES } from './json-shapes.ts';
import { TEXT_LAYOUTS, textFormat } from './text.ts';
import { w3cFormat } from './w3c.ts';
import { unwrapped, wrappedFormat, wrappingOf } from './wrapping.ts';

/** `own` are field names of the site's JSON logs, in place of those of a known shape. */
export function detectFormat(
  lines: readonly Buffer[],
  own: JsonFields = {},
): LineFormat | undefined {
  const wrapping = wrappingOf(lines);
  if (!wrapping) return bestFormat(lines, own);
  const inner = bestFormat(unwrapped(wrapping, lines), own);
  return inner && wrappedFormat(wrapping, inner);
}

/** The first of those that read most lines. */
function bestFormat(lines: readonly Buffer[], own: JsonFields): LineFormat | undefined {
  const makers = [
    combinedFormat,
    w3cFormat,
    () => jsonLinesFormat(jsonShape(lines, own)),
    ...PREFIXED_SHAPES.map((shape) => () => jsonLinesFormat(shape)),
    ...TEXT_LAYOUTS.map((layout) => () => textFormat(layout)),
  ];
  let best: { make: () => LineFormat; score: number } | undefined;
  for (const make of makers) {
    const format = make();
    const score = lines.filter((line) => hitOf(format, line)).length;
    if (score > (best?.score ?? 0)) best = { make, score };
    // No other can read more: most logs are read by the first, at the price of one trial.
    if (score === lines.length) break;
  }
  // A new one, because the trial keeps state: column headers, a date.
  return best?.make();
}

/** Whether any of these lines has an agent: then those without one were sent without. */
export function tellsAgents(format: LineFormat, lines: readonly Buffer[]): boolean {
  return lines.some((line) => {
    const hit = hitOf(format, line);
    if (hit) format.findAgent?.(hit);
    return hit !== undefined && hit.agentStart >= 0;
  });
}

function hitOf(format: LineFormat, line: Buffer): Hit | undefined {
  const hit = new Hit();
  const start = hit.take(line, 0, line.length);
  const rejection = format.read(hit, start, start + line.length);
  return rejection === undefined && hit.day !== NO_REQUEST ? hit : undefined;
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
