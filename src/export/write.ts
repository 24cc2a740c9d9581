// All files in one pass over the pages.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf } from '../reports/columns.ts';
import { csvTable } from '../reports/csv.ts';
import { jsonDocument } from '../reports/json.ts';
import { htmlPage } from '../reports/page.ts';
import { parquetTable } from '../reports/parquet.ts';
import { readme } from '../reports/readme.ts';
import type { PageRow, PageRows, ReportFormat, TableText } from '../reports/report.ts';
import type { Story } from '../reports/story.ts';
import { FileSink, PackedText } from './file-sink.ts';

/** Writes the files in the chosen formats and a README that describes them; returns their names. */
export async function writeReport(
  story: Story,
  rows: PageRows,
  { outDir, formats }: { outDir: string; formats: readonly ReportFormat[] },
): Promise<string[]> {
  const { report } = story;
  const columns = columnsOf(report);
  mkdirSync(outDir, { recursive: true });
  const at = (name: string) => unfinished(join(outDir, name));
  const names: string[] = [];
  const files: OpenFile[] = [];
  const add = (
    name: string,
    text: TableText,
    open: (file: string, text: TableText) => OpenFile,
  ) => {
    names.push(name);
    files.push(open(at(name), text));
  };
  try {
    if (formats.includes('csv')) add('page-views.csv', csvTable(columns), plain);
    if (formats.includes('json')) add('page-views.json', jsonDocument(report), plain);
    if (formats.includes('html')) add('report.html', htmlPage(story), packed);
    if (files.length > 0) {
      for (const batch of rows.current()) for (const file of files) await file.add(batch);
      for (const file of files) await file.end();
    }
  } finally {
    for (const file of files) file.close();
  }
  if (formats.includes('parquet')) {
    names.push('page-views.parquet');
    writeFileSync(at('page-views.parquet'), await parquetTable(columns, rows.current()));
  }
  writeFileSync(at('README.md'), readme(report, columns, names));
  names.push('README.md');
  for (const name of names) renameSync(at(name), join(outDir, name));
  return names;
}

/** A temporary name until all files are complete, so that nobody reads half a file. */
const unfinished = (file: string) => `${file}.part`;

interface OpenFile {
  add(batch: PageRow[]): Promise<void> | void;
  end(): Promise<void> | void;
  close(): void;
}

function plain(file: string, { head, rows, tail }: TableText): OpenFile {
  const sink = new FileSink(file);
  sink.write(head);
  return {
    add: (batch) => sink.write(rows(batch)),
    end: () => sink.write(tail),
    close: () => sink.close(),
  };
}

/** With compressed rows: compression runs on another thread while the other files are written. */
function packed(file: string, { head, rows, tail }: TableText): OpenFile {
  const sink = new FileSink(file);
  const table = new PackedText(sink);
  sink.write(head);
  return {
    add: (batch) => table.write(rows(batch)),
    async end() {
      await table.end();
      sink.write(tail);
    },
    close: () => sink.close(),
  };
}
