// Counts parts of access logs on other threads. A thread that fails, for want of memory or for any
// other reason, is not replaced: its parts are counted by the thread that asked.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { CountingThreads, LogPart, PartCounter, PartCounts } from '../analytics/part.ts';
import { readChunksSync } from './log-files.ts';

/** In MB. Two thirds of the young generation are in use at a time; most of what is counted is outside of both. */
const LIMITS = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 };
const PART_BYTES = 4 * 1024 * 1024;
/** As long as a thread takes to start, one alone reads about so much. */
const LEAST_BYTES = 16 * 1024 * 1024;

interface Answer {
  counts: PartCounts | undefined;
  /** The pages that it met since its last answer. */
  paths: string[];
}

export interface ThreadsOptions {
  size: number;
  /** The program of a thread, which calls `countForOthers`. */
  entry: URL | string;
  /** What it finds in its `workerData`. */
  setup: unknown;
  partBytes?: number;
  leastBytes?: number;
}

export function countingThreads(options: ThreadsOptions): CountingThreads {
  const { size, partBytes = PART_BYTES, leastBytes = LEAST_BYTES } = options;
  let threads: CountingThread[] = [];
  return {
    size,
    partBytes,
    leastBytes,
    async count(part) {
      while (threads.length < size) threads.push(new CountingThread(options));
      const idlest = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a));
      return idlest.count(part);
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
  #failed = false;

  constructor({ entry, setup }: ThreadsOptions) {
    this.#worker = new Worker(entry, {
      workerData: setup,
      resourceLimits: LIMITS,
      // Options of this process are not meant for it.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (answer: Answer) => this.#take(answer));
    this.#worker.on('error', () => this.#fail());
    this.#worker.on('exit', () => this.#fail());
  }

  get waiting(): number {
    return this.#failed ? Number.POSITIVE_INFINITY : this.#asked.length;
  }

  count(part: LogPart): Promise<PartCounts | undefined> {
    if (this.#failed) return Promise.resolve(undefined);
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
    this.#failed = true;
    for (const answer of this.#asked.splice(0)) answer(undefined);
  }
}

/** What such a thread does until it is ended. */
export function countForOthers(counterFor: (setup: unknown) => PartCounter): void {
  const counter = counterFor(workerData);
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
  let last = Promise.resolve();
  parentPort?.on('message', (part: LogPart) => {
    last = last.then(() => answer(part));
  });
}
