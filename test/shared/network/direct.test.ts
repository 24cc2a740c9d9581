// Against Node's own `fetch`, on real connections: whatever that answers, this answers, too.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as tls } from 'node:https';
import { type AddressInfo, createServer as listen, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchDirectly } from '../../../src/shared/network/direct.ts';
import { connectionFailure } from '../../../src/shared/retry.ts';
import { runToEnd } from '../../support/processes.ts';
import { itWith } from '../../support/programs.ts';
import { certificateFor } from '../../support/proxy.ts';
import { atTestEnd } from '../../support/test-end.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

async function serverOf(handle: Handle) {
  const server = createServer(handle);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, connections: () => connections };
}

/** What came along the way, as the last server saw it. */
const NOTED = ['authorization', 'cookie', 'content-type', 'content-length', 'x-own'];

async function echo(request: IncomingMessage, response: ServerResponse) {
  const body = (await buffer(request)).toString();
  const { method, url, headers } = request;
  const noted = Object.fromEntries(NOTED.map((name) => [name, headers[name] ?? null]));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ method, url, body, ...noted }));
}

/** `/302/here` and `/302/away` redirect; the rest says what it was sent. */
async function places() {
  const { url: away } = await serverOf(echo);
  return serverOf((request, response) => {
    const [, status, where] = /^\/(\d{3})\/(\w+)/.exec(request.url ?? '') ?? [];
    if (!status) return echo(request, response);
    request.resume();
    if (where) response.setHeader('location', where === 'away' ? `${away}/there` : '/there');
    response.writeHead(Number(status)).end('look elsewhere');
  });
}

async function seen(send: typeof fetch, url: string, init?: RequestInit) {
  try {
    const response = await send(url, init);
    const { status, ok } = response;
    const type = response.headers.get('Content-Type');
    return { status, ok, type, url: response.url, text: await response.text() };
  } catch (error) {
    return { failed: (error as Error).name, as: connectionFailure(error).kind };
  }
}

async function expectSame(url: string, init?: RequestInit) {
  const expected = await seen(fetch, url, init);
  expect(await seen(fetchDirectly, url, init)).toEqual(expected);
  return expected;
}

const SECRETS = { authorization: 'token secret', cookie: 'a=b', 'x-own': 'kept' };

