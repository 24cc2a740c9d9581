// Rows wait on disk until everything that has to be known about them has arrived. Memory holds a few
// dozen bytes a page (a fingerprint of its path and its counts), never the rows.
import { appendFileSync, closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { PageViews } from '../api/schemas.ts';
import { PathTable } from './path-table.ts';

const READ_BYTES = 256 * 1024;

export class Spool {
  readonly paths = new PathTable();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    writeFileSync(file, '');
  }

  get size(): number {
    return this.paths.size;
  }

  /** Adds the rows whose path is new and returns them. */
  append(rows: PageViews[]): PageViews[] {
    const fresh = rows.filter(({ path, human, ai, total }) =>
      this.paths.add(path, human, ai, total),
    );
    const line = ({ path, human, ai, total }: PageViews) =>
      `${human} ${ai} ${total} ${JSON.stringify(path)}\n`;
    appendFileSync(this.#file, fresh.map(line).join(''));
    return fresh;
  }

  *rows(): Iterable<PageViews> {
    for (const line of readLines(this.#file)) {
      const ai = line.indexOf(' ') + 1;
      const total = line.indexOf(' ', ai) + 1;
      const path = line.indexOf(' ', total) + 1;
      yield {
        path: JSON.parse(line.slice(path)),
        human: Number(line.slice(0, ai)),
        ai: Number(line.slice(ai, total)),
        total: Number(line.slice(total, path)),
      };
    }
  }
}

function* readLines(file: string): Iterable<string> {
  const handle = openSync(file, 'r');
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  const decoder = new StringDecoder('utf8');
  try {
    let rest = '';
    for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) {
      const lines = (rest + decoder.write(buffer.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    closeSync(handle);
  }
}
