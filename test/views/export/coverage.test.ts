// What a report says about days that the logs do not cover.
import { describe, expect, it } from 'vitest';
import type { ViewsSource } from '../../../src/contract/service.ts';
import { createViewsSource } from '../../../src/views/counting/analytics.ts';
import { summary } from '../../../src/views/reports/markdown.ts';
import { logLine } from '../../support/access-logs.ts';
import { InstantClock } from '../../support/clock.ts';
import { tryExport } from '../../support/export.ts';
import { logOf } from '../../support/log-source.ts';

const WEEK = { from: '2026-10-12', to: '2026-10-19' };

/** Logs with this many views of a page on these days of October 2026. */
function logsWith(days: number[], views = 60): ViewsSource {
  const text = days.map((day) => logLine(day, '/guide').repeat(views)).join('');
  return createViewsSource({
    logs: async () => [logOf('access.log', text)],
    clock: new InstantClock(),
  });
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const FORMATS = { range: WEEK, formats: ['json', 'html'] as const };

describe('logs that end early', () => {
  it('cover some days, and the headline says so instead of comparing', async () => {
    const { story, report, read, json } = await tryExport(logsWith(from(5, 12)), FORMATS);
    const text = summary(story);
    for (const shown of [read('report.html'), text, read('README.md')]) {
      expect(shown).toContain('Logs cover 1 of 7 days.');
      expect(shown).not.toMatch(/fewer|−\d|Biggest changes/);
    }
    expect(report.previous).toBeNull();
    expect(story.fallers).toEqual([]);
    expect(json().days).toEqual([{ date: '2026-10-12', human: 60, ai: 0, total: 60 }]);
    expect(report.insights?.quality.warnings).toEqual([
      'There is no comparison, because the logs have no entries on 6 of 7 days.',
    ]);
  });

  it('leave gaps in the chart, not zeros', async () => {
    const { story, read } = await tryExport(logsWith([...from(5, 13), 15, 16, 17, 18]), FORMATS);
    expect(story.chart.bars.map(({ counts }) => counts?.total ?? null)).toEqual([
      60,
      60,
      null,
      60,
      60,
      60,
      60,
    ]);
    expect(read('report.html').match(/class="unknown"/g)).toHaveLength(2); // wide and narrow
    const text = summary(story);
    expect(text).toContain('bar [60, 60, 60, 60, 60, 60]');
    expect(text).toContain('not drawn: 1 day without data');
  });

  it('cannot be compared with, wherever the gap is', async () => {
    const { report } = await tryExport(logsWith([...from(5, 8), ...from(10, 18)]), FORMATS);
    expect(report.previous).toBeNull();
    expect(report.insights?.quality.warnings.join()).toContain('on 1 of the previous 7 days');
  });

  it('are an error when they cover no day of the range', async () => {
    await expect(tryExport(logsWith(from(1, 4)), FORMATS)).rejects.toThrow(
      'The logs cover 2026-10-01 to 2026-10-04 and have no entries for Oct 12–18, 2026. Choose a range within those days, or add the missing logs.',
    );
    await expect(tryExport(logsWith([]), FORMATS)).rejects.toThrow('contain no requests');
  });
});

it('logs of every day are compared', async () => {
  const { story, report } = await tryExport(logsWith(from(5, 18)), FORMATS);
  expect(report.previous?.totals.total).toBe(420);
  expect(summary(story)).not.toContain('Logs cover');
});
