// What goes back to the model after an answer: what became of its calls, or what to correct.
import { randomUUID } from 'node:crypto';
import type { AgentTask } from '../../jobs/agent.ts';
import type { ModelAnswer, ToolCall } from './answer.ts';
import type { Message } from './chat.ts';
import { asText, callTool, firstValue, readArguments, TOOLS, type ToolAnswer } from './tools.ts';
import type { WorkCopy } from './work-copy.ts';

/** With this many steps left, the model is asked to finish. */
const LAST_STEPS = 3;
/** Tool calls in one response; further calls are not run. */
const MAX_CALLS = 50;

type ModelReply = { messages: Message[] } & (
  | { kind: 'worked' | 'cut' }
  /** There were calls, and none can be used or is new. */
  | { kind: 'wrong'; problem: string; unknownTool: boolean }
  /** There was nothing at all. */
  | { kind: 'empty'; problem: string }
);

interface Situation {
  copy: WorkCopy;
  task: AgentTask;
  stepsLeft: number;
  /** A call of an earlier answer was carried out. */
  begun: boolean;
  /** How many answers in a row could not be used, right before this one. */
  unusable: number;
  /** The results of earlier calls, by name and input. */
  earlier: Map<string, string>;
}

/** Undefined if the answer is the model's last word. */
export async function replyTo(
  answer: ModelAnswer,
  situation: Situation,
  signal: AbortSignal,
): Promise<ModelReply | undefined> {
  const { text, finish, calls } = answer;
  const last = calls.at(-1);
  if (finish === 'length' && (!last || typeof readArguments(last.input) !== 'object'))
    return {
      kind: 'cut',
      messages: said(text, last ? CUT_CALL : 'Your response was cut off. Continue.'),
    };
  if (last) return carryOut(text, calls, situation, signal);
  const written = writtenCalls(text);
  if (written.kind === 'calls') {
    const known = written.calls.map((call) => ({ ...call, id: randomUUID() }));
    return carryOut('', known, situation, signal);
  }
  // Words after the question whether it is done are the summary, whatever the endpoint calls them.
  const asked = situation.unusable > 0 && text.trim() !== '';
  const announced = !asked && (finish === 'tool_calls' || finish === 'function_call');
  if (written.kind === 'problem' || announced) {
    const problem = written.kind === 'problem' ? written.sentence : NOT_ARRIVED;
    return { kind: 'wrong', messages: said(text, problem), problem, unknownTool: false };
  }
  // After work was done, a model may well have nothing to add.
  if (text.trim() !== '' || situation.begun) return undefined;
  return { kind: 'empty', messages: said(text, EMPTY), problem: EMPTY };
}

const NOT_ARRIVED =
  'Your response ended with a tool call, but no call arrived. Send it again, or write your summary if you are done.';
const CUT_CALL =
  'Your response was cut off inside a tool call, so none of its calls was carried out. Send them again, with less in each.';
const EMPTY = 'Your response was empty. Use the tools, or write your summary if you are done.';

/** Endpoints refuse a message without any text. */
const said = (text: string, reply: string): Message[] => [
  { role: 'assistant', content: text.trim() === '' ? '(no text)' : text },
  { role: 'user', content: reply },
];

async function carryOut(
  text: string,
  calls: readonly ToolCall[],
  { copy, task, stepsLeft, earlier }: Situation,
  signal: AbortSignal,
): Promise<ModelReply> {
  const answers: ToolAnswer[] = [];
  for (const [index, { name, input }] of calls.entries()) {
    signal.throwIfAborted();
    const answer = index < MAX_CALLS ? await callTool(name, input, copy, signal) : TOO_MANY;
    if (answer.did !== '') task.onProgress?.(answer.did);
    const call = `${name} ${input}`;
    const isRepeated = !answer.invalid && earlier.get(call) === answer.text;
    earlier.set(call, answer.text);
    answers.push(isRepeated ? REPEATED : answer);
  }
  const hurry =
    stepsLeft <= LAST_STEPS
      ? `\n(You have ${stepsLeft} steps left. Finish now and write your summary.)`
      : '';
  const results = calls.map(({ id }, index): Message => {
    return { role: 'tool', tool_call_id: id, content: answers[index]?.text + hurry };
  });
  const worked = answers.some(({ invalid }) => !invalid);
  const sent = {
    role: 'assistant' as const,
    content: text || null,
    tool_calls: calls.map(sentCall),
  };
  const messages = [sent, ...results];
  return worked
    ? { kind: 'worked', messages }
    : {
        kind: 'wrong',
        messages,
        problem: answers[0]?.text ?? '',
        unknownTool: answers.some(({ unknownTool }) => unknownTool),
      };
}

const REPEATED: ToolAnswer = {
  ok: false,
  text: 'You have made this call before, and its result is the same. Use that result: make another call, or write your summary.',
  did: '',
  invalid: true,
};

const TOO_MANY: ToolAnswer = {
  ok: false,
  text: `Not done: more than ${MAX_CALLS} calls in one response. Send fewer at a time.`,
  did: '',
  invalid: true,
};

/** Endpoints refuse a conversation whose earlier calls have odd names or are not JSON objects. */
function sentCall({ id, name, input }: ToolCall) {
  const given = readArguments(input);
  const object = typeof given === 'object' && !Array.isArray(given) ? given : {};
  const plain = name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown';
  return {
    id,
    type: 'function' as const,
    function: { name: plain, arguments: asText(object) ?? '{}' },
  };
}

// Tool calls that a model writes as text, because its server does not recognize them. They are run
// only if the response is nothing else: words around them may just as well quote a page.

interface WrittenCall {
  name: string;
  input: string;
}

type Written =
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

function writtenCalls(text: string): Written {
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
