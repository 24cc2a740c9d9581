// A model endpoint that plays a script: one answer per request, in order. It thinks nothing, costs
// nothing, and is enough to watch what Docket does with what a model says.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ScriptedAnswer =
  | { edit: { path: string; find: string; replace: string } }
  | { say: string }
  /** Never answered. */
  | { wait: true };

export interface ScriptedModel {
  url: string;
  /** Resolves when this many requests have arrived. */
  asked(count: number): Promise<void>;
  close(): Promise<void>;
}

const MODELS = { object: 'list', data: [{ id: 'scripted', object: 'model' }] };
const USAGE = { prompt_tokens: 11_840, completion_tokens: 412, total_tokens: 12_252 };

export async function startScriptedModel(
  script: readonly ScriptedAnswer[],
): Promise<ScriptedModel> {
  let count = 0;
  const arrivals = new EventTarget();
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      // A worker asks for the list of models before it takes work.
      if (request.method === 'GET') return sendJson(response, MODELS);
      const answer = script[count];
      count += 1;
      arrivals.dispatchEvent(new Event('asked'));
      play(answer ?? { say: 'There is nothing left to say.' }, count, response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async asked(wanted) {
      while (count < wanted) await once(arrivals, 'asked');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function play(answer: ScriptedAnswer, count: number, response: ServerResponse): void {
  if ('wait' in answer) return;
  const message =
    'say' in answer
      ? { role: 'assistant', content: answer.say }
      : { role: 'assistant', content: null, tool_calls: [editCall(count, answer.edit)] };
  const finish = 'say' in answer ? 'stop' : 'tool_calls';
  sendJson(response, {
    ...{ id: `answer-${count}`, object: 'chat.completion', created: 1, model: 'scripted' },
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: USAGE,
  });
}

function sendJson(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

function editCall(count: number, edit: object) {
  const call = { name: 'edit', arguments: JSON.stringify(edit) };
  return { id: `call-${count}`, type: 'function', function: call };
}
