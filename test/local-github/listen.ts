// The only file that knows sockets: it sends each request to the API, to GraphQL, to git or to the
// pages, and reports everything that was asked and answered.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from './clock.ts';

export interface Exchange {
  area: 'rest' | 'graphql' | 'git' | 'page';
  method: string;
  /** Without the API's prefix. */
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** Parsed JSON; undefined when there was none. */
  body: unknown;
  /** 0: the connection was dropped instead. */
  status: number;
  /** Parsed JSON of the answer, or its text. */
  answer: unknown;
  /** The answer was replaced. */
  replaced: boolean;
}

/** Takes the place of an answer, before or after its effect; `null` breaks the connection. */
export type Intercept = (
  request: Pick<Exchange, 'method' | 'path'>,
) => Promise<{ answer: Response | null; after: boolean } | undefined>;

export interface GitCall {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: string;
  /** Work without telling the caller. */
  discard: boolean;
}

export interface Areas {
  rest(request: Request): Response | Promise<Response>;
  graphql(request: Request): Promise<Response>;
  page(request: Request): Promise<Response>;
  git(call: GitCall): Promise<number>;
}

export interface ListenOptions {
  areas: Areas;
  intercept?: Intercept | undefined;
  clock: Clock;
  record(exchange: Exchange): void;
  /** Whether this `Host` names us: a page of another site may know our port, but not our name. */
  isOurs(host: string | undefined): boolean;
  /** Whose rate limit a request uses, by its `Authorization`. */
  limitOf(authorization: string | undefined): { name: string; limit: number };
}

const API = '/api/v3';
const BODY_LIMIT = 10 * 1024 * 1024;
const GIT_PATH = /^\/[^/]+\/[^/]+\/(info\/refs|git-upload-pack|git-receive-pack)$/;

export function createListener(options: ListenOptions): Server {
  const limits = new RateLimits(options);
  return createServer((request, response) => {
    response.setHeader('date', new Date(options.clock.now()).toUTCString());
    answer(request, response, options, limits).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `The stand-in failed: ${String(error)}` }));
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { areas, intercept, record, isOurs }: ListenOptions,
  rates: RateLimits,
): Promise<void> {
  if (!isOurs(request.headers.host)) {
    request.resume();
    const message = 'This server does not accept that host name. Use the address that it printed.';
    response.writeHead(421, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message }));
    return;
  }
  const url = new URL(request.url ?? '/', 'http://local-github');
  const method = request.method ?? 'GET';
  const { area, path } = areaOf(url.pathname);
  const instead = await intercept?.({ method, path });
  const exchange: Exchange = {
    area,
    method,
    path,
    query: Object.fromEntries(url.searchParams),
    headers: withoutSecrets(request.headers),
    body: undefined,
    status: 0,
    answer: undefined,
    replaced: instead !== undefined,
  };
  const effect = !instead || instead.after;
  let result = instead?.answer ?? null;
  if (area === 'git') {
    const call = { request, response, path, query: url.search.slice(1), discard: !!instead };
    if (effect) exchange.status = await areas.git(call);
    else request.resume();
    if (!instead) return record(exchange);
    exchange.status = 0;
  } else {
    const bytes = await readBody(request);
    exchange.body = parseJson(bytes.toString('utf8'));
    const ask = () => {
      const body = bytes.length > 0 ? new Uint8Array(bytes) : undefined;
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      return new Request(`http://local-github${path}${url.search}`, { method, headers, body });
    };
    const own = effect ? await guarded(() => areas[area](ask())) : null;
    if (!instead) result = own;
  }
  if (!result) {
    record(exchange);
    request.socket.destroy();
    return;
  }

  const text = Buffer.from(await result.arrayBuffer());
  exchange.status = result.status;
  const type = result.headers.get('content-type') ?? '';
  exchange.answer = /json/.test(type) ? parseJson(text.toString('utf8')) : text.toString('utf8');
  record(exchange);
  const isApi = area === 'rest' || area === 'graphql';
  const { authorization } = request.headers;
  const limits = isApi ? rates.headers(authorization, result.status === 304) : {};
  response.writeHead(result.status, { ...Object.fromEntries(result.headers), ...limits });
  response.end(text);
}

/** A mistake of the stand-in's own is an answer, too, so that it is recorded and seen. */
async function guarded(work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const message = `The stand-in failed: ${error instanceof Error ? error.stack : error}`;
    return Response.json({ message }, { status: 500 });
  }
}

function areaOf(pathname: string): { area: Exchange['area']; path: string } {
  if (pathname === '/api/graphql') return { area: 'graphql', path: '/graphql' };
  if (pathname.startsWith(`${API}/`)) return { area: 'rest', path: pathname.slice(API.length) };
  if (GIT_PATH.test(pathname)) return { area: 'git', path: pathname };
  return { area: 'page', path: pathname };
}

/** The record is printed when a test fails. */
function withoutSecrets({
  authorization: _,
  cookie: __,
  ...headers
}: IncomingMessage['headers']): IncomingMessage['headers'] {
  return headers;
}

const HOUR_MS = 3_600_000;

/** Counts, and refuses nothing. */
class RateLimits {
  readonly #options: Pick<ListenOptions, 'clock' | 'limitOf'>;
  readonly #used = new Map<string, { count: number; resetAt: number }>();
  #served = 0;

  constructor(options: Pick<ListenOptions, 'clock' | 'limitOf'>) {
    this.#options = options;
  }

  headers(authorization: string | undefined, free: boolean): Record<string, string> {
    const { clock, limitOf } = this.#options;
    const now = clock.now();
    const { name, limit } = limitOf(authorization);
    const known = this.#used.get(name);
    const current = known && known.resetAt > now ? known : { count: 0, resetAt: now + HOUR_MS };
    this.#used.set(name, current);
    current.count = Math.min(current.count + (free ? 0 : 1), limit - 1);
    this.#served += 1;
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-used': String(current.count),
      'x-ratelimit-remaining': String(limit - current.count),
      'x-ratelimit-reset': String(Math.floor(current.resetAt / 1000)),
      'x-ratelimit-resource': 'core',
      'x-github-request-id': `SANDBOX:${this.#served}`,
    };
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > BODY_LIMIT) throw new Error('the request is larger than 10 MiB');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
