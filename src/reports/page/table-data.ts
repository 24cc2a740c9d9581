// All pages as text for the report's table: one line a page, compressed. The browser unpacks it
// (client/decode.ts); a hundred thousand pages stay near a megabyte and out of the document's tree.
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { PageRow } from '../report.ts';

const BATCH = 2_000;

/** `path ⇥ human ⇥ ai ⇥ total ⇥ previous total`, the last one empty where unknown. */
export function tableLine({ path, human, ai, total, previous }: PageRow): string {
  return `${escaped(path)}\t${human}\t${ai}\t${total}\t${previous?.total ?? ''}\n`;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };

function escaped(path: string): string {
  return path.replace(/[\\\t\n]/g, (char) => ESCAPES[char] ?? char);
}

/** Base64 of the gzipped lines, in chunks. */
export async function* packTable(rows: Iterable<PageRow>): AsyncIterable<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of Readable.from(batches(rows)).pipe(createGzip())) {
    const bytes = Buffer.concat([rest, chunk]);
    // Base64 can be cut only between groups of three bytes.
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    yield bytes.toString('base64', 0, whole);
  }
  yield rest.toString('base64');
}

function* batches(rows: Iterable<PageRow>): Iterable<Buffer> {
  let lines = '';
  let held = 0;
  for (const row of rows) {
    lines += tableLine(row);
    held += 1;
    if (held < BATCH) continue;
    yield Buffer.from(lines);
    [lines, held] = ['', 0];
  }
  if (held > 0) yield Buffer.from(lines);
}
