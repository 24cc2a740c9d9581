// One question to the model and its whole answer. Nothing of an answer is acted on before it has
// ended, so an answer that broke off can be asked for again without doing anything twice.
import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { type Backoff, fullJitter, type Random } from '../shared/backoff.ts';
import type { Clock } from '../shared/clock.ts';
import { type Endpoint, isTransient, modelFailure, retryAfter } from './model-errors.ts';

export type ChatModel = ReturnType<OpenAICompatibleProvider['chatModel']>;
type Call = Parameters<ChatModel['doStream']>[0];
export type Prompt = Call['prompt'];
export type ToolDefinitions = NonNullable<Call['tools']>;

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, if the model kept to it. */
  input: string;
}

export interface Answer {
  text: string;
  calls: ToolCall[];
  /** Why it ended: `stop`, `tool-calls`, `length`, `content-filter`, … */
  finish: string;
  inputTokens: number;
  outputTokens: number;
}

export interface StepTools {
  chat: ChatModel;
  endpoint: Endpoint;
  clock: Clock;
  random: Random;
  /** When the whole run must be over. */
  deadline: number;
}

const ATTEMPTS = 5;
const BACKOFF: Backoff = { baseMs: 1_000, capMs: 30_000 };

export async function ask(
  { chat, endpoint, clock, random, deadline }: StepTools,
  prompt: Prompt,
  tools: ToolDefinitions,
  signal: AbortSignal,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await answer(chat, { prompt, tools, abortSignal: signal });
    } catch (error) {
      signal.throwIfAborted();
      const wait = retryAfter(error, clock.now()) ?? fullJitter(attempt, BACKOFF, random);
      const inTime = clock.now() + wait < deadline;
      if (!isTransient(error) || attempt + 1 === ATTEMPTS || !inTime)
        throw modelFailure(error, endpoint);
      await clock.sleep(wait, signal);
    }
  }
}

async function answer(chat: ChatModel, call: Call): Promise<Answer> {
  const { stream } = await chat.doStream(call);
  const found: Answer = { text: '', calls: [], finish: '', inputTokens: 0, outputTokens: 0 };
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') found.text += part.delta;
    if (part.type === 'tool-call')
      found.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
    if (part.type === 'finish') {
      found.finish = part.finishReason.unified;
      found.inputTokens = part.usage.inputTokens.total ?? 0;
      found.outputTokens = part.usage.outputTokens.total ?? 0;
    }
  }
  return found;
}
