// The one way out for what an agent asks its model: adds the key, bounds what passes, counts the tokens
// that the provider reports, and logs hosts and sizes, never contents.

import { addSent, type SentRequests, type Usage } from '../../contract/job.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import { bound, clean, oneLine } from '../../shared/text/foreign.ts';
import { UsageReader } from './usage.ts';

/** What a request gets in place of the word that the agent sent: the key may change during a job. */
export interface Credential {
  /** `url`: where they are sent; the provider's own, or nothing is. */
  headers(signal: AbortSignal, url: URL): Promise<Record<string, string>>;
}

export const bearer = (key: string): Credential => ({
  headers: async () => ({ authorization: `Bearer ${key}` }),
});

interface GateOptions {
  fetch: typeof fetch;
  clock: Clock;
  log: Log;
  /** Told after every answer what has been used so far; waited for before the next question. */
  onUsage?: ((usage: Usage) => Promise<void>) | undefined;
}

interface Question {
  url: URL;
  method: string;
  headers: Headers;
  body?: string | ReadableStream<Uint8Array>;
  redirect: 'error' | 'manual';
  /** The answer costs tokens. */
  metered: boolean;
  /** Of the answer. */
  maxBytes?: number;
  signal: AbortSignal;
}

/** Where programs put a key; none of these leaves as the agent sent it. */
export const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];

const MAX_BYTES = 64 * 1024 * 1024;
/** Lines in the log; everything is counted. */
const MAX_LINES = 200;

export class TooLarge extends Error {}

export class Gate {
  readonly #options: GateOptions;
  #used: Usage = { steps: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  #sent: SentRequests[] = [];
  #lines = 0;
  /** Those that have not ended. */
  readonly #answers = new Set<Promise<void>>();
  #counting: Promise<void> = Promise.resolve();

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** So far. Without any answer of a model, there are no tokens to speak of. */
  get usage(): Usage {
    const sent = this.#sent.length > 0 && { sent: this.#sent };
    return { ...(this.#used.steps && this.#used), ...sent };
  }

  /** Returns when everything that has passed is counted; rejects if that was not possible. */
  async counted(): Promise<void> {
    await Promise.all(this.#answers);
    await this.#counting;
  }

  async ask(question: Question, credential?: Credential): Promise<Response> {
    const { url, method, signal, metered, maxBytes = MAX_BYTES } = question;
    await this.#counting;
    signal.throwIfAborted();
    const { clock } = this.#options;
    const started = clock.now();
    const size = { sent: 0, received: 0 };
    const done = (outcome: string, tokens = 0) =>
      this.note({
        host: url.host,
        path: url.pathname,
        outcome,
        tokens,
        sentBytes: size.sent,
        receivedBytes: size.received,
        milliseconds: clock.now() - started,
      });
    let response: Response;
    try {
      const headers = withKey(question.headers, await credential?.headers(signal, url));
      response = await this.#options.fetch(url, {
        ...{ method, headers, signal, redirect: question.redirect },
        ...bodyOf(question, size),
      });
    } catch (error) {
      done('failed');
      throw error;
    }
    const reader = metered && response.ok ? new UsageReader() : undefined;
    const answer = Promise.withResolvers<void>();
    if (reader) this.#answers.add(answer.promise);
    const end = () => {
      const tokens = reader?.end();
      done(`${response.status}`, tokens && tokens.input + tokens.output);
      if (reader) this.#count(tokens);
      this.#answers.delete(answer.promise);
      answer.resolve();
    };
    if (!response.body) {
      end();
      return response;
    }
    const see = (chunk: Uint8Array) => {
      size.received += chunk.byteLength;
      if (size.received > maxBytes) throw new TooLarge();
      reader?.read(chunk);
    };
    return new Response(watched(response.body, see, end), response);
  }

  /** One request for the log and the table; `path` is empty for a tunnel. */
  note(one: Omit<SentRequests, 'count'>): void {
    const host = bound(oneLine(clean(one.host)), 100);
    const path = bound(oneLine(clean(one.path)), 100);
    const row = { ...one, host, path, count: 1 };
    this.#sent = addSent(this.#sent, [row]);
    this.#lines += 1;
    if (this.#lines > MAX_LINES) return;
    const tokens = row.tokens ? `, ${row.tokens} tokens` : '';
    this.#options.log.info(
      `Network: ${host}${path} ${row.outcome}, ${row.sentBytes} bytes sent, ${row.receivedBytes} received${tokens}, ${row.milliseconds} ms`,
    );
  }

  #count(tokens: ReturnType<UsageReader['end']>): void {
    const { steps = 0, inputTokens = 0, cachedInputTokens = 0, outputTokens = 0 } = this.#used;
    this.#used = {
      ...this.#used,
      steps: steps + 1,
      inputTokens: inputTokens + (tokens?.input ?? 0),
      cachedInputTokens: cachedInputTokens + (tokens?.cached ?? 0),
      outputTokens: outputTokens + (tokens?.output ?? 0),
      ...(!tokens && { incomplete: true }),
    };
    this.#counting = this.#counting.then(() => this.#options.onUsage?.(this.usage));
    // Whoever asks next, or for the sum, learns of it.
    this.#counting.catch(() => {});
  }
}

function withKey(given: Headers, key: Record<string, string> = {}): Headers {
  const headers = new Headers(given);
  for (const name of KEY_HEADERS) headers.delete(name);
  for (const [name, value] of Object.entries(key)) {
    // A list that the program has its own entries in.
    const before = name === 'anthropic-beta' ? headers.get(name) : null;
    headers.set(name, before === null ? value : `${before},${value}`);
  }
  return headers;
}

function bodyOf({ body }: Question, size: { sent: number }): RequestInit {
  if (body === undefined) return {};
  if (typeof body === 'string') {
    size.sent = Buffer.byteLength(body);
    return { body };
  }
  async function* counted(stream: ReadableStream<Uint8Array>) {
    for await (const chunk of stream) {
      size.sent += chunk.byteLength;
      if (size.sent > MAX_BYTES) throw new TooLarge();
      yield chunk;
    }
  }
  return { body: ReadableStream.from(counted(body)), duplex: 'half' } as RequestInit;
}

/** Tells of each piece, and once that it is over: read to its end, broken off, or not wanted. */
function watched(
  body: ReadableStream<Uint8Array>,
  see: (chunk: Uint8Array) => void,
  end: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isOver = false;
  const over = () => {
    if (!isOver) end();
    isOver = true;
  };
  return new ReadableStream(
    {
      async pull(stream) {
        try {
          const { done, value } = await reader.read();
          if (value) see(value);
          if (!done) return stream.enqueue(value);
          over();
          stream.close();
        } catch (error) {
          over();
          await reader.cancel().catch(() => {});
          throw error;
        }
      },
      cancel(reason) {
        over();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
