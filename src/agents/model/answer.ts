// A model's answer, put together from the pieces of a stream or from one whole message. Servers
// differ in what they leave out, so every field is optional and a wrong one counts as missing.

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { decodeText, readEvents } from '../../shared/network/event-stream.ts';
import { EndpointError, htmlTitle, UnusableAnswer } from './errors.ts';
import { asText } from './tools.ts';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, if the model kept to it. */
  input: string;
}

export interface ModelAnswer {
  /** Without the model's reasoning. */
  text: string;
  calls: ToolCall[];
  /** Why it ended, in the endpoint's word: `stop`, `tool_calls`, `length`, `content_filter`, … */
  finish: string;
}

const text = z.string().catch('');
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const called = maybe(z.object({ name: text, arguments: z.unknown().optional() }));
const CallPiece = z.object({ index: maybe(z.int()), id: text, function: called });
type CallPiece = z.infer<typeof CallPiece>;
const message = maybe(
  z.object({
    content: z.unknown().optional(),
    refusal: text,
    reasoning: text,
    reasoning_content: text,
    tool_calls: z.array(CallPiece).catch([]),
    function_call: called,
  }),
);
const choice = z.object({
  delta: message,
  message,
  finish_reason: text,
  error: z.unknown().optional(),
});
const Chunk = z
  .object({
    choices: z.array(choice).catch([]),
    error: z.unknown().optional(),
    object: text,
  })
  .catch({ choices: [], object: '' });
const Parts = z.array(z.object({ type: text, text })).catch([]);

/** An answer of a model is some kilobytes; its longest page is a megabyte, escaped. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

interface Draft extends ModelAnswer {
  /** What has come so far, reasoning included. */
  pieces: number;
  characters: number;
  refusal: string;
  /** The call that the next piece with this index belongs to. */
  open: Map<number, ToolCall>;
}

/**
 * Limits for an endpoint that ignores `maxTokens`. A piece of a stream is at least a token, and few tokens
 * have more than 8 characters, so an endpoint that keeps to its limit never reaches these.
 */
const CHARACTERS_PER_TOKEN = 8;
const PIECES_PER_TOKEN = 2;

/** An answer that goes on for longer than `maxTokens` is cut off there, as its endpoint should have done. */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  maxTokens: number,
): Promise<ModelAnswer> {
  const draft: Draft = {
    pieces: 0,
    characters: 0,
    text: '',
    calls: [],
    finish: '',
    refusal: '',
    open: new Map(),
  };
  let done = false;
  for await (const event of eventsOf(body)) {
    done = event.data.trim() === '[DONE]';
    if (done) break;
    add(draft, event);
    if (event.name === 'document') draft.finish ||= 'stop';
    else if (draft.finish === '' && isTooLong(draft, maxTokens)) {
      draft.finish = 'length';
      draft.text = draft.text.slice(0, maxTokens * CHARACTERS_PER_TOKEN);
      break;
    }
  }
  if (draft.finish === '')
    throw new UnusableAnswer(
      done ? 'kept ending its response without a finish reason' : 'kept interrupting its response',
    );
  return finished(draft);
}

const isTooLong = ({ pieces, characters }: Draft, maxTokens: number) =>
  pieces > maxTokens * PIECES_PER_TOKEN || characters > maxTokens * CHARACTERS_PER_TOKEN;

function add(draft: Draft, event: ServerEvent): void {
  const value = parsed(event);
  const { choices, error, object } = Chunk.parse(value);
  const [choice] = choices;
  const isError = event.name === 'error' || object === 'error';
  const failed = error ?? choice?.error ?? (isError ? value : undefined);
  if (failed) throw EndpointError.reported(failed);
  if (event.name === 'document' && !choice)
    throw new UnusableAnswer('returned JSON that is not a chat response', { final: true });
  if (choice?.finish_reason) draft.finish = choice.finish_reason;
  const said = choice?.delta ?? choice?.message;
  if (!said) return;
  const words = textIn(said.content);
  draft.pieces += 1;
  draft.characters += words.length + said.reasoning.length + said.reasoning_content.length;
  draft.text += words;
  draft.refusal += said.refusal;
  for (const piece of said.tool_calls) addCall(draft, piece);
  // The older form of a call. Some servers send it beside the newer one.
  if (said.function_call && (draft.calls.length === 0 || draft.open.has(LEGACY)))
    addCall(draft, { id: '', index: LEGACY, function: said.function_call });
}

const LEGACY = -1;

