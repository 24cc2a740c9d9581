// Server-sent events: as many streams at once as a server can bear, each as fast as it is read, and
// none that outlives its key or the server.

import { RateLimited, Unavailable } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { HttpReply } from './respond.ts';

export interface StreamedEvent {
  id: string;
  type: string;
}

export interface Opening<T> {
  /** What the streams of one reader are counted by: a key, or a person. */
  owner: string;
  /** Whose jobs it is about; absent: those of several. */
  project?: string;
  request: Pick<Request, 'method' | 'signal'>;
  events(signal: AbortSignal): AsyncIterable<T>;
  /** Asked again and again: a key can be revoked meanwhile. */
  isAllowed(): Promise<boolean>;
}

const PER_OWNER = 10;
/** However many keys and readers a project has, it leaves room for others. */
const PER_PROJECT = 50;
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
  async open<T extends StreamedEvent>(opening: Opening<T>): Promise<HttpReply> {
    const places = [`reader ${opening.owner}`];
    if (opening.project !== undefined) places.push(`project ${opening.project}`);
    this.#insistOnPlace(places);
    const leaving = new AbortController();
    const signal = AbortSignal.any([opening.request.signal, this.#closing.signal, leaving.signal]);
    const iterator = opening.events(signal)[Symbol.asyncIterator]();
    let next: Promise<IteratorResult<T>>;
    try {
      next = Promise.resolve(await iterator.next());
      this.#insistOnPlace(places);
    } catch (error) {
      leaving.abort();
      throw error;
    }
    // Nobody would read it: a head has no body, and a reader may be gone by now.
    if (opening.request.method === 'HEAD' || signal.aborted) {
      leaving.abort();
      return { status: 200, body: null, headers: HEADERS };
    }
    this.#take(places, signal);
    // Whatever becomes of the connection, its place is free then.
    this.#clock.sleep(LIFETIME_MS, signal).then(
      () => leaving.abort(),
      () => {},
    );
    let checkedAt = this.#clock.now();
    const isAllowed = async () => {
      if (this.#clock.now() - checkedAt < HEARTBEAT_MS) return true;
      checkedAt = this.#clock.now();
      return opening.isAllowed();
    };
    const end = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      leaving.abort();
      controller.close();
    };
    // Not `hono/streaming`, which takes the next event before the last one is read.
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(encode(`retry: ${RECONNECT_MS}\n\n`)),
        pull: async (controller) => {
          // One that cannot go on ends; the reader asks again, and gets the reason as an answer.
          const said = await this.#orBeat(next).catch(() => 'end' as const);
          if (said === 'end' || signal.aborted || !(await isAllowed())) return end(controller);
          if (said === 'beat') return controller.enqueue(encode(': still here\n\n'));
          if (said.done) return end(controller);
          next = iterator.next();
          next.catch(() => {});
          controller.enqueue(encode(frame(said.value)));
        },
        cancel: () => leaving.abort(),
      },
      { highWaterMark: 0 },
    );
    return { status: 200, body, headers: HEADERS };
  }

  #insistOnPlace([reader, project]: readonly string[]): void {
    if (this.#closing.signal.aborted) {
      throw new Unavailable('The server is stopping. Try again in a moment.');
    }
    const open = (place = '') => this.#open.get(place) ?? 0;
    const full =
      open(reader) >= PER_OWNER || open(project) >= PER_PROJECT || this.#total >= IN_TOTAL;
    if (!full) return;
    throw new RateLimited(
      `Too many event streams are open. One key or person can have ${PER_OWNER}, and one project ${PER_PROJECT}. Close some, or poll the job instead.`,
      { retryAfterSeconds: 30 },
    );
  }

  /** `signal` must not be aborted yet, or the places would never be given back. */
  #take(places: readonly string[], signal: AbortSignal): void {
    this.#add(places, 1);
    signal.addEventListener('abort', () => this.#add(places, -1), { once: true });
  }

  #add(places: readonly string[], count: 1 | -1): void {
    this.#total += count;
    for (const place of places) {
      const open = (this.#open.get(place) ?? 0) + count;
      if (open > 0) this.#open.set(place, open);
      else this.#open.delete(place);
    }
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
