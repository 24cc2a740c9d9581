/**
 * Answers in the order they were asked for, several on their way at once: `width` says how many, by
 * the number of answers so far. `ask` answers null when there is nothing left to ask.
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
      // Awaited in its turn, or never; until then a failure must not count as unhandled.
      next.catch(() => {});
      underWay.push(next);
    }
    const first = underWay.shift();
    if (!first) return;
    yield await first;
  }
}
