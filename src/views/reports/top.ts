/** Keeps the best `size` of any number of items; of equals, the first ones. */
export class Top<T> {
  readonly #size: number;
  readonly #score: (item: T) => number;
  readonly #kept: { item: T; score: number }[] = [];

  constructor(size: number, score: (item: T) => number) {
    this.#size = size;
    this.#score = score;
  }

  add(item: T): void {
    const score = this.#score(item);
    const worst = this.#kept.at(-1);
    if (this.#kept.length >= this.#size && (!worst || score <= worst.score)) return;
    let [low, high] = [0, this.#kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#kept[middle]?.score ?? 0) >= score) low = middle + 1;
      else high = middle;
    }
    this.#kept.splice(low, 0, { item, score });
    if (this.#kept.length > this.#size) this.#kept.pop();
  }

  items(): T[] {
    return this.#kept.map(({ item }) => item);
  }
}
