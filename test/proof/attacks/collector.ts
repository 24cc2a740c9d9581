// What strangers send to the collector of `docket serve`: it needs no key, so anyone can try.
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { CHROME, storedViews } from '../../support/collect.ts';
import { PROJECT, type Served, startServing } from '../support/served.ts';
import type { Attack, Scene } from './scene.ts';

export const ORIGIN = 'https://docs.example';
const COLLECT = `/v1/collect/${PROJECT}`;

interface Sent {
  body?: string;
  path?: string;
  /** In place of the usual ones. */
  head?: string[];
}

/** As bytes: a decent client would not send most of this. */
async function send({ url }: Served, { body = '{"path":"/"}', ...sent }: Sent): Promise<string> {
  const { path = COLLECT, head = [`Origin: ${ORIGIN}`] } = sent;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  const length = head.some((line) => /^(content-length|transfer-encoding):/i.test(line))
    ? []
    : [`Content-Length: ${Buffer.byteLength(body)}`];
  const always = ['Host: x', 'Connection: close', `User-Agent: ${CHROME}`];
  const lines = [
    `POST ${path} HTTP/1.1`,
    ...always,
    'Content-Type: text/plain',
    ...length,
    ...head,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

const view = (path: string, address = '198.51.100.1'): Sent => ({
  body: JSON.stringify({ path }),
  head: [`Origin: ${ORIGIN}`, `X-Forwarded-For: ${address}`],
});

/** In order, several at a time. */
async function sendAll(server: Served, list: readonly Sent[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < list.length; at += 50) {
    const answers = await Promise.all(list.slice(at, at + 50).map((sent) => send(server, sent)));
    statuses.push(...answers.map((answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
  }
  return statuses;
}

interface Row {
  what: string;
  must: string;
  /** `stored` ends the server and tells what it has stored. */
  see(server: Served, stored: () => Promise<Record<string, number>>): Promise<void>;
}

const ROWS: Row[] = [
  {
    what: 'views from origins that are not the project’s, or nearly',
    must: 'are refused, and no browser may read the answer',
    async see(server, stored) {
      const origins = [
        ...['https://evil.example', 'https://docs.example.evil.example', 'http://docs.example'],
        ...['https://docs.example:443', 'https://DOCS.example', 'https://docs.example/', '*', ''],
        ...['null', 'https://evil.example, https://docs.example', 'https://x@docs.example'],
      ];
      for (const origin of origins) {
        const answer = await send(server, { head: [`Origin: ${origin}`] });
        expect(answer).toMatch(/^HTTP\/1\.1 403/);
        expect(answer).not.toMatch(/access-control/i);
      }
      expect(await send(server, { head: [] })).toMatch(/^HTTP\/1\.1 403/);
      expect(await send(server, { head: [`Referer: ${ORIGIN}/`] })).toMatch(/^HTTP\/1\.1 403/);
      expect(await stored()).toEqual({});
    },
  },
  {
    what: 'a flood from one address, with made-up addresses before its own',
    must: 'counts as one reader, whose views are limited',
    async see(server, stored) {
      const flood = Array.from({ length: 1_000 }, (_, at) =>
        view('/', `10.0.${at >> 8}.${at & 255}, 198.51.100.7`),
      );
      const statuses = await sendAll(server, flood);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(400);
      expect((await stored())['/'] ?? 0).toBeLessThanOrEqual(600);
    },
  },
  {
    what: 'a flood from all addresses of one IPv6 network',
    must: 'counts as one reader',
    async see(server) {
      const flood = Array.from({ length: 1_000 }, (_, at) => view('/', `2001:db8:1:2::${at + 1}`));
      const statuses = await sendAll(server, flood);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(400);
    },
  },
  {
    what: 'more different pages than any site has',
    must: 'stay a small file, and pages known before still count',
    async see(server, stored) {
      const junk = Array.from({ length: 12_000 }, (_, at) =>
        view(`/junk/${at}`, `203.0.${at % 100}.1`),
      );
      const statuses = await sendAll(server, [view('/guide'), ...junk, view('/guide')]);
      expect(new Set(statuses)).toEqual(new Set([204]));
      const pages = await stored();
      expect(Object.keys(pages)).toHaveLength(10_000);
      expect(pages['/guide']).toBe(2);
      const [name = ''] = readdirSync(join(server.data, 'views'));
      expect(statSync(join(server.data, 'views', name)).size).toBeLessThan(1_000_000);
    },
  },
  {
    what: 'bodies without end, with a false length, or in pieces',
    must: 'are refused before they are read',
    async see(server, stored) {
      const origin = `Origin: ${ORIGIN}`;
      const long = JSON.stringify({ path: '/', junk: 'x'.repeat(1_000_000) });
      expect(await send(server, { body: long })).toMatch(/^HTTP\/1\.1 413|^$/);
      const claimed = await send(server, { head: [origin, 'Content-Length: 99999999999'] });
      expect(claimed).toMatch(/^HTTP\/1\.1 413/);
      const pieces = `${'400\r\n'}${'x'.repeat(1024)}\r\n`.repeat(64);
      const chunked = [origin, 'Transfer-Encoding: chunked'];
      const answer = await send(server, { body: `${pieces}0\r\n\r\n`, head: chunked });
      expect(answer).toMatch(/^HTTP\/1\.1 413|^$/);
      const deep = await send(server, { body: '['.repeat(2_000) });
      expect(deep).toMatch(/^HTTP\/1\.1 400/);
      expect(await stored()).toEqual({});
    },
  },
  {
    what: 'paths that are scripts, files, formulas, prototypes and invisible characters',
    must: 'are names of pages, readable and harmless, or nothing',
    async see(server, stored) {
      const paths = [
        ...['/../../../etc/passwd', '/..%2f..%2fetc', '__proto__', '/__proto__', 'constructor'],
        ...['/<img src=x onerror=alert(1)>', 'javascript:alert(1)', '=cmd|calc', '/\u202eevil'],
        ...['/a\r\nb', '/a\u0000b', '/\u001b[31mred', '/x\n{"file":"y"}', '//evil.example/x'],
        ...['https://evil.example/y?token=z', '/ok?token=secret#part', '/\ud800', '/%zz%00%0a'],
      ];
      const statuses = await sendAll(
        server,
        paths.map((path) => view(path)),
      );
      expect(new Set(statuses)).toEqual(new Set([204]));
      const pages = Object.keys(await stored());
      expect(pages).toContain('/ok');
      for (const page of pages) {
        expect(page).toMatch(/^\/[^\s]*$/u);
        expect(page).not.toMatch(/[\p{C}\p{Z}?#]|secret|token/u);
      }
      expect(readdirSync(join(server.data, 'views'))).toHaveLength(1);
    },
  },
  {
    what: 'headers and projects with line breaks and terminal codes in them',
    must: 'add no header and no line to the log',
    async see(server, stored) {
      const answers = [
        await send(server, { head: [`Origin: ${ORIGIN}\r\nX-Evil: 1\rSet-Cookie: a=b`] }),
        await send(server, { path: `${COLLECT}%0d%0aSet-Cookie:%20a=b` }),
        await send(server, { path: '/v1/collect/..%2fdemo' }),
        await send(server, { path: '/v1/collect/__proto__' }),
        await send(server, { head: [`Origin: ${ORIGIN}`, 'X-Request-Id: a\u001b[31m"}'] }),
      ];
      for (const answer of answers.slice(0, 4)) expect(answer).toMatch(/^HTTP\/1\.1 40[034]/);
      expect(answers.join()).not.toMatch(/set-cookie|x-evil|\u001b/i);
      await stored();
      const lines: { message: string; route?: string }[] = server
        .stderr()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
      const others = lines.filter(({ route }) => route === undefined);
      for (const { message } of others) expect(message).toMatch(/^(?:Docket serves|Stopping\.) /);
      expect(server.stderr()).not.toMatch(/\u001b|Set-Cookie: /);
    },
  },
  {
    what: 'thousands of agents of 14 kB',
    must: 'are counted, and not remembered',
    async see(server, stored) {
      const memory = () =>
        Number(
          /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1],
        );
      const agent = (n: number): Sent => ({
        body: '{"path":"/a"}',
        head: [
          `Origin: ${ORIGIN}`,
          `X-Forwarded-For: 198.51.${n % 100}.1`,
          `User-Agent: ${n} ${String(n % 10).repeat(14_000)}`,
        ],
      });
      const send = (from: number) =>
        sendAll(
          server,
          Array.from({ length: 2_000 }, (_, n) => agent(from + n)),
        );
      await send(0);
      const before = memory();
      for (const from of [2_000, 4_000, 6_000]) await send(from);
      // Remembered, they would take 84 MB more.
      expect(memory() - before).toBeLessThan(60_000);
      expect(await stored()).toEqual({ '/a': 8_000 });
    },
  },
  {
    what: 'the addresses and agents of readers',
    must: 'are neither stored nor logged',
    async see(server, stored) {
      await sendAll(server, [view('/a', '203.0.113.77'), view('/b', '2001:db8:7:7::1')]);
      await stored();
      const views = join(server.data, 'views');
      const kept = readdirSync(views).map((name) => readFileSync(join(views, name), 'utf8'));
      expect(kept.join()).toContain('"/a"');
      expect(kept.join() + server.stderr()).not.toMatch(
        /203\.0\.113|2001:db8|Mozilla|127\.0\.0\.1[^:]/,
      );
    },
  },
];

export async function collecting(scene: Scene): Promise<Served> {
  const dir = scene.dir();
  const config = join(dir, 'docket.yml');
  writeFileSync(config, `views: { collect-from: ["${ORIGIN}"] }\n`);
  const files = { 'docs/index.md': '# Start\n' };
  const repository = await scene.sandbox.createRepository(`octo/c${++count}`, { files });
  const args = ['--repo', repository.gitDir, '--agent-command', 'true', '--config', config];
  return startServing(args, {}, join(dir, 'data'));
}

let count = 0;

export const COLLECTOR: Attack[] = ROWS.map((row) => ({
  category: 'the collector',
  what: row.what,
  must: row.must,
  async see(scene) {
    const server = await collecting(scene);
    const closed = once(server.child, 'close');
    try {
      await row.see(server, async () => {
        server.child.kill('SIGTERM');
        expect((await closed)[0]).toBe(0);
        return storedViews(server.data).pages;
      });
    } finally {
      server.child.kill('SIGKILL');
      await closed;
    }
  },
}));
