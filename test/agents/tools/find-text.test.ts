import { expect, it } from 'vitest';
import { placesOf } from '../../../src/agents/model/tools.ts';
import fc from '../../support/properties.ts';

it('finds the places that splitting finds', () => {
  const text = fc.stringMatching(/^[ab]{0,40}$/);
  fc.assert(
    fc.property(text, fc.stringMatching(/^[ab]{1,5}$/), (all, find) => {
      const parts = all.split(find);
      const starts = parts.slice(0, -1).map((_, n) => parts.slice(0, n + 1).join(find).length);
      expect(placesOf(all, find)).toEqual(starts);
    }),
    { numRuns: 1_000 },
  );
});
