import { describe, expect, it } from 'vitest';
import type { Insights } from '../../src/contract/insights.ts';
import { figures, lead } from '../../src/reports/headline.ts';
import { BEFORE, RANGE } from '../support/export.ts';
import { reportOf, row } from '../support/report.ts';
import { sampleInsights } from '../support/site.ts';

const sent = (views: number, daysUnknown: string[] = []): Insights => ({
  ...sampleInsights(RANGE.from, RANGE.to),
  aiReferrals: { views, sources: [{ source: 'ChatGPT', views }], daysUnknown },
});

function report(now: Insights | null, before: Insights | null) {
  const whole = reportOf([row('/', 900, 100, [900, 100])]);
  const totals = { human: 900, ai: 100, total: 1000 };
  const previous = { range: BEFORE, totals, pages: 1, complete: true, insights: before };
  return { ...whole, insights: now, previous };
}

describe('people sent by AI in the headline', () => {
  it.each([
    [42, 10, 'AI answers led people here 42 times, up from 10.'],
    [1, 60, 'AI answers led people here 1 time, down from 60.'],
  ])('are mentioned when they moved: %i after %i', (now, before, sentence) => {
    expect(lead(report(sent(now), sent(before)))).toContain(sentence);
  });

  it.each([
    ['within chance', sent(24), sent(18)],
    ['too few to tell', sent(8), sent(0)],
    ['unknown on some days', sent(42, ['2026-11-03']), sent(10)],
    ['unknown on some days before', sent(42), sent(10, ['2026-10-27'])],
    ['unknown before', sent(42), { ...sent(0), aiReferrals: null }],
    ['without a comparison', sent(42), null],
  ])('are not mentioned when they are %s', (_, now, before) => {
    expect(lead(report(now, before))).not.toContain('AI answers');
  });

  it('have a figure of their own where they are known', () => {
    const known = figures(report(sent(42), sent(10))).find(({ key }) => key === 'referrals');
    expect(known).toMatchObject({ value: '42', delta: '+320%', before: '10' });
    const part = figures(report(sent(42, ['2026-11-03']), sent(10)));
    expect(part.find(({ key }) => key === 'referrals')).toMatchObject({ value: '42', delta: null });
    const unknown = figures(report({ ...sent(0), aiReferrals: null }, null));
    expect(unknown.map(({ key }) => key)).not.toContain('referrals');
  });
});
