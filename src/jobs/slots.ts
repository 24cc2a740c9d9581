/** Jobs that may run at the same time, shared by all projects of a process. First come, first served. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  /** If there is none, `whenFree` is called once there may be one. */
  take(whenFree: () => void): boolean {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    this.#waiting.push(whenFree);
    return false;
  }

  release(): void {
    this.#free += 1;
    // Whoever is called may not need it any more.
    while (this.#free > 0 && this.#waiting.length > 0) this.#waiting.shift()?.();
  }
}
