import { describe, expect, it } from 'vitest';
import { Pace } from '../../src/github/client.ts';

describe('the pace of changes', () => {
  it('lets five go at once, then one in a second', () => {
    const pace = new Pace();
    const waits = Array.from({ length: 8 }, () => pace.take(10_000));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 2000, 3000]);
  });

  it('forgives with time', () => {
    const pace = new Pace();
    for (let i = 0; i < 5; i += 1) pace.take(0);
    expect(pace.take(1_000)).toBe(0);
    expect(pace.take(1_000)).toBe(1_000);
    expect(pace.take(60_000)).toBe(0);
  });
});
