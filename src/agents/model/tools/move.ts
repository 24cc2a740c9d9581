import { lstat, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { path, ToolProblem, toRead, toWrite } from './copy.ts';
import { defineTool } from './tool.ts';

export const move = defineTool({
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
