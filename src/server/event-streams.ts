// Server-sent events: as many streams at once as a server can bear, each as fast as it is read, and
// none that outlives its key or the server.
import type { Clock } from '../shared/clock.ts';
import { RateLimited, Unavailable } from '../shared/errors.ts';
import type { Reply } from './respond.ts';

export interface StreamedEvent {
  id: string;
  type: string;
}

export interface Opening<T> {
  /** What the streams of one reader are counted by. */
  owner: string;
  request: Pick<Request, 'method' | 'signal'>;
  events(signal: AbortSignal): AsyncIterable<T>;
  /** Asked again and again: a key can be revoked meanwhile. */
  isAllowed(): Promise<boolean>;
}

const PER_OWNER = 10;
const IN_TOTAL = 500;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** Readers come back by themselves, and continue where they were. */
const LIFETIME_MS = 3_600_000;
const RECONNECT_MS = 2_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Or nginx would collect events instead of passing them on.
  'X-Accel-Buffering': 'no',
  // Or the connection would wait for another request when the server stops.
  Connection: 'close',
};

export class EventStreams {
  readonly #clock: Clock;
  readonly #closing = new AbortController();
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends every stream, and opens no more. */
  close(): void {
    this.#closing.abort();
  }

  /** Rejects like any request when there is nothing to stream. */
  async open<T extends StreamedEvent>(opening: Opening<T>): Promise<Reply> {
    const leaving = new AbortController();
    const signal = AbortSignal.any([opening.request.signal, this.#closing.signal, leaving.signal]);
    this.#take(opening.owner, signal);
    const iterator = opening.events(signal)[Symbol.asyncIterator]();
    let next: Promise<IteratorResult<T>>;
    try {
      next = Promise.resolve(await iterator.next());
    } catch (error) {
      leaving.abort();
      throw error;
    }
    const until = this.#clock.now() + LIFETIME_MS;
    const end = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      leaving.abort();
      controller.close();
    };
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(encode(`retry: ${RECONNECT_MS}\n\n`)),
        pull: async (controller) => {
          // One that cannot go on ends; the reader asks again, and gets the reason as an answer.
          const said = await this.#orBeat(next).catch(() => 'end' as const);
          if (said === 'end' || signal.aborted || this.#clock.now() >= until)
            return end(controller);
          if (said === 'beat') {
            if (!(await opening.isAllowed())) return end(controller);
            return controller.enqueue(encode(': still here\n\n'));
          }
          if (said.done) return end(controller);
          next = iterator.next();
          next.catch(() => {});
          controller.enqueue(encode(frame(said.value)));
        },
        cancel: () => leaving.abort(),
      },
      { highWaterMark: 0 },
    );
    // Nobody would read it.
    if (opening.request.method === 'HEAD') leaving.abort();
    return { status: 200, body: leaving.signal.aborted ? null : body, headers: HEADERS };
  }

  #take(owner: string, signal: AbortSignal): void {
    if (this.#closing.signal.aborted) {
      throw new Unavailable('The server is stopping. Try again in a moment.');
    }
    const own = this.#open.get(owner) ?? 0;
    if (own >= PER_OWNER || this.#total >= IN_TOTAL) {
      throw new RateLimited(
        `Too many event streams are open. One key can have ${PER_OWNER}. Close some, or poll the job instead.`,
        { retryAfterSeconds: 30 },
      );
    }
    this.#open.set(owner, own + 1);
    this.#total += 1;
    signal.addEventListener('abort', () => this.#release(owner), { once: true });
  }

  #release(owner: string): void {
    const left = (this.#open.get(owner) ?? 1) - 1;
    if (left > 0) this.#open.set(owner, left);
    else this.#open.delete(owner);
    this.#total -= 1;
  }

  async #orBeat<T>(next: Promise<T>): Promise<T | 'beat'> {
    const over = new AbortController();
    const beat = this.#clock.sleep(HEARTBEAT_MS, over.signal).then(() => 'beat' as const);
    beat.catch(() => {});
    return Promise.race([next, beat]).finally(() => over.abort());
  }
}

const encoder = new TextEncoder();
const encode = (text: string) => encoder.encode(text);

/** JSON contains no line breaks of its own. */
function frame(event: StreamedEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
