import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { bound } from '../../../shared/text/foreign.ts';
import { path, ToolProblem, toRead } from './copy.ts';
import { defineTool } from './tool.ts';

const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
const MAX_BYTES = 5 * 1024 * 1024;

export const read = defineTool({
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
    if (size > MAX_BYTES)
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
