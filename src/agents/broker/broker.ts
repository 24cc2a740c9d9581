// What stands between an agent program and the network, one for each run. It takes the place of the
// provider: it accepts the run's own stand-ins instead of keys, passes on what a model is asked, and
// refuses everything else with a sentence. Listed hosts are reached through it by tunnels.

import { chmodSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetupError, sentence } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { bound, oneLine } from '../../shared/text/foreign.ts';
import { brokenBy, startOf } from '../model/errors.ts';
import type { Environment } from '../program/environment.ts';
import { type Gate, KEY_HEADERS, MAX_BYTES, TooLarge } from './gate.ts';
import { type BrokerPlan, endpointOf, type ProviderRoute } from './plan.ts';
import { redactKeys, redactStream } from './redaction.ts';
import { countValues, readRequest } from './request-body.ts';
import { type Dialer, NOT_LISTED_WHY, nameIn, openTunnel, targetOf } from './tunnel.ts';

interface BrokerOptions {
  plan: Pick<BrokerPlan, 'routes'>;
  /** What can be reached by tunnels. */
  hosts: readonly string[];
  /** What the program tries to reach by itself; that it is refused is not worth telling. */
  ignoredHosts?: readonly string[];
  gate: Gate;
  /**
   * For a socket that only a program in its own network can use; absent: a port of this machine, where
   * any other process can knock.
   */
  folder?: string | undefined;
  /** The program reaches nothing but its provider and listed hosts. */
  closed: boolean;
  environment: Environment;
  dialer: Dialer;
  clock: Clock;
  /** Ends every request. */
  signal: AbortSignal;
}

interface Broker {
  /** A port of this machine, or the one that the forwarder listens on. */
  port: number;
  socket?: string;
  /** What was refused, for the people who read the result. */
  refusals: readonly string[];
  close(): Promise<void>;
}

/** On the loopback of the agent's own network, where nothing else listens. */
const INNER_PORT = 9417;
const MAX_AT_ONCE = 16;
const MAX_PER_MINUTE = 600;
const MAX_TUNNELS = 32;
const MAX_CONNECTIONS = 128;
/** Connections that have not shown a stand-in: the oldest makes room for the newest. */
const MAX_STRANGERS = 64;
const STRANGER_MS = 1_000;
/** Limits for the bodies of all requests together: while they wait for an answer, and within a minute. */
const MAX_HELD_BYTES = 2 * MAX_BYTES;
const MAX_BYTES_PER_MINUTE = 8 * MAX_BYTES;
/** 64 MB of empty lists take half a minute to parse, and more than a gigabyte. */
const MAX_VALUES = 300_000;
const MAX_VALUES_PER_MINUTE = 4_000_000;

/** Headers that are not passed on: they are about one connection, or about an encoding that changes here. */
const HOP =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|expect|cookie|set-cookie|accept-encoding|content-encoding)$/;

