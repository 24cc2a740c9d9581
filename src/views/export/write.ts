// All files in one pass over the pages.

import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { removeFile } from '../../shared/remove.ts';
import {
  columnsOf,
  csvHead,
  csvLines,
  csvTable,
  dayColumns,
  jsonDocument,
  readme,
} from '../reports/files.ts';
import { htmlPage, htmlRows } from '../reports/page.ts';
import {
  type PageRows,
  REPORT_FORMATS,
  type ReportFormat,
  type TableText,
  type ViewsReport,
} from '../reports/report.ts';
import { type Story, StoryTeller } from '../reports/story.ts';

/** Writes the files in the chosen formats and a README that describes them. */
export async function writeReport(
  report: ViewsReport,
  rows: PageRows,
  { outDir, formats }: { outDir: string; formats: readonly ReportFormat[] },
): Promise<{ story: Story; files: string[] }> {
  const columns = columnsOf(report);
  mkdirSync(outDir, { recursive: true });
  const at = (name: string) => unfinished(join(outDir, name));
  const names = REPORT_FORMATS.flatMap((one) => (formats.includes(one) ? NAMES[one] : []));
  const files = [...names, 'README.md'];
  // What has such a name may be a link that leads elsewhere.
  for (const name of files) await removeFile(at(name));
  const story = await writeTables(report, rows, { at, formats });
  if (formats.includes('csv')) {
    const days = dayColumns(report);
    const text = csvHead(days) + csvLines(days, report.days);
    writeFileSync(at(NAMES.csv[1]), text, { flag: 'wx' });
  }
  writeFileSync(at('README.md'), readme(report, columns, names), { flag: 'wx' });
  for (const name of files) renameSync(at(name), join(outDir, name));
  return { story, files };
}

/** The one file that people open by itself. */
export const REPORT_FILE = 'report.html';

/** The pages and, for tables, the days. */
const NAMES = {
  csv: ['page-views.csv', 'page-views-by-day.csv'],
  json: ['page-views.json'],
  html: [REPORT_FILE],
} as const satisfies Record<ReportFormat, readonly string[]>;

/** A temporary name until all files are complete, so that nobody reads half a file. */
const unfinished = (file: string) => `${file}.part`;

async function writeTables(
  report: ViewsReport,
  rows: PageRows,
  options: { at(name: string): string; formats: readonly ReportFormat[] },
): Promise<Story> {
  const { at, formats } = options;
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
  const compressed = formats.includes('html') ? new CompressedText() : undefined;
  const teller = new StoryTeller(report);
  for (const batch of rows.current()) {
    teller.look(batch);
    // On another thread, while the other files are written.
    const compressing = compressed?.write(htmlRows(batch));
    for (const { sink, text } of plain) sink.write(text.rows(batch));
    await compressing;
  }
  for (const { sink, text } of plain) sink.write(text.tail);
  const story = teller.tell(rows.gone());
  if (!compressed) return story;
  const table = await compressed.end();
  const { head, tail } = htmlPage(story);
  const sink = new FileSink(at(REPORT_FILE));
  files.defer(() => sink.close());
  for (const text of [head, ...table, tail]) sink.write(text);
  return story;
}

// Writes text to a file through one fixed buffer: a new buffer for each write would wait for the
// garbage collector, and memory would grow with the file.

const CHARS = 16 * 1024;
/** The most bytes that one UTF-16 unit becomes. */
const MAX_UTF8 = 3;

class FileSink {
  readonly #handle: number;
  readonly #buffer = Buffer.allocUnsafeSlow(CHARS * MAX_UTF8);
  #parts: string[] = [];
  #chars = 0;

  constructor(file: string) {
    this.#handle = openSync(file, 'wx');
  }

  write(text: string): void {
    this.#parts.push(text);
    this.#chars += text.length;
    if (this.#chars >= CHARS) this.flush();
  }

  flush(): void {
    const text = this.#parts.join('');
    this.#parts = [];
    this.#chars = 0;
    for (let from = 0; from < text.length; ) {
      // Do not split a character of two units.
      const torn = /[\ud800-\udbff]/.test(text[from + CHARS - 1] ?? '') ? 1 : 0;
      this.#put(this.#buffer.write(text.slice(from, from + CHARS - torn)));
      from += CHARS - torn;
    }
  }

  close(): void {
    this.flush();
    closeSync(this.#handle);
  }

  #put(bytes: number): void {
    for (let done = 0; done < bytes; ) {
      done += writeSync(this.#handle, this.#buffer, done, bytes - done);
    }
  }
}

/** Higher levels take twice the time to save a tenth of the size. */
const LEVEL = 4;

/** Gzips text into base64. */
class CompressedText {
  readonly #gzip = createGzip({ level: LEVEL });
  readonly #parts: string[] = [];
  #rest: Buffer = Buffer.alloc(0);

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => {
      const bytes = Buffer.concat([this.#rest, chunk]);
      // Base64 can be cut only between groups of three bytes.
      const whole = bytes.length - (bytes.length % 3);
      this.#rest = bytes.subarray(whole);
      this.#parts.push(bytes.toString('base64', 0, whole));
    });
  }

  async write(text: string): Promise<void> {
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain');
  }

  /** All of it, in pieces. */
  async end(): Promise<string[]> {
    this.#gzip.end();
    await finished(this.#gzip);
    return [...this.#parts, this.#rest.toString('base64')];
  }
}
