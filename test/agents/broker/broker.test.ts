import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { type Dialer, isPublic } from '../../../src/agents/broker/tunnel.ts';
import { KEY, MESSAGE, startBroker, startProvider } from '../../support/broker.ts';
import { itWith } from '../../support/programs.ts';
import { certificateFor } from '../../support/proxy.ts';
import { atTestEnd } from '../../support/test-end.ts';

describe('a request to the model', () => {
  it('arrives with the key in place of the word, and its answer is counted', async () => {
    const { ask, provider, word, gate } = await startBroker();
    const { status, text } = await ask('/v1/messages?beta=true', {
      headers: { 'anthropic-beta': 'one', authorization: `Bearer ${word}` },
      body: '{"model":"m"}',
    });
    expect({ status, text }).toEqual({ status: 200, text: JSON.stringify(MESSAGE) });
    const [seen] = provider.seen;
    expect(seen).toMatchObject({ path: '/v1/messages?beta=true', body: '{"model":"m"}' });
    expect(seen?.headers['x-api-key']).toBe(KEY);
    expect(JSON.stringify(seen)).not.toContain(word);
    await gate.counted();
    expect(gate.usage).toMatchObject({ steps: 1, inputTokens: 10, outputTokens: 5 });
    expect(gate.usage.sent).toMatchObject([
      { path: '/v1/messages', outcome: '200', count: 1, sentBytes: 13, tokens: 15 },
    ]);
  });

  it('streams: the first event is there before the last is sent', async () => {
    let finish = () => {};
    const { url, word } = await startBroker({
      handler: (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: first\n\n');
        finish = () => void response.end('data: last\n\n');
      },
    });
    const init = { method: 'POST', body: '{}', headers: { 'x-api-key': word } };
    const response = await fetch(`${url}/v1/messages`, init);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: first\n\n');
    finish();
    const last = await reader?.read();
    expect(Buffer.from(last?.value ?? []).toString()).toBe('data: last\n\n');
  });

  it('gets the provider’s error without the key that it repeats', async () => {
    const { ask } = await startBroker({
      handler: ({ headers }, response) => {
        const said = `${headers['x-api-key']}`;
        response.writeHead(401, { 'x-said': said }).end(`wrong key ${said}`);
      },
    });
    const { status, text, headers } = await ask();
    expect({ status, text, said: headers.get('x-said') }).toEqual({
      status: 401,
      text: 'wrong key ***',
      said: '***',
    });
  });

  it('is not sent on to where the provider redirects it', async () => {
    const other = await startProvider();
    const { ask } = await startBroker({
      handler: (_, response) => void response.writeHead(307, { location: other.url }).end(),
    });
    const { status, text } = await ask();
    expect({ status, text }).toMatchObject({ status: 502, text: /redirect/ });
    expect(other.seen).toEqual([]);
  });

  itWith(
    'openssl',
    'has a sentence when it fails on the way, or meets another host’s certificate',
    async () => {
      const far = await tlsServer('evil.example');
      for (const base of [`https://127.0.0.1:${far.port}`, 'http://127.0.0.1:9']) {
        const { ask, rows } = await startBroker({ base });
        const { status, text } = await ask();
        expect({ status, text }).toMatchObject({
          status: 502,
          text: /could not reach the provider/,
        });
        expect(rows()).toMatchObject([{ outcome: 'failed' }]);
      }
    },
  );

  it('is refused when the budget is used up, before it is sent', async () => {
    const over = new AbortController();
    const { ask, provider } = await startBroker({
      signal: over.signal,
      onUsage: async () => over.abort(new Error('The budget is used up.')),
    });
    expect((await ask()).status).toBe(200);
    const { status, text } = await ask();
    expect({ status, text }).toMatchObject({ status: 403, text: /The budget is used up/ });
    expect(provider.seen).toHaveLength(1);
  });

  it('counts as not measured when the answer does not say what it used', async () => {
    const { ask, gate } = await startBroker({ handler: (_, response) => void response.end('{}') });
    await ask();
    await gate.counted();
    expect(gate.usage).toMatchObject({ steps: 1, incomplete: true });
  });

  it('breaks off when the provider does, and counts as not measured', async () => {
    const { ask, gate } = await startBroker({
      handler: (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"type":"message_start","message":{"usage":{"input_tokens":9}}}\n');
        setImmediate(() => response.destroy());
      },
    });
    await expect(ask()).rejects.toThrow();
    await gate.counted();
    expect(gate.usage).toMatchObject({ steps: 1, incomplete: true });
  });

  const chunk = Buffer.alloc(1 << 20);

  it('is cut off when its answer has more than 64 MB', async () => {
    let written = 0;
    const { ask } = await startBroker({
      handler: (_, response) => {
        const more = () => {
          do written += 1;
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', more);
        more();
      },
    });
    await expect(ask()).rejects.toThrow();
    expect(written).toBeLessThan(128);
  });

  it('is cut off when it has more than 64 MB itself', async () => {
    const { url, word, provider } = await startBroker();
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        sent += 1;
        if (sent > 200) stream.close();
        else stream.enqueue(chunk);
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'x-api-key': word } };
    const status = await fetch(`${url}/v1/messages`, init as RequestInit).then(
      (response) => response.status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(status);
    expect(provider.seen).toEqual([]);
  });
});

