import { posix } from 'node:path';
import * as z from 'zod';
import { toRead, walk } from './copy.ts';
import { defineTool } from './tool.ts';

const MAX_ENTRIES = 500;

export const list = defineTool({
  name: 'list',
  description:
    'List the files below a folder, with their sizes. `pattern` is a glob like `**/*.md` on the path from the root.',
  input: z.object({ path: z.string().default('.'), pattern: z.string().optional() }),
  says: ({ path }) => `list ${path}`,
  async run({ path, pattern }, copy) {
    const lines: string[] = [];
    for await (const file of walk(copy, await toRead(copy, path))) {
      if (pattern !== undefined && !posix.matchesGlob(file.path, pattern)) continue;
      if (lines.length === MAX_ENTRIES)
        return `${lines.join('\n')}\n(more than ${MAX_ENTRIES}; narrow it by \`path\` or \`pattern\`)`;
      lines.push(`${file.path} (${file.bytes} bytes)`);
    }
    return lines.join('\n') || '(no files)';
  },
});