function parsed({ name, data }: ServerEvent): unknown {
  try {
    return JSON.parse(data);
  } catch {
    if (name === 'error') return { message: data };
    if (name !== 'document') throw new UnusableAnswer('kept sending a stream that is not JSON');
    if (data === '') throw new UnusableAnswer('kept returning an empty response');
    const title = htmlTitle(data);
    throw title === undefined
      ? new UnusableAnswer('kept returning text, not a chat response', { quote: data })
      : new UnusableAnswer('returned an HTML page, not a chat response', {
          final: true,
          quote: title,
        });
  }
}

function addCall(draft: Draft, { index, id, function: called }: CallPiece): void {
  const name = called?.name.trim() ?? '';
  const before = index === undefined ? draft.calls.at(-1) : draft.open.get(index);
  // Some servers give every call the index 0, others none at all; some repeat name and id.
  const starts = name !== '' && (id === '' ? index === undefined : id !== before?.id);
  const call = before && !starts ? before : { id, name, input: '' };
  if (call !== before) draft.calls.push(call);
  if (index !== undefined) draft.open.set(index, call);
  if (called?.arguments === undefined || called.arguments === null) return;
  const input = asText(called.arguments) ?? '(nested too deep)';
  draft.characters += input.length;
  call.input += input;
}

/** Some servers send parts, with the reasoning as a part of its own. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  return Parts.parse(content)
    .filter(({ type }) => type === 'text')
    .map((part) => part.text)
    .join('');
}

/** Every call needs an id of its own, or the conversation is refused. */
function finished({ text, calls, finish, refusal }: Draft): ModelAnswer {
  const seen = new Set<string>();
  for (const call of calls) {
    if (call.id === '' || seen.has(call.id)) call.id = randomUUID();
    seen.add(call.id);
  }
  const said = withoutThinking(text);
  const refused = refusal !== '' && said === '' && calls.length === 0;
  return {
    text: said,
    calls,
    finish: refused ? 'content_filter' : finish,
  };
}

// The body of a response as it comes: server-sent events, or one document from an endpoint that does
// not stream or is no chat endpoint at all.

interface ServerEvent {
  /** The name of the event, if it has one; `document` for a body that is no stream. */
  name: string;
  data: string;
}

/** Names of fields are words, and a comment has none. */
const FIELD = /^[a-z]*:/;

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const lines = wholeLines(decodeText(body));
  try {
    let next = await lines.next();
    while (!next.done && next.value.trim() === '') next = await lines.next();
    const start = next.value ?? '';
    const first = start.split('\n').find((line) => line.trim() !== '') ?? '';
    if (FIELD.test(first)) {
      const events = readEvents(eventLines(start, lines), MAX_ANSWER_BYTES);
      for await (const { event: name = '', data } of events) yield* split(name, data);
    } else {
      const document = [start];
      for await (const piece of lines) document.push(piece);
      yield { name: 'document', data: document.join('') };
    }
  } finally {
    // Whoever stops early leaves the rest unread, and the server would wait.
    await lines.return(undefined);
  }
}

/** In pieces as they came, each up to the end of a line. */
async function* wholeLines(text: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const piece of text) {
    const end = piece.lastIndexOf('\n') + 1;
    if (end > 0) yield rest + piece.slice(0, end);
    rest = end > 0 ? piece.slice(end) : rest + piece;
  }
  yield rest;
}

/** As in the standard: some servers report errors in a field of their own, or leave out the end. */
async function* eventLines(start: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  const standard = (text: string) => text.replace(/^error:/gm, '\nevent: error\ndata:');
  yield standard(start);
  for await (const piece of lines) yield standard(piece);
  yield '\n\n';
}

/** Lines of data belong together, unless an endpoint left out the empty lines between its events. */
function* split(name: string, data: string): Generator<ServerEvent> {
  if (!data.includes('\n') || isJson(data)) yield { name, data };
  else for (const line of data.split('\n')) yield { name, data: line };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Reasoning that some servers leave in the text. It is the model talking to itself: it is neither
// published nor sent back.

/** A tag right after a backtick is a word about the tag, not the tag. */
const TAG = /(?<!`)<(\/?)think(?:ing)?\s*>/gi;

/**
 * Without `<think>…</think>`. A block that never ends takes the rest with it. An end without a start
 * takes what is before it, because some chat templates open the block in the prompt.
 */
function withoutThinking(text: string): string {
  let kept = '';
  let at = 0;
  let inside = false;
  for (const tag of text.matchAll(TAG)) {
    const ends = tag[1] === '/';
    if (ends && !inside) kept = '';
    if (!ends && !inside) kept += text.slice(at, tag.index);
    inside = !ends;
    at = tag.index + tag[0].length;
  }
  return inside ? kept : kept + text.slice(at);
}
