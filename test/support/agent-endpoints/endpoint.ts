// One endpoint that speaks every wire format by path, plays a script, and records what it was asked.
// Which answer comes next depends on the results in the request, not on the order of requests:
// programs ask for titles in between and repeat what failed.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropic } from './anthropic.ts';
import { chat } from './chat.ts';
import { gemini } from './gemini.ts';
import { responses } from './responses.ts';
import { type Answer, type Asked, json, type Wire } from './wire.ts';

const WIRES = { anthropic, responses, chat, gemini } satisfies Record<string, Wire>;

export interface Script {
  /** The only key that is accepted. */
  key: string;
  /** Answers in turn: the first, then one for each result of a tool. The last is repeated. */
  answers(asked: Asked): Answer[];
  /** Every request is answered like this instead. */
  fault?: 'rate-limit' | 'hang';
}

export interface Recorded {
  wire: keyof typeof WIRES | 'unknown';
  method: string;
  path: string;
  status: number;
  asked?: Asked;
}

export interface AgentEndpoint {
  url: string;
  requests: Recorded[];
  close(): Promise<void>;
}

export async function startAgentEndpoint(script: Script): Promise<AgentEndpoint> {
  const requests: Recorded[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await handle(script, request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function handle(
  script: Script,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Recorded> {
  const { method = '', url: path = '', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const found = Object.entries(WIRES).find(([, wire]) => method === 'POST' && wire.matches(path));
  if (!found) {
    json(response, 404, { error: { message: 'This endpoint has no such path.' } });
    return { wire: 'unknown', method, path, status: 404 };
  }
  const [name, wire] = found as [keyof typeof WIRES, Wire];
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const asked = wire.read(body);
  const recorded = { wire: name, method, path, asked };
  if (script.fault === 'hang') return { ...recorded, status: 0 };
  if (wire.key(headers) !== script.key) {
    const status = name === 'gemini' ? 400 : 401;
    json(response, status, wire.refusal(401));
    return { ...recorded, status };
  }
  if (script.fault === 'rate-limit') {
    json(response, 429, wire.refusal(429));
    return { ...recorded, status: 429 };
  }
  const isStream = body.stream === true || /streamGenerateContent/.test(path);
  wire.write(next(script, asked), response, isStream);
  return { ...recorded, status: 200 };
}

function next(script: Script, asked: Asked): Answer {
  // Also what Gemini CLI needs when it asks how hard the task is.
  if (asked.tools.length === 0)
    return { text: '{"complexity_reasoning":"easy","complexity_score":10}' };
  const answers = script.answers(asked);
  return answers[Math.min(asked.results.length, answers.length - 1)] ?? { text: 'Done.' };
}