export async function openBroker(options: BrokerOptions): Promise<Broker> {
  const { folder } = options;
  const refusals: string[] = [];
  const work: Work = {
    ...{
      ...options,
      refusals,
      atOnce: 0,
      tunnels: 0,
      minute: 0,
      inMinute: 0,
      bytes: 0,
      values: 0,
      held: 0,
    },
    redact: redactKeys(() => options.gate.keys),
    friends: new WeakSet(),
  };
  const server = createServer(
    { maxHeaderSize: 64 * 1024, headersTimeout: 30_000, requestTimeout: 600_000 },
    (request, response) => void answer(work, request, response),
  );
  // Tunnels are not the server's any more, and it would wait for them.
  const sockets = new Set<Socket>();
  server.on('connection', (one: Socket) => {
    sockets.add(one);
    one.on('close', () => sockets.delete(one));
    if (folder) {
      if (sockets.size > MAX_CONNECTIONS) one.destroy();
    } else limitStrangers(one, sockets, work.friends);
  });
  server.on('connect', (request, socket) => void tunnel(work, request, socket));
  server.on('upgrade', (_, socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 426 Upgrade Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  server.on('clientError', (_, socket) => socket.destroy());
  const socket = folder && join(folder, 'broker');
  if (folder) mkdirSync(folder, { mode: 0o755 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new SetupError(
          `The agent was not started, because its route to the model could not be opened (${cause.message}). Make sure that TMPDIR has a short name and free space, then try again.`,
          { cause },
        ),
      ),
    );
    if (socket) server.listen(socket, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  // Whoever sees its folder may use it: that is the agent, under whatever user ID.
  if (socket) chmodSync(socket, 0o666);
  return {
    port: socket ? INNER_PORT : (server.address() as AddressInfo).port,
    ...(socket && { socket }),
    refusals,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const one of sockets) one.destroy();
      return closed;
    },
  };
}

/** Any process of this machine can connect: only who shows a stand-in in time takes a place. */
function limitStrangers(one: Socket, sockets: ReadonlySet<Socket>, friends: WeakSet<object>): void {
  const timer = setTimeout(() => {
    if (!friends.has(one)) one.destroy();
  }, STRANGER_MS);
  one.on('close', () => clearTimeout(timer));
  const strangers = [...sockets].filter((socket) => !friends.has(socket));
  if (strangers.length > MAX_STRANGERS) strangers[0]?.destroy();
  if (sockets.size - strangers.length > MAX_CONNECTIONS) one.destroy();
}

interface Work extends BrokerOptions {
  /** Connections that have shown a stand-in. */
  friends: WeakSet<object>;
  redact(text: string): string;
  /** The size of requests in this minute, and of those without an answer. */
  bytes: number;
  values: number;
  held: number;
  refusals: string[];
  atOnce: number;
  tunnels: number;
  minute: number;
  inMinute: number;
}

async function answer(work: Work, request: IncomingMessage, response: ServerResponse) {
  response.on('error', () => {});
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    await pass(work, request, response, AbortSignal.any([work.signal, gone.signal]));
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sayWhy(response, ...failed(error, work));
  }
}

async function pass(
  work: Work,
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const { method = '', headers } = request;
  const url = ownUrl(request.url ?? '');
  if (!url) {
    // On a port of the machine, it may have been anybody.
    if (work.folder)
      refuse(work, hostIn(request.url ?? ''), '', 'only https addresses can be reached');
    return sayWhy(response, 403, NOT_LISTED);
  }
  const route = routeOf(work, headers, url);
  if (!route) {
    return sayWhy(
      response,
      401,
      'Docket did not pass this on: it has no key, or not the key that this job was given.',
    );
  }
  work.friends.add(request.socket);
  work.atOnce += 1;
  response.once('close', () => {
    work.atOnce -= 1;
  });
  const endpoint = endpointOf(route, method, url.pathname);
  if (!endpoint) {
    refuse(work, route.base.host, url.pathname, `${method} is not a request to a model`);
    return sayWhy(
      response,
      403,
      'Docket did not pass this on: it passes on only requests for answers of a model and for the list of models.',
    );
  }
  if (isTooFast(work)) {
    response.setHeader('retry-after', '5');
    return sayWhy(
      response,
      429,
      'Docket did not pass this on: there are too many requests at a time. Try again in some seconds.',
    );
  }
  const target = new URL(url.pathname + url.search, route.base);
  const sent = method === 'GET' ? '' : await readBody(work, request, response);
  const read = method === 'GET' ? {} : readRequest(sent, work.closed);
  if (read.refused !== undefined) {
    refuse(work, route.base.host, url.pathname, read.refused);
    return sayWhy(response, 403, `Docket did not pass this on: ${read.refused}.`);
  }
  const answered = await work.gate.ask(
    {
      ...{ url: target, method, redirect: 'manual' as const, signal, metered: endpoint.metered },
      headers: passedOn(headers),
      answerTokens: read.answerTokens,
      ...(read.text !== undefined && { body: read.text }),
    },
    route.credential,
  );
  await passBack(answered, response, work);
}

