import * as z from 'zod';
import { compileGlob } from '../../../shared/glob.ts';
import { path, pattern, toRead, walk } from './copy.ts';
import { defineTool } from './tool.ts';

const MAX_ENTRIES = 500;

export const list = defineTool({
  name: 'list',
  description:
    'List the files below a folder, with their sizes. `pattern` is a glob like `**/*.md` on the path from the root.',
  input: z.object({ path: path.default('.'), pattern: pattern.optional() }),
  says: ({ path }) => `list ${path}`,
  async run({ path, pattern }, copy, signal) {
    const glob = pattern === undefined ? undefined : compileGlob(pattern);
    const lines: string[] = [];
    for await (const file of walk(copy, await toRead(copy, path), signal)) {
      if (glob && !glob.matches(file.path)) continue;
      if (lines.length === MAX_ENTRIES)
        return `${lines.join('\n')}\n(more than ${MAX_ENTRIES}; narrow it by \`path\` or \`pattern\`)`;
      lines.push(`${file.path} (${file.bytes} bytes)`);
    }
    return lines.join('\n') || '(no files)';
  },
});
