import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { claim, MAX_TEXT, path, toWrite } from './copy.ts';
import { defineTool } from './tool.ts';

export const write = defineTool({
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
