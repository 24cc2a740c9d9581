/** Counts the calls in progress, so that closing can wait for them. */
export class AtWork {
  readonly #calls = new Set<Promise<unknown>>();

  counted<Call, Answer>(handle: (call: Call) => Answer | Promise<Answer>) {
    return async (call: Call): Promise<Answer> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#calls.add(promise);
      try {
        return await handle(call);
      } finally {
        this.#calls.delete(promise);
        resolve();
      }
    };
  }

  async done(): Promise<void> {
    await Promise.all(this.#calls);
  }
}
