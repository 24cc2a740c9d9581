// Tool calls that a model writes as text, because its server does not recognize them. They are run
// only if the response is nothing else: words around them may just as well quote a page.
import { asText, firstValue } from './tools/arguments.ts';
import { TOOLS } from './tools/toolbox.ts';

export interface WrittenCall {
  name: string;
  input: string;
}

export type Written =
  | { kind: 'none' }
  | { kind: 'calls'; calls: WrittenCall[] }
  /** What the model has to correct, as a sentence for it. */
  | { kind: 'problem'; sentence: string };

const NONE: Written = { kind: 'none' };
const PROBLEM: Written = {
  kind: 'problem',
  sentence:
    'Your response contains a tool call written as text, which was not run. Call the tool through the API, or send nothing but `<tool_call>{"name": "…", "arguments": {…}}</tool_call>`. If you are done, write your summary without it.',
};

/** The start of a call in one of the notations that models are trained on. */
const ATTEMPT = /<(?:tool_call|function_call)>\s*[{[<]|<function=\w|\[TOOL_CALLS\]\s*\[/;
const OPENING = /^\s*<(?:tool_call|function_call)>/;
const CLOSING = /^(?:\s*```)?\s*<\/(?:tool_call|function_call)>/;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

export function writtenCalls(text: string): Written {
  const calls = tagged(text) ?? bare(text);
  if (calls) return { kind: 'calls', calls };
  const quotes = /^```/.test(text.trim()) && knownCall(firstValue(text)?.value) !== undefined;
  return quotes || ATTEMPT.test(text.replace(CODE, '')) ? PROBLEM : NONE;
}

/** One block after the other and nothing else. The end of a block may be missing. */
function tagged(text: string): WrittenCall[] | undefined {
  const calls: WrittenCall[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const opening = OPENING.exec(rest);
    // By its JSON, not by the closing tag: a page's text may contain that.
    const found = opening && firstValue(rest.slice(opening[0].length));
    const call = found && callOf(found.value);
    if (!found || !call) return undefined;
    calls.push(call);
    const closing = CLOSING.exec(found.rest);
    rest = found.rest.slice(closing?.[0].length);
  }
  return calls.length > 0 ? calls : undefined;
}

/** Without tags, only a call of a tool that exists is recognized. */
function bare(text: string): WrittenCall[] | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const found = firstValue(text);
  const call = found?.rest === '' ? knownCall(found.value) : undefined;
  return call && [call];
}

function knownCall(value: unknown): WrittenCall | undefined {
  const call = callOf(value);
  const complete = call && Object.keys(value as object).some((key) => INPUTS.has(key));
  return complete && TOOLS.some(({ name }) => name === call.name) ? call : undefined;
}

const INPUTS = new Set(['arguments', 'parameters']);

function callOf(value: unknown): WrittenCall | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, arguments: given, parameters = given } = value as Record<string, unknown>;
  const input = asText(parameters);
  return typeof name === 'string' && input !== undefined ? { name: name.trim(), input } : undefined;
}
