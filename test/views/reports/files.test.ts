import { describe, expect, it } from 'vitest';
import { columnsOf, csvTable, jsonDocument, readme } from '../../../src/views/reports/files.ts';
import { RANGE } from '../../support/export.ts';
import { reportOf, row } from '../../support/report.ts';

const PAGES = [row('/', 70, 30, [50, 50]), row('/größe, „a“', 3, 0, [0, 0]), row('=cmd()', 1, 1)];
const report = reportOf(PAGES);
const columns = columnsOf(report);
const PERIOD = `${RANGE.from},${RANGE.to}`;

describe('page-views.csv', () => {
  it('has a header, one row a page, and CRLF at each end', () => {
    const { head, rows, tail } = csvTable(columns);
    expect(head + rows(PAGES) + tail).toBe(
      [
        'path,human,ai,total,ai_share,previous_human,previous_ai,previous_total,change,change_percent,date_from,date_to',
        `/,70,30,100,0.3,50,50,100,0,0,${PERIOD}`,
        `"/größe, „a“",3,0,3,0,0,0,0,3,,${PERIOD}`,
        `'=cmd(),1,1,2,0.5,,,,,,${PERIOD}`,
        '',
      ].join('\r\n'),
    );
  });
});

describe('page-views.json', () => {
  it('has the views of the period before with each page, where they are known', () => {
    const { head, rows, tail } = jsonDocument(report);
    expect(JSON.parse(head + rows(PAGES) + tail).views).toEqual([
      { path: '/', human: 70, ai: 30, total: 100, previous: { human: 50, ai: 50, total: 100 } },
      { path: '/größe, „a“', human: 3, ai: 0, total: 3, previous: { human: 0, ai: 0, total: 0 } },
      { path: '=cmd()', human: 1, ai: 1, total: 2 },
    ]);
  });
});

describe('README.md', () => {
  it('explains every column and every file that is there', () => {
    const text = readme(report, columns, ['page-views.csv', 'report.html']);
    for (const { name } of columns) expect(text).toContain(`| \`${name}\` |`);
    expect(text).toContain('`page-views.csv`');
    expect(text).not.toContain('page-views.json');
    expect(text).toContain('2026-11-02 up to but not including 2026-11-09');
  });

  it('names what is missing', () => {
    const text = readme(reportOf(PAGES, { missing: ['Not fetched: days.'] }), columns, []);
    expect(text).toContain('Partial: yes');
    expect(text).toContain('Not fetched');
  });
});
