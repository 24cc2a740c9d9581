import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { PageView, ViewCollector } from '../../../src/contract/collect.ts';
import {
  COLLECT_SCRIPT,
  clientOf,
  createClientLimit,
  trustedProxies,
} from '../../../src/service/server/collect.ts';
import { CHROME, type ReportOptions, reportView } from '../../support/collect.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, testServer } from '../../support/serve.ts';

const ORIGIN = 'https://docs.example';

async function setUp(perMinute?: number) {
  const views: (PageView & { agent: string; project: string })[] = [];
  const collector: ViewCollector = {
    originsOf: async (project) => (project === 'demo' ? [ORIGIN] : undefined),
    add: (project, view) => void views.push({ ...view, project }),
    failing: false,
  };
  const clock = new ManualClock();
  const limit = createClientLimit(clock, perMinute);
  const server = testServer(scriptedService().service, undefined, { collector, limit });
  return { url: await onSocket(server), views, clock, server };
}

describe('what pages report', () => {
  it('is answered without a body, for the page’s own origin', async () => {
    const { url, views, server } = await setUp();
    const response = await reportView(url, { path: '/guide/?token=x#y' });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      vary: 'Origin',
      'cache-control': 'no-store',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('content-type')).toBe(false);
    expect(views).toMatchObject([{ project: 'demo', agent: CHROME }]);
    expect(server.access).toMatchObject([
      { route: '/v1/collect/{projectId}', project: 'demo', status: 204 },
    ]);
    expect(JSON.stringify(server.access)).not.toMatch(/127\.0\.0\.1|token|Mozilla/);
  });

  it('is taken as a beacon sends it, and as JSON', async () => {
    const { url, views } = await setUp();
    for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
      const answer = await reportView(url, { headers: { 'Content-Type': type } });
      expect(answer.status).toBe(204);
    }
    expect(views).toHaveLength(2);
  });

  it.each<[string, ReportOptions, number]>([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another port of it', { origin: `${ORIGIN}:8443` }, 403],
    ['no origin', { origin: 'null' }, 403],
    ['another project', { project: 'other' }, 404],
    ['an empty path', { path: '' }, 400],
    ['a path without end', { path: `/${'x'.repeat(1_000)}` }, 400],
    ['a body beyond 2 KiB', { path: `/${'x'.repeat(2_100)}` }, 413],
    ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
  ])('is refused in a sentence from %s', async (_, options, status) => {
    const { url, views } = await setUp();
    const response = await reportView(url, options);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*[.]$/) });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(views).toEqual([]);
  });

  it.each(['[]', '"x"', '{"path":1}', '{"path":"/","status":"200"}', 'x', '\xff'])(
    'is refused when it is %s',
    async (body) => {
      const { url, views } = await setUp();
      const headers = { Origin: ORIGIN, 'Content-Type': 'text/plain' };
      const response = await fetch(`${url}/v1/collect/demo`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(views).toEqual([]);
    },
  );

  it.each(['DNT', 'Sec-GPC'])('is not counted with the header %s', async (name) => {
    const { url, views } = await setUp();
    expect((await reportView(url, { headers: { [name]: '1' } })).status).toBe(204);
    expect(views).toEqual([]);
  });

  it('is limited per reader and minute', async () => {
    const { url, views, clock } = await setUp(3);
    const from = (address: string) =>
      reportView(url, { headers: { 'X-Forwarded-For': `203.0.113.9, ${address}` } });
    const statuses = async (...addresses: string[]) => {
      const answers = [];
      for (const address of addresses) answers.push((await from(address)).status);
      return answers;
    };
    expect(await statuses(...Array(4).fill('198.51.100.1'))).toEqual([204, 204, 204, 429]);
    expect((await from('198.51.100.1')).headers.get('retry-after')).toBe('60');
    expect(await statuses('198.51.100.2')).toEqual([204]);
    clock.advance(60_000);
    expect(await statuses('198.51.100.1')).toEqual([204]);
    expect(views).toHaveLength(5);
  });

  it('is a picture’s page where there are no scripts', async () => {
    const { url, views } = await setUp();
    const ask = (referer: string) => ({ headers: { Referer: referer, 'User-Agent': CHROME } });
    const pixel = `${url}/v1/collect/demo/pixel.gif`;
    const response = await fetch(pixel, ask(`${ORIGIN}/guide?q=secret`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^GIF89a/);
    expect(views).toEqual([{ project: 'demo', path: '/guide', agent: CHROME }]);
    expect((await fetch(pixel, ask('https://evil.example/'))).status).toBe(403);
    expect((await fetch(pixel)).status).toBe(403);
    expect(views).toHaveLength(1);
  });

  it('is answered over a raw socket without a body or a length that lies', async () => {
    const { url } = await setUp();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = `POST /v1/collect/demo HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nConnection: close\r\n`;
    socket.write(`${head}Content-Type: text/plain\r\nContent-Length: 12\r\n\r\n{"path":"/"}`);
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 204 No Content\r\n(?!.*transfer-encoding).*\r\n\r\n$/is,
    );
  });
});

it('the script is at most 1 kB, and stores nothing', async () => {
  const { url } = await setUp();
  const response = await fetch(`${url}/t.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const script = await response.text();
  expect(script).toBe(COLLECT_SCRIPT);
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1_000);
  expect(script).not.toMatch(/cookie|storage|indexedDB/i);
});

it('a server that collects nothing has neither the script nor its address', async () => {
  const url = await onSocket(testServer(scriptedService().service));
  expect((await reportView(url)).status).toBe(404);
  expect((await fetch(`${url}/t.js`)).status).toBe(404);
});

describe('the address of a reader', () => {
  it.each([
    ['198.51.100.1', null, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['::ffff:10.1.2.3', '203.0.113.9', '10.1.2.3'],
    ['192.168.1.7', '203.0.113.9', '192.168.1.7'],
    ['fd00::7', '203.0.113.9', 'fd00:0:0:0'],
    ['::ffff:10.9.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['10.9.2.3', '203.0.113.9, 10.9.1.1, 127.0.0.1', '203.0.113.9'],
    ['10.9.2.3', '203.0.113.9, 10.1.1.1', '10.1.1.1'],
    ['10.9.2.3', 'nonsense, 10.9.1.1', '10.9.1.1'],
    ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['2001:db8::5', null, '2001:db8:0:0'],
    ['2001:db8:1:2::', null, '2001:db8:1:2'],
    ['', null, ''],
  ])('of %s for %s is %s', (peer, forwarded, client) => {
    expect(clientOf(peer, forwarded, trustedProxies(' 10.9.0.0/16,,2001:db8:f::1 '))).toBe(client);
  });

  it.each(['10.0.0.0/33', 'proxy', '10.0.0.0/8/8', '10.0.0.0/x', '::1/129'])(
    'is not asked of the proxy %s, which is none',
    (entry) => {
      expect(() => trustedProxies(entry)).toThrow(/^DOCKET_TRUSTED_PROXIES must be .*; got `/);
    },
  );
});
