// The script in a real browser, on pages of another origin than the server's.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageView } from '../../../src/contract/collect.ts';
import { createClientLimit } from '../../../src/service/server/collect.ts';
import { launch, noBrowser } from '../../support/browser.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, testServer } from '../../support/serve.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** A site of its own: pages at every path, `/gone` is one that is not there. */
async function site(body: (path: string) => string, headers: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    response.writeHead(path.startsWith('/gone') ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    });
    response.end(`<!doctype html><title>${path}</title><body>${body(path)}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Scene {
  page: Page;
  origin: string;
  views: (PageView & { agent: string })[];
  trouble: string[];
}

async function setUp(
  browser: Browser,
  options: BrowserContextOptions = {},
  { init = '', snippet = SCRIPT, headers = (_: string) => ({}) } = {},
): Promise<Scene> {
  const views: Scene['views'] = [];
  const allowed: string[] = [];
  const collector = {
    originsOf: async () => allowed,
    add: (_: string, view: Scene['views'][number]) => void views.push(view),
    failing: false,
  };
  const limit = createClientLimit(new ManualClock());
  const url = await onSocket(
    testServer(scriptedService().service, undefined, { collector, limit }),
  );
  const origin = await site(() => snippet(url), headers(url));
  allowed.push(origin);
  const context = await browser.newContext(options);
  atTestEnd(() => context.close());
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  return { page, origin, views, trouble };
}

const SCRIPT = (url: string) => `<script defer src="${url}/t.js" data-project="acme"></script>`;
const PIXEL = (url: string) =>
  `<noscript><img src="${url}/v1/collect/acme/pixel.gif" alt="" referrerpolicy="no-referrer-when-downgrade"></noscript>`;

const reported = ({ views }: Scene, count: number) =>
  vi.waitUntil(() => views.length === count && views, { timeout: 30_000 });
const paths = ({ views }: Scene) => views.map(({ path }) => path);

if (noBrowser) it('the script in a browser', ({ skip }) => skip(noBrowser));
else {
  describe('the script in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    it('reports a view of each page, without its query, and sets no cookie', async () => {
      const scene = await setUp(browser);
      await scene.page.goto(`${scene.origin}/guide/?token=secret#part`);
      await scene.page.goto(`${scene.origin}/api`);
      await reported(scene, 2);
      expect(scene.views).toEqual([
        {
          path: '/guide/',
          status: 200,
          referrer: '',
          agent: expect.stringContaining('Mozilla/5.0'),
        },
        { path: '/api', status: 200, referrer: '', agent: expect.stringContaining('Mozilla/5.0') },
      ]);
      expect(await scene.page.context().cookies()).toEqual([]);
      expect(await scene.page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
      expect(scene.trouble).toEqual([]);
    });

    it('reports what a page without reloads shows, once per path', async () => {
      const scene = await setUp(browser);
      await scene.page.goto(`${scene.origin}/one`);
      await scene.page.evaluate(`
        history.pushState({}, '', '/two?x=1');
        history.pushState({}, '', '/two#part');
        history.replaceState({}, '', '/two?x=2');
        history.replaceState({}, '', '/three');
      `);
      await reported(scene, 3);
      await scene.page.evaluate('history.go(-2)');
      await reported(scene, 4);
      expect(paths(scene)).toEqual(['/one', '/two', '/three', '/one']);
    });

    it('reports who linked to the first page, without the path, and the campaign', async () => {
      const scene = await setUp(browser);
      const referer = 'https://chatgpt.com/c/secret';
      await scene.page.goto(`${scene.origin}/one?utm_source=chatgpt.com&x=1`, { referer });
      await scene.page.evaluate("history.pushState({}, '', '/two')");
      await reported(scene, 2);
      expect(scene.views).toMatchObject([
        { path: '/one', referrer: 'https://chatgpt.com', source: 'chatgpt.com' },
        { path: '/two', referrer: '' },
      ]);
    });

    it('reports a page that is not there as one', async () => {
      const scene = await setUp(browser);
      await scene.page.goto(`${scene.origin}/gone`);
      await reported(scene, 1);
      expect(scene.views).toMatchObject([{ path: '/gone', status: 404 }]);
    });

    it.each([
      ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' })"],
      [
        'Global Privacy Control',
        "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })",
      ],
    ])('reports nothing for readers with %s', async (_, init) => {
      const scene = await setUp(browser, {}, { init });
      const asked: string[] = [];
      scene.page.on('request', (request) => asked.push(request.method()));
      await scene.page.goto(`${scene.origin}/one`, { waitUntil: 'networkidle' });
      await scene.page.evaluate("history.pushState({}, '', '/two')");
      await scene.page.goto(`${scene.origin}/three`, { waitUntil: 'networkidle' });
      expect(asked).not.toContain('POST');
      expect(scene.views).toEqual([]);
    });

    it('leaves it to a picture where scripts are off', async () => {
      const snippet = (url: string) => SCRIPT(url) + PIXEL(url);
      const scene = await setUp(browser, { javaScriptEnabled: false }, { snippet });
      await scene.page.goto(`${scene.origin}/guide?x=1`);
      await reported(scene, 1);
      expect(scene.views).toMatchObject([{ path: '/guide' }]);
      const both = await setUp(browser, {}, { snippet });
      await both.page.goto(`${both.origin}/guide`, { waitUntil: 'networkidle' });
      expect(both.views).toHaveLength(1);
    });

    it('needs two entries in a strict content security policy', async () => {
      const headers = (url: string) => ({
        'Content-Security-Policy': `default-src 'none'; script-src ${url}; connect-src ${url}`,
      });
      const scene = await setUp(browser, {}, { headers });
      await scene.page.goto(`${scene.origin}/guide`);
      await reported(scene, 1);
      expect(scene.trouble).toEqual([]);
    });
  });
}
