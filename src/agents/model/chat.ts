// One question to the model and its whole answer. Nothing of an answer is acted on before it has
// ended, so an answer that broke off can be asked for again without doing anything twice.

import { DocketError } from '../../shared/errors.ts';
import { nextAttempt } from '../../shared/retry.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { bearer, type Gate } from '../broker/gate.ts';
import type { Login } from '../broker/plan.ts';
import { MAX_ANSWER_BYTES, type ModelAnswer, readAnswer } from './answer.ts';
import {
  type Endpoint,
  EndpointError,
  type Feature,
  failureOf,
  lacks,
  modelFailure,
  NotSupported,
  UnusableAnswer,
} from './errors.ts';

export interface Asker extends Pick<Runtime, 'clock' | 'random'> {
  endpoint: Endpoint;
  gate: Gate;
  /** Instead of a stored key. */
  login?: Login | undefined;
  /** When the whole run must be over. */
  deadline: number;
  /** Whether to ask for the number of tokens; off for the rest of the run once it is refused. */
  usage: boolean;
  /** The most tokens of one answer. */
  maxAnswerTokens: number;
  /** How the endpoint wants to be told; off once it has refused both names, or the number. */
  limit: AnswerLimit | undefined;
}

type AnswerLimit = 'max_tokens' | 'max_completion_tokens';

export interface Question {
  messages: readonly Message[];
  tools?: readonly ToolDefinition[];
  /** The answer must be a call. */
  mustCall?: boolean;
  /** The answer is one JSON value. */
  format?: AnswerFormat;
  /** The most tokens of this answer, if fewer than usual. */
  answerTokens?: number;
  /** What the endpoint may not be able to do. That it cannot is an answer: `NotSupported`. */
  tries?: Feature;
}

export async function ask(
  asker: Asker,
  question: Question,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { clock, random, deadline } = asker;
  for (let made = 1; ; made += 1) {
    try {
      return await chat(asker, question, signal);
    } catch (error) {
      signal.throwIfAborted();
      // From our own network code, which has explained the problem already.
      if (error instanceof DocketError) throw error;
      if (asker.usage && refuses(error, /stream_options|include_usage/)) {
        asker.usage = false;
        continue;
      }
      if (asker.limit && refuses(error, /max_(?:completion_)?tokens|in the completion/)) {
        const isOther = asker.limit === 'max_tokens' && refuses(error, /max_completion_tokens/);
        asker.limit = isOther ? 'max_completion_tokens' : undefined;
        continue;
      }
      if (question.tries && lacks(error, question.tries)) throw new NotSupported(question.tries);
      const now = clock.now();
      const failure = failureOf(error, now);
      // Nothing has been done with an answer that did not arrive whole, so asking is harmless.
      const attempt = failure && { failure, repeatable: true, made, now, deadline };
      const next = attempt && nextAttempt(attempt, random);
      if (next?.kind !== 'again') throw modelFailure(error, asker.endpoint, now);
      await clock.sleep(next.delayMs, signal);
    }
  }
}

function refuses(error: unknown, names: RegExp): boolean {
  if (!(error instanceof EndpointError)) return false;
  return (error.status === 400 || error.status === 422) && names.test(error.body);
}

// One request to a chat endpoint, in the format that OpenAI-compatible servers share.

interface SentCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: SentCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

/** By a schema, as any JSON object, or only as its instructions say. */
export type AnswerFormat =
  | { type: 'json_schema'; json_schema: { name: string; schema: unknown; strict: true } }
  | { type: 'json_object' };

export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: unknown };
}

async function chat(
  { gate, endpoint: { url, model, key }, login, usage, limit, maxAnswerTokens }: Asker,
  { messages, tools, mustCall, format, answerTokens = maxAnswerTokens }: Question,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const body = JSON.stringify({
    model,
    messages,
    ...(tools && { tools }),
    ...(mustCall && { tool_choice: 'required' }),
    ...(format && { response_format: format }),
    stream: true,
    // Without it, some endpoints do not report tokens; others refuse to be asked.
    ...(usage && { stream_options: { include_usage: true } }),
    ...(limit && { [limit]: answerTokens }),
  });
  const headers = new Headers({ 'content-type': 'application/json' });
  const asked = { url: chatUrl(url), method: 'POST', headers, body, answerTokens };
  const sent = { ...asked, metered: true, signal };
  const response = await gate.ask(
    // The prompt and the key are for this address and no other.
    { ...sent, redirect: 'error', maxBytes: MAX_ANSWER_BYTES },
    login?.credential ?? (key ? bearer(key) : undefined),
  );
  if (!response.ok) throw await EndpointError.answered(response);
  if (!response.body) throw new UnusableAnswer('kept returning an empty response');
  return readAnswer(response.body, answerTokens);
}

/** Some providers want a query, such as the version of their API, in every address. */
function chatUrl(base: string): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/(?:\/chat\/completions)?\/*$/, '/chat/completions');
  return url;
}
