import { csv } from '../../shared/text/escape.ts';
import type { Column } from './columns.ts';
import type { PageRow, TableText } from './report.ts';

/** Each line ends with the line break that RFC 4180 requires. */
export function csvTable(columns: Column[]): TableText {
  return { head: csvHead(columns), rows: (batch: PageRow[]) => csvLines(columns, batch), tail: '' };
}

export function csvHead<Row>(columns: readonly Column<Row>[]): string {
  return `${columns.map(({ name }) => csv(name)).join(',')}\r\n`;
}

export function csvLines<Row>(columns: readonly Column<Row>[], batch: readonly Row[]): string {
  let text = '';
  for (const row of batch) {
    let comma = '';
    for (const column of columns) {
      text += comma + csv(column.value(row));
      comma = ',';
    }
    text += '\r\n';
  }
  return text;
}
