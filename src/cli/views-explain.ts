// docket views --explain FILE: how its lines are understood.
import type { Explanation } from '../analytics/explain.ts';
import { count } from '../reports/format.ts';

/** Of each verdict, this many lines are shown. */
const SHOWN = 2;

export function explanationText(file: string, { format, lines }: Explanation): string {
  const kinds = Map.groupBy(lines, ({ verdict }) => verdict.replace(/(?:page|for) .*/, ''));
  const shown = lines.filter((line) =>
    [...kinds.values()].some((kind) => kind.slice(0, SHOWN).includes(line)),
  );
  const head = format
    ? `${file}: ${format}. The first ${count(lines.length)} lines were read.`
    : `${file}: no known format. docs/page-views.md lists them; you can name the fields of JSON logs.`;
  const parts = shown.map(({ number, text, fields, verdict }) => {
    const rows = fields.map(({ name, value }) => `  ${name.padEnd(7)} ${value}`);
    return [`Line ${number}: ${text}`, ...rows, `  → ${verdict}`].join('\n');
  });
  return `${[head, ...parts].join('\n\n')}\n`;
}
