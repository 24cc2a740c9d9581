import { rm } from 'node:fs/promises';
import * as z from 'zod';
import { path, toRead, toWrite } from './copy.ts';
import { defineTool } from './tool.ts';

export const remove = defineTool({
  name: 'delete',
  description: 'Delete one file.',
  input: z.object({ path }),
  says: ({ path }) => `delete ${path}`,
  async run({ path }, copy) {
    await toRead(copy, path);
    await rm(await toWrite(copy, path));
    return 'Deleted.';
  },
});
