import { LONG } from '../../support/scale.ts';

/** Does all the work, at most `width` pieces at a time; the results are in the order of the items. */
export async function atOnce<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  let done = 0;
  const worker = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item, index);
      done += 1;
      // The long version takes an hour: whoever waits wants to see that it moves.
      if (LONG && done % 20 === 0) process.stderr.write(`${done} of ${items.length}\n`);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
