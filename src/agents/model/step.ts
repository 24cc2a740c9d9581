// One question to the model and its whole answer. Nothing of an answer is acted on before it has
// ended, so an answer that broke off can be asked for again without doing anything twice.
import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { Random } from '../../shared/backoff.ts';
import type { Clock } from '../../shared/clock.ts';
import { nextAttempt } from '../../shared/retry.ts';
import { type Endpoint, failureOf, modelFailure } from './errors.ts';

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
  /** Absent when the endpoint did not say, or said what cannot be. */
  tokens?: { input: number; cached: number; output: number };
}

export interface StepTools {
  chat: ChatModel;
  endpoint: Endpoint;
  clock: Clock;
  random: Random;
  /** When the whole run must be over. */
  deadline: number;
}

export async function ask(
  { chat, endpoint, clock, random, deadline }: StepTools,
  prompt: Prompt,
  tools: ToolDefinitions,
  signal: AbortSignal,
): Promise<Answer> {
  for (let made = 1; ; made += 1) {
    try {
      return await answer(chat, { prompt, tools, abortSignal: signal });
    } catch (error) {
      signal.throwIfAborted();
      const now = clock.now();
      const failure = failureOf(error, now);
      // Nothing has been done with an answer that did not arrive whole, so asking is harmless.
      const attempt = failure && { failure, repeatable: true, made, now, deadline };
      const next = attempt && nextAttempt(attempt, random);
      if (next?.kind !== 'again') throw modelFailure(error, endpoint);
      await clock.sleep(next.delayMs, signal);
    }
  }
}

async function answer(chat: ChatModel, call: Call): Promise<Answer> {
  const { stream } = await chat.doStream(call);
  const found: Answer = { text: '', calls: [], finish: '' };
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') found.text += part.delta;
    if (part.type === 'tool-call')
      found.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
    if (part.type === 'finish') {
      found.finish = part.finishReason.unified;
      const tokens = tokensOf(part.usage);
      if (tokens) found.tokens = tokens;
    }
  }
  return found;
}

type FinishUsage = { inputTokens: Counts; outputTokens: Counts; raw?: object | undefined };
type Counts = { total: number | undefined; cacheRead?: number | undefined };

/** More than any model reads or writes in one answer. */
const MOST_TOKENS = 100_000_000;

/** The provider turns what is missing into zero; but no question is empty. */
function tokensOf({ inputTokens, outputTokens, raw }: FinishUsage): Answer['tokens'] {
  const isCount = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS;
  const input = inputTokens.total;
  const output = outputTokens.total;
  const said = typeof Object(raw).completion_tokens === 'number';
  if (!said || !isCount(input) || input === 0 || !isCount(output)) return undefined;
  const cached = inputTokens.cacheRead;
  return { input, cached: isCount(cached) && cached <= input ? cached : 0, output };
}
