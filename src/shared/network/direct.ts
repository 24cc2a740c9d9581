// Requests to GitHub and its repositories, where no proxy is in between. Node's own `fetch` takes 15 %
// of a command's processor time, so this does what is needed of it there, and no more.
import type { ClientRequest, IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Until a connection is open. What comes later is limited by whoever asks. */
const CONNECT_MS = 10_000;
/** Of a body that is read as a whole: a hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
const MOST_REDIRECTS = 5;
/** Answers without a body. */
const EMPTY = new Set([204, 205, 304]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Question {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  signal: AbortSignal | undefined;
}

/** Takes an address, plain headers, and a body of text or bytes. */
export const fetchDirectly = (async (
  address: string | URL,
  { method = 'GET', headers, body, redirect = 'follow', signal }: RequestInit = {},
): Promise<Answer> => {
  let question: Question = {
    url: new URL(address),
    method,
    headers: lowercase({ 'accept-encoding': 'gzip', ...(headers as Record<string, string>) }),
    body: (body ?? undefined) as Question['body'],
    signal: signal ?? undefined,
  };
  for (let redirects = 0; ; redirects += 1) {
    const answer = await send(question);
    const target = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null;
    if (target === null || redirect === 'manual') return answer;
    await answer.body.cancel();
    if (redirect === 'error' || redirects === MOST_REDIRECTS) {
      throw new TypeError(`${question.url.host} redirects, and it must not.`);
    }
    question = redirected(question, answer.status, new URL(target, question.url));
  }
}) as unknown as typeof fetch;

/** As browsers do it: keys stay at their origin, and only 307 and 308 repeat what was sent. */
function redirected(question: Question, status: number, url: URL): Question {
  const { method, headers } = question;
  const isAsked = method === 'GET' || method === 'HEAD';
  const isDropped = status === 303 ? !isAsked : status < 303 && method === 'POST';
  const left = new Set([
    ...(isDropped ? ['content-type', 'content-length'] : []),
    ...(url.origin === question.url.origin ? [] : ['authorization', 'cookie']),
  ]);
  const kept = Object.entries(headers).filter(([name]) => !left.has(name));
  return {
    ...question,
    url,
    headers: Object.fromEntries(kept),
    ...(isDropped && { method: 'GET', body: undefined }),
  };
}

const lowercase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** No connection was opened, so nothing was sent. */
class NotConnected extends Error {
  readonly code = 'NOT_CONNECTED';
}

async function send({ url, method, headers, body, signal }: Question): Promise<Answer> {
  if (url.username || url.password) throw new TypeError('An address must not contain a password.');
  const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
  const { request: start } = await transportFor(url);
  signal?.throwIfAborted();
  const request = start(url, { method, headers: { ...headers, ...length } });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  let current: Readable | ClientRequest = request;
  let isConnected = false;
  const stop = () => current.destroy(asError(signal?.reason));
  const timer = setTimeout(
    () => request.destroy(new Error(`No connection to ${url.host} within 10 seconds.`)),
    CONNECT_MS,
  );
  request.on('socket', (socket) => {
    const connected = () => {
      isConnected = true;
      clearTimeout(timer);
    };
    if (request.reusedSocket) connected();
    else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
  });
  request.on('error', (cause) => {
    if (isConnected || signal?.aborted) reject(cause);
    else reject(new NotConnected(cause.message, { cause }));
  });
  request.on('close', () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
  request.on('response', (answer) => {
    current = answer;
    resolve(answer);
  });
  signal?.addEventListener('abort', stop, { once: true });
  request.end(body);
  const answer = await promise;
  const isEmpty = method === 'HEAD' || EMPTY.has(answer.statusCode ?? 0);
  const found = new Answer(url, answer, isEmpty);
  // Nobody else reads it.
  if (isEmpty) await found.text().catch(() => {});
  return found;
}

/** A run needs one of them, and each takes its time to load. */
const transportFor = ({ protocol }: URL) =>
  protocol === 'https:' ? import('node:https') : import('node:http');

const asError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error(String(reason), { cause: reason });

/** What is used of a `Response`. */
class Answer {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: AnswerHeaders;
  readonly #bytes: Readable;

  constructor(url: URL, answer: IncomingMessage, isEmpty: boolean) {
    this.url = url.href;
    this.status = answer.statusCode ?? 0;
    this.statusText = answer.statusMessage ?? '';
    this.headers = new AnswerHeaders(answer.headers);
    const isPacked = !isEmpty && this.headers.get('content-encoding') === 'gzip';
    this.#bytes = isPacked ? pipeline(answer, createGunzip(), () => {}) : answer;
    // It can break before anybody reads it, who learns of that then.
    this.#bytes.on('error', () => {});
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get body(): AsyncIterable<Uint8Array> & { cancel(): Promise<void> } {
    return {
      [Symbol.asyncIterator]: () => this.#read(),
      cancel: async () => {
        this.#bytes.destroy();
      },
    };
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.#whole());
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await this.#whole()).buffer;
  }

  async *#read(): AsyncGenerator<Buffer> {
    yield* this.#bytes;
    // Node gives its connection to the next request one turn after the end.
    await new Promise((resolve) => setImmediate(resolve));
  }

  async #whole(): Promise<Buffer> {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of this.#read()) {
      length += part.length;
      if (length > MOST_BYTES) throw new Error(`${new URL(this.url).host} sent more than 64 MB.`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}

class AnswerHeaders {
  readonly #values: Map<string, string>;

  constructor(headers: IncomingMessage['headers']) {
    const all = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      [value ?? ''].flat().join(', '),
    ]);
    this.#values = new Map(all);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  [Symbol.iterator]() {
    return this.#values.entries();
  }
}
