// How much a check may read, and what it therefore did not read. It is CPU time that is limited: a machine
// that is busy with others does not make a file slow.

/** In milliseconds. */
const FILE_MS = 10_000;
const ALL_MS = 60_000;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export class OutOfTime extends Error {}

export class Limits {
  /** Files that took too long, and were left. */
  readonly slow = new Set<string>();
  /** Files that were too large to be read completely. */
  readonly unread = new Set<string>();
  /** Of what only the first were compared. */
  readonly cut = new Set<string>();
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

  /** The first of these. */
  most = <T>(all: readonly T[], count: number, what: string): T[] => {
    if (all.length > count) this.cut.add(`the first ${count} of ${all.length} ${what}`);
    return all.slice(0, count);
  };

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
