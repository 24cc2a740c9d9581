// Keeps paths on disk until all their data has arrived. Memory holds a few dozen bytes per page: a
// fingerprint of its path and its counts.
import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { PageViews, ViewCounts } from '../contract/schemas.ts';
import { FileSink } from './file-sink.ts';
import { PathTable } from './path-table.ts';

const READ_BYTES = 32 * 1024;

export class Spool {
  readonly pages = new PathTable();
  readonly #file: string;
  readonly #sink: FileSink;

  constructor(file: string) {
    this.#file = file;
    this.#sink = new FileSink(file);
  }

  get size(): number {
    return this.pages.size;
  }

  /** False if the path was already added; its counts do not change. */
  add({ path, human, ai, total }: PageViews): boolean {
    const fresh = this.pages.add(path, human, ai, total);
    if (fresh) this.#sink.write(`${lineOf(path)}\n`);
    return fresh;
  }

  /** In the order they were added, a few hundred at a time, each made by `rowOf`. */
  *rows<T>(rowOf: (path: string, counts: ViewCounts, row: number) => T): Iterable<T[]> {
    this.#sink.flush();
    let row = 0;
    for (const lines of readLines(this.#file)) {
      const first = row;
      row += lines.length;
      yield lines.map((line, index) =>
        rowOf(pathOf(line), this.pages.counts(first + index), first + index),
      );
    }
  }

  close(): void {
    this.#sink.close();
  }
}

/** A path is written as a line; one with a line break or half a character is written as JSON. */
function lineOf(path: string): string {
  return /^"|\n/.test(path) || !path.isWellFormed() ? JSON.stringify(path) : path;
}

function pathOf(line: string): string {
  return line.startsWith('"') ? JSON.parse(line) : line;
}

function* readLines(file: string): Iterable<string[]> {
  const handle = openSync(file, 'r');
  const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
  const decoder = new StringDecoder('utf8');
  try {
    let rest = '';
    for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) {
      const lines = (rest + decoder.write(buffer.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
  } finally {
    closeSync(handle);
  }
}
