import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { compileGlob } from '../../../shared/glob.ts';
import { bound } from '../../../shared/text/foreign.ts';
import { path, pattern, toRead, walk } from './copy.ts';
import { defineTool } from './tool.ts';

const MAX_MATCHES = 100;
/** Larger files are data, not prose. */
const MAX_BYTES = 1024 * 1024;
/** Of all files that one search reads. */
const MAX_BYTES_IN_ALL = 100 * MAX_BYTES;

export const search = defineTool({
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
      if (file.bytes > MAX_BYTES || (glob && !glob.matches(file.path))) continue;
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
