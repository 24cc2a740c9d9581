import { describe, expect, it } from 'vitest';
import { costOf, insistOnBudget, leftOf, spend, spendingAt } from '../../src/jobs/money.ts';
import { decimal, dollars } from '../../src/shared/dollars.ts';
import { Conflict, RateLimited } from '../../src/shared/errors.ts';
import fc from '../support/properties.ts';

const PRICES = { input: 250_000, output: 2_000_000, cachedInput: 30_000 };
const at = (text: string) => Date.parse(text);

describe('a cost', () => {
  it.each([
    [{ inputTokens: 1_000_000 }, 250_000],
    [{ inputTokens: 1_000_000, cachedInputTokens: 1_000_000 }, 30_000],
    [{ inputTokens: 10_000, cachedInputTokens: 4_000, outputTokens: 500 }, 2_620],
    [{ inputTokens: 1 }, 1],
    [{ seconds: 5 }, 0],
    [{ inputTokens: 1e12, outputTokens: 1e15 }, 10 ** 15],
  ])('of %j is %d millionths of a dollar', (usage, micros) => {
    expect(costOf(usage, PRICES)).toBe(micros);
  });

  it('counts cached input like any other without a price for it', () => {
    const usage = { inputTokens: 1_000_000, cachedInputTokens: 1_000_000 };
    expect(costOf(usage, { input: 250_000, output: 0 })).toBe(250_000);
  });

  it('is written so that people and programs can read it', () => {
    expect([0, 1, 12_345, 100_000, 999_999, 1_234_567, 50_000_000].map(dollars)).toEqual([
      ...['$0.00', '$0.0001', '$0.0124', '$0.10', '$1.00', '$1.24', '$50.00'],
    ]);
    expect([0, 1, 12_345, 100_000, 1_234_567].map((micros) => decimal(micros))).toEqual([
      ...['0.00', '0.000001', '0.012345', '0.10', '1.234567'],
    ]);
  });

  it('is written exactly for programs', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (micros) => {
        expect(Math.round(Number(decimal(micros)) * 1e6)).toBe(micros);
      }),
    );
  });
});

describe('spending', () => {
  const spent = spend(undefined, 700, at('2026-11-30T23:59:59Z'));

  it('starts again with the UTC day and with the month', () => {
    const later = spend(spent, 5, at('2026-11-30T23:59:59.9Z'));
    expect(later).toEqual({ date: '2026-11-30', day: 705, month: 705 });
    expect(spendingAt(later, at('2026-12-01T00:00:00Z'))).toMatchObject({ day: 0, month: 0 });
    const earlier = spend(undefined, 700, at('2026-11-28T12:00:00Z'));
    expect(spend(earlier, 5, at('2026-11-29T00:00:00Z'))).toMatchObject({ day: 5, month: 705 });
  });

  it('is not lost when two clocks are on both sides of midnight', () => {
    const ahead = spend(undefined, 700, at('2026-12-01T00:00:01Z'));
    const behind = spend(ahead, 5, at('2026-11-30T23:59:59Z'));
    expect(spend(behind, 1, at('2026-12-01T00:00:02Z'))).toMatchObject({ day: 706, month: 706 });
  });

  it('does not stay in a year that a broken clock has brought', () => {
    const broken = spend(undefined, 700, at('2099-01-01T00:00:00Z'));
    const found = spend(broken, 5, at('2026-11-15T12:00:00Z'));
    expect(found).toEqual({ date: '2026-11-15', day: 705, month: 705 });
    expect(spendingAt(found, at('2026-11-16T12:00:00Z')).day).toBe(0);
  });
});

describe('a budget', () => {
  const now = at('2026-11-15T18:00:00Z');
  const spending = { date: '2026-11-15', day: 5_000_000, month: 20_000_000 };
  const metered = true;

  it('lets work pass until it is used up, and says until when', () => {
    insistOnBudget({ day: 5_000_001 }, { spending, metered, now });
    insistOnBudget({ month: 20_000_001 }, { spending, metered, now });
    expect(leftOf({ day: 6_000_000, month: 20_500_000 }, spending)).toEqual({
      period: 'month',
      left: 500_000,
    });
    const refusal = (budget: object) => {
      try {
        insistOnBudget(budget, { spending, metered, now });
      } catch (error) {
        return error as RateLimited;
      }
      throw new Error('It was let pass.');
    };
    expect(refusal({ day: 5_000_000 }).message).toBe(
      'This repository has used $5.00 of its budget of $5.00 for today (UTC), so nothing was started. Raise `budget.day` in `.github/docket.yml`, or try again tomorrow.',
    );
    expect(refusal({ day: 5_000_000 }).retryAfterSeconds).toBe(6 * 3600);
    expect(refusal({ day: 9_000_000, month: 1 }).message).toContain('or try again next month');
    expect(refusal({ month: 1 }).retryAfterSeconds).toBe((15 * 24 + 6) * 3600);
  });

  it('of zero lets nothing pass', () => {
    for (const budget of [{ day: 0 }, { month: 0 }, { day: 10, month: 0 }]) {
      const decide = () => insistOnBudget(budget, { spending: undefined, metered, now });
      expect(decide).toThrow(RateLimited);
    }
  });

  it('is not unlimited for an agent that reports nothing', () => {
    const decide = () => insistOnBudget({ day: 1e9 }, { metered: false, now });
    expect(decide).toThrow(Conflict);
  });
});
