// What real servers answered, and a server that answers like one.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  method: string;
  /** With the query. */
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  /** Text that is no JSON is a string. */
  body: unknown;
}

export interface Exchange {
  name: string;
  request: Asked & { permissionsOfToken?: string };
  response: Answered;
  note?: string;
}

export function recorded(kind: 'goatcounter' | 'umami'): Exchange[] {
  const lines = readFileSync(new URL(`${kind}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { request, ...rest } = JSON.parse(line) as Exchange;
    const headers = Object.entries(request.headers).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    return { ...rest, request: { ...request, headers: Object.fromEntries(headers) } };
  });
}

export type Answer = (asked: Asked) => Answered;

export interface Listening {
  url: string;
  asked: Asked[];
  close(): void;
}

/** On a free port of this machine. */
export async function listen(answer: Answer): Promise<Listening> {
  const asked: Asked[] = [];
  const server = createServer({ maxHeaderSize: 16_384 }, async (request, response) => {
    const sent = await text(request);
    const { method = '', url = '' } = request;
    const headers = request.headers as Asked['headers'];
    const one = { method, path: url, headers, body: sent === '' ? undefined : parsed(sent) };
    asked.push(one);
    const { status, headers: own, body } = answer(one);
    response.writeHead(status, own);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

export const json = (status: number, body: unknown): Answered => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});
