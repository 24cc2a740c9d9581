/**
 * Yields responses in the order of their requests, with several requests in flight: `width` returns
 * how many, given the number of responses so far. `ask` returns null if there is nothing left.
 */
export async function* ahead<T>(
  ask: () => Promise<T> | null,
  width: (answered: number) => number,
): AsyncGenerator<T> {
  const underWay: Promise<T>[] = [];
  for (let answered = 0; ; answered += 1) {
    while (underWay.length < width(answered)) {
      const next = ask();
      if (!next) break;
      // Awaited later, or never; until then a failure must not count as unhandled.
      next.catch(() => {});
      underWay.push(next);
    }
    const first = underWay.shift();
    if (!first) return;
    yield await first;
  }
}