async function passBack(
  answered: Response,
  response: ServerResponse,
  { redact }: Work,
): Promise<void> {
  if (answered.status >= 300 && answered.status < 400) {
    await answered.body?.cancel();
    return sayWhy(
      response,
      502,
      'Docket did not follow a redirect of the provider to another address.',
    );
  }
  for (const [name, value] of answered.headers)
    if (!HOP.test(name) && name !== 'content-length') response.setHeader(name, redact(value));
  if (!answered.ok) {
    // Some providers repeat the key that they were given.
    const text = redact(await startOf(answered));
    response.writeHead(answered.status).end(text);
    return;
  }
  response.writeHead(answered.status);
  response.flushHeaders();
  if (answered.body) await pipeline(redactStream(answered.body, redact), response);
  else response.end();
}

/** Held as a whole until it is answered, because what it asks for decides whether it is passed on. */
async function readBody(
  work: Work,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  response.once('close', () => {
    work.held -= size;
  });
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (response.closed) throw new Error('the agent hung up');
    size += chunk.length;
    work.held += chunk.length;
    work.bytes += chunk.length;
    if (size > MAX_BYTES || work.held > MAX_HELD_BYTES || work.bytes > MAX_BYTES_PER_MINUTE)
      throw new TooLarge();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  const values = countValues(text);
  work.values += values;
  if (values > MAX_VALUES || work.values > MAX_VALUES_PER_MINUTE) throw new TooLarge();
  return text;
}

/** Programs that use the broker as a proxy for everything send it the whole address. */
function ownUrl(text: string): URL | undefined {
  const url = URL.parse(text, 'http://127.0.0.1');
  const isOwn = text.startsWith('/') || url?.hostname === '127.0.0.1';
  if (!url || !isOwn || url.protocol !== 'http:') return undefined;
  const raw = text.replace(/^http:\/\/[^/]*/, '').split('?')[0];
  // What is looked at is what is sent: no other spelling of the same path.
  return raw === url.pathname && !/%2f|%5c|%2e|\/\/|[;#]/i.test(raw) ? url : undefined;
}

const hostIn = (text: string) => URL.parse(text)?.host || 'an address that is not valid';

function routeOf(
  { plan }: Work,
  headers: IncomingMessage['headers'],
  url: URL,
): ProviderRoute | undefined {
  const shown = KEY_HEADERS.map((name) =>
    `${headers[name] ?? ''}`.replace(/^(?:Bearer|token) /i, ''),
  );
  for (const name of ['key', 'api_key', 'apiKey']) {
    shown.push(url.searchParams.get(name) ?? '');
    url.searchParams.delete(name);
  }
  const standIn = shown.find((one) => plan.routes.has(one));
  return standIn === undefined ? undefined : plan.routes.get(standIn);
}

function isTooFast(work: Work): boolean {
  const minute = Math.floor(work.clock.now() / 60_000);
  if (minute !== work.minute) {
    work.inMinute = 0;
    work.bytes = 0;
    work.values = 0;
  }
  work.minute = minute;
  work.inMinute += 1;
  return work.atOnce > MAX_AT_ONCE || work.inMinute > MAX_PER_MINUTE;
}

function passedOn(given: IncomingMessage['headers']): Headers {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !HOP.test(name)) headers.set(name, `${value}`);
  return headers;
}

const NOT_LISTED =
  'Docket did not pass this on: the settings of this repository do not list that host. To allow it, add it to `agent: network: hosts:` in `.github/docket.yml`.';

/** In a form that the programs of all providers show. */
function sayWhy(response: ServerResponse, status: number, message: string): void {
  const type = status === 401 ? 'authentication_error' : 'permission_error';
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ type: 'error', error: { type, code: type, message } }));
}

