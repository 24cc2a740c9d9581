// Counts parts of access logs on other threads. A thread that fails, for want of memory or for any
// other reason, is not replaced: its parts are counted by the thread that asked.
import { parentPort, type Worker } from 'node:worker_threads';
import type { CountingThreads, LogPart, PartCounter, PartCounts } from '../analytics/part.ts';
import { setupOfThread, startSideThread } from '../shared/side-thread.ts';
import { readChunksSync } from './log-files.ts';

/** In MB. Two thirds of the young generation are in use at a time; most of what is counted is outside of both. */
const LIMITS = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 };
const PART_BYTES = 4 * 1024 * 1024;
/** With less, the start of another thread, and its getting up to speed, cost what it saves. */
const LEAST_BYTES = 512 * 1024 * 1024;

/** So that a thread has its next part when it is done with one. */
const PARTS_PER_THREAD = 2;
const READY = 'ready';

interface Answer {
  counts: PartCounts | undefined;
  /** The pages that it met since its last answer. */
  paths: string[];
}

export interface ThreadsOptions {
  size: number;
  /** What `countForOthers` hands to its counter. */
  setup: unknown;
  entry?: string;
  partBytes?: number;
  leastBytes?: number;
}

export function countingThreads(options: ThreadsOptions): CountingThreads {
  const { size, partBytes = PART_BYTES, leastBytes = LEAST_BYTES } = options;
  let threads: CountingThread[] = [];
  return {
    partBytes,
    leastBytes,
    start() {
      while (threads.length < size) threads.push(new CountingThread(options));
    },
    get free() {
      return threads.reduce((sum, thread) => sum + thread.free, 0);
    },
    async count(part) {
      const [first, ...others] = threads;
      const freest = others.reduce((a, b) => (b.free > (a?.free ?? 0) ? b : a), first);
      return freest?.count(part);
    },
    async close() {
      const open = threads;
      threads = [];
      await Promise.all(open.map((thread) => thread.close()));
    },
  };
}

class CountingThread {
  readonly #worker: Worker;
  readonly #paths: string[] = [];
  /** Answers come in the order of the questions. */
  readonly #asked: ((counts: PartCounts | undefined) => void)[] = [];
  /** From its first message until it ends. */
  #ready = false;

  constructor({ setup, entry }: ThreadsOptions) {
    this.#worker = startSideThread({ task: 'count-logs', setup, entry }, LIMITS);
    this.#worker.on('message', (message: Answer | typeof READY) => {
      if (message === READY) this.#ready = true;
      else this.#take(message);
    });
    this.#worker.on('error', () => this.#fail());
    this.#worker.on('exit', () => this.#fail());
  }

  get free(): number {
    return this.#ready ? PARTS_PER_THREAD - this.#asked.length : 0;
  }

  count(part: LogPart): Promise<PartCounts | undefined> {
    if (!this.#ready) return Promise.resolve(undefined);
    this.#worker.postMessage(part);
    return new Promise((resolve) => this.#asked.push(resolve));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #take({ counts, paths }: Answer): void {
    for (const path of paths) this.#paths.push(path);
    this.#asked.shift()?.(counts && { ...counts, paths: this.#paths });
  }

  #fail(): void {
    this.#ready = false;
    for (const answer of this.#asked.splice(0)) answer(undefined);
  }
}

/** What such a thread does until it is ended. */
export function countForOthers(counterFor: (setup: unknown) => PartCounter): void {
  const counter = counterFor(setupOfThread());
  let told = 0;
  const answer = async (part: LogPart) => {
    const found = await counter.count(part, (from) => readChunksSync(part.path, from));
    const { paths = [], ...counts } = found ?? {};
    const news = paths.slice(told);
    told += news.length;
    const blocks = [...(found?.tally.days.values() ?? [])].flatMap(({ pages }) => pages);
    const buffers = blocks.flatMap((block) => (block ? [block.buffer as ArrayBuffer] : []));
    parentPort?.postMessage({ counts: found && counts, paths: news }, buffers);
  };
  parentPort?.postMessage(READY);
  let last = Promise.resolve();
  parentPort?.on('message', (part: LogPart) => {
    last = last.then(() => answer(part));
  });
}
