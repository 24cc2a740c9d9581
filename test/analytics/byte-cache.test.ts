import { describe, expect, it } from 'vitest';
import { ByteCache } from '../../src/analytics/byte-cache.ts';
import fc from '../support/properties.ts';

function cached(resolve: (text: string) => number) {
  const cache = new ByteCache(resolve);
  return (text: string, before = '', after = '') => {
    const bytes = Buffer.from(before + text + after, 'latin1');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return cache.get(bytes, view, before.length, before.length + text.length);
  };
}

/** Looks like any other, and counts how often it is read from. */
class CountingView extends DataView<ArrayBuffer> {
  reads = 0;
  override getInt32(at: number, littleEndian?: boolean): number {
    this.reads += 1;
    return super.getInt32(at, littleEndian);
  }
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

  it('does not slow down for strings that somebody chose for their hash', () => {
    const PAIRS = 14;
    const many = 1 << PAIRS;
    const asked = new Set<string>();
    const cache = new ByteCache((text) => asked.add(text).size);
    let reads = 0;
    for (let n = 0; n < many; n++) {
      const bytes = Buffer.alloc(16 * PAIRS, 'a');
      // The highest bit of a word comes through its product alone, and its turn brings it to the
      // twelfth: flipped there in the next word, it is gone from the hash.
      for (let pair = 0; pair < PAIRS; pair++) {
        if (((n >> pair) & 1) === 0) continue;
        bytes[16 * pair + 3] = 0x61 ^ 0x80;
        bytes[16 * pair + 9] = 0x61 ^ 0x10;
      }
      const view = new CountingView(bytes.buffer, bytes.byteOffset, bytes.length);
      cache.get(bytes, view, 0, bytes.length);
      reads += view.reads;
    }
    expect(asked.size).toBe(many);
    expect(reads / many).toBeLessThan(2_000);
  });

  it('answers for a string that is longer than it keeps', () => {
    const get = cached((word) => word.length);
    expect(get('y'.repeat(3_000_000))).toBe(3_000_000);
    expect(get('y')).toBe(1);
  });
});
