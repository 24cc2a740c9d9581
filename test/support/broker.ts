// A broker in front of a scripted provider, and routes to talk to it that no ordinary client has.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { openBroker } from '../../src/agents/broker/broker.ts';
import { Gate } from '../../src/agents/broker/gate.ts';
import { planBroker } from '../../src/agents/broker/plan.ts';
import { DIALER, type Dialer } from '../../src/agents/broker/tunnel.ts';
import type { Usage } from '../../src/contract/job.ts';
import { type Clock, systemClock } from '../../src/shared/runtime.ts';
import { silentLog } from './silent-log.ts';
import { tempDir } from './temp.ts';
import { atTestEnd } from './test-end.ts';

export const KEY = 'sk-real-key-0123456789';

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Handler = (request: Seen, response: ServerResponse) => void;

export const MESSAGE = { type: 'message', usage: { input_tokens: 10, output_tokens: 5 } };
const say: Handler = (_, response) => void response.end(JSON.stringify(MESSAGE));

/** An HTTP server that records what it is asked. */
export async function startProvider(handler: Handler = say) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    handler(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTestEnd(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** As in a network of its own: a port that leads to the broker's socket. */
async function forward(path: string): Promise<number> {
  const server = createNetServer((near) => {
    const far = connect(path);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTestEnd(() => void server.close());
  return (server.address() as AddressInfo).port;
}

interface Options {
  handler?: Handler;
  hosts?: string[];
  dialer?: Dialer;
  signal?: AbortSignal;
  onUsage?: (usage: Usage) => Promise<void>;
  base?: string;
  clock?: Clock;
  /** On a port that other processes can use, too. */
  exposed?: boolean;
  closed?: boolean;
}

export async function startBroker(options: Options = {}) {
  const { handler, hosts = [], dialer = DIALER, signal = new AbortController().signal } = options;
  const { clock = systemClock } = options;
  const provider = await startProvider(handler);
  const environment = {
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: options.base ?? provider.url,
  };
  const gate = new Gate({ fetch, clock: systemClock, log: silentLog, onUsage: options.onUsage });
  const plan = planBroker({ command: 'claude' }, environment, Object.keys(environment));
  const { exposed = false, closed = true } = options;
  const opened = await openBroker({
    ...{ plan, hosts, gate, environment: {}, dialer, clock, signal, closed },
    ...(!exposed && { folder: join(tempDir(), 'network') }),
  });
  atTestEnd(() => opened.close());
  const broker = { ...opened, port: opened.socket ? await forward(opened.socket) : opened.port };
  const [word = ''] = plan.routes.keys();
  const url = `http://127.0.0.1:${broker.port}`;
  const ask = async (path = '/v1/messages', init: RequestInit = {}) => {
    const headers = { 'x-api-key': word, ...init.headers };
    const response = await fetch(url + path, { method: 'POST', body: '{}', ...init, headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  /** Everything that comes back for these bytes. */
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(broker.port, '127.0.0.1', () => socket.write(text, 'latin1'));
      let said = '';
      socket.setTimeout(20_000, () => socket.destroy());
      socket.on('data', (chunk) => {
        said += chunk.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(said));
    });
  return { ...{ provider, broker, gate, word, url, ask, raw }, rows: () => gate.usage.sent ?? [] };
}
