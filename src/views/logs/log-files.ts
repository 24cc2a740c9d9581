// Access logs on disk, found by glob, or from a stream such as stdin.
import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { SetupError, sentence } from '../../shared/errors.ts';
import { compileGlob, type Glob } from '../../shared/glob.ts';
import { visible } from '../../shared/text/escape.ts';
import { type AgentPrefixes, parseRanges } from '../counting/agent-ranges.ts';
import type { LogSource } from '../counting/log-source.ts';

interface LogFilesOptions {
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
export function streamLog(name: string, stream: AsyncIterable<Buffer>): LogSource {
  return { name, host: '', version: 'once', open: () => stream };
}

const CHUNK_SIZE = 512 * 1024;

async function* readChunks(path: string, from?: number): AsyncGenerator<Buffer> {
  const handle = await open(path);
  try {
    yield* chunksOf(handle, from);
  } finally {
    await handle.close();
  }
}

/** The log from one file, whatever is put in its place meanwhile. */
export async function withOpenLog<T>(
  log: LogSource,
  work: (opened: LogSource) => Promise<T>,
): Promise<T> {
  if (log.path === undefined) return work(log);
  const handle = await open(log.path);
  try {
    return await work({ ...log, open: (from) => chunksOf(handle, from) });
  } finally {
    await handle.close();
  }
}

/** Two buffers in turn: one is filled while the lines of the other are read. */
async function* chunksOf(handle: FileHandle, from = 0): AsyncGenerator<Buffer> {
  const buffers = [Buffer.allocUnsafeSlow(CHUNK_SIZE), Buffer.allocUnsafeSlow(CHUNK_SIZE)];
  let at = from;
  const fill = (turn: number) => handle.read(buffers[turn % 2] as Buffer, 0, CHUNK_SIZE, at);
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
  }
}

// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.

const MAX_ENTRIES = 200_000;

/** Names in order, absolute if the glob is; links are followed. */
async function findFiles(pattern: string, cwd: string): Promise<string[]> {
  const plain = sep === '/' ? pattern : pattern.replaceAll(sep, '/');
  const names = plain.split('/');
  const wild = names.findIndex((name) => /[*?[{]/.test(name));
  const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
  if (wild < 0) return (await kindOf(resolve(cwd, plain))) === 'file' ? [join(plain)] : [];
  const glob = compileGlob(names.slice(wild).join('/'));
  const found: string[] = [];
  for await (const name of below(resolve(cwd, base), glob)) found.push(join(base, name));
  return found.sort();
}

async function* below(base: string, glob: Glob): AsyncGenerator<string> {
  const ahead: { name: string; chain: string[] }[] = [{ name: '', chain: [] }];
  let entries = 0;
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    const here = await realpath(join(base, folder.name)).catch(() => undefined);
    // A link to one of its own parent folders would loop forever.
    if (here === undefined || folder.chain.includes(here)) continue;
    for (const entry of await readdir(here).catch(() => [])) {
      entries += 1;
      if (entries > MAX_ENTRIES)
        throw new SetupError(
          `A glob in \`access-logs\` covers more than ${MAX_ENTRIES} files. Start it at the folder with the logs.`,
        );
      const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
      const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
      if (!fits && !reaches) continue;
      const kind = await kindOf(join(here, entry));
      if (kind === 'file' && fits) yield name;
      if (kind === 'folder' && reaches) ahead.push({ name, chain: [...folder.chain, here] });
    }
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}

// The files with the address ranges of agents, by the settings that name them.

/** The largest published file has less than a tenth of it. */
const MAX_BYTES = 2_000_000;
const MAX_FILES = 100;

export interface RangeSetting {
  agent: string;
  /** A path or a glob. */
  file: string;
}

export async function readAgentRanges(
  settings: readonly RangeSetting[],
  cwd = '.',
): Promise<AgentPrefixes[]> {
  const lists: AgentPrefixes[] = [];
  for (const { agent, file } of settings) {
    const names = await findFiles(file, cwd);
    if (names.length === 0) {
      throw new SetupError(
        `No file matches \`${file}\` in \`views: agent-ranges\`. Download the ranges of ${agent} first, or correct the path.`,
      );
    }
    if (lists.length + names.length > MAX_FILES) {
      throw new SetupError(
        `\`views: agent-ranges\` matches more than ${MAX_FILES} files. Use narrower globs.`,
      );
    }
    for (const name of names) {
      lists.push({ agent, prefixes: parseRanges(await readText(resolve(cwd, name), name), name) });
    }
  }
  return lists;
}

async function readText(path: string, name: string): Promise<string> {
  const buffer = Buffer.alloc(MAX_BYTES + 1);
  let length = 0;
  try {
    const handle = await open(path);
    try {
      for (let read = -1; read !== 0 && length < buffer.length; length += read) {
        read = (await handle.read(buffer, length, buffer.length - length)).bytesRead;
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new SetupError(`Cannot read the range file \`${name}\`: ${sentence(error)}.`, {
      cause: error,
    });
  }
  if (length <= MAX_BYTES) return buffer.toString('utf8', 0, length);
  throw new SetupError(
    `The range file \`${name}\` is larger than 2 MB. Name the file of one agent's operator.`,
  );
}
