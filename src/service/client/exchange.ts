// Asks until there is an answer, a reason to stop, or no time left. Remembers what the server has
// shown it can do: an ambiguous POST is repeated only to one that honors the idempotency key.

import { type Dispatcher, request as undiciRequest } from 'undici/index.js';
import { EXTENSIONS_HEADER, IDEMPOTENCY_HEADER } from '../../contract/routes.ts';
import { fromWireError } from '../../contract/wire-errors.ts';
import { OutcomeUnknown, SetupError, Unavailable } from '../../shared/errors.ts';
import {
  connectionFailure,
  type Failure,
  isAmbiguous,
  MAX_ATTEMPTS,
  nextAttempt,
  retryAfterMs,
} from '../../shared/retry.ts';
import type { Runtime } from '../../shared/runtime.ts';

interface ExchangeDeps extends Runtime {
  dispatcher: Dispatcher;
  /** Takes the key out of foreign text. */
  redact(text: string): string;
  /** An address of the server that changes nothing and needs no key. */
  probe: URL;
}

interface Bounds {
  /** Aborts at the deadline, or before it when the caller says so. */
  signal: AbortSignal;
  deadline: number;
  attempts?: number;
}

/** What the server has shown so far. */
interface Learned {
  echoes: boolean;
  extensions: ReadonlySet<string>;
}

export class Exchange {
  learned: Learned = { echoes: false, extensions: new Set() };
  readonly #deps: ExchangeDeps;

  constructor(deps: ExchangeDeps) {
    this.#deps = deps;
  }

  /** The first answer with a 2xx; every other end is an error. */
  async ask(wire: WireRequest, bounds: Bounds): Promise<HttpAnswer> {
    const { clock, random, log, dispatcher } = this.#deps;
    let mayHaveHappened = false;
    for (let made = 1; ; made++) {
      const sent = await send(wire, { dispatcher, signal: bounds.signal });
      this.#learn(wire, sent);
      if (sent.kind === 'answer' && sent.status >= 200 && sent.status < 300) return sent;

      const failure = failureOf(sent, clock.now());
      const doubtful = wire.method === 'POST' && isAmbiguous(failure);
      mayHaveHappened ||= doubtful;
      if (bounds.signal.aborted) throw this.#stopped(wire, bounds, mayHaveHappened);
      if (doubtful && !this.learned.echoes) await this.#askWhetherItEchoes(wire, bounds);

      const repeatable = wire.method === 'GET' || this.learned.echoes;
      const { deadline, attempts = MAX_ATTEMPTS } = bounds;
      const now = clock.now();
      const next = nextAttempt({ failure, repeatable, made, now, deadline, attempts }, random);
      if (next.kind !== 'again') {
        const unknown = mayHaveHappened && (doubtful || next.kind === 'exhausted');
        throw unknown ? outcomeUnknown(wire, describe(sent)) : this.#error(wire, sent, failure);
      }
      log.info(
        `${describe(sent)}; trying ${wire.url.host} again in ${(next.delayMs / 1000).toFixed(1)} s (attempt ${made + 1} of ${attempts}).`,
      );
      try {
        await clock.sleep(next.delayMs, bounds.signal);
      } catch {
        throw this.#stopped(wire, bounds, mayHaveHappened);
      }
    }
  }

