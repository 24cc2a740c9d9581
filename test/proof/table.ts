// The figures of a proof as one Markdown table on standard output.
import { LONG, SEED } from './scale.ts';

export type Row = readonly (string | number)[];

export function printTable(title: string, head: Row, rows: readonly Row[]): void {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  const text = [
    `\n### ${title} (${LONG ? 'long' : 'short'} version, seed ${SEED})\n`,
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ];
  process.stdout.write(`${text.join('\n')}\n\n`);
}
