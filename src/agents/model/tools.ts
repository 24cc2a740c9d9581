// What a model can call. A tool gets input that its schema has accepted and answers in text.

import { lstat, mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { MAX_FILE_BYTES } from '../../jobs/changes/fence.ts';
import { compileGlob, GlobProblem } from '../../shared/glob.ts';
import { bound, clean } from '../../shared/text/foreign.ts';
import {
  claim,
  MAX_TEXT,
  path,
  pattern,
  ToolProblem,
  toRead,
  toWrite,
  type WorkCopy,
  walk,
} from './work-copy.ts';

interface Tool<Schema extends z.ZodType = z.ZodType> {
  name: string;
  /** For the model. */
  description: string;
  input: Schema;
  /** For the log: what is about to happen, in a few words. */
  says(input: z.infer<Schema>): string;
  /** Ends soon after the signal, between two files at the latest. */
  run(input: z.infer<Schema>, copy: WorkCopy, signal: AbortSignal): Promise<string>;
}

const defineTool = <Schema extends z.ZodType>(tool: Tool<Schema>): Tool => tool as never;

const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
const MAX_READ_BYTES = 5 * 1024 * 1024;

const read = defineTool({
  name: 'read',
  description: `Read a text file with line numbers, at most ${MAX_LINES} lines at a time. \`from\` is the first line, \`to\` the last.`,
  input: z.object({
    path,
    from: z.int().min(1).default(1),
    to: z.int().min(1).optional(),
  }),
  says: ({ path }) => `read ${path}`,
  async run({ path, from, to }, copy) {
    const file = await toRead(copy, path);
    const { size } = await stat(file).then((found) => {
      if (!found.isFile()) throw new ToolProblem(`\`${path}\` is a folder; use \`list\`.`);
      return found;
    });
    if (size > MAX_READ_BYTES)
      throw new ToolProblem(`\`${path}\` is too large to read (${size} bytes).`);
    const bytes = await readFile(file);
    if (bytes.includes(0)) return `(not text, ${size} bytes)`;
    const lines = bytes.toString('utf8').replace(/\r\n?/g, '\n').split('\n');
    if (lines.at(-1) === '') lines.pop();
    const last = Math.min(to ?? lines.length, lines.length, from + MAX_LINES - 1);
    const shown = lines.slice(from - 1, last).map((line, index) => `${from + index}\t${line}`);
    const rest = last < lines.length ? `\n(lines ${from} to ${last} of ${lines.length})` : '';
    return (
      (bound(shown.join('\n'), MAX_CHARACTERS, '\n(cut; ask for fewer lines)') || '(empty)') + rest
    );
  },
});

const MAX_ENTRIES = 500;

const list = defineTool({
  name: 'list',
  description:
    'List the files in a folder and its subfolders, with their sizes. `pattern` is a glob such as `**/*.md`, matched against the path from the root.',
  input: z.object({ path: path.default('.'), pattern: pattern.optional() }),
  says: ({ path }) => `list ${path}`,
  async run({ path, pattern }, copy, signal) {
    const glob = pattern === undefined ? undefined : compileGlob(pattern);
    const lines: string[] = [];
    for await (const file of walk(copy, await toRead(copy, path), signal)) {
      if (glob && !glob.matches(file.path)) continue;
      if (lines.length === MAX_ENTRIES)
        return `${lines.join('\n')}\n(more than ${MAX_ENTRIES}; narrow it down with \`path\` or \`pattern\`)`;
      lines.push(`${file.path} (${file.bytes} bytes)`);
    }
    return lines.join('\n') || '(no files)';
  },
});

const MAX_MATCHES = 100;
/** Larger files are data, not prose. */
const MAX_SEARCHED_BYTES = 1024 * 1024;
/** For all files that one search reads. */
const MAX_BYTES_IN_ALL = 100 * MAX_SEARCHED_BYTES;

const search = defineTool({
  name: 'search',
  description:
    'Find lines that contain a text, ignoring case. `path` is the file or folder to search, and `pattern` is a glob matched against the path from the root.',
  // Plain text, not a regular expression: a hostile one could keep the machine busy for hours.
  input: z.object({
    text: z.string().min(1).max(200),
    path: path.default('.'),
    pattern: pattern.optional(),
  }),
  says: ({ text }) => `search for ${bound(text, 60)}`,
  async run({ text, path, pattern }, copy, signal) {
    const glob = pattern === undefined ? undefined : compileGlob(pattern);
    const wanted = text.toLowerCase();
    const found: string[] = [];
    const end = (why: string) => [...found, why].join('\n');
    let left = MAX_BYTES_IN_ALL;
    for await (const file of walk(copy, await toRead(copy, path), signal)) {
      if (file.bytes > MAX_SEARCHED_BYTES || (glob && !glob.matches(file.path))) continue;
      left -= file.bytes;
      if (left < 0)
        return end('(not everything was searched; narrow it down with `path` or `pattern`)');
      const bytes = await readFile(join(copy.root, file.path));
      if (bytes.includes(0)) continue;
      const lines = bytes.toString('utf8').split('\n');
      for (const [index, line] of lines.entries()) {
        if (!line.toLowerCase().includes(wanted)) continue;
        if (found.length === MAX_MATCHES)
          return end(`(more than ${MAX_MATCHES}; narrow the search)`);
        found.push(`${file.path}:${index + 1}: ${bound(line.trim(), 200)}`);
      }
    }
    return found.join('\n') || '(nothing found)';
  },
});

const MAX_PLACES = 10_000;

const edit = defineTool({
  name: 'edit',
  description:
    'Replace text in a file. `find` must occur in the file exactly once, character for character and without line numbers. Set `all` to replace every occurrence.',
  input: z.object({
    path,
    find: z.string().min(1).max(MAX_TEXT),
    replace: z.string().max(MAX_TEXT),
    all: z.boolean().default(false),
  }),
  says: ({ path }) => `edit ${path}`,
  async run({ path, find, replace, all }, copy) {
    await toRead(copy, path);
    const file = await toWrite(copy, path);
    const { size } = await stat(file);
    if (size > MAX_FILE_BYTES)
      throw new ToolProblem(`\`${path}\` is too large to edit (${size} bytes).`);
    const before = await readFile(file, 'utf8');
    // Reading shows every line end as `\n`; a file of Windows lines keeps its own.
    const windows = before.includes('\r\n');
    const fit = (text: string) => (windows ? text.replace(/\r?\n/g, '\r\n') : text);
    const [wanted, instead] = [fit(find), fit(replace)];
    const places = placesOf(before, wanted);
    if (places.length === 0)
      throw new ToolProblem(
        `That text is not in \`${path}\`. Read the file again and copy the text exactly.`,
      );
    if (places.length > 1 && !all)
      throw new ToolProblem(
        `That text is in \`${path}\` ${places.length} times. Include more of the surrounding text, or set \`all\`.`,
      );
    const grows = Buffer.byteLength(instead) - Buffer.byteLength(wanted);
    claim(copy, path, size, size + places.length * grows);
    if (places.length > MAX_PLACES)
      throw new ToolProblem(
        `That text is in \`${path}\` more than ${MAX_PLACES} times. Include more of the surrounding text.`,
      );
    await writeFile(file, replaced(before, places, wanted.length, instead));
    return `Replaced in ${places.length} ${places.length === 1 ? 'place' : 'places'}.`;
  },
});

function replaced(text: string, places: number[], length: number, instead: string): string {
  let [after, done] = ['', 0];
  for (const place of places) {
    after += text.slice(done, place) + instead;
    done = place + length;
  }
  return after + text.slice(done);
}

const write = defineTool({
  name: 'write',
  description: 'Create a file or replace a whole file. To change part of a file, use `edit`.',
  input: z.object({ path, content: z.string().max(MAX_TEXT) }),
  says: ({ path }) => `write ${path}`,
  async run({ path, content }, copy) {
    const file = await toWrite(copy, path);
    const before = await lstat(file).catch(() => undefined);
    const bytes = Buffer.byteLength(content);
    claim(copy, path, before?.size ?? 0, bytes);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return `Wrote ${bytes} bytes.`;
  },
});

const move = defineTool({
  name: 'move',
  description: 'Move or rename one file. Links to it are not changed; fix them afterward.',
  input: z.object({ from: path, to: path }),
  says: ({ from, to }) => `move ${from} to ${to}`,
  async run({ from, to }, copy) {
    await toRead(copy, from);
    const source = await toWrite(copy, from);
    const target = await toWrite(copy, to);
    if (await lstat(target).catch(() => undefined))
      throw new ToolProblem(`\`${to}\` already exists. Delete it first, or choose another name.`);
    await mkdir(dirname(target), { recursive: true });
    await rename(source, target);
    return 'Moved.';
  },
});

const remove = defineTool({
  name: 'delete',
  description: 'Delete one file.',
  input: z.object({ path }),
  says: ({ path }) => `delete ${path}`,
  async run({ path }, copy) {
    await toRead(copy, path);
    await unlink(await toWrite(copy, path));
    return 'Deleted.';
  },
});

// The tools of the model agent and how a call is carried out. Whatever a model sends, the answer is
// a text for the model: a wrong call is its to correct, never the end of the job.

export const TOOLS: readonly Tool[] = [list, read, search, edit, write, move, remove];

export interface ToolAnswer {
  ok: boolean;
  text: string;
  /** What was done, for the log. */
  did: string;
  /** The call itself was wrong: no such tool, or arguments that it does not take. */
  invalid?: true;
  unknownTool?: true;
}

/** Characters of what goes back to the model. */
const MAX_ANSWER = 60_000;

/** `input` is the model's own JSON text, which may be anything. */
export async function callTool(
  name: string,
  input: string,
  copy: WorkCopy,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  const known = TOOLS.map((candidate) => candidate.name).join(', ');
  if (!tool) {
    const text = `There is no tool \`${bound(name, 60)}\`. The tools are: ${known}.`;
    return { ...problem(text), unknownTool: true };
  }
  const parsed = readArguments(input);
  if (parsed === undefined)
    return problem('The arguments are not valid JSON. Send them again as one JSON object.');
  const accepted = tool.input.safeParse(parsed);
  if (!accepted.success)
    return problem(bound(`The arguments are invalid: ${z.prettifyError(accepted.error)}`, 1_000));
  const did = bound(clean(tool.says(accepted.data)).replaceAll('\n', ' '), 160);
  try {
    const text = await tool.run(accepted.data, copy, signal);
    return { ok: true, text: bound(text, MAX_ANSWER, '\n(cut; ask for less)'), did };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ToolProblem || error instanceof GlobProblem)
      return { ok: false, text: error.message, did };
    // A full disk or a name too long for it: the model can still do something else.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined) return { ok: false, text: `That failed (${code}).`, did };
    throw error;
  }
}

