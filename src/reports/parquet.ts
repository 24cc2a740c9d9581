import type { Column } from './columns.ts';
import type { PageRow } from './report.ts';

/** A small first group for quick previews; the others bound how many rows are held at once. */
const ROW_GROUPS = [1_000, 20_000];

/** The table as a file's bytes. The package is loaded only here: few exports want it. */
export async function parquetTable(
  columns: Column[],
  rows: Iterable<PageRow>,
): Promise<Uint8Array> {
  const { ByteWriter, parquetWriteRows } = await import('hyparquet-writer');
  const writer = new ByteWriter();
  await parquetWriteRows({
    writer,
    columns: columns.map(({ name, type }) => ({ name, type, nullable: name !== 'path' })),
    rows: records(columns, rows),
    rowGroupSize: ROW_GROUPS,
  });
  return writer.getBytes();
}

function* records(columns: Column[], rows: Iterable<PageRow>): Iterable<Record<string, unknown>> {
  for (const row of rows) {
    yield Object.fromEntries(
      columns.map((column) => {
        const value = column.value(row);
        return [column.name, column.type === 'INT64' && value !== null ? BigInt(value) : value];
      }),
    );
  }
}
