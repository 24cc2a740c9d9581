import { describe, expect, it } from 'vitest';
import type { AcceptanceReport } from '../../../src/contract/acceptance.ts';
import type { Insights } from '../../../src/contract/insights.ts';
import { issueReport, summary } from '../../../src/views/reports/markdown.ts';
import { htmlPage } from '../../../src/views/reports/page.ts';
import type { PageRow, ViewsReport } from '../../../src/views/reports/report.ts';
import { RANGE } from '../../support/export.ts';
import { reportOf, row, rowsOf, tellStory } from '../../support/report.ts';
import { sampleInsights } from '../../support/site.ts';

const storyOf = (pages: PageRow[], change: Partial<ViewsReport> = {}) =>
  tellStory(reportOf(pages, change), rowsOf(pages));

const week = (from: string, to: string, human: number | null) => ({
  from,
  to,
  views: human === null ? null : { human, ai: 5, total: human + 5 },
  aiReferrals: human === null ? null : 2,
  daysCovered: human === null ? 3 : 7,
});

function withWeeks(...weeks: Insights['weeks']): Partial<ViewsReport> {
  return { insights: { ...sampleInsights(RANGE.from, RANGE.to), weeks } };
}

describe('the trend', () => {
  const WEEKS = [
    week('2026-10-19', '2026-10-26', 40),
    week('2026-10-26', '2026-11-02', null),
    week('2026-11-02', '2026-11-09', 60),
  ];

  it('is a table in the summary, with gaps', () => {
    const text = summary(storyOf([row('/', 60, 5)], withWeeks(...WEEKS)));
    expect(text).toContain(`### The last 3 weeks

|  | people | AI | sent by AI | total |
| --- | ---: | ---: | ---: | ---: |
| week of Oct 19 | 40 | 5 | 2 | 45 |
| week of Oct 26 | – | – | – | 3 of 7 days have data |
| week of Nov 2 | 60 | 5 | 2 | 65 |`);
  });

  it('is a chart in the report, with gaps and ids of its own', () => {
    const { head } = htmlPage(storyOf([row('/', 60, 5)], withWeeks(...WEEKS)));
    expect(head).toContain('<h2 id="weeks-title">The last 3 weeks</h2>');
    expect(head).toContain('<p class="about">Data is missing on some days of 1 week.</p>');
    expect(head.match(/class="unknown"/g)).toHaveLength(2);
    const ids = [...head.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is left out while only one week is known', () => {
    const story = storyOf([row('/', 60, 5)], withWeeks(...WEEKS.slice(1)));
    expect(summary(story)).not.toContain('weeks');
    expect(htmlPage(story).head).not.toContain('weeks-title');
  });
});

describe('what people merged', () => {
  const none = { merged: 0, edited: 0, closed: 0, open: 0, medianDays: null };
  const acceptance: AcceptanceReport = {
    since: '2026-08-10T12:00:00.000Z',
    triggers: [
      { ...none, trigger: 'comment', merged: 1_500, edited: 2, medianDays: 1.5, open: 3 },
      { ...none, trigger: 'check', merged: 4, closed: 6, medianDays: 2 },
    ],
    month: { merged: 4, costMicros: 410_000 },
  };

  it('is a table by trigger in the summary', () => {
    expect(summary(storyOf([row('/', 60, 5)], { acceptance }))).toContain(
      `### Pull requests that people merged

**99%** since Aug 10: 1,504 of 1,510. This month: 4, at $0.41 each.

|  | merged | after edits | closed | open | median days |
| --- | ---: | ---: | ---: | ---: | ---: |
| comment | 1,500 | 2 | 0 | 3 | 1.5 |
| check | 4 | 0 | 6 | 0 | 2 |`,
    );
  });

  it('is a table in the report', () => {
    const { head } = htmlPage(storyOf([row('/', 60, 5)], { acceptance }));
    expect(head).toContain('Pull requests that people merged');
    expect(head).toContain('<tr><td>comment</td><td class="num">1,500</td>');
  });

  it('is left out before anybody has decided', () => {
    const open = { ...acceptance, triggers: [{ ...none, trigger: 'check' as const, open: 2 }] };
    const story = storyOf([row('/', 60, 5)], { acceptance: open });
    expect(summary(story)).not.toContain('people merged');
    expect(htmlPage(story).head).not.toContain('people merged');
  });
});

describe('the report on an issue', () => {
  it('mentions nobody and refers to nothing', () => {
    const nasty = '/@octo/everyone,fixes#1,GH-2';
    const text = issueReport(
      storyOf([row(nasty, 9, 0)], { title: '@octo/docs', missing: ['See #7, @mona'] }),
      {},
    );
    const decoded = text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    expect(decoded).not.toMatch(/@\w|#\d/);
    expect(decoded).toContain('everyone');
  });

  it('fits into a comment whatever the paths are, and ends between two parts', () => {
    const pages = Array.from({ length: 200 }, (_, index) =>
      row(`/${index}${'@'.repeat(400)}`, 5_000 - index, 9, [10, index % 2 ? 0 : 9_000]),
    );
    const insights = sampleInsights(RANGE.from, RANGE.to);
    insights.agents = pages.map(({ path }) => ({
      agent: path,
      class: 'training',
      views: 1,
      verified: 1,
      spoofed: 1,
    }));
    insights.missing = pages.map(({ path }) => ({ path, ai: 1, human: 0 }));
    const text = issueReport(storyOf(pages, { insights, title: '@'.repeat(1e5) }), {});
    expect(text.length).toBeLessThan(56_000);
    expect(text.slice(-80)).toContain('\n\n_The rest did not fit into a comment.');
  });
});
