// docket views --explain FILE: shows how Docket reads its lines.
import type { Explanation } from '../views/counting/explain.ts';
import { count } from '../views/reports/format.ts';

/** How many lines are shown for each verdict. */
const SHOWN = 2;

export function explanationText(file: string, { format, lines }: Explanation): string {
  const kinds = Map.groupBy(lines, ({ verdict }) => verdict.replace(/(?:page|for) .*/, ''));
  const shown = lines.filter((line) =>
    [...kinds.values()].some((kind) => kind.slice(0, SHOWN).includes(line)),
  );
  const head = format
    ? `${file}: ${format}. The first ${count(lines.length)} lines were read.`
    : `${file}: unknown format. docs/page-views.md lists the supported formats; you can map the fields of JSON logs.`;
  const parts = shown.map(({ number, text, fields, verdict }) => {
    const rows = fields.map(({ name, value }) => `  ${name.padEnd(8)} ${value}`);
    return [`Line ${number}: ${text}`, ...rows, `  → ${verdict}`].join('\n');
  });
  return `${[head, ...parts].join('\n\n')}\n`;
}
