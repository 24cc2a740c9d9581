import { expect, it } from 'vitest';
import { TRAFFIC_CLASSES } from '../../src/contract/values.ts';
import { PageSums } from '../../src/postgres/page-sums.ts';
import fc from '../support/properties.ts';

const CLASSES = TRAFFIC_CLASSES.length;
const counts = fc.array(fc.nat({ max: 2 ** 40 }), { maxLength: CLASSES });
const pages = fc.array(fc.tuple(fc.nat({ max: 5_000 }), counts, fc.option(counts)));

const zeros = Array.from({ length: CLASSES }, () => 0);
const sumOf = (all: readonly (readonly number[] | null)[]) =>
  all.reduce<number[]>((sum, one) => sum.map((count, index) => count + (one?.[index] ?? 0)), zeros);

it('encoded counts give back the sums of what went into them, whatever it was', () => {
  fc.assert(
    fc.property(fc.array(pages, { maxLength: 4 }), (days) => {
      const year = new PageSums();
      for (const day of days) {
        const sums = new PageSums();
        for (const page of day) sums.add(...page);
        year.addEncoded(sums.encode());
      }
      const all = days.flat();
      for (const number of new Set(all.map(([number]) => number))) {
        const own = all.filter(([other]) => other === number);
        const expected = [sumOf(own.map(([, some]) => some)), sumOf(own.map(([, , some]) => some))];
        const isThere = number < year.size;
        const found = isThere ? [year.counts(number), year.referrals(number)] : [zeros, zeros];
        expect(found).toEqual(expected);
      }
    }),
  );
});

it('the encoding has no bytes for pages that nobody read, and few for others', () => {
  const sums = new PageSums();
  sums.add(3, [0, 0], null);
  expect(sums.encode()).toHaveLength(0);
  sums.add(1_000, [5, 0, 2], [1]);
  // Two for the number, two for the classes, and one for each count.
  expect(sums.encode()).toHaveLength(2 + 2 + 3);
});