const problem = (text: string): ToolAnswer => ({
  ok: false,
  text,
  did: 'an invalid call',
  invalid: true,
});

// The arguments of a call as models really write them: followed by words, in a code fence, encoded
// twice. Only one reading is ever possible; anything else is the model's to correct.

const FENCE = /^\s*```[a-z]*\s*/i;
/** JSON in JSON, and once more to be sure. */
const MAX_LAYERS = 3;

/** Undefined if there is no JSON value, or more than one. */
export function readArguments(input: string): unknown {
  let text = input;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (text.trim() === '') return {};
    const found = firstValue(text);
    if (found === undefined || found.rest.includes('{')) return undefined;
    if (typeof found.value !== 'string') return found.value ?? {};
    text = found.value;
  }
  return undefined;
}

/** The JSON value at the start of a text, or of the code fence there, and what follows it. */
export function firstValue(text: string): { value: unknown; rest: string } | undefined {
  const bare = text.replace(FENCE, '').trim();
  const end = parses(bare) ? bare.length : endOfValue(bare);
  const value = parses(bare.slice(0, end));
  return value && { value: value.parsed, rest: bare.slice(end) };
}

function parses(text: string): { parsed: unknown } | undefined {
  try {
    return { parsed: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Where the object or the string at the start ends; 0 if there is none. */
function endOfValue(text: string): number {
  if (text[0] !== '{' && text[0] !== '"') return 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '\\') at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth === 0 && !quoted) return at + 1;
  }
  return 0;
}

/** A value as the text of a call's arguments; undefined if it is nested too deep to be sent. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value ?? {});
  } catch {
    return undefined;
  }
}

// Where a text occurs in another. `indexOf` can take the product of both lengths, a minute for a
// page of 5 MB; this takes their sum (Knuth, Morris and Pratt).

/** The starts of all places, left to right, none inside another. */
export function placesOf(text: string, find: string): number[] {
  const borders = bordersOf(find);
  const places: number[] = [];
  let fit = 0;
  for (let at = 0; at < text.length; at += 1) {
    while (fit > 0 && text.charCodeAt(at) !== find.charCodeAt(fit)) fit = borders[fit - 1] ?? 0;
    if (text.charCodeAt(at) === find.charCodeAt(fit)) fit += 1;
    if (fit === find.length) {
      places.push(at + 1 - fit);
      fit = 0;
    }
  }
  return places;
}

/** For each start of `find`: how much of it is also its end. */
function bordersOf(find: string): Uint32Array {
  const borders = new Uint32Array(find.length);
  let fit = 0;
  for (let at = 1; at < find.length; at += 1) {
    while (fit > 0 && find.charCodeAt(at) !== find.charCodeAt(fit)) fit = borders[fit - 1] ?? 0;
    if (find.charCodeAt(at) === find.charCodeAt(fit)) fit += 1;
    borders[at] = fit;
  }
  return borders;
}