function failed(error: unknown, { signal }: Work): [number, string] {
  if (error instanceof TooLarge || (error as Error | null)?.cause instanceof TooLarge)
    return [
      413,
      'Docket did not pass this on: it is larger than 64 MB or 300,000 values, or there is too much of it at a time.',
    ];
  if (signal.aborted)
    return [403, `Docket did not pass this on. ${bound(oneLine(sentence(signal.reason)), 200)}`];
  return [502, `Docket could not reach the provider: it ${brokenBy(error)}.`];
}

function refuse(work: Work, host: string, path: string, why: string): void {
  const outcome = why === NOT_LISTED_WHY || path !== '' ? 'refused' : `refused: ${why}`;
  work.gate.note(nothingSent(host, path, outcome));
  const said = `${bound(oneLine(host), 100)}${path}: ${why}`;
  if (work.refusals.length < 20 && !work.refusals.includes(said)) work.refusals.push(said);
}

const nothingSent = (host: string, path: string, outcome: string) => ({
  ...{ host, path, outcome, tokens: 0, sentBytes: 0, receivedBytes: 0, milliseconds: 0 },
});

async function tunnel(work: Work, request: IncomingMessage, socket: Duplex): Promise<void> {
  socket.on('error', () => {});
  const end = (status: string, text = '') =>
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${text}`,
    );
  // Nobody is given this port as a proxy, so it is not the agent that asks.
  if (!work.folder) return void end('403 Forbidden', NOT_LISTED);
  const asked = bound(oneLine(request.url ?? ''), 200);
  const target = targetOf(request.url ?? '', work.hosts);
  if (target.refused !== undefined) {
    const isIgnored = work.ignoredHosts?.some((host) => asked === `${host}:443`);
    if (isIgnored) work.gate.note(nothingSent(asked, '', 'not needed'));
    else refuse(work, asked, '', target.refused);
    return void end('403 Forbidden', NOT_LISTED);
  }
  if (work.tunnels >= MAX_TUNNELS) return void end('429 Too Many Requests');
  work.tunnels += 1;
  const started = work.clock.now();
  let [sentBytes, receivedBytes] = [0, 0];
  let outcome = 'failed';
  try {
    const far = await openTunnel(target.host, work.environment, work.dialer);
    const cut = () => {
      far.destroy();
      socket.destroy();
    };
    far.on('error', cut);
    work.signal.addEventListener('abort', cut);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    const hello = await firstMessage(socket);
    if (hello.name?.toLowerCase() !== target.host.toLowerCase()) {
      outcome = '';
      refuse(work, asked, '', 'the connection is for another name');
      cut();
      return;
    }
    outcome = 'connected';
    far.write(hello.start);
    sentBytes = hello.start.length;
    socket.on('data', (chunk: Buffer) => {
      sentBytes += chunk.length;
    });
    far.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
    });
    await Promise.allSettled([pipeline(socket, far), pipeline(far, socket)]);
    work.signal.removeEventListener('abort', cut);
  } catch (error) {
    refuse(work, asked, '', (error as Error).message);
    outcome = '';
    end('502 Bad Gateway', (error as Error).message);
  } finally {
    work.tunnels -= 1;
    if (outcome !== '') {
      const milliseconds = work.clock.now() - started;
      work.gate.note({
        host: target.host,
        path: '',
        outcome,
        tokens: 0,
        sentBytes,
        receivedBytes,
        milliseconds,
      });
    }
  }
}

/** What the program says first, and the name in it. */
async function firstMessage(socket: Duplex): Promise<{ start: Buffer; name: string | null }> {
  let start = Buffer.alloc(0);
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk) {
      start = Buffer.concat([start, chunk]);
      const name = nameIn(start);
      if (name !== undefined) return { start, name };
    } else if (!(await moreOf(socket))) return { start, name: null };
  }
}

function moreOf(socket: Duplex): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), 10_000);
    const more = () => done(true);
    const over = () => done(false);
    const done = (is: boolean) => {
      clearTimeout(timer);
      socket.off('readable', more).off('end', over).off('close', over);
      resolve(is);
    };
    socket.on('readable', more).on('end', over).on('close', over);
  });
}
