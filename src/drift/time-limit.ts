// How much CPU time a check may take: a machine that is busy with others does not make a file slow.

/** In milliseconds. */
const FILE_MS = 10_000;
const ALL_MS = 60_000;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export class OutOfTime extends Error {}

export class TimeLimit {
  /** Files that took too long, and were left. */
  readonly slow = new Set<string>();
  readonly #cpu: () => number;
  readonly #end: number;

  constructor(cpu: () => number = cpuMs) {
    this.#cpu = cpu;
    this.#end = cpu() + ALL_MS;
  }

  assertTime(now = this.#cpu()): number {
    if (now > this.#end) throw new OutOfTime();
    return now;
  }

  /** The lines of a file, until it takes too long. */
  *linesOf(path: string, text: string): Generator<string> {
    const start = this.assertTime();
    if (this.slow.has(path)) return;
    let count = 0;
    for (const line of text.includes('\r') ? text.split(/\r\n?|\n/) : text.split('\n')) {
      count += 1;
      if (count % 256 === 0 && this.#cpu() - start > FILE_MS) {
        this.slow.add(path);
        return;
      }
      yield line;
    }
  }
}
