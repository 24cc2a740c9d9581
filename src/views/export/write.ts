// All files in one pass over the pages.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf, DAY_COLUMNS } from '../reports/columns.ts';
import { csvHead, csvLines, csvTable } from '../reports/csv.ts';
import { jsonDocument } from '../reports/json.ts';
import { htmlPage, htmlRows } from '../reports/page.ts';
import { parquetTable } from '../reports/parquet.ts';
import { readme } from '../reports/readme.ts';
import {
  type PageRows,
  REPORT_FORMATS,
  type ReportFormat,
  type TableText,
  type ViewsReport,
} from '../reports/report.ts';
import { type Story, StoryTeller } from '../reports/story.ts';
import { FileSink, PackedText } from './file-sink.ts';

/** Writes the files in the chosen formats and a README that describes them. */
export async function writeReport(
  report: ViewsReport,
  rows: PageRows,
  { outDir, formats, top }: { outDir: string; formats: readonly ReportFormat[]; top: number },
): Promise<{ story: Story; files: string[] }> {
  const columns = columnsOf(report);
  mkdirSync(outDir, { recursive: true });
  const at = (name: string) => unfinished(join(outDir, name));
  const names = REPORT_FORMATS.flatMap((one) => (formats.includes(one) ? NAMES[one] : []));
  const story = await writeTables(report, rows, { at, formats, top });
  if (formats.includes('parquet')) {
    const [pages, days] = NAMES.parquet;
    writeFileSync(at(pages), await parquetTable(columns, rows.current()));
    writeFileSync(at(days), await parquetTable(DAY_COLUMNS, [report.days]));
  }
  if (formats.includes('csv')) {
    const text = csvHead(DAY_COLUMNS) + csvLines(DAY_COLUMNS, report.days);
    writeFileSync(at(NAMES.csv[1]), text);
  }
  writeFileSync(at('README.md'), readme(report, columns, names));
  const files = [...names, 'README.md'];
  for (const name of files) renameSync(at(name), join(outDir, name));
  return { story, files };
}

/** The name of the report, alone of all files of use by itself. */
export const REPORT_FILE = 'report.html';

/** The pages and, for tables, the days. */
const NAMES = {
  csv: ['page-views.csv', 'page-views-by-day.csv'],
  json: ['page-views.json'],
  html: [REPORT_FILE],
  parquet: ['page-views.parquet', 'page-views-by-day.parquet'],
} as const satisfies Record<ReportFormat, readonly string[]>;

/** A temporary name until all files are complete, so that nobody reads half a file. */
const unfinished = (file: string) => `${file}.part`;

async function writeTables(
  report: ViewsReport,
  rows: PageRows,
  options: { at(name: string): string; formats: readonly ReportFormat[]; top: number },
): Promise<Story> {
  const { at, formats, top } = options;
  using files = new DisposableStack();
  const open = (format: ReportFormat, text: TableText) => {
    if (!formats.includes(format)) return [];
    const sink = new FileSink(at(NAMES[format][0]));
    files.defer(() => sink.close());
    sink.write(text.head);
    return [{ sink, text }];
  };
  const plain = [
    ...open('csv', csvTable(columnsOf(report))),
    ...open('json', jsonDocument(report)),
  ];
  // The page starts with the story, which is known after its last row.
  const packed = formats.includes('html') ? new PackedText() : undefined;
  const teller = new StoryTeller(report, top);
  for (const batch of rows.current()) {
    teller.look(batch);
    // On another thread, while the other files are written.
    const packing = packed?.write(htmlRows(batch));
    for (const { sink, text } of plain) sink.write(text.rows(batch));
    await packing;
  }
  for (const { sink, text } of plain) sink.write(text.tail);
  const story = teller.tell(rows.gone());
  if (!packed) return story;
  const table = await packed.end();
  const { head, tail } = htmlPage(story);
  const sink = new FileSink(at(REPORT_FILE));
  files.defer(() => sink.close());
  for (const text of [head, ...table, tail]) sink.write(text);
  return story;
}
