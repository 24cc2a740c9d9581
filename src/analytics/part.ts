// A part of a log, counted apart from the rest: from what its lines start with, to what they counted
// and left for the lines after them. On another thread or here, the result is the same.
import type { DataQuality } from '../contract/insights.ts';
import type { TallyCounts } from './day-tally.ts';
import type { Dictionary } from './dictionary.ts';
import { detectFormat } from './formats/detect.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import type { LineFormat } from './hit.ts';
import { LineCounter } from './line-counter.ts';
import { LineCutter } from './lines.ts';
import { Tally } from './tally.ts';
import { firstByte, WholeLines } from './whole-lines.ts';

/** What the lines before a part decide for it. */
export interface PartState {
  agentsTold: boolean;
  format: string;
}

export interface PartStart {
  /** The lines by which the format was found: they find it again on another thread. */
  lines: readonly Uint8Array[];
  jsonFields: JsonFields | undefined;
  state: PartState;
}

export interface LogPart extends PartStart {
  /** For messages. */
  name: string;
  path: string;
  /** Its lines start from here… */
  from: number;
  /** …and before here. */
  to: number;
}

export interface PartCounts {
  /** Lines of any kind, also empty ones. */
  number: number;
  lines: number;
  rejected: number;
  /** Their lines are counted from the start of the part. */
  examples: DataQuality['examples'];
  tally: TallyCounts;
  /** What it means for the lines after it. */
  end: PartState;
  /** The pages that the tally's numbers mean. The list only grows from part to part. */
  paths: readonly string[];
}

/** Other threads that count parts of a log. */
export interface CountingThreads {
  readonly partBytes: number;
  /** Smaller files are read before a thread is up to speed. */
  readonly leastBytes: number;
  /** They take a while until they are there. */
  start(): void;
  /** How many parts they can take now. */
  readonly free: number;
  /** undefined where only one thread can count it right, or the other one failed. */
  count(part: LogPart): Promise<PartCounts | undefined>;
  /** Until they are started again. */
  close(): Promise<void>;
}

export function partState(tally: Tally, { state = '' }: LineFormat): PartState {
  return { agentsTold: tally.agentsTold, format: state };
}

export class PartCounter {
  readonly #dictionary: Dictionary;
  #known: { name: string; format: LineFormat } | undefined;

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** `read` starts at a byte of the part's file. */
  async count(
    part: LogPart,
    read: (from: number) => Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<PartCounts | undefined> {
    const format = this.#format(part);
    if (!format) return undefined;
    const tally = new Tally(this.#dictionary, 'part');
    tally.agentsTold = part.state.agentsTold;
    const counter = new LineCounter(part.name, tally, () => undefined);
    counter.format = format;
    const cutter = new LineCutter(counter);
    const lines = new WholeLines(part.from, part.to);
    for await (const chunk of read(firstByte(part.from))) {
      cutter.push(lines.of(chunk));
      if (tally.dependsOnEarlier) return undefined;
      if (lines.done) break;
    }
    cutter.end();
    if (tally.dependsOnEarlier) return undefined;
    return {
      number: counter.number,
      lines: counter.lines,
      rejected: counter.rejected,
      examples: counter.examples,
      tally: tally.counts(),
      end: partState(tally, format),
      paths: this.#dictionary.paths,
    };
  }

  #format({ path, lines, jsonFields, state }: LogPart): LineFormat | undefined {
    if (this.#known?.name !== path) {
      const format = detectFormat(
        lines.map((line) => Buffer.from(line)),
        jsonFields,
      );
      this.#known = format && { name: path, format };
    }
    const format = this.#known?.format;
    if (format?.state !== undefined) format.state = state.format;
    return format;
  }
}
