import { describe, expect, it } from 'vitest';
import { ByteCache } from '../../../src/views/counting/byte-cache.ts';
import fc from '../../support/properties.ts';

function cached(resolve: (text: string) => number) {
  const cache = new ByteCache(resolve);
  return (text: string, before = '', after = '') => {
    const bytes = Buffer.from(before + text + after, 'latin1');
    return cache.get(bytes, before.length, before.length + text.length);
  };
}

describe('the cache of byte strings', () => {
  it('answers as the function it asks, and asks once for each string', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\xff', '\0'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text)), (list) => {
        const asked: string[] = [];
        const get = cached((word) => asked.push(word) - 1);
        for (const [before, word, after] of list) {
          expect(asked[get(word, before, after)]).toBe(word);
        }
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  it('continues when it is full, and tells strings of the same hash apart', () => {
    let asked = 0;
    const get = cached((word) => {
      asked++;
      return Number.parseInt(word, 10);
    });
    // As many as give a few equal hashes, and more than fit.
    const word = (n: number) => `${n}`.padEnd(100, 'x');
    let wrong = 0;
    for (let n = 0; n < 400_000; n++) if (get(word(n)) !== n) wrong++;
    expect(wrong).toBe(0);
    expect(asked).toBe(400_000);
    expect(get(word(399_999))).toBe(399_999);
    expect(asked).toBe(400_000);
  });

  it('does not remember many strings that somebody chose for their hash', () => {
    const PAIRS = 10;
    const many = 1 << PAIRS;
    const asked: string[] = [];
    const cache = new ByteCache((text) => asked.push(text));
    const chosen = Array.from({ length: many }, (_, n) => {
      const bytes = Buffer.alloc(32 * PAIRS, 'a');
      // The highest bit of a word comes through its product alone, and is repeated in the middle:
      // flipped in both places of the next word of its lane, it is gone from the hash.
      for (let pair = 0; pair < PAIRS; pair++) {
        if (((n >> pair) & 1) === 0) continue;
        for (const at of [7, 19, 23]) bytes[32 * pair + at] = 0x61 ^ 0x80;
      }
      return bytes;
    });
    for (const bytes of chosen) cache.get(bytes, 0, bytes.length);
    expect(new Set(asked).size).toBe(many);
    // So each is compared with 200 at most.
    for (const bytes of chosen) cache.get(bytes, 0, bytes.length);
    expect(asked.length).toBeGreaterThanOrEqual(2 * many - 200);
  });

  it('keeps apart what two caches know of the same string', () => {
    const [one, other] = [cached(() => 1), cached(() => 2)];
    expect([one('word'), other('word'), one('word')]).toEqual([1, 2, 1]);
  });

  it('answers for a string that is longer than it keeps', () => {
    const get = cached((word) => word.length);
    expect(get('y'.repeat(3_000_000))).toBe(3_000_000);
    expect(get('y')).toBe(1);
  });
});
