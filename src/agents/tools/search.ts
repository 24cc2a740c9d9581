import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { bound } from '../../changes/text.ts';
import { toRead, walk } from './copy.ts';
import { defineTool } from './tool.ts';

const MAX_MATCHES = 100;
/** Larger files are data, not prose. */
const MAX_BYTES = 1024 * 1024;

export const search = defineTool({
  name: 'search',
  description:
    'Find lines that hold a text, upper and lower case alike. `path` is where to look, `pattern` a glob on the path from the root.',
  // Plain text, not a regular expression: a hostile one could keep the machine busy for hours.
  input: z.object({
    text: z.string().min(1),
    path: z.string().default('.'),
    pattern: z.string().optional(),
  }),
  says: ({ text }) => `search for ${bound(text, 60)}`,
  async run({ text, path, pattern }, copy) {
    const wanted = text.toLowerCase();
    const found: string[] = [];
    for await (const file of walk(copy, await toRead(copy, path))) {
      if (file.bytes > MAX_BYTES) continue;
      if (pattern !== undefined && !posix.matchesGlob(file.path, pattern)) continue;
      const bytes = await readFile(join(copy.root, file.path));
      if (bytes.includes(0)) continue;
      const lines = bytes.toString('utf8').split('\n');
      for (const [index, line] of lines.entries()) {
        if (!line.toLowerCase().includes(wanted)) continue;
        if (found.length === MAX_MATCHES)
          return `${found.join('\n')}\n(more than ${MAX_MATCHES}; narrow the search)`;
        found.push(`${file.path}:${index + 1}: ${bound(line.trim(), 200)}`);
      }
    }
    return found.join('\n') || '(nothing found)';
  },
});
