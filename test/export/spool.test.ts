import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileSink } from '../../src/export/file-sink.ts';
import { Spool } from '../../src/export/spool.ts';
import fc from '../support/properties.ts';
import { tempDir } from '../support/temp.ts';

const newSpool = () => new Spool(join(tempDir('docket-spool'), 'pages'));
const all = (spool: Spool) => [...spool.rows((path, counts) => ({ path, ...counts }))].flat();

const page = fc.record({
  path: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '"', '"a"', '\n', '/a\nb', '\ud800', '/é', '/a'),
  ),
  human: fc.maxSafeNat(),
  ai: fc.nat(),
  total: fc.maxSafeNat(),
});

describe('a spool', () => {
  it('gives back every path once, in order, with the counts it came with first', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 80 }), (pages) => {
        const spool = newSpool();
        const seen = new Map<string, (typeof pages)[0]>();
        for (const one of pages) {
          expect(spool.add(one)).toBe(!seen.has(one.path));
          if (!seen.has(one.path)) seen.set(one.path, one);
        }
        expect(all(spool)).toEqual([...seen.values()]);
        expect(all(spool)).toHaveLength(spool.size);
        spool.close();
      }),
    );
  });

  it('finds each of very many paths and no other', () => {
    const spool = newSpool();
    for (let index = 0; index < 50_000; index += 1) {
      spool.add({ path: `/docs/page-${index}`, human: index, ai: 1, total: index + 1 });
    }
    expect(spool.size).toBe(50_000);
    expect(spool.pages.find('/docs/page-49999')).toBe(49_999);
    expect(spool.pages.counts(49_999)).toEqual({ human: 49_999, ai: 1, total: 50_000 });
    expect(spool.pages.find('/docs/page-50000')).toBe(-1);
    expect(all(spool).at(-1)?.path).toBe('/docs/page-49999');
    spool.close();
  });
});

describe('a file written in pieces', () => {
  it('is what was written, whatever the pieces and characters', () => {
    const piece = fc.tuple(
      fc.constantFrom('a', 'é', '€', '😀', 'x😀'),
      fc.integer({ max: 20_000, min: 0 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const file = join(tempDir('docket-sink'), 'text');
        const texts = pieces.map(([char, times]) => char.repeat(times));
        const sink = new FileSink(file);
        for (const text of texts) sink.write(text);
        sink.close();
        expect(readFileSync(file, 'utf8') === texts.join('')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
