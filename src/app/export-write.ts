import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf } from '../reports/columns.ts';
import { csvTable } from '../reports/csv.ts';
import { jsonDocument } from '../reports/json.ts';
import { htmlPage } from '../reports/page.ts';
import { parquetTable } from '../reports/parquet.ts';
import { readme } from '../reports/readme.ts';
import type { PageRows, ReportFormat } from '../reports/report.ts';
import type { Story } from '../reports/story.ts';

const FLUSH_CHARS = 256 * 1024;

/** Writes the files of the chosen formats and a README of what is in them; returns their names. */
export async function writeReport(
  story: Story,
  rows: PageRows,
  { outDir, formats }: { outDir: string; formats: readonly ReportFormat[] },
): Promise<string[]> {
  const { report } = story;
  const columns = columnsOf(report);
  const files: string[] = [];
  const write = async (name: string, content: Content) => {
    await writeWhole(join(outDir, name), content);
    files.push(name);
  };
  mkdirSync(outDir, { recursive: true });
  if (formats.includes('csv')) await write('page-views.csv', csvTable(columns, rows.current()));
  if (formats.includes('json')) await write('page-views.json', jsonDocument(report, rows));
  if (formats.includes('parquet')) {
    await write('page-views.parquet', await parquetTable(columns, rows.current()));
  }
  if (formats.includes('html')) await write('report.html', htmlPage(story, rows));
  await write('README.md', [readme(report, columns, files)]);
  return files;
}

type Content = Uint8Array | Iterable<string> | AsyncIterable<string>;

/** Under another name until it is whole: half a file never passes for a file. */
async function writeWhole(file: string, content: Content): Promise<void> {
  const unfinished = `${file}.part`;
  const handle = openSync(unfinished, 'w');
  try {
    if (content instanceof Uint8Array) writeFileSync(handle, content);
    else await writeChunks(handle, content);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
}

async function writeChunks(handle: number, chunks: Exclude<Content, Uint8Array>): Promise<void> {
  let pending = '';
  const add = (chunk: string) => {
    pending += chunk;
    if (pending.length >= FLUSH_CHARS) flush();
  };
  const flush = () => {
    writeFileSync(handle, pending);
    pending = '';
  };
  // A turn of the event loop for each of 100,000 rows would cost more than the rows.
  if (Symbol.iterator in chunks) for (const chunk of chunks) add(chunk);
  else for await (const chunk of chunks) add(chunk);
  flush();
}
