// A chat endpoint that plays a script: one answer per request, in order, and a record of what it
// was asked. Answers stream as the real ones do, so they can also break off.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { atTestEnd } from './test-end.ts';

export interface ScriptedCall {
  name: string;
  /** An object, or a text that is sent as it is. */
  input: unknown;
}

export interface Reply {
  text?: string;
  calls?: ScriptedCall[];
  finish?: string;
  usage?: { input: number; output: number };
  /** Sent as it is instead of `usage`; null: nothing. */
  rawUsage?: unknown;
  /** The connection is dropped after the text, before the end. */
  cut?: boolean;
  /** The stream ends properly, but without a reason to finish. */
  endless?: boolean;
  /** The answer never comes. */
  hang?: boolean;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** With status 200: the body of a stream, written one piece at a time. */
  pieces?: string[];
  /** With status 200: written again and again until the other side hangs up. */
  flood?: string;
}

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: the wire's own shape, asserted on in tests
  body: any;
}

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
}

/** Call it inside a test; it closes with it. */
export async function modelServer(script: Reply[]): Promise<ModelServer> {
  const { close, ...server } = await startModelServer(script);
  atTestEnd(close);
  return server;
}

/** The caller closes it. The last answer is repeated when the script is over. */
export async function startModelServer(script: Reply[]): Promise<ModelServer & { close(): void }> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text === '' ? undefined : JSON.parse(text);
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    const keyword = refusedKeyword(body);
    if (keyword !== undefined) {
      const message = `failed to parse grammar: ${keyword}`;
      const error = { error: { code: 400, message } };
      play({ status: 400, body: JSON.stringify(error) }, response, requests.length);
      return;
    }
    play(script[Math.min(requests.length, script.length) - 1] ?? {}, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, requests, close };
}

/**
 * What each real server takes in a schema. llama.cpp makes a grammar of it and refuses long repetitions
 * (`maxLength`); Gemini refuses keywords that it does not know, and `$schema`; strict ones refuse `default`.
 */
const KEYWORDS = new Set([
  ...['type', 'properties', 'required', 'items', 'enum', 'description', 'additionalProperties'],
]);

// biome-ignore lint/suspicious/noExplicitAny: the wire's own shape
function refusedKeyword(body: any): string | undefined {
  const tools: { function?: { parameters?: unknown } }[] = body?.tools ?? [];
  const schemas = tools.map((tool) => tool.function?.parameters);
  return [...schemas, body?.response_format?.json_schema?.schema].map(unknownIn).find(Boolean);
}

function unknownIn(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { properties = {}, items, ...rest } = schema as { properties?: object; items?: unknown };
  const unknown = Object.keys(rest).find((key) => !KEYWORDS.has(key));
  return unknown ?? [...Object.values(properties), items].map(unknownIn).find(Boolean);
}

function play(reply: Reply, response: ServerResponse, turn: number): void {
  if (reply.hang) return;
  if (reply.status !== undefined) {
    const type = reply.body?.startsWith('<') ? 'text/html' : 'application/json';
    response.writeHead(reply.status, { 'content-type': type, ...reply.headers });
    response.end(reply.body ?? '{}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (reply.pieces !== undefined) {
    writePieces(reply.pieces, response).catch(() => response.destroy());
    return;
  }
  if (reply.flood !== undefined) {
    writePieces(repeated(reply.flood), response).catch(() => response.destroy());
    return;
  }
  const send = (delta: object, finish: string | null = null, more: object = {}) => {
    const chunk = {
      ...{ id: `answer-${turn}`, object: 'chat.completion.chunk', created: 1, model: 'scripted' },
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...more,
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const letters = reply.text ?? '';
  const half = Math.ceil(letters.length / 2);
  send({ role: 'assistant', content: letters.slice(0, half) });
  send({ content: letters.slice(half) });
  for (const [index, call] of (reply.calls ?? []).entries()) {
    const args = typeof call.input === 'string' ? call.input : JSON.stringify(call.input);
    const middle = Math.floor(args.length / 2);
    const named = { index, id: `call-${turn}-${index}`, type: 'function' };
    send({
      tool_calls: [{ ...named, function: { name: call.name, arguments: args.slice(0, middle) } }],
    });
    if (reply.cut) continue;
    send({ tool_calls: [{ index, function: { arguments: args.slice(middle) } }] });
  }
  if (reply.cut) {
    // What was written must reach the client first.
    setImmediate(() => response.destroy());
    return;
  }
  if (!reply.endless) {
    const { input, output } = reply.usage ?? { input: 10, output: 5 };
    send({}, reply.finish ?? (reply.calls?.length ? 'tool_calls' : 'stop'), {
      usage:
        reply.rawUsage === undefined
          ? { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
          : reply.rawUsage,
    });
  }
  response.end('data: [DONE]\n\n');
}

async function writePieces(pieces: Iterable<string>, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal });
    await turn();
  }
  response.end();
}

function* repeated(text: string): Generator<string> {
  for (;;) yield text;
}
