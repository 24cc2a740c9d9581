// Edits of one page by line. Each names its line twice, by number and by text, because small models
// often miscount by one: the text decides where it can, and where both disagree, nothing is edited.
import * as z from 'zod';
import { bound } from '../../shared/text/foreign.ts';

export const MAX_LINES = 400;
export const MAX_EDITS = 60;

export const Edit = z.object({
  line: z.int(),
  old: z.string(),
  action: z.enum(['replace', 'insert_after', 'delete']),
  text: z.string().default(''),
});
export type Edit = z.infer<typeof Edit>;

/** The problem is a sentence for the model. */
type Edited = { lines: string[] } | { problem: string };

export const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}: ${line}`).join('\n');

/** For one page: only its own lines. */
export function editSchema(lines: readonly string[]): Record<string, unknown> {
  const edit = {
    line: { type: 'integer', enum: lines.map((_, index) => index + 1) },
    old: { type: 'string' },
    action: { type: 'string', enum: Edit.shape.action.options },
    text: { type: 'string' },
  };
  const items = objectSchema(edit);
  return objectSchema({ edits: { type: 'array', items } });
}

/** As strict servers want it: every property required, and no other. */
export function objectSchema(properties: Record<string, unknown>): Record<string, unknown> {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

export function applyEdits(lines: readonly string[], edits: readonly Edit[]): Edited {
  if (edits.length > MAX_EDITS)
    return { problem: `${edits.length} edits are too many. Send at most ${MAX_EDITS}.` };
  const placed: (Edit & { at: number })[] = [];
  const taken = new Set<number>();
  for (const edit of edits) {
    const at = placeOf(edit, lines);
    if (at === undefined) return { problem: misplaced(edit, lines) };
    if (edit.action !== 'insert_after') {
      if (taken.has(at))
        return { problem: `Line ${at + 1} has two edits. Send one edit for each line.` };
      taken.add(at);
    }
    placed.push({ ...edit, at });
  }
  const result = lines.flatMap((line, at) => {
    const here = placed.filter((edit) => edit.at === at);
    const kept = here.find(({ action }) => action !== 'insert_after');
    const own = kept === undefined ? [line] : kept.action === 'delete' ? [] : linesOf(kept.text);
    const after = here.filter(({ action }) => action === 'insert_after');
    return [...own, ...after.flatMap(({ text }) => linesOf(text))];
  });
  if (result.every((line) => line.trim() === ''))
    return {
      problem: 'The edits would leave the page empty. Keep what the request does not change.',
    };
  return { lines: result };
}

/** Its number, if the text is that line's; otherwise the only line with that text. */
function placeOf({ line, old }: Edit, lines: readonly string[]): number | undefined {
  const wanted = plain(old);
  const same = (text: string | undefined) => text !== undefined && plain(text) === wanted;
  if (same(lines[line - 1])) return line - 1;
  if (wanted === '') return undefined;
  const only = lines.findIndex(same);
  return only >= 0 && only === lines.findLastIndex(same) ? only : undefined;
}

/** A copied line may come with its number, or without its indentation. */
const plain = (text: string) => text.replace(/^\d+: /, '').trim();

function misplaced({ line, old }: Edit, lines: readonly string[]): string {
  const there = lines[line - 1];
  const is = there === undefined ? `There is no line ${line}.` : `Line ${line} is: ${quote(there)}`;
  return `${is} You wrote as its text: ${quote(old)} Copy the line as it is, with its number.`;
}

const quote = (text: string) => JSON.stringify(bound(text, 200));

const linesOf = (text: string): string[] =>
  text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