describe('a request without a proxy', () => {
  it('sends its method, headers, and body', async () => {
    const { url } = await serverOf(echo);
    for (const method of ['GET', 'DELETE', 'POST', 'PUT', 'PATCH']) {
      await expectSame(`${url}/a?b=%20c`, { method, headers: SECRETS });
      if (method === 'GET') continue;
      const headers = { 'content-type': 'application/json' };
      const { text } = await expectSame(url, { method, headers, body: '{"a":"ä"}' });
      expect(JSON.parse(text ?? '')).toMatchObject({ body: '{"a":"ä"}', 'content-length': '10' });
      await expectSame(url, { method, headers, body: Buffer.from([0, 255, 10]) });
    }
  });

  for (const status of [301, 302, 303, 307, 308]) {
    it(`follows ${status}, and takes no key to another place`, async () => {
      const { url } = await places();
      for (const where of ['here', 'away']) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
          const sends = method === 'POST' || method === 'PUT';
          const headers = { ...SECRETS, ...(sends && { 'content-type': 'text/plain' }) };
          const init = { method, headers, ...(sends && { body: 'sent' }) };
          const { text } = await expectSame(`${url}/${status}/${where}`, init);
          if (method === 'HEAD') continue;
          const authorization = where === 'here' ? 'token secret' : null;
          expect(JSON.parse(text ?? '')).toMatchObject({ authorization, 'x-own': 'kept' });
        }
      }
      await expectSame(`${url}/${status}/here`, { redirect: 'manual' });
      await expectSame(`${url}/${status}/here`, { redirect: 'error' });
      await expectSame(`${url}/${status}/`);
    });
  }

  it('ends where it is sent in a circle, or to no web page', async () => {
    const { url } = await serverOf((request, response) => {
      const location = request.url === '/file' ? 'file:///etc/passwd' : '/again';
      response.writeHead(302, { location }).end();
    });
    await expect(fetchDirectly(url)).rejects.toThrow('redirects');
    await expect(fetchDirectly(`${url}/file`)).rejects.toThrow(/protocol/i);
  });

  it('reads answers with and without a body, compressed or not', async () => {
    const { url } = await serverOf((request, response) => {
      request.resume();
      const { pathname } = new URL(request.url ?? '', url);
      const status = Number(pathname.slice(1)) || 200;
      if (pathname !== '/gzip')
        return response.writeHead(status).end([200, 404].includes(status) ? 'ä' : '');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync('\ufeffwords '.repeat(20_000)));
    });
    for (const path of ['200', '204', '205', '304', '404', '500', 'gzip']) {
      await expectSame(`${url}/${path}`);
      await expectSame(`${url}/${path}`, { method: 'HEAD' });
    }
    const bytes = await (await fetchDirectly(`${url}/200`)).arrayBuffer();
    expect(new Uint8Array(bytes)).toEqual(new Uint8Array([0xc3, 0xa4]));
  });

  it('uses a connection again, also after answers that nobody reads', async () => {
    const { url, connections } = await serverOf((request, response) => {
      request.resume();
      if (request.url === '/none') response.writeHead(204).end();
      else response.writeHead(200, { 'content-length': 0 }).end();
    });
    for (let n = 0; n < 3; n += 1) {
      await (await fetchDirectly(`${url}/some`)).text();
      await fetchDirectly(`${url}/none`);
      await fetchDirectly(`${url}/some`, { method: 'HEAD' });
    }
    expect(connections()).toBe(1);
  });

  it('can be stopped before, while it waits, and while it reads', async () => {
    const { url } = await serverOf((request, response) => {
      if (request.url === '/half') response.writeHead(200).write('half');
    });
    const reason = new Error('The run was stopped.');
    await expect(fetchDirectly(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const waits = new AbortController();
    const waiting = fetchDirectly(url, { signal: waits.signal });
    const stopped = expect(waiting).rejects.toBe(reason);
    waits.abort(reason);
    await stopped;
    const reads = new AbortController();
    const answer = await fetchDirectly(`${url}/half`, { signal: reads.signal });
    const reading = expect(answer.text()).rejects.toBe(reason);
    reads.abort(reason);
    await reading;
    const unread = new AbortController();
    await fetchDirectly(`${url}/half`, { signal: unread.signal });
    unread.abort(reason);
  });

  it('gives up an answer that is too long, and one that nobody wants', async () => {
    const closed: Promise<unknown>[] = [];
    const { url } = await serverOf((request, response) => {
      closed.push(once(response, 'close'));
      const part = Buffer.alloc(1_000_000, 32);
      const more = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', more);
      if (request.url === '/gzip') {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.alloc(70_000_000)));
      } else more();
    });
    await expect((await fetchDirectly(url)).text()).rejects.toThrow('more than 64 MB');
    await expect((await fetchDirectly(`${url}/gzip`)).text()).rejects.toThrow('more than 64 MB');
    await (await fetchDirectly(url)).body?.cancel();
    await Promise.all(closed);
  });

  it('says of a failure whether anything was sent', async () => {
    // Nobody listens on this port any longer.
    const server = listen().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await seen(fetchDirectly, `http://127.0.0.1:${port}`)).toMatchObject({ as: 'refused' });
    const drops = await rawServer((socket) => socket.once('data', () => socket.destroy()));
    expect(await seen(fetchDirectly, drops)).toMatchObject({ as: 'broken' });
    const cuts = await rawServer((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
    );
    expect(await seen(fetchDirectly, cuts)).toMatchObject({ as: 'broken' });
    const noise = await rawServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    expect(await seen(fetchDirectly, noise)).toMatchObject({ as: 'broken' });
    // A server without TLS: what would have been said stays here.
    const { failed, as } = await seen(fetchDirectly, noise.replace('http:', 'https:'));
    expect([failed, as]).toEqual(['Error', 'refused']);
  });

  itWith('openssl', 'trusts a certificate that Node trusts, and no other', async () => {
    const { key, cert } = certificateFor(['localhost']);
    const server = tls({ key: readFileSync(key), cert: readFileSync(cert) }, echo);
    server.listen(0, 'localhost');
    await once(server, 'listening');
    atTestEnd(() => {
      server.closeAllConnections();
      server.close();
    });
    const module = resolve(import.meta.dirname, '../../../src/shared/network/direct.ts');
    const { port } = server.address() as AddressInfo;
    const program = `
      const { fetchDirectly } = await import(${JSON.stringify(module)});
      const answer = await fetchDirectly('https://localhost:${port}', { method: 'POST', body: 'a' })
        .then((response) => response.json(), (error) => error.code);
      console.log(answer.body ?? answer);`;
    const ask = async (env: Record<string, string>) => {
      const args = ['--input-type=module', '--eval', program];
      return (await runToEnd(process.execPath, args, { env })).stdout.trim();
    };
    expect(await ask({ NODE_EXTRA_CA_CERTS: cert })).toBe('a');
    expect(await ask({})).toBe('NOT_CONNECTED');
  });

  it('refuses what would send a password or a line of its own', async () => {
    const { url } = await serverOf(echo);
    await expect(fetchDirectly(url.replace('//', '//ann:secret@'))).rejects.toThrow('password');
    const headers = { 'x-own': 'a\r\nx-other: b' };
    await expect(fetchDirectly(url, { headers })).rejects.toThrow(/Invalid character/);
    await expect(fetchDirectly(`${url}/a\r\nb c`).then((r) => r.json())).resolves.toMatchObject({
      url: '/ab%20c',
    });
  });
});

async function rawServer(answer: (socket: Socket) => void): Promise<string> {
  const server = listen((socket) => answer(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTestEnd(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
