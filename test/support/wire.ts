import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atTestEnd } from './test-end.ts';

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Reply = (response: ServerResponse, seen: Seen) => unknown;

/** An HTTP server that answers by script, one reply per request, and records what it was sent. */
export async function wire(...replies: Reply[]): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await text(request) };
    seen.push(one);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response, one);
  }).listen(0, '127.0.0.1');
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const raw =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

/** The connection breaks before any answer. */
export const hangUp = (response: ServerResponse) => response.socket?.destroy();

/** The answer begins and breaks off. */
export const cutShort: Reply = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"id":');
  setImmediate(() => response.socket?.destroy());
};

/** As the given reply, with the idempotency key sent back. */
export const echoing =
  (reply: Reply): Reply =>
  (response, seen) => {
    response.setHeader('Idempotency-Key', String(seen.headers['idempotency-key']));
    reply(response, seen);
  };
