import { describe, expect, it } from 'vitest';
import type { Insights } from '../../../src/contract/insights.ts';
import { figures, lead } from '../../../src/views/reports/headline.ts';
import { summary } from '../../../src/views/reports/markdown.ts';
import { htmlPage } from '../../../src/views/reports/page.ts';
import { BEFORE, RANGE } from '../../support/export.ts';
import { reportOf, row, rowsOf, tellStory } from '../../support/report.ts';
import { sampleInsights } from '../../support/site.ts';

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

describe('views of which the readers are only claimed', () => {
  it('have a note beside the people, in every format', () => {
    const note = 'Browsers are known by user agent, which can be faked.';
    const [people, ai] = figures(report(sent(1), null));
    expect(people).toMatchObject({ key: 'human', note });
    expect(ai?.note).toBeUndefined();
    const pages = [row('/', 900, 100)];
    const story = tellStory(reportOf(pages), rowsOf(pages));
    expect(htmlPage(story).head).toContain(`<dd class="note">${note}</dd>`);
    expect(summary(story)).toContain(`_Views by people: ${note}_`);
  });
});

describe('AI that the source does not see', () => {
  const unseen = { ...sampleInsights(RANGE.from, RANGE.to), seesAgents: false };
  const nameless = {
    ...sampleInsights(RANGE.from, RANGE.to),
    classes: { ...unseen.classes, unknown: 900 },
  };
  const pages = [row('/', 900, 0, [800, 0])];
  const days = [{ date: RANGE.from, human: 900, ai: 0, total: 900 }];
  const storyOf = (insights: Insights) =>
    tellStory(reportOf(pages, { insights, days }), rowsOf(pages));

  it('is never zero percent, as in logs without user agents', () => {
    const story = storyOf(nameless);
    const byKey = new Map(figures(story.report).map((one) => [one.key, one.value]));
    expect(byKey.get('ai')).toBe('unknown');
    expect(byKey.get('share')).toBe('unknown');
    expect(lead(story.report)).not.toMatch(/AI made/);
    const { head } = htmlPage(story);
    const shown = head.slice(head.indexOf('<main'), head.indexOf('<section id="quality"'));
    expect(shown).not.toMatch(/>0%<|="0%"/);
    expect(shown).toContain('data-agents="unknown"');
    expect(summary(story)).toContain('| <code>/</code> | 900 | – | – | 900 |');
    expect(summary(story)).not.toMatch(/\| 0% \|/);
  });

  it('has no place in the report of a source that sees none', () => {
    const story = storyOf({ ...unseen, counts: 'visits', visitors: 70 });
    const shown = figures(story.report).map(({ label, value }) => `${label} ${value}`);
    expect(shown.slice(0, 3)).toEqual(['Visits 900', 'Visitors 70', 'Pages read 1']);
    expect(lead(story.report)).toContain(
      'People made 900 visits to pages, 13% more than in the previous period. Their source does not see AI agents.',
    );
    const { head } = htmlPage(story);
    expect(head).not.toMatch(/What AI reads|id="missing"|<th[^>]*>AI<|Only AI|class="key ai"/);
    expect(head).toMatch(/<th scope="col" data-key="ai"[^>]* hidden>/);
    const text = summary(story);
    expect(text).toContain('| page | visits | change |');
    expect(text).toContain('| <code>/</code> | 900 |');
  });
});
