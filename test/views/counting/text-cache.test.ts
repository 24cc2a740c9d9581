import { describe, expect, it } from 'vitest';
import { TextCache } from '../../../src/views/counting/text-cache.ts';
import fc from '../../support/properties.ts';

describe('the cache of texts', () => {
  it('answers as the function it asks, and asks once for each text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\xff', '\0'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text)), (list) => {
        const asked: string[] = [];
        const cache = new TextCache((word) => asked.push(word) - 1);
        for (const [before, word, after] of list) {
          const bytes = Buffer.from(before + word + after, 'latin1');
          const start = before.length;
          expect(asked[cache.get(bytes, start, start + word.length)]).toBe(word);
        }
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  it('starts over when it is full, with the same answers', () => {
    let asked = 0;
    const cache = new TextCache((text) => {
      asked++;
      return Number(text);
    });
    let wrong = 0;
    for (let n = 0; n < 250_000; n++) if (cache.of(`${n}`) !== n) wrong++;
    expect(wrong).toBe(0);
    expect(asked).toBe(250_000);
    cache.of('249999');
    expect(asked).toBe(250_000);
    expect(cache.of('0')).toBe(0);
    expect(asked).toBe(250_001);
  });

  it('answers for a text that is too long to be kept', () => {
    let asked = 0;
    const cache = new TextCache((text) => {
      asked++;
      return text.length;
    });
    const long = 'y'.repeat(3_000_000);
    expect([cache.of(long), cache.of(long)]).toEqual([long.length, long.length]);
    expect(asked).toBe(2);
  });
});
