// One request to a chat endpoint, in the format that OpenAI-compatible servers share.
import { type Answer, readAnswer } from './answer.ts';
import { EndpointError, UnusableAnswer } from './endpoint-error.ts';
import type { Endpoint } from './errors.ts';

export interface SentCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: SentCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: unknown };
}

export interface Question {
  messages: readonly Message[];
  tools: readonly ToolDefinition[];
  /** Without it, some endpoints do not report tokens; others refuse to be asked. */
  usage: boolean;
}

export async function chat(
  fetch: typeof globalThis.fetch,
  { url, model, key }: Endpoint,
  { messages, tools, usage }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(chatUrl(url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      tools,
      stream: true,
      ...(usage && { stream_options: { include_usage: true } }),
    }),
    signal,
  });
  if (!response.ok) throw await EndpointError.answered(response);
  if (!response.body) throw new UnusableAnswer('kept returning an empty response');
  return readAnswer(response.body);
}

/** Some providers want a query, such as the version of their API, in every address. */
function chatUrl(base: string): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/(?:\/chat\/completions)?\/*$/, '/chat/completions');
  return url;
}
