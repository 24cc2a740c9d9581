import type { Column } from './columns.ts';
import type { PageRow } from './report.ts';

/** A small first group for quick previews; the others bound how many rows are held at once. */
const ROW_GROUPS = [1_000, 20_000];

/** The table as a file's bytes. The package is loaded only here: few exports want it. */
export async function parquetTable(
  columns: Column[],
  batches: Iterable<PageRow[]>,
): Promise<Uint8Array> {
  const { ByteWriter, parquetWriteRows } = await import('hyparquet-writer');
  const writer = new ByteWriter();
  await parquetWriteRows({
    writer,
    columns: columns.map(({ name, type }) => ({ name, type, nullable: name !== 'path' })),
    rows: records(columns, batches),
    rowGroupSize: ROW_GROUPS,
  });
  return writer.getBytes();
}

type Record = { [column: string]: unknown };

function* records(columns: Column[], batches: Iterable<PageRow[]>): Iterable<Record> {
  const record = (row: PageRow): Record =>
    Object.fromEntries(
      columns.map((column) => {
        const value = column.value(row);
        return [column.name, column.type === 'INT64' && value !== null ? BigInt(value) : value];
      }),
    );
  for (const batch of batches) yield* batch.map(record);
}
