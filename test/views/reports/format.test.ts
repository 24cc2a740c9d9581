import { describe, expect, it } from 'vitest';
import {
  change,
  count,
  percent,
  points,
  rangeText,
  signed,
} from '../../../src/views/reports/format.ts';

describe('figures for people', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345_678, '12,345,678'],
  ])('%i is written %s', (value, text) => expect(count(value)).toBe(text));

  it.each([
    [0, '0%'],
    [0.0004, '<0.1%'],
    [0.0123, '1.2%'],
    [0.05, '5%'],
    [0.0996, '10%'],
    [0.237, '24%'],
    [1, '100%'],
  ])('a share of %d is %s', (share, text) => expect(percent(share)).toBe(text));

  it.each([
    [108, 100, '+8%'],
    [50, 100, '−50%'],
    [100, 100, '±0%'],
    [5_000, 100, '×50'],
    [5, 0, null],
  ])('%i after %i is a change of %s', (now, before, text) =>
    expect(change(now, before)).toBe(text),
  );

  it('writes differences with their sign', () => {
    expect([signed(1_200), signed(-3), signed(0)]).toEqual(['+1,200', '−3', '±0']);
    expect([points(0.37, 0.32), points(0.1, 0.1)]).toEqual(['+5 pts', '±0 pts']);
  });
});

describe('a range in words', () => {
  it.each([
    ['2026-11-02', '2026-11-09', 'Nov 2–8, 2026'],
    ['2026-10-16', '2026-11-15', 'Oct 16 – Nov 14, 2026'],
    ['2026-12-29', '2027-01-05', 'Dec 29, 2026 – Jan 4, 2027'],
    ['2026-11-02', '2026-11-03', 'Nov 2, 2026'],
  ])('%s up to %s is %s', (from, to, text) => expect(rangeText({ from, to })).toBe(text));
});
