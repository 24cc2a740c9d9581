// Access logs on disk, found by glob, or from a stream such as stdin.
import { open, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SetupError } from '../shared/errors.ts';
import { compileGlob } from '../shared/glob.ts';
import { visible } from '../shared/text/escape.ts';
import type { LogSource } from '../views/counting/log-source.ts';
import { FILE_CHUNKS } from '../views/counting/scanner/scanner.ts';
import { findFiles } from './find-files.ts';

export interface LogFilesOptions {
  /** Label of a host by the glob of its files; files without a label count as one host's. */
  hosts?: Record<string, string>;
  cwd?: string;
}

/** Every file that a pattern matches, once, in the order of names. */
export async function findLogFiles(
  patterns: readonly string[],
  { hosts = {}, cwd = '.' }: LogFilesOptions = {},
): Promise<LogSource[]> {
  const found = new Map<string, LogSource>();
  const labels = Object.entries(hosts).map(([match, label]) => ({ ...compileGlob(match), label }));
  for (const pattern of patterns) {
    let matches = 0;
    for (const name of await findFiles(pattern, cwd)) {
      const path = await realpath(resolve(cwd, name));
      const status = await stat(path);
      matches++;
      if (found.has(path)) continue;
      const host = labels.find(({ matches }) => matches(name))?.label ?? '';
      const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
      found.set(path, {
        // For messages: whoever rotates logs, or uploads them, chose it.
        name: visible(name),
        host,
        version,
        size: status.size,
        changedAt: status.mtimeMs,
        path,
        open: (from) => readChunks(path, from),
      });
    }
    if (matches === 0) {
      throw new SetupError(
        `No access log matches \`${pattern}\`. Correct the glob, or fetch the logs first.`,
      );
    }
  }
  return [...found.values()];
}

/** A log that comes as a stream and can be read once. */
export function streamLog(name: string, stream: AsyncIterable<Uint8Array>): LogSource {
  return { name, host: '', version: 'once', open: () => stream };
}

/** For one reader at a time; files are read one after another. */
let spare: readonly Uint8Array[] | undefined = FILE_CHUNKS;

/** Two buffers in turn: one is filled while the lines of the other are read. */
export async function* readChunks(path: string, from = 0): AsyncGenerator<Uint8Array> {
  const buffers = spare ?? FILE_CHUNKS.map(({ length }) => Buffer.allocUnsafeSlow(length));
  spare = undefined;
  const handle = await open(path);
  let at = from;
  const fill = (turn: number) => {
    const buffer = buffers[turn % 2] as Uint8Array;
    return handle.read(buffer, 0, buffer.length, at);
  };
  let filling = fill(0);
  try {
    for (let turn = 1; ; turn++) {
      const { bytesRead, buffer } = await filling;
      if (bytesRead === 0) return;
      at += bytesRead;
      filling = fill(turn);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await filling.catch(() => undefined);
    await handle.close();
    if (buffers === FILE_CHUNKS) spare = FILE_CHUNKS;
  }
}
