import { expect, it } from 'vitest';
import { wordsIn } from '../../src/contract/commands.ts';
import fc from '../support/properties.ts';

it('Words of plain English are those that the rules of Unicode find', () => {
  const rules = new Intl.Segmenter('en', { granularity: 'word' });
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...' \t\n-,;!?()`*"\'._:/0é日\u3000\u00a0'),
      fc.string({ maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(text, (any) => {
      const found = [...rules.segment(any)].filter(({ isWordLike }) => isWordLike);
      expect(wordsIn(any)).toEqual(found.map(({ segment }) => segment.toLowerCase()));
    }),
    { numRuns: 2_000 },
  );
});
