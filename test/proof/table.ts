// The figures of a proof as one Markdown table on standard output. The long version also leaves it
// in a file, for bench/figures.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LONG, SEED } from '../support/scale.ts';

const TABLES = resolve(import.meta.dirname, '../../.proof');

export type Row = readonly (string | number)[];

export function printTable(title: string, head: Row, rows: readonly Row[]): void {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  const text = [
    `\n### ${title} (${LONG ? 'long' : 'short'} version, seed ${SEED})\n`,
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
  process.stdout.write(`${text}\n\n`);
  if (!LONG) return;
  mkdirSync(TABLES, { recursive: true });
  writeFileSync(join(TABLES, `${title.toLowerCase().replace(/\W+/g, '-')}.md`), `${text}\n`);
}
