// The tools of the model agent and how a call is carried out. Whatever a model sends, the answer is
// a text for the model: a wrong call is its to correct, never the end of the job.
import * as z from 'zod';
import { GlobProblem } from '../../../shared/glob.ts';
import { bound, clean } from '../../../shared/text/foreign.ts';
import { readArguments } from './arguments.ts';
import { type Copy, ToolProblem } from './copy.ts';
import { remove } from './delete.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { read } from './read.ts';
import { search } from './search.ts';
import type { Tool } from './tool.ts';
import { write } from './write.ts';

export const TOOLS: readonly Tool[] = [list, read, search, edit, write, move, remove];

export interface ToolAnswer {
  ok: boolean;
  text: string;
  /** What was done, for the log. */
  did: string;
  /** The call itself was wrong: no such tool, or arguments that it does not take. */
  invalid?: true;
}

/** Characters of what goes back to the model. */
const MAX_ANSWER = 60_000;

/** `input` is the model's own JSON text, which may be anything. */
export async function callTool(
  name: string,
  input: string,
  copy: Copy,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  const known = TOOLS.map((candidate) => candidate.name).join(', ');
  if (!tool) return problem(`There is no tool \`${bound(name, 60)}\`. The tools are: ${known}.`);
  const parsed = readArguments(input);
  if (parsed === undefined)
    return problem('The arguments are not valid JSON. Send them again as one JSON object.');
  const accepted = tool.input.safeParse(parsed);
  if (!accepted.success)
    return problem(bound(`The arguments are invalid: ${z.prettifyError(accepted.error)}`, 1_000));
  const did = bound(clean(tool.says(accepted.data)).replaceAll('\n', ' '), 160);
  try {
    const text = await tool.run(accepted.data, copy, signal);
    return { ok: true, text: bound(text, MAX_ANSWER, '\n(cut; ask for less)'), did };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ToolProblem || error instanceof GlobProblem)
      return { ok: false, text: error.message, did };
    // A full disk or a name too long for it: the model can still do something else.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined) return { ok: false, text: `That failed (${code}).`, did };
    throw error;
  }
}

const problem = (text: string): ToolAnswer => ({
  ok: false,
  text,
  did: 'an invalid call',
  invalid: true,
});
