// The files with the address ranges of agents, by the settings that name them.
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SetupError, sentence } from '../shared/errors.ts';
import { type AgentPrefixes, parseRanges } from '../views/counting/agent-ranges.ts';
import { findFiles } from './find-files.ts';

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
