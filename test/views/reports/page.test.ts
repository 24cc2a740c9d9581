import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleClient } from '../../../scripts/report-client.ts';
import { axis } from '../../../src/views/reports/page/charts.ts';
import { decode } from '../../../src/views/reports/page/client/decode.ts';
import { arrange, SORT_KEYS } from '../../../src/views/reports/page/client/order.ts';
import type { PageRow, ViewsReport } from '../../../src/views/reports/report.ts';
import fc, { anyCharacter } from '../../support/properties.ts';
import { row } from '../../support/report.ts';
import { htmlFile } from '../../support/report-file.ts';

const pageOf = async (pages: PageRow[], change: Partial<ViewsReport> = {}) =>
  (await htmlFile(pages, change)).html;

const blob = (html: string) => /id="pages-data">([^<]*)</.exec(html)?.[1] ?? '';

describe('report.html', () => {
  const PAGES = [row('/', 70, 30, [50, 50]), row('/b', 3, 0, [0, 0])];

  it('allows its own style and script by hash and nothing else', async () => {
    const html = await pageOf(PAGES);
    const hash = (text = '') => createHash('sha256').update(text).digest('base64');
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash(style)}'`);
    expect(policy).toContain(`script-src 'sha256-${hash(script)}'`);
    expect(html).not.toMatch(/\son\w+=|\sstyle=|https?:\/\//);
  });

  it('is at most 150 kB beside its data, with as much to show as there can be', async () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      row(`/${'long-name/'.repeat(8)}${index}`, 9_000 - index, index % 7 ? 5 : 900, [index, 0]),
    );
    const html = await pageOf(many);
    expect(html.length - blob(html).length).toBeLessThan(150_000);
  });

  it('says so when a part is missing', async () => {
    const missing = ['Not fetched: the previous period: <no> budget.'];
    const html = await pageOf(PAGES, { missing, previous: null });
    expect(html).toContain('This report is partial.');
    expect(html).toContain('&lt;no&gt; budget');
    expect(html).not.toContain('Biggest changes');
  });

  it('does not call zero views of the period before no data', async () => {
    const html = await pageOf([row('/', 70, 0, [50, 0])]);
    expect(html).toMatch(/Views by AI<\/dt><dd class="value">0<\/dd><dd class="delta">.*?from 0</);
    expect(html).not.toContain('no earlier data');
  });

  it('has kind words for an empty period', async () => {
    const html = await pageOf([]);
    expect(html).toContain('No page was read in this period.');
    expect(html).toContain('No pages yet');
    expect(html).not.toContain('id="all"');
  });

  it('shows foreign text as text', async () => {
    const html = await pageOf([row('/</script><img src=x onerror=alert(1)>', 5, 5)], {
      title: '<b>bold</b>',
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>bold');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('carries the script that its sources build', async () => {
    const path = new URL('../../../src/views/reports/page/client.generated.ts', import.meta.url);
    expect(readFileSync(path, 'utf8') === (await bundleClient())).toBe(true);
  });
});

describe('the embedded table', () => {
  const unpack = (text: string) => decode(gunzipSync(Buffer.from(text, 'base64')).toString());
  const rows = fc.array(
    fc.record({
      path: fc.string({ unit: anyCharacter }).filter((path) => path.isWellFormed()),
      human: fc.nat(),
      ai: fc.nat(),
      before: fc.option(fc.nat()),
    }),
    { maxLength: 60 },
  );

  it('comes back from the browser’s side as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (made) => {
        const pages = made.map(({ path, human, ai, before }) =>
          row(path, human, ai, before === null ? undefined : [before, 0]),
        );
        const back = unpack(blob(await pageOf(pages)));
        expect(back.paths).toEqual(pages.map(({ path }) => path));
        expect([...back.total]).toEqual(pages.map(({ total }) => total));
        expect([...back.before]).toEqual(made.map(({ before }) => before ?? Number.NaN));
      }),
      { numRuns: 50 },
    );
  });

  it('sorts and searches as a plain list would', async () => {
    const pages = [
      row('/Guide/Auth', 5, 5, [4, 0]),
      row('/api/auth', 9, 0, [0, 0]),
      row('/api/keys', 0, 8),
      row('/faq', 1, 2, [9, 9]),
    ];
    const data = unpack(blob(await pageOf(pages)));
    const shown = (view: Partial<Parameters<typeof arrange>[1]>) =>
      [
        ...arrange(data, { key: 'total', descending: true, filter: 'all', search: '', ...view }),
      ].map((index) => data.paths[index]);
    expect(shown({})).toEqual(['/Guide/Auth', '/api/auth', '/api/keys', '/faq']);
    expect(shown({ key: 'human', descending: false })[0]).toBe('/api/keys');
    expect(shown({ key: 'share' })).toEqual(['/api/keys', '/faq', '/Guide/Auth', '/api/auth']);
    expect(shown({ key: 'path', descending: false })[0]).toBe('/Guide/Auth');
    expect(shown({ key: 'change' })).toEqual(['/api/auth', '/Guide/Auth', '/faq', '/api/keys']);
    expect(shown({ key: 'change', descending: false }).at(-1)).toBe('/api/keys');
    expect(shown({ search: 'AUTH guide' })).toEqual(['/Guide/Auth']);
    expect(shown({ filter: 'only-ai' })).toEqual(['/api/keys']);
    expect(shown({ filter: 'mostly-ai' })).toEqual(['/api/keys', '/faq']);
    expect(shown({ filter: 'new' })).toEqual(['/api/auth']);
    for (const key of SORT_KEYS) expect(shown({ key })).toHaveLength(4);
  });
});

describe('the axis', () => {
  it.each([
    [0, [0]],
    [3, [0, 1, 2, 3]],
    [15_039, [0, 5_000, 10_000, 15_000]],
    [97, [0, 25, 50, 75]],
  ])('up to %i has the marks %j', (largest, marks) => expect(axis(largest)).toEqual(marks));
});
