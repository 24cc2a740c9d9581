// Ids of requests that were counted already. Entries of one request are close to each other in a log,
// so the latest ids are enough, and memory stays flat.

const GENERATION = 50_000;

export class SeenIds {
  #young = new Set<string>();
  #old = new Set<string>();

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
