import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { ToolProblem, toRead, toWrite } from './copy.ts';
import { defineTool } from './tool.ts';

export const edit = defineTool({
  name: 'edit',
  description:
    'Replace a piece of a file. `find` must be in the file exactly once, letter for letter and without line numbers; set `all` to replace every place.',
  input: z.object({
    path: z.string(),
    find: z.string().min(1),
    replace: z.string(),
    all: z.boolean().default(false),
  }),
  says: ({ path }) => `edit ${path}`,
  async run({ path, find, replace, all }, copy) {
    await toRead(copy, path);
    const file = await toWrite(copy, path);
    const before = await readFile(file, 'utf8');
    // Reading shows every line end as `\n`; a file of Windows lines keeps its own.
    const windows = before.includes('\r\n');
    const fit = (text: string) => (windows ? text.replace(/\r?\n/g, '\r\n') : text);
    const parts = before.split(fit(find));
    const places = parts.length - 1;
    if (places === 0)
      throw new ToolProblem(
        `That text is not in \`${path}\`. Read the file again and copy the piece exactly.`,
      );
    if (places > 1 && !all)
      throw new ToolProblem(
        `That text is in \`${path}\` ${places} times. Take more of what is around it, or set \`all\`.`,
      );
    await writeFile(file, parts.join(fit(replace)));
    return `Replaced in ${places} ${places === 1 ? 'place' : 'places'}.`;
  },
});
