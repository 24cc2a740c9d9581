// The first lines of a log, as it is cut, for those who only want to look at it.
import { decompress } from './decompress.ts';
import type { LineSink } from './lines.ts';
import { LogCutter } from './log-cutter.ts';
import type { LogSource } from './log-source.ts';

export interface SampleLine {
  bytes: Buffer;
  /** From 1. */
  number: number;
}

const CARRIAGE_RETURN = 0x0d;

export async function sampleLog(source: LogSource, size: number): Promise<SampleLine[]> {
  const sample = new Sample();
  const cutter = new LogCutter(sample);
  for await (const chunk of decompress(source.open())) {
    cutter.push(chunk);
    if (sample.lines.length >= size) return sample.lines.slice(0, size);
  }
  cutter.end();
  return sample.lines.slice(0, size);
}

class Sample implements LineSink {
  readonly lines: SampleLine[] = [];
  #bytes: Uint8Array = new Uint8Array(0);
  #number = 0;

  use(bytes: Uint8Array): void {
    this.#bytes = bytes;
  }

  line(start: number, end: number): void {
    this.#number++;
    const last = this.#bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    if (last <= start) return;
    this.lines.push({
      bytes: Buffer.from(this.#bytes.subarray(start, last)),
      number: this.#number,
    });
  }

  partial(start: number, end: number): void {
    this.line(start, end);
  }

  tooLong(): void {
    this.#number++;
  }
}
