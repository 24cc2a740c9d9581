import { readFile, stat, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { MAX_FILE_BYTES } from '../../../jobs/changes/fence.ts';
import { claim, MAX_TEXT, path, ToolProblem, toRead, toWrite } from './copy.ts';
import { placesOf } from './find-text.ts';
import { defineTool } from './tool.ts';

const MAX_PLACES = 10_000;

export const edit = defineTool({
  name: 'edit',
  description:
    'Replace text in a file. `find` must occur in the file exactly once, character for character and without line numbers. Set `all` to replace every occurrence.',
  input: z.object({
    path,
    find: z.string().min(1).max(MAX_TEXT),
    replace: z.string().max(MAX_TEXT),
    all: z.boolean().default(false),
  }),
  says: ({ path }) => `edit ${path}`,
  async run({ path, find, replace, all }, copy) {
    await toRead(copy, path);
    const file = await toWrite(copy, path);
    const { size } = await stat(file);
    if (size > MAX_FILE_BYTES)
      throw new ToolProblem(`\`${path}\` is too large to edit (${size} bytes).`);
    const before = await readFile(file, 'utf8');
    // Reading shows every line end as `\n`; a file of Windows lines keeps its own.
    const windows = before.includes('\r\n');
    const fit = (text: string) => (windows ? text.replace(/\r?\n/g, '\r\n') : text);
    const [wanted, instead] = [fit(find), fit(replace)];
    const places = placesOf(before, wanted);
    if (places.length === 0)
      throw new ToolProblem(
        `That text is not in \`${path}\`. Read the file again and copy the text exactly.`,
      );
    if (places.length > 1 && !all)
      throw new ToolProblem(
        `That text is in \`${path}\` ${places.length} times. Include more of the surrounding text, or set \`all\`.`,
      );
    const grows = Buffer.byteLength(instead) - Buffer.byteLength(wanted);
    claim(copy, path, size, size + places.length * grows);
    if (places.length > MAX_PLACES)
      throw new ToolProblem(
        `That text is in \`${path}\` more than ${MAX_PLACES} times. Include more of the surrounding text.`,
      );
    await writeFile(file, replaced(before, places, wanted.length, instead));
    return `Replaced in ${places.length} ${places.length === 1 ? 'place' : 'places'}.`;
  },
});

function replaced(text: string, places: number[], length: number, instead: string): string {
  let [after, done] = ['', 0];
  for (const place of places) {
    after += text.slice(done, place) + instead;
    done = place + length;
  }
  return after + text.slice(done);
}
