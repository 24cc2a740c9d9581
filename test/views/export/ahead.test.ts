import { describe, expect, it } from 'vitest';
import { ahead } from '../../../src/views/export/paged.ts';

/** Questions 0, 1, 2 …, answered when the test says so. */
function questions(many: number) {
  const open: PromiseWithResolvers<number>[] = [];
  const ask = () => {
    if (open.length === many) return null;
    open.push(Promise.withResolvers<number>());
    return open.at(-1)?.promise ?? null;
  };
  return { open, ask };
}

describe('asking ahead', () => {
  it('answers in order, whatever comes first', async () => {
    const { open, ask } = questions(3);
    const answers = ahead(ask, () => 3);
    const first = answers.next();
    for (const n of [2, 0, 1]) open[n]?.resolve(n);
    const values = [await first, await answers.next(), await answers.next()];
    expect(values.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect((await answers.next()).done).toBe(true);
  });

  it('has no more on the way than it may', async () => {
    const { open, ask } = questions(10);
    const answers = ahead(ask, (answered) => 1 + answered);
    const seen: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const next = answers.next();
      seen.push(open.length - n);
      open[n]?.resolve(n);
      expect((await next).value).toBe(n);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('fails where the answer would have been, and not before', async () => {
    const { open, ask } = questions(3);
    const answers = ahead(ask, () => 3);
    const first = answers.next();
    open[1]?.reject(new Error('the second'));
    open[0]?.resolve(0);
    expect((await first).value).toBe(0);
    await expect(answers.next()).rejects.toThrow('the second');
  });
});
