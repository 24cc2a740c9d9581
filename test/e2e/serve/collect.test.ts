import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, isoDay } from '../../../src/shared/days.ts';
import { docket } from '../../support/cli.ts';
import { collectSetup, reportView } from '../../support/collect.ts';
import { tempDir } from '../../support/temp.ts';

const ORIGIN = 'https://docs.example';

const day = (after: number) => isoDay(Date.now() + after * DAY_MS);

describe('docket serve with pages that report their views', () => {
  it('counts them as access logs are counted, for the API and the export', async () => {
    const { start, key, stored } = await collectSetup([ORIGIN]);
    const { url } = await start();
    for (const path of ['/guide/?q=1#part', '/guide/index.html', '/api%20x', '/logo.png']) {
      expect((await reportView(url, { path })).status).toBe(204);
    }
    await reportView(url, { path: '/guide', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await reportView(url, { path: '/guide.md', agent: 'Claude-User/1.0' });
    await vi.waitUntil(() => stored().pages['/guide'] === 4, { timeout: 60_000 });
    const headers = { Authorization: `Bearer ${key}` };
    const response = await fetch(`${url}/v1/analytics/demo/views`, { headers });
    expect(await response.json()).toMatchObject({
      views: [
        { path: '/guide', human: 2, ai: 1, total: 3 },
        { path: '/api%20x', human: 1, ai: 0, total: 1 },
      ],
    });
    const out = tempDir();
    const range = ['--from', day(0), '--to', day(1)];
    const { code, stderr } = await docket(
      ['views', '--base-url', url, '--project', 'demo', '--out', out, ...range],
      { DOCKET_API_KEY: key },
    );
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const report = readFileSync(join(out, 'report.html'), 'utf8');
    expect(report).toContain('Readers that do not run scripts');
  });

  it('says what to check while no page has reported a view', async () => {
    const { start, key } = await collectSetup([ORIGIN]);
    const { url } = await start();
    const views = ['views', '--base-url', url, '--project', 'demo', '--out', tempDir()];
    const env = { DOCKET_API_KEY: key };
    const nothing = await docket(views, env);
    expect(nothing).toMatchObject({ code: 1 });
    expect(nothing.stderr).toContain(
      'No page has reported a view yet. Check that the pages load `/t.js` of the collector, and that `views: collect-from` lists their origin.',
    );
    await reportView(url, { path: '/guide' });
    await vi.waitUntil(
      async () => /The pages reported views from/.test((await docket(views, env)).stderr),
      { timeout: 60_000 },
    );
  });

  it('loses no view to SIGTERM, and adds to the day after a restart', async () => {
    const { start, stored } = await collectSetup([ORIGIN]);
    for (const round of [1, 2]) {
      const server = await start();
      const asked = Array.from({ length: 100 }, (_, at) =>
        reportView(server.url, { path: `/page-${at % 7}` }),
      );
      expect((await Promise.all(asked)).map(({ status }) => status)).not.toContain(429);
      expect(await server.end('SIGTERM')).toBe(0);
      const counts = Object.values(stored().pages);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100 * round);
    }
  });

  it('keeps views in memory while the disk is full, and says so', async () => {
    const { start, stored, data } = await collectSetup([ORIGIN]);
    const server = await start();
    await reportView(server.url, { path: '/before' });
    await vi.waitUntil(() => stored().pages['/before'] === 1, { timeout: 60_000 });
    const ready = () => fetch(`${server.url}/readyz`);
    // An answer may be read before a line that was written earlier.
    const says = (words: string) =>
      vi.waitUntil(() => server.stderr().includes(words), { timeout: 60_000 });
    expect((await ready()).status).toBe(200);

    const file = join(data, 'views', `${day(0)}.ndjson.new`);
    symlinkSync('/dev/full', file);
    await reportView(server.url, { path: '/meanwhile' });
    await vi.waitUntil(async () => (await ready()).status === 503, { timeout: 60_000 });
    expect(await (await ready()).json()).toEqual({
      error: expect.stringMatching(/^Page views cannot be stored and are kept in memory\./),
    });
    await says('Page views of project `demo` cannot be stored: ENOSPC');
    expect((await reportView(server.url, { path: '/meanwhile' })).status).toBe(204);
    expect(stored().pages).toEqual({ '/before': 1 });

    rmSync(file);
    await vi.waitUntil(async () => (await ready()).status === 200, { timeout: 60_000 });
    expect(stored().pages).toEqual({ '/before': 1, '/meanwhile': 2 });
    await says('Page views of project `demo` are stored again.');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('reports what it could not store when it ends', async () => {
    const { start, data } = await collectSetup([ORIGIN]);
    const server = await start();
    await reportView(server.url);
    rmSync(join(data, 'views'), { recursive: true, force: true });
    writeFileSync(join(data, 'views'), 'not a folder');
    await reportView(server.url);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stderr()).toMatch(/\d page views? of project `demo` could not be stored/);
  });

  it('refuses to count the same views from access logs too', async () => {
    const { start } = await collectSetup([ORIGIN]);
    const log = join(tempDir(), 'access.log');
    writeFileSync(log, '');
    await expect(start(['--access-logs', log])).rejects.toThrow(
      'The project has access logs and `views: collect-from`, and would count the same views twice. Remove one of them.',
    );
  });
});
