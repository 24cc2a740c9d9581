// One request on the wire. Says what is known about it: answered, never sent, or sent and lost.
import { type Dispatcher, request as undiciRequest } from 'undici/index.js';
import { SetupError } from '../../shared/errors.ts';
import { connectionFailure } from '../../shared/retry.ts';

export interface WireRequest {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: string;
}

export interface Answer {
  kind: 'answer';
  status: number;
  header(name: string): string | undefined;
  body: string;
  /** The body exceeds the limit; `body` is its beginning. */
  cut: boolean;
}

export type Sent = Answer | { kind: 'refused' | 'broken'; cause: unknown };

export interface Transport {
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

/** The largest answer of the contract, 250 pages with long paths, is well below. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** No headers, or no further byte, for this long: the attempt is over. */
const SILENCE_MS = 30_000;
const MAX_REDIRECTS = 5;

/** Follows redirects of a GET on the same origin; any other would carry the key elsewhere. */
export async function send(wire: WireRequest, transport: Transport): Promise<Sent> {
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

export type Opened =
  | Sent
  | { kind: 'stream'; header: Answer['header']; body: AsyncIterable<Uint8Array> };

/** Server-sent events as they come, or an answer that is none. Redirects are not followed. */
export async function openEvents(wire: WireRequest, transport: Transport): Promise<Opened> {
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

async function readAll(body: AsyncIterable<Buffer>): Promise<Pick<Answer, 'body' | 'cut'>> {
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

function targetOf(answer: Answer, from: URL): URL {
  const location = answer.header('location') ?? '';
  if (!URL.canParse(location, from.href)) {
    throw new SetupError('The service redirects to an invalid address. Check the base URL.');
  }
  return new URL(location, from);
}
