import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  csvTable,
  jsonDocument,
  parquetTable,
  readme,
} from '../../../src/views/reports/files.ts';
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

describe('page-views.parquet', () => {
  it('reads back as the same table, unguarded and typed', async () => {
    const { buffer } = await parquetTable(columns, [PAGES]).then((bytes) => bytes.slice());
    const rows = await parquetReadObjects({ file: buffer as ArrayBuffer });
    expect(rows).toEqual([
      expect.objectContaining({
        path: '/',
        human: 70n,
        ai_share: 0.3,
        change: 0n,
        date_from: RANGE.from,
      }),
      expect.objectContaining({ path: '/größe, „a“', previous_total: 0n, change: 3n }),
      expect.objectContaining({ path: '=cmd()', previous_human: null, change: null }),
    ]);
    const { schema } = parquetMetadata(buffer as ArrayBuffer);
    expect(schema.slice(1).map(({ name, type }) => `${name} ${type}`)).toEqual(
      columns.map(({ name, type }) => `${name} ${type === 'STRING' ? 'BYTE_ARRAY' : type}`),
    );
  });

  it('is a table of no rows when there are none', async () => {
    const bytes = await parquetTable(columns, []);
    const file = bytes.slice().buffer as ArrayBuffer;
    expect(await parquetReadObjects({ file })).toEqual([]);
  });

  it('holds more rows than one group', async () => {
    const many = Array.from({ length: 25_000 }, (_, index) => row(`/${index}`, index, 1));
    const bytes = await parquetTable(columns, [many.slice(0, 999), many.slice(999)]);
    const rows = await parquetReadObjects({ file: bytes.slice().buffer as ArrayBuffer });
    expect(rows).toHaveLength(25_000);
    expect(rows[24_999]).toMatchObject({ path: '/24999', human: 24_999n });
  });
});

describe('README.md', () => {
  it('explains every column and every file that is there', () => {
    const text = readme(report, columns, ['page-views.csv', 'report.html']);
    for (const { name } of columns) expect(text).toContain(`| \`${name}\` |`);
    expect(text).toContain('`page-views.csv`');
    expect(text).not.toContain('page-views.parquet');
    expect(text).toContain('2026-11-02 up to but not including 2026-11-09');
  });

  it('names what is missing', () => {
    const text = readme(reportOf(PAGES, { missing: ['Not fetched: days.'] }), columns, []);
    expect(text).toContain('Partial: yes');
    expect(text).toContain('Not fetched');
  });
});
