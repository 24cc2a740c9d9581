import type { Column } from './columns.ts';
import { csv } from './escape.ts';
import type { PageRow } from './report.ts';

/** One chunk a row, each ending in the line break that RFC 4180 asks for. */
export function* csvTable(columns: Column[], rows: Iterable<PageRow>): Iterable<string> {
  yield `${columns.map(({ name }) => csv(name)).join(',')}\r\n`;
  for (const row of rows) yield `${columns.map((column) => csv(column.value(row))).join(',')}\r\n`;
}
