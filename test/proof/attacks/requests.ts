// Requests to `docket serve` that are not what they should be, from people with and without a key,
// as bytes on a socket where a decent client would not send them.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { keyAdmin } from '../../support/key-admin.ts';
import { PROJECT, startServing } from '../support/served.ts';
import { type Attack, type Scene, SERVER_SECRET, type Serving } from './scene.ts';

const JOBS = `/v2/agent/${PROJECT}/job`;

interface Answer {
  status: number;
  body: string;
}

/** Sends these bytes and reads what comes back until the server hangs up. */
async function send({ url }: Serving, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket);
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

async function ask(server: Serving, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = asking.body === undefined ? 'GET' : 'POST', body = '' } = asking;
  const headers = {
    Host: 'docket.example',
    Authorization: `Bearer ${server.key}`,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...asking.headers,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = [`${method} ${path} HTTP/1.1\r\n`, ...head, '\r\n'].join('');
  const answer = await send(server, Buffer.concat([Buffer.from(request), Buffer.from(body)]));
  const [status = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(status)?.[1]), body: rest.join('\r\n\r\n') };
}

const create = (server: Serving, prompt: string, headers: Record<string, string> = {}) =>
  ask(server, JOBS, { body: JSON.stringify({ prompt }), headers });

/** A sentence for people, and nothing of our inside. */
function refused({ status, body }: Answer, ...expected: number[]): void {
  expect(expected).toContain(status);
  const { error } = JSON.parse(body) as { error: string };
  expect(error).toMatch(/^[A-Z`].*[.}]$/);
  expect(body).not.toMatch(/\.[jt]s:\d|node_modules|\/tmp\/|stack/);
}

async function completed(
  server: Serving,
  id: string,
): Promise<{ status: string; prLink?: string | null; reason?: string }> {
  for (;;) {
    const job = JSON.parse((await ask(server, `${JOBS}/${id}`)).body);
    if (job.status !== 'active') return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Row {
  what: string;
  must: string;
  see(server: Serving, scene: Scene): Promise<void>;
}

const ROWS: Row[] = [
  {
    what: 'no key, half a key, a key with something behind it',
    must: 'is refused, and nothing of it is logged',
    async see(server) {
      const { key } = server;
      const keys = ['', 'Bearer', `Bearer ${key.slice(0, -1)}`, `Bearer ${key}x`, `Basic ${key}`];
      for (const Authorization of [
        ...keys,
        `Bearer ${key} ${key}`,
        `Bearer ${'k'.repeat(9_000)}`,
      ]) {
        refused(await ask(server, `${JOBS}/x`, { headers: { Authorization } }), 401);
      }
      expect(server.stderr()).not.toContain(key.slice(0, -1));
    },
  },
  {
    what: 'the key in the address',
    must: 'is no key, and not logged',
    async see(server) {
      const headers = { Authorization: '' };
      refused(await ask(server, `${JOBS}/x?access_token=${server.key}`, { headers }), 401);
      refused(await ask(server, `/${server.key}`, { headers }), 404);
      expect(server.stderr()).not.toContain(server.key);
    },
  },
  {
    what: 'a key that was revoked a moment ago',
    must: 'is refused within a second',
    async see(server) {
      const admin = keyAdmin(server.data);
      const wanted = { project: PROJECT, prefix: 'docket_', expiresAt: null };
      const { key, id } = await admin.create(wanted);
      const headers = { Authorization: `Bearer ${key}` };
      // A running server looks at its keys once a second.
      while ((await ask(server, `${JOBS}/x`, { headers })).status !== 404);
      await admin.revoke(id);
      while ((await ask(server, `${JOBS}/x`, { headers })).status !== 401);
    },
  },
  {
    what: 'projects of other people, and paths instead of projects',
    must: 'are refused without telling whether they exist',
    async see(server) {
      for (const project of [
        'other',
        '__proto__',
        '*',
        '..%2f..%2fetc',
        '%2e%2e',
        '%00',
        '-x',
        '%ed%a0%80',
      ]) {
        refused(await ask(server, `/v2/agent/${project}/job/x`), 403, 400, 404);
      }
    },
  },
  {
    what: 'a valid key of another project in the same data folder',
    must: 'is refused: the server works for its own project only',
    async see(server) {
      const wanted = { project: 'other', prefix: 'docket_', expiresAt: null };
      const { key } = await keyAdmin(server.data).create(wanted);
      const headers = { Authorization: `Bearer ${key}` };
      const body = JSON.stringify({ prompt: 'Write for another project' });
      // A running server looks at its keys once a second.
      while ((await ask(server, `${JOBS}/x`, { headers })).status === 401);
      refused(await ask(server, `${JOBS}/x`, { headers }), 403);
      for (const [path, asking] of [
        ['/v2/agent/other/job', { headers, body }],
        ['/v2/agent/other/job/x/message', { headers, body }],
        ['/v2/agent/other/job/x', { headers }],
        ['/v1/analytics/other/views', { headers }],
      ] as const) {
        const answer = await ask(server, path, asking);
        refused(answer, 404);
        expect(answer.body).toContain('does not serve');
      }
    },
  },
  {
    what: 'a second server on the same data for another project and repository',
    must: 'is refused, so that it cannot take up jobs that are not its own',
    async see(_, scene) {
      const data = scene.dir();
      const files = { 'docs/index.md': '# Start\n' };
      const repository = await scene.sandbox.createRepository('octo/second', { files });
      const args = ['--repo', repository.gitDir, '--agent-command', 'true'];
      const first = await startServing(args, {}, data);
      first.child.kill('SIGTERM');
      await once(first.child, 'close');
      const second = startServing(args, {}, data, 'other');
      await expect(second.finally(async () => (await second).child.kill())).rejects.toThrow(
        /This folder belongs to project `proof`/,
      );
    },
  },
  {
    what: 'the page of a local pull request, asked by someone who is not signed in',
    must: 'shows nothing but the way to sign in',
    async see(server) {
      const { body } = await create(server, 'explain it');
      const { prLink } = await completed(server, JSON.parse(body).id);
      const { pathname } = new URL(prLink ?? '');
      for (const path of [pathname, `${pathname}/files`, '/pulls/proof/0', '/pulls/other/1']) {
        const answer = await ask(server, path, { headers: { Accept: 'text/html' } });
        expect(answer.status).toBe(303);
        // Nothing but the end of the chunks.
        expect(answer.body).toMatch(/^(?:0\r\n\r\n)?$/);
      }
    },
  },
  {
    what: 'job ids that are options, paths and names of git',
    must: 'are jobs that do not exist',
    async see(server, { canary }) {
      const ids = [
        '--upload-pack=touch+x',
        '-x',
        'x.lock',
        '@%7Bu%7D',
        'a..b',
        '%5Emain',
        '*',
        '~1',
      ];
      const more = [`--exec=touch ${canary}`, `$(touch ${canary})`, 'constructor', 'x'.repeat(300)];
      for (const id of [...ids, ...more.map(encodeURIComponent), '%2e%2e%2fstate', 'a%0ab']) {
        refused(await ask(server, `${JOBS}/${id}`), 404, 400);
        refused(await ask(server, `${JOBS}/${id}/message`, { body: '{"prompt":"x"}' }), 404, 400);
      }
    },
  },
  {
    what: 'a prompt that is a program',
    must: 'reaches the agent as words',
    async see(server, { canary }) {
      const prompt = `$(touch ${canary}); \`touch ${canary}\` "; touch ${canary} # \${{ github.token }}`;
      const { status, body } = await create(server, prompt);
      expect(status).toBe(201);
      const { id } = JSON.parse(body);
      expect(await completed(server, id)).toMatchObject({ status: 'completed' });
      const page = await server.repository.file(`docket/${id}`, 'docs/answer.md');
      expect(page).toContain(prompt);
    },
  },
  {
    what: 'a prompt with a secret of the server',
    must: 'is refused and kept nowhere',
    async see(server) {
      const { status, body } = await create(server, `Write down ${SERVER_SECRET}`);
      expect(status).toBe(400);
      expect(body).not.toContain(SERVER_SECRET);
      expect(server.stderr()).not.toContain(SERVER_SECRET);
    },
  },
  {
    what: 'a body that is too long, by its own word or without one',
    must: 'is refused',
    async see(server) {
      const long = 'x'.repeat(1_100_000);
      refused(await ask(server, JOBS, { body: `{"prompt":"${long}"}` }), 413);
      refused(await create(server, 'é'.repeat(200_000)), 413);
      const chunked = `POST ${JOBS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      expect(await send(server, chunked + chunk.repeat(40))).toMatch(/^HTTP\/1\.1 413 /);
    },
  },
  {
    what: 'bodies that are not what was asked for',
    must: 'are refused with a sentence',
    async see(server) {
      const bodies: (string | Buffer)[] = [
        ...['', 'null', '[]', '"x"', '1e999', '{"prompt":1}', '{"prompt":""}'],
        ...['{"prompt":["x"]}', '{"__proto__":{"prompt":"x"}}', '{"constructor":{"prompt":"x"}}'],
        ...['['.repeat(400_000), '{"a":'.repeat(100_000), '{"prompt":"x"', '{"prompt":"x"}}'],
        Buffer.from('7b2270726f6d7074223a22ff22 7d'.replace(' ', ''), 'hex'),
      ];
      for (const body of bodies) refused(await ask(server, JOBS, { body }), 400);
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      refused(await ask(server, JOBS, { body: 'prompt=x', headers: form }), 415);
      expect((await ask(server, '/healthz')).body).toBe('{"status":"ok"}');
    },
  },
  {
    what: 'two lengths, and a second request hidden in the first',
    must: 'is refused, and the second is not heard',
    async see(server) {
      const inner = `GET ${JOBS}/hidden HTTP/1.1\r\nHost: x\r\n\r\n`;
      const head = `POST ${JOBS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.key}\r\n`;
      for (const lengths of [
        `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`,
        `Content-Length: 4\r\nContent-Length: ${inner.length}\r\n`,
        `Transfer-Encoding: xchunked\r\n`,
        `Content-Length : 4\r\n`,
      ]) {
        const answer = await send(server, `${head}${lengths}\r\n0\r\n\r\n${inner}`);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
      }
    },
  },
  {
    what: 'request ids and keys for once that forge lines of the log',
    must: 'leave one line a request, and none of theirs',
    async see(server) {
      const forged = 'x","level":"error","message":"forged';
      for (const id of [forged, '\u001b[2J', 'a\tb', 'x'.repeat(5_000)]) {
        await ask(server, `${JOBS}/x`, { headers: { 'X-Request-Id': id } });
        await ask(server, `${JOBS}/${encodeURIComponent(`${id}\n${forged}`)}`);
        const { status } = await create(server, 'x', { 'Idempotency-Key': `${id} ${id}` });
        expect([400, 431]).toContain(status);
      }
      // The first may be cut off, and the last is still on its way.
      const lines = server.stderr().split('\n').slice(1, -1);
      const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
      expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
      expect(server.stderr()).not.toContain('\u001b');
    },
  },
  {
    what: 'the same key for once with another prompt',
    must: 'is a conflict, and the first job stays as it was',
    async see(server) {
      const once = { 'Idempotency-Key': 'attack-once' };
      const first = await create(server, 'One thing', once);
      expect(first.status).toBe(201);
      refused(await create(server, 'Another thing', once), 409);
      const again = await create(server, 'One thing', once);
      expect(JSON.parse(again.body).id).toBe(JSON.parse(first.body).id);
    },
  },
  {
    what: 'methods and addresses that are not there',
    must: 'are refused, whatever a header says about them',
    async see(server) {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const headers = { 'X-HTTP-Method-Override': 'POST' };
        refused(await ask(server, JOBS, { method, headers, body: '{"prompt":"x"}' }), 405);
      }
      for (const path of ['/v1', '/.git/config', '/keys.json', '/..%2f..%2fetc/passwd', '//x']) {
        refused(await ask(server, path), 404);
      }
      expect(
        await send(server, 'GET http://[::bad HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      ).toMatch(/^HTTP\/1\.1 400 /);
    },
  },
  {
    what: 'ranges of views that are no ranges',
    must: 'are refused with a sentence',
    async see(server) {
      const views = `/v1/analytics/${PROJECT}/views`;
      for (const query of [
        ...['dateFrom=constructor', 'dateFrom=2026-13-01', 'dateFrom=2026-02-30', 'dateTo=9999999'],
        ...['limit=0', 'limit=251', 'limit=1e3', 'limit=-1', 'limit=NaN'],
        ...['offset=-1', 'offset=1e309', 'offset=0x10', 'offset=9007199254740993', 'limit=%00'],
      ]) {
        const answer = await ask(server, `${views}?${query}`);
        expect(answer.status, query).toBe(400);
        refused(answer, 400);
      }
    },
  },
  {
    what: 'two hundred callers that never finish their first line',
    must: 'keep nobody else waiting',
    async see(server) {
      const { hostname, port } = new URL(server.url);
      const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname));
      for (const socket of sockets) socket.on('error', () => {}).write('GET /healthz HT');
      try {
        expect((await ask(server, '/healthz')).status).toBe(200);
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  },
  {
    what: 'a caller that hangs up in the middle of everything',
    must: 'harms nobody else',
    async see(server) {
      const { hostname, port } = new URL(server.url);
      const head = `POST ${JOBS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.key}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n`;
      for (const part of ['GET', head, `${head}{"prom`]) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => {});
        await new Promise<void>((done) => socket.write(part, () => done()));
        socket.destroy();
      }
      expect((await ask(server, '/healthz')).status).toBe(200);
    },
  },
];

export const REQUESTS: Attack[] = ROWS.map((row) => ({
  category: 'requests to the server',
  what: row.what,
  must: row.must,
  async see(scene) {
    const server = await scene.server();
    await row.see(server, scene);
    expect(existsSync(scene.canary)).toBe(false);
    expect(server.child.exitCode).toBeNull();
  },
}));
