import * as z from 'zod';
import { compileGlob } from '../../../shared/glob.ts';
import { path, pattern, toRead, walk } from './copy.ts';
import { defineTool } from './tool.ts';

const MAX_ENTRIES = 500;

export const list = defineTool({
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
