import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { toWrite } from './copy.ts';
import { defineTool } from './tool.ts';

export const write = defineTool({
  name: 'write',
  description: 'Create a file, or replace a whole one. Use `edit` for changes to a part.',
  input: z.object({ path: z.string(), content: z.string().max(1_000_000) }),
  says: ({ path }) => `write ${path}`,
  async run({ path, content }, copy) {
    const file = await toWrite(copy, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return `Wrote ${Buffer.byteLength(content)} bytes.`;
  },
});
