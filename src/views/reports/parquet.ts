import type { Column } from './columns.ts';

/** A small first group for quick previews; the others bound how many rows are held at once. */
const ROW_GROUPS = [1_000, 20_000];

const ALWAYS = new Set(['path', 'date', 'date_from', 'date_to']);

/** The table as a file's bytes. The package is loaded only here: few exports want it. */
export async function parquetTable<Row>(
  columns: readonly Column<Row>[],
  batches: Iterable<Row[]>,
): Promise<Uint8Array> {
  const { ByteWriter, parquetWriteRows } = await import('hyparquet-writer');
  const writer = new ByteWriter();
  await parquetWriteRows({
    writer,
    columns: columns.map(({ name, type }) => ({ name, type, nullable: !ALWAYS.has(name) })),
    rows: records(columns, batches),
    rowGroupSize: ROW_GROUPS,
  });
  return writer.getBytes();
}

type Record = { [column: string]: unknown };

function* records<Row>(
  columns: readonly Column<Row>[],
  batches: Iterable<Row[]>,
): Iterable<Record> {
  const record = (row: Row): Record =>
    Object.fromEntries(
      columns.map((column) => {
        const value = column.value(row);
        return [column.name, column.type === 'INT64' && value !== null ? BigInt(value) : value];
      }),
    );
  for (const batch of batches) yield* batch.map(record);
}