  /** A stream of events, or an answer that is none; asking again is up to the caller. */
  async openEvents(wire: WireRequest, signal: AbortSignal): Promise<OpenedStream> {
    const opened = await openEvents(wire, { dispatcher: this.#deps.dispatcher, signal });
    this.#learn(wire, opened);
    return opened;
  }

  /** What such an answer means. */
  refusal(wire: WireRequest, sent: Exclude<OpenedStream, { kind: 'stream' }>) {
    const failure = failureOf(sent, this.#deps.clock.now());
    return { failure, error: this.#error(wire, sent, failure) };
  }

  #learn(wire: WireRequest, sent: OpenedStream): void {
    if (!('header' in sent)) return;
    const key = wire.headers[IDEMPOTENCY_HEADER];
    const echoed = key !== undefined && sent.header(IDEMPOTENCY_HEADER) === key;
    const { echoes, extensions } = this.learned;
    const told = sent.header(EXTENSIONS_HEADER)?.split(/\s*,\s*/) ?? [];
    const fresh = told.filter((name) => !extensions.has(name));
    if ((echoes || !echoed) && fresh.length === 0) return;
    this.learned = {
      echoes: echoes || echoed,
      extensions: new Set([...extensions, ...fresh]),
    };
  }

  /**
   * The very first POST of a process may be the one whose answer is lost. A harmless GET that
   * carries the header then tells whether the server knows it. No key goes with it.
   */
  async #askWhetherItEchoes(wire: WireRequest, bounds: Bounds): Promise<void> {
    const headers = { [IDEMPOTENCY_HEADER]: wire.headers[IDEMPOTENCY_HEADER] ?? '' };
    try {
      await this.ask({ method: 'GET', url: this.#deps.probe, headers }, bounds);
    } catch {
      // Then it is unknown whether the server honors the header, and nothing is repeated.
    }
  }

  #error(wire: WireRequest, sent: Sent, failure: Failure): Error {
    if (sent.kind === 'answer') {
      const asked = failure.kind === 'status' ? failure.retryAfterMs : undefined;
      const retryAfterSeconds = asked === undefined ? undefined : Math.ceil(asked / 1000);
      return fromWireError({
        status: sent.status,
        body: this.#deps.redact(sent.body),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      });
    }
    if (sent.kind === 'broken') {
      return new Unavailable(
        `The answer of ${wire.url.host} was cut off: ${describe(sent)}. Try again later.`,
        { cause: sent.cause },
      );
    }
    return new Unavailable(
      `${wire.url.host} cannot be reached: ${describe(sent)}. Check the base URL and the network, or try again later.`,
      { cause: sent.cause },
    );
  }

  /** The caller's own reason for stopping is handed back, unless something may have happened. */
  #stopped(wire: WireRequest, { signal }: Bounds, mayHaveHappened: boolean): unknown {
    const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    const why = timedOut
      ? 'no response arrived in time'
      : 'it was stopped before a response arrived';
    if (mayHaveHappened) return outcomeUnknown(wire, why, signal.reason);
    if (!timedOut) return signal.reason;
    return new Unavailable(`${wire.url.host} did not respond in time. Try again later.`, {
      cause: signal.reason,
    });
  }
}

function outcomeUnknown(wire: WireRequest, why: string, cause?: unknown): OutcomeUnknown {
  return new OutcomeUnknown(
    `The request was sent to ${wire.url.host}, but its outcome is unknown: ${why}. It may have succeeded. Check the service before you try again.`,
    { cause },
  );
}

function failureOf(sent: Sent, now: number): Failure {
  if (sent.kind !== 'answer') return { kind: sent.kind };
  const wait = retryAfterMs(sent.header('retry-after'), now);
  return {
    kind: 'status',
    status: sent.status,
    ...(wait !== undefined && { retryAfterMs: wait }),
  };
}

function describe(sent: Sent): string {
  if (sent.kind === 'answer') return `it returned ${sent.status}`;
  const { code } = sent.cause as { code?: string };
  const isClosed = code === 'ECONNREFUSED';
  const none = isClosed ? 'nothing answers there' : 'no connection';
  const words = sent.kind === 'refused' ? none : 'the connection broke';
  return code ? `${words} (${code})` : words;
}

// One request on the wire. Says what is known about it: answered, never sent, or sent and lost.

export interface WireRequest {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  kind: 'answer';
  status: number;
  header(name: string): string | undefined;
  body: string;
  /** The body exceeds the limit; `body` is its beginning. */
  cut: boolean;
}

type Sent = HttpAnswer | { kind: 'refused' | 'broken'; cause: unknown };

interface Transport {
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

/** The largest answer of the contract, 250 pages with long paths, is well below. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** No headers, or no further byte, for this long: the attempt is over. */
const SILENCE_MS = 30_000;
const MAX_REDIRECTS = 5;

/** Follows redirects of a GET on the same origin; any other would carry the key elsewhere. */
async function send(wire: WireRequest, transport: Transport): Promise<Sent> {
  let { url } = wire;
  for (let left = MAX_REDIRECTS; ; left--) {
    const sent = await sendOnce({ ...wire, url }, transport);
    if (sent.kind !== 'answer' || !isRedirect(sent.status)) return sent;
    const target = targetOf(sent, url);
    if (wire.method !== 'GET' || target.origin !== url.origin || left === 0) {
      throw new SetupError(
        `The service redirects to ${target.origin}${target.pathname}, and the key is not sent there automatically. If that is the right address, use it as the base URL.`,
      );
    }
    url = target;
  }
}

export type OpenedStream =
  | Sent
  | { kind: 'stream'; header: HttpAnswer['header']; body: AsyncIterable<Uint8Array> };

/** Server-sent events as they come, or an answer that is none. Redirects are not followed. */
async function openEvents(wire: WireRequest, transport: Transport): Promise<OpenedStream> {
  try {
    const { statusCode, headers, body } = await start(wire, transport);
    const header = (name: string) => headers[name.toLowerCase()]?.toString();
    const streams = header('content-type')?.startsWith('text/event-stream') ?? false;
    if (statusCode === 200 && streams) return { kind: 'stream', header, body };
    return { kind: 'answer', status: statusCode, header, ...(await readAll(body)) };
  } catch (cause) {
    return { ...connectionFailure(cause), cause };
  }
}

function start(wire: WireRequest, transport: Transport) {
  return undiciRequest(wire.url, {
    method: wire.method,
    headers: wire.headers,
    body: wire.body ?? null,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    ...transport,
  });
}

async function readAll(body: AsyncIterable<Buffer>): Promise<Pick<HttpAnswer, 'body' | 'cut'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop destroys the rest of the body.
    if (size > MAX_ANSWER_BYTES) break;
  }
  return { body: Buffer.concat(chunks).toString('utf8'), cut: size > MAX_ANSWER_BYTES };
}

async function sendOnce(wire: WireRequest, transport: Transport): Promise<Sent> {
  try {
    const { statusCode, headers, body } = await start(wire, transport);
    const header = (name: string) => headers[name.toLowerCase()]?.toString();
    // One that announces its length is read at once, which is quicker.
    const announced = Number(header('content-length') ?? Number.NaN);
    const read =
      announced <= MAX_ANSWER_BYTES ? { body: await body.text(), cut: false } : await readAll(body);
    return { kind: 'answer', status: statusCode, header, ...read };
  } catch (cause) {
    return { ...connectionFailure(cause), cause };
  }
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function targetOf(answer: HttpAnswer, from: URL): URL {
  const location = answer.header('location') ?? '';
  if (!URL.canParse(location, from.href)) {
    throw new SetupError('The service redirects to an invalid address. Check the base URL.');
  }
  return new URL(location, from);
}
