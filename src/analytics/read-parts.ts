// Reads a large file with the help of other threads: all count parts of it at the same time, and the
// counts are put together in the order of the lines. A part that was not counted from where the lines
// before it ended is counted again here, so the result is always that of one thread.
import { isPacked } from './decompress.ts';
import type { Dictionary } from './dictionary.ts';
import type { LogSource } from './log-source.ts';
import {
  type CountingThreads,
  type LogPart,
  PartCounter,
  type PartCounts,
  type PartStart,
} from './part.ts';
import { firstByte, WholeLines } from './whole-lines.ts';

/** Reads lines one after another. */
export interface PartsReader {
  push(chunk: Uint8Array): void;
  /** Where the next line starts from; undefined where only the reader itself can continue. */
  readonly next: PartStart | undefined;
  append(counts: PartCounts): void;
}

type FileSource = LogSource & { path: string; size: number };

/** Enough lines to find the format. */
const HEAD_BYTES = 256 * 1024;
/** Counts that wait for earlier ones take memory. */
const MAX_WAITING = 16;
/** A log where more parts had to be counted again is quicker to read without help. */
const MAX_AGAIN = 4;

/** Whether the file was read; one that cannot be cut into parts is left alone. */
export async function readInParts(
  reader: PartsReader,
  source: LogSource,
  threads: CountingThreads,
  dictionary: Dictionary,
): Promise<boolean> {
  const { path, size = 0 } = source;
  if (path === undefined || size < threads.leastBytes) return false;
  if (await isPacked(source.open())) return false;
  await new Parts(reader, { ...source, path, size }, threads, new PartCounter(dictionary)).read();
  return true;
}

interface Given {
  part: LogPart;
  counts: Promise<PartCounts | undefined>;
  done: boolean;
}

class Parts {
  readonly #reader: PartsReader;
  readonly #source: FileSource;
  readonly #threads: CountingThreads;
  readonly #local: PartCounter;
  /** In order, none of them added yet. */
  readonly #given: Given[] = [];
  #again = 0;
  /** Where the first part starts that nobody has. */
  #at = 0;

  constructor(
    reader: PartsReader,
    source: FileSource,
    threads: CountingThreads,
    local: PartCounter,
  ) {
    this.#reader = reader;
    this.#source = source;
    this.#threads = threads;
    this.#local = local;
  }

  async read(): Promise<void> {
    this.#threads.start();
    this.#at = Math.min(HEAD_BYTES, this.#threads.partBytes);
    await this.#readHere(0, this.#at);
    while (this.#at < this.#source.size && this.#reader.next && this.#again <= MAX_AGAIN) {
      await this.#step(this.#reader.next);
    }
    for (const given of this.#given.splice(0)) await this.#add(given);
    if (this.#at < this.#source.size) await this.#readHere(this.#at, Number.POSITIVE_INFINITY);
  }

  async #step(start: PartStart): Promise<void> {
    if (this.#given[0]?.done || this.#given.length === MAX_WAITING) {
      await this.#add(this.#given.shift() as Given);
      return;
    }
    const part = this.#nextPart(start);
    if (this.#threads.free > 0) this.#give(part, this.#threads.count(part));
    else if (this.#given.length === 0) await this.#readHere(part.from, part.to);
    else await this.#give(part, this.#local.count(part, this.#source.open));
  }

  #give(part: LogPart, counts: Promise<PartCounts | undefined>): Promise<void> {
    const given: Given = { part, counts, done: false };
    this.#given.push(given);
    // Who adds it gets the error.
    return counts.then(
      () => {
        given.done = true;
      },
      () => {
        given.done = true;
      },
    );
  }

  async #add({ part, counts }: Given): Promise<void> {
    const found = await counts;
    const state = this.#reader.next?.state;
    const { agentsTold, format } = part.state;
    if (found && state?.agentsTold === agentsTold && state.format === format) {
      this.#reader.append(found);
    } else {
      this.#again++;
      await this.#readHere(part.from, part.to);
    }
  }

  #nextPart(start: PartStart): LogPart {
    const { name, path } = this.#source;
    const from = this.#at;
    this.#at += this.#threads.partBytes;
    // What is written meanwhile counts, too.
    const to = this.#at < this.#source.size ? this.#at : Number.POSITIVE_INFINITY;
    return { ...start, name, path, from, to };
  }

  async #readHere(from: number, to: number): Promise<void> {
    const lines = new WholeLines(from, to);
    for await (const chunk of this.#source.open(firstByte(from))) {
      this.#reader.push(lines.of(chunk));
      if (lines.done) return;
    }
  }
}
