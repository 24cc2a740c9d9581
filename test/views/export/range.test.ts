import { describe, expect, it } from 'vitest';
import { addDays, dayCount, daysOf, previousRange } from '../../../src/shared/days.ts';
import { InvalidRequest } from '../../../src/shared/errors.ts';
import { chooseRange, endsInFuture, RANGE_NAMES } from '../../../src/views/export/options.ts';
import fc from '../../support/properties.ts';

const SUNDAY = Date.UTC(2026, 10, 15, 23, 59);

describe('choosing the days of a report', () => {
  it.each([
    ['last-7-days', SUNDAY, '2026-11-08', '2026-11-15'],
    ['last-30-days', SUNDAY, '2026-10-16', '2026-11-15'],
    ['previous-week', SUNDAY, '2026-11-02', '2026-11-09'],
    ['previous-week', Date.UTC(2026, 10, 16), '2026-11-09', '2026-11-16'],
    ['previous-month', SUNDAY, '2026-10-01', '2026-11-01'],
    ['previous-month', Date.UTC(2027, 0, 31), '2026-12-01', '2027-01-01'],
    ['previous-month', Date.UTC(2028, 2, 1), '2028-02-01', '2028-03-01'],
  ] as const)('%s as of %d is %s up to %s', (range, now, from, to) => {
    expect(chooseRange({ range }, now)).toEqual({ from, to });
  });

  it('is the last seven days when nothing was said', () => {
    expect(chooseRange({}, SUNDAY)).toEqual(chooseRange({ range: 'last-7-days' }, SUNDAY));
  });

  it('takes dates as given, the end exclusive, times cut to their day', () => {
    const dates = { dateFrom: '2026-10-01T18:00:00Z', dateTo: '2026-10-08T01:00:00Z' };
    expect(chooseRange(dates, SUNDAY)).toEqual({ from: '2026-10-01', to: '2026-10-08' });
  });

  it('lets dates go before a name', () => {
    const both = { range: 'last-7-days', dateFrom: '2026-10-01', dateTo: '2026-10-03' } as const;
    expect(chooseRange(both, SUNDAY)).toEqual({ from: '2026-10-01', to: '2026-10-03' });
  });

  it('ends with yesterday when only a start was given', () => {
    expect(chooseRange({ dateFrom: '2026-11-01' }, SUNDAY).to).toBe('2026-11-15');
  });

  it('never asks for days that have not begun, and tells when the last is still running', () => {
    const range = chooseRange({ dateFrom: '2026-11-10', dateTo: '2027-01-01' }, SUNDAY);
    expect(range.to).toBe('2026-11-16');
    expect(endsInFuture(range, SUNDAY)).toBe(true);
    expect(endsInFuture(chooseRange({ range: 'last-7-days' }, SUNDAY), SUNDAY)).toBe(false);
  });

  it.each([
    [{ dateFrom: '2026-02-31' }, /start date `2026-02-31` is not valid/],
    [{ dateFrom: '2026-13-01' }, /not valid/],
    [{ dateFrom: '01/11/2026' }, /not valid/],
    [{ dateFrom: '2026-11-01', dateTo: 'tomorrow' }, /end date `tomorrow` is not valid/],
    [{ dateFrom: '2026-11-05', dateTo: '2026-11-05' }, /range is empty/],
    [{ dateFrom: '2026-11-20' }, /starts in the future, on 2026-11-20/],
    [{ dateTo: '2026-11-05' }, /Add the first day/],
    [{ dateFrom: '1026-11-05' }, /longer than/],
  ] as const)('refuses %j with a sentence', (choice, message) => {
    expect(() => chooseRange(choice, SUNDAY)).toThrow(InvalidRequest);
    expect(() => chooseRange(choice, SUNDAY)).toThrow(message);
  });

  it('gives the same days at any time of one day, and a previous period that touches and is as long', () => {
    const time = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...RANGE_NAMES), time, (range, now) => {
        const chosen = chooseRange({ range }, now);
        const midnight = now - (now % 86_400_000);
        expect(chooseRange({ range }, midnight)).toEqual(chosen);
        const previous = previousRange(chosen);
        expect(previous.to).toBe(chosen.from);
        expect(dayCount(previous)).toBe(dayCount(chosen));
        expect(daysOf(chosen)).toHaveLength(dayCount(chosen));
        expect(daysOf(chosen).at(-1)).toBe(addDays(chosen.to, -1));
      }),
    );
  });
});
