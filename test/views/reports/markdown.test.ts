import { describe, expect, it } from 'vitest';
import { daysOf } from '../../../src/shared/days.ts';
import { summary } from '../../../src/views/reports/markdown.ts';
import type { PageRow, ViewsReport } from '../../../src/views/reports/report.ts';
import { RANGE } from '../../support/export.ts';
import { reportOf, row, rowsOf, tellStory } from '../../support/report.ts';
import { sampleInsights } from '../../support/site.ts';

const storyOf = (pages: PageRow[], change: Partial<ViewsReport> = {}) =>
  tellStory(reportOf(pages, change), rowsOf(pages));

const days = daysOf(RANGE).map((date, index) => ({
  date,
  human: 100 + index,
  ai: 20 + index,
  total: 120 + 2 * index,
}));
const PAGES = [
  row('/', 700, 150, [650, 90]),
  row('/guide', 40, 23, [4, 2]),
  row('/llms.txt', 0, 9, [0, 40]),
];

describe('the job summary', () => {
  it('tells the whole story', async () => {
    const insights = sampleInsights(RANGE.from, RANGE.to);
    const pages = PAGES.map((page, index) => ({ ...page, aiReferrals: 100 - 50 * index }));
    const checks = [{ name: 'pages-sum', ok: false, summary: 'The pages add up to 1, not 2.' }];
    const text = summary(storyOf(pages, { days, insights, checks }), {
      artifactUrl: 'https://github.com/acme/docs/actions/runs/7/artifacts/9',
    });
    await expect(text).toMatchFileSnapshot('../../fixtures/summary.md');
  });

  it('says on top when the export is partial', () => {
    const text = summary(
      storyOf(PAGES, { missing: ['Not fetched: the previous period: budget.'] }),
    );
    expect(text).toMatch(/> \[!WARNING\]\n> This export is partial\.\n> - Not fetched&#58;/);
  });

  it('is a sentence when nobody read anything', () => {
    const text = summary(storyOf([]));
    expect(text).toContain('No page was read in this period.');
    expect(text).not.toContain('mermaid');
    expect(text).not.toContain('### Top pages');
  });

  it('stays below 900 kB whatever is asked for and whatever paths there are', () => {
    const nasty = Array.from({ length: 1_500 }, (_, index) =>
      row(`/${index}${'|<😀>`'.repeat(400)}`, 5_000 - index, 9, [10, 0]),
    );
    const range = { from: '2018-01-01', to: '2026-03-20' };
    const long = daysOf(range).map((date) => ({
      date,
      human: 123_456_789,
      ai: 987_654_321,
      total: 1_111_111_110,
    }));
    const insights = sampleInsights(RANGE.from, RANGE.to);
    insights.agents = nasty.map(({ path }) => ({
      agent: path,
      class: 'training',
      views: 1,
      verified: 1,
      spoofed: 1,
    }));
    insights.missing = nasty.map(({ path }) => ({ path, ai: 1, human: 0 }));
    const change = { range, days: long, insights, title: 'x'.repeat(1e6), source: 'y'.repeat(1e6) };
    const text = summary(storyOf(nasty, change));
    expect(Buffer.byteLength(text)).toBeLessThan(900_000);
  });

  it('lets no path break its table or become markup', () => {
    const pages = [row('/a|b`c\n<img src=x onerror=1>[x](http://e)', 5, 0, [0, 0])];
    const text = summary(storyOf(pages));
    expect(text).not.toContain('<img');
    const line = text.split('\n').find((one) => one.includes('onerror')) ?? '';
    expect(line.match(/\|/g)).toHaveLength(7);
  });
});
