// The one way out for what an agent asks its model: adds the key, bounds what passes, counts the tokens
// that the provider reports, and logs hosts and sizes, never contents.

import { addSent, type SentRequests, type Usage } from '../../contract/job.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import { bound, clean, oneLine } from '../../shared/text/foreign.ts';
import { UsageReader } from './usage.ts';

/** What a request gets in place of the stand-in that the agent sent: the key may change during a job. */
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
  /**
   * Told after every answer what has been used so far; waited for before the next question.
   * `unmetered`: the answer did not say what it used.
   */
  onUsage?: ((usage: Usage, unmetered?: boolean) => Promise<void>) | undefined;
}

/** What a request can use at most, until its answer says what it did use. */
interface Reservation {
  inputTokens: number;
  outputTokens: number;
}

interface Question {
  url: URL;
  method: string;
  headers: Headers;
  body?: string;
  /** The most tokens of the answer, as far as the request says. */
  answerTokens?: number | undefined;
  redirect: 'error' | 'manual';
  /** The answer costs tokens. */
  metered: boolean;
  /** A limit for the answer. */
  maxBytes?: number;
  signal: AbortSignal;
}

/** Where programs put a key; none of these leaves as the agent sent it. */
export const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];

export const MAX_BYTES = 64 * 1024 * 1024;
/** Assumed for a request without a limit of its own: about as much as models write at once. */
const USUAL_ANSWER_TOKENS = 32_000;
/** Keys of earlier exchanges have ended. */
const KEPT_KEYS = 16;
/** Lines in the log; everything is counted. */
const MAX_LINES = 200;

export class TooLarge extends Error {}

export class Gate {
  readonly #options: GateOptions;
  #used: Usage = { steps: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  #sent: SentRequests[] = [];
  #lines = 0;
  /** Sent, and not answered yet. */
  readonly #open = new Set<Reservation>();
  /** Sent, and never answered. */
  #lost: Reservation | undefined;
  readonly #keys = new Set<string>();
  /** Those that have not ended. */
  readonly #answers = new Set<Promise<void>>();
  #counting: Promise<void> = Promise.resolve();

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** So far. Without any answer of a model, there are no tokens to speak of. */
  get usage(): Usage {
    const sent = this.#sent.length > 0 && { sent: this.#sent };
    const isPartial = this.#open.size > 0 || this.#lost !== undefined;
    return {
      ...(this.#used.steps && this.#used),
      ...(this.#lost && { reserved: this.#lost }),
      ...(isPartial && { incomplete: true }),
      ...sent,
    };
  }

  /** The keys that requests have got, which must not come back in an answer. */
  get keys(): readonly string[] {
    return [...this.#keys];
  }

  /** Nobody waits for answers any more: what is on its way may still be charged for. */
  async abandon(): Promise<void> {
    for (const reservation of this.#open) this.#lose(reservation);
    if (this.#used.steps || this.#sent.length > 0) await this.#options.onUsage?.(this.usage);
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
    const added = await credential?.headers(signal, url).catch((error) => {
      done('failed');
      throw error;
    });
    const headers = withKey(question.headers, added);
    this.#keep(added);
    const reservation = metered ? reserve(question) : undefined;
    if (reservation) this.#open.add(reservation);
    let response: Response;
    try {
      response = await this.#options.fetch(url, {
        ...{ method, headers, signal, redirect: question.redirect },
        ...bodyOf(question, size),
      });
    } catch (error) {
      done('failed');
      // A request that did not get there costs nothing; any other may have been answered.
      if (reservation && !isUnsent(error)) this.#lose(reservation);
      else if (reservation) this.#open.delete(reservation);
      throw error;
    }
    if (reservation && !response.ok) this.#open.delete(reservation);
    const reader = metered && response.ok ? new UsageReader() : undefined;
    const answer = Promise.withResolvers<void>();
    if (reader) this.#answers.add(answer.promise);
    let isWhole = false;
    const end = () => {
      const tokens = reader?.end();
      done(`${response.status}`, tokens && tokens.input + tokens.output);
      if (reader && reservation) this.#settle(reservation, tokens, isWhole);
      this.#answers.delete(answer.promise);
      answer.resolve();
    };
    const whole = () => {
      isWhole = true;
    };
    if (!response.body) {
      whole();
      end();
      return response;
    }
    const see = (chunk: Uint8Array) => {
      size.received += chunk.byteLength;
      if (size.received > maxBytes) throw new TooLarge();
      reader?.read(chunk);
    };
    return new Response(watched(response.body, { see, whole, end }), response);
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

  /** With what the provider reported, or else with what it can have been. */
  #settle(reservation: Reservation, tokens: Tokens | undefined, isWhole: boolean): void {
    // It was abandoned meanwhile.
    if (!this.#open.has(reservation)) return;
    if (tokens) {
      this.#open.delete(reservation);
      this.#count(tokens);
    } else this.#lose(reservation, isWhole);
  }

  #lose(reservation: Reservation, unmetered = false): void {
    if (!this.#open.delete(reservation)) return;
    this.#lost = {
      inputTokens: (this.#lost?.inputTokens ?? 0) + reservation.inputTokens,
      outputTokens: (this.#lost?.outputTokens ?? 0) + reservation.outputTokens,
    };
    this.#count({ input: 0, cached: 0, output: 0 }, unmetered);
  }

  #keep(added: Record<string, string> = {}): void {
    for (const name of KEY_HEADERS) {
      const key = added[name]?.replace(/^\S+ /, '');
      if (!key) continue;
      this.#keys.delete(key);
      this.#keys.add(key);
    }
    const [oldest = ''] = this.#keys;
    if (this.#keys.size > KEPT_KEYS) this.#keys.delete(oldest);
  }

  #count({ input, cached, output }: Tokens, unmetered = false): void {
    const { steps = 0, inputTokens = 0, cachedInputTokens = 0, outputTokens = 0 } = this.#used;
    this.#used = {
      ...this.#used,
      steps: steps + 1,
      inputTokens: inputTokens + input,
      cachedInputTokens: cachedInputTokens + cached,
      outputTokens: outputTokens + output,
    };
    this.#counting = this.#counting.then(() => this.#options.onUsage?.(this.usage, unmetered));
    // Whoever asks next, or for the sum, learns of it.
    this.#counting.catch(() => {});
  }
}

type Tokens = NonNullable<ReturnType<UsageReader['end']>>;

/** No token has less than a byte. */
function reserve({ body = '', answerTokens = USUAL_ANSWER_TOKENS }: Question): Reservation {
  return { inputTokens: Buffer.byteLength(body), outputTokens: answerTokens };
}

const UNSENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/;

/** There was no connection to send anything over. */
function isUnsent(error: unknown): boolean {
  const { code = '' } = Object((error as Error | null)?.cause) as { code?: string };
  return UNSENT.test(code);
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
  size.sent = Buffer.byteLength(body);
  return { body };
}

/** Tells of each piece, and once that it is over: read to its end, broken off, or not wanted. */
function watched(
  body: ReadableStream<Uint8Array>,
  { see, whole, end }: { see(chunk: Uint8Array): void; whole(): void; end(): void },
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
          whole();
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
