// A proxy that stands for a bad network in front of any HTTP server: refusals, limits, broken
// connections, answers that are lost after their effect, and answers that trickle.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { atTestEnd } from '../../support/test-end.ts';

/** How likely each is, of one request. */
export const WEATHER = { error: 0.05, limit: 0.05, reset: 0.02, lost: 0.02, slow: 0.02 };
export type Trouble = keyof typeof WEATHER;

export interface BadWeather {
  url: string;
  /** How often each struck so far. */
  struck: Record<Trouble, number>;
  requests: number;
}

export async function badWeather(target: string, random: () => number): Promise<BadWeather> {
  const weather: BadWeather = {
    url: '',
    struck: { error: 0, limit: 0, reset: 0, lost: 0, slow: 0 },
    requests: 0,
  };
  const seen = new Set<string>();
  /** The worst is not left to chance: of each kind of effect, the first answer is lost. */
  const isNewEffect = ({ method = '', url = '' }: IncomingMessage) => {
    if (method === 'GET' || /git-upload-pack|graphql/.test(url)) return false;
    const kind = `${method} ${url.replace(/\/\d+|[0-9a-f]{20}|octo\/[^/]+/g, '…')}`;
    const known = seen.has(kind);
    seen.add(kind);
    return !known;
  };
  const server = createServer((incoming, outgoing) => {
    weather.requests += 1;
    const trouble = isNewEffect(incoming) ? 'lost' : draw(random());
    if (trouble) weather.struck[trouble] += 1;
    pass(incoming, outgoing, target, trouble, random).catch(() => incoming.socket.destroy());
  }).listen(0, '127.0.0.1');
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  weather.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return weather;
}

function draw(chance: number): Trouble | undefined {
  let sum = 0;
  for (const [trouble, likely] of Object.entries(WEATHER)) {
    sum += likely;
    if (chance < sum) return trouble as Trouble;
  }
  return undefined;
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  trouble: Trouble | undefined,
  random: () => number,
): Promise<void> {
  const body = await buffer(incoming);
  if (trouble === 'reset') return void incoming.socket.resetAndDestroy();
  if (trouble === 'error') {
    const status = [500, 502, 503][Math.floor(random() * 3)] ?? 500;
    return void outgoing.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
  }
  if (trouble === 'limit') {
    const headers = { 'content-type': 'application/json', 'retry-after': '1' };
    return void outgoing.writeHead(429, headers).end('{"error":"Slow down.","message":"Slow."}');
  }
  const { status, headers, bytes } = await forward(incoming, target, body);
  if (trouble === 'lost') return void incoming.socket.resetAndDestroy();
  outgoing.writeHead(status, headers);
  if (trouble === 'slow') await trickle(outgoing, bytes);
  outgoing.end(trouble === 'slow' ? undefined : bytes);
}

async function forward({ method, url, headers }: IncomingMessage, target: string, body: Buffer) {
  const kept = without(headers);
  const onward = request(new URL(url ?? '/', target), {
    method,
    headers: { ...kept, 'content-length': body.length },
  });
  onward.end(body);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const whole = { ...without(answer.headers), 'content-length': bytes.length };
  return { status: answer.statusCode ?? 502, headers: whole, bytes };
}

/** What concerns one connection only. */
function without({ ...headers }: IncomingMessage['headers']) {
  delete headers['transfer-encoding'];
  delete headers.connection;
  delete headers.host;
  return headers;
}

/** In a few pieces, with a pause before each. */
async function trickle(outgoing: ServerResponse, bytes: Buffer): Promise<void> {
  const size = Math.max(1, Math.ceil(bytes.length / 5));
  for (let at = 0; at < bytes.length; at += size) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    outgoing.write(bytes.subarray(at, at + size));
  }
}