const OTHERS: [what: string, path: string, init?: RequestInit][] = [
  ['another path of the provider', '/v1/files'],
  ['another method', '/v1/messages', { method: 'DELETE' }],
  ['a path that climbs', '/v1/messages/../files'],
  ['a path with an encoded slash', '/v1%2fmessages'],
  ['a path with two slashes', '//v1/messages'],
  ['an organization’s keys', '/v1/organizations/api_keys', { method: 'GET', body: null }],
];

describe('nothing else passes:', () => {
  it.each(OTHERS)('%s', async (_, path, init) => {
    const { ask, provider } = await startBroker();
    const { status, text } = await ask(path, init);
    expect([403, 404]).toContain(status);
    expect(text).toContain('Docket did not pass this on');
    expect(provider.seen).toEqual([]);
  });

  it.each([
    ['no word', () => ''],
    ['a word of another job', () => 'docket-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['the key itself', () => KEY],
  ])('a request with %s', async (_, other) => {
    const { ask, provider, rows } = await startBroker();
    const { status, text } = await ask('/v1/messages', { headers: { 'x-api-key': other() } });
    expect({ status, text }).toMatchObject({ status: 401, text: /not the key that this job/ });
    expect(provider.seen).toEqual([]);
    expect(rows()).toEqual([]);
  });

  it('a word after its job has ended', async () => {
    const { broker, ask } = await startBroker();
    await broker.close();
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  const RAW: [what: string, text: (word: string) => string, answer: RegExp][] = [
    [
      'a whole address of another host',
      (word) =>
        `GET http://169.254.169.254/latest HTTP/1.1\r\nhost: x\r\nx-api-key: ${word}\r\n\r\n`,
      /^HTTP\/1.1 403 /,
    ],
    [
      'a request hidden behind another one',
      (word) =>
        `POST /v1/messages HTTP/1.1\r\nhost: x\r\nx-api-key: ${word}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/files HTTP/1.1\r\n\r\n`,
      /^$|^HTTP\/1.1 400 /,
    ],
    [
      'a WebSocket',
      () =>
        'GET /v1/responses HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      /^HTTP\/1.1 426 /,
    ],
    ['HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^$|^HTTP\/1.1 (?:400|505) /],
    [
      'a tunnel to an address',
      () => 'CONNECT 1.1.1.1:443 HTTP/1.1\r\nhost: x\r\n\r\n',
      /^HTTP\/1.1 403 /,
    ],
    [
      'a tunnel to an unlisted host',
      () => 'CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n',
      /^HTTP\/1.1 403 /,
    ],
    [
      'a tunnel to another port',
      () => 'CONNECT npm.acme.dev:22 HTTP/1.1\r\nhost: x\r\n\r\n',
      /^HTTP\/1.1 403 /,
    ],
    [
      'a tunnel to the host that a listed name begins',
      () => 'CONNECT acme.dev.evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n',
      /^HTTP\/1.1 403 /,
    ],
  ];

  it.each(RAW)('%s', async (_, text, answer) => {
    const { raw, word, provider } = await startBroker({ hosts: ['*.acme.dev'] });
    expect(await raw(text(word))).toMatch(answer);
    expect(provider.seen).toEqual([]);
  });

  it('more than 600 requests a minute', async () => {
    let now = 0;
    const clock = { now: () => now, sleep: async () => {} };
    const { ask, provider } = await startBroker({ clock });
    const statuses = new Set<number>();
    for (let at = 0; at < 600; at += 1) statuses.add((await ask()).status);
    expect([...statuses]).toEqual([200]);
    expect(await ask()).toMatchObject({ status: 429 });
    expect(provider.seen).toHaveLength(600);
    now = 60_000;
    expect(await ask()).toMatchObject({ status: 200 });
  });
});

/** A TLS server with a certificate for this name. */
async function tlsServer(name: string) {
  const files = certificateFor([name]);
  const cert = readFileSync(files.cert);
  const server = createTlsServer({ key: readFileSync(files.key), cert }, (socket) => {
    socket.on('error', () => {});
    socket.end(`hello ${socket.servername}`);
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTestEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.address() as AddressInfo).port, cert };
}

describe('a tunnel to a listed host', () => {
  async function open(servername: string | undefined, addresses = ['93.184.215.14']) {
    const far = await tlsServer('npm.acme.dev');
    const reached: string[] = [];
    let looks = 0;
    const dialer: Dialer = {
      // Whoever looks twice is led to this machine.
      lookup: async () =>
        (looks++ === 0 ? addresses : ['127.0.0.1']).map((address) => ({ address, family: 4 })),
      connect(address, port) {
        reached.push(`${address}:${port}`);
        return connectSocket(far.port, '127.0.0.1');
      },
    };
    const { broker, rows } = await startBroker({ hosts: ['*.acme.dev'], dialer });
    const said = await new Promise<string>((resolve) => {
      const socket = connectSocket(broker.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('CONNECT npm.acme.dev:443 HTTP/1.1\r\nhost: npm.acme.dev:443\r\n\r\n');
      socket.once('data', (chunk) => {
        if (!chunk.toString().startsWith('HTTP/1.1 200')) return resolve(chunk.toString());
        if (servername === undefined) {
          socket.on('close', () => resolve('closed'));
          return void socket.write('GET / HTTP/1.1\r\nhost: npm.acme.dev\r\n\r\n');
        }
        const secure = connectTls({ socket, servername, ca: far.cert });
        let text = '';
        secure.on('data', (data) => {
          text += data;
        });
        secure.on('error', () => resolve('closed'));
        secure.on('close', () => resolve(text));
      });
    });
    return { said, reached, rows };
  }

  itWith(
    'openssl',
    'is made to the address that was looked at, and its size is logged',
    async () => {
      const { said, reached, rows } = await open('npm.acme.dev');
      expect(said).toBe('hello npm.acme.dev');
      expect(reached).toEqual(['93.184.215.14:443']);
      await expect.poll(rows).toMatchObject([{ host: 'npm.acme.dev', outcome: 'connected' }]);
      expect(rows()[0]?.sentBytes).toBeGreaterThan(200);
    },
  );

  itWith('openssl', 'ends with the broker, whatever is still connected', async () => {
    const far = await tlsServer('npm.acme.dev');
    const dialer: Dialer = {
      lookup: async () => [{ address: '93.184.215.14', family: 4 }],
      connect: () => connectSocket(far.port, '127.0.0.1'),
    };
    const { broker } = await startBroker({ hosts: ['npm.acme.dev'], dialer });
    const socket = connectSocket(broker.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('CONNECT npm.acme.dev:443 HTTP/1.1\r\nhost: npm.acme.dev:443\r\n\r\n');
    await once(socket, 'data');
    const closed = once(socket, 'close');
    await broker.close();
    await closed;
  });

  for (const [what, servername] of [
    ['asks for another name', 'evil.example'],
    ['is no TLS at all', undefined],
  ] as const) {
    itWith('openssl', `is cut when it ${what}`, async () => {
      const { said, rows } = await open(servername);
      expect(said).toMatch(/^(?:closed)?$/);
      expect(rows()).toMatchObject([{ outcome: 'refused: the connection is for another name' }]);
    });
  }

  itWith('openssl', 'is not made when one of its addresses is private', async () => {
    const inside = ['93.184.215.14', '169.254.169.254'];
    const { said, reached, rows } = await open('npm.acme.dev', inside);
    expect(said).toMatch(/^HTTP\/1.1 502 [\s\S]*private address/);
    expect(reached).toEqual([]);
    expect(rows()).toMatchObject([{ outcome: 'refused: the name leads to a private address' }]);
  });

  it.each([
    ['8.8.8.8', true],
    ['93.184.215.14', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['168.63.129.16', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['100.100.100.200', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });
});
