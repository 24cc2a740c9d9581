// Which known name a misspelled one was probably meant to be.

/** The nearest of the names; undefined when none is near enough to suggest. */
export function nearest<T extends string>(word: string, names: readonly T[]): T | undefined {
  // Longer words are not names, and the distance costs the product of both lengths.
  if (word.length > 40) return undefined;
  const given = word.toLowerCase();
  const ranked = names
    .map((name) => ({ name, edits: distance(given, name) }))
    .filter(({ name, edits }) => edits <= allowed(name))
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.name;
}

/** In a short word, two edits can reach almost any name. */
function allowed(name: string): number {
  return name.length <= 4 ? 1 : 2;
}

/** Letters inserted, left out, replaced, or swapped with their neighbor. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
