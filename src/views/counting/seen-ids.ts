// Ids of requests that were counted already. Entries of one request are close to each other in a log,
// so the latest ids are enough, and memory stays flat.

const GENERATION = 50_000;

/** As many are handed on to the reader of a file's next part. */
const LATEST = 10_000;

export class SeenIds {
  #young: Set<string>;
  #old = new Set<string>();

  constructor(latest: readonly string[] = []) {
    this.#young = new Set(latest);
  }

  get latest(): string[] {
    return [...this.#old, ...this.#young].slice(-LATEST);
  }

  /** Whether the id was here before; from now on it was. */
  has(id: string): boolean {
    if (this.#young.has(id) || this.#old.has(id)) return true;
    if (this.#young.size === GENERATION) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(id);
    return false;
  }
}
