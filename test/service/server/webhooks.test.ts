import { hash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readBytes } from '../../../src/service/server/body.ts';
import { createWebhooks, type WebhookAnswer } from '../../../src/service/server/webhooks.ts';
import { Unavailable } from '../../../src/shared/errors.ts';
import { signedHeaders } from '../../local-github/webhooks.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, testServer } from '../../support/serve.ts';

const SECRET = 'a secret of this test';
const BODY = JSON.stringify({ action: 'created', comment: { body: '/docs ä' } });

async function setUp(answer: () => Promise<WebhookAnswer> = async () => 'accepted') {
  const accepted: object[] = [];
  const server = testServer(scriptedService().service, {
    secrets: [SECRET, 'the secret before that'],
    accept(delivery) {
      accepted.push(delivery);
      return answer();
    },
  });
  const url = `${await onSocket(server)}/api/github/webhooks`;
  async function deliver(body: string, secret = SECRET, headers: Record<string, string> = {}) {
    const own = signedHeaders({ guid: 'g-1', event: 'issue_comment', body }, secret);
    const response = await fetch(url, { method: 'POST', body, headers: { ...own, ...headers } });
    const { error, status } = (await response.json()) as { error?: string; status?: string };
    return { code: response.status, error, status };
  }
  return { accepted, deliver, url, server };
}

/** Sends the head of a delivery, and nothing of its body. */
function announce(url: string, length: number) {
  const { host, port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = signedHeaders({ guid: 'g', event: 'push', body: '' }, SECRET);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST /api/github/webhooks HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}Content-Length: ${length}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

describe('the door for deliveries', () => {
  it('accepts what is signed with the current or the previous secret', async () => {
    const { accepted, deliver } = await setUp();
    expect(await deliver(BODY)).toEqual({ code: 202, status: 'accepted' });
    expect(await deliver(BODY, 'the secret before that')).toEqual({
      code: 202,
      status: 'accepted',
    });
    const digest = hash('sha256', BODY, 'hex');
    expect(accepted).toEqual([
      { guid: 'g-1', digest, event: 'issue_comment', payload: JSON.parse(BODY) },
      { guid: 'g-1', digest, event: 'issue_comment', payload: JSON.parse(BODY) },
    ]);
  });

  it.each([
    ['with another secret', 'not the secret of the App', {}, 401],
    ['without a signature', SECRET, { 'X-Hub-Signature-256': '' }, 401],
    ['with the old signature only', SECRET, { 'X-Hub-Signature-256': 'sha1=abc' }, 401],
    ['with half a signature', SECRET, { 'X-Hub-Signature-256': `sha256=${'0'.repeat(63)}` }, 401],
    ['without an id', SECRET, { 'X-GitHub-Delivery': '' }, 400],
    ['with an id that is none', SECRET, { 'X-GitHub-Delivery': "'; drop table" }, 400],
    ['with an event that is none', SECRET, { 'X-GitHub-Event': '../x' }, 400],
  ])('refuses one %s', async (_, secret, headers, code) => {
    const { accepted, deliver } = await setUp();
    expect(await deliver(BODY, secret, headers)).toMatchObject({ code });
    expect(accepted).toEqual([]);
  });

  it('refuses a body that was changed on its way, and one that is no object', async () => {
    const { accepted, deliver, url } = await setUp();
    const headers = signedHeaders({ guid: 'g', event: 'ping', body: BODY }, SECRET);
    const changed = await fetch(url, { method: 'POST', headers, body: BODY.replace('ä', 'a') });
    expect(changed.status).toBe(401);
    expect(await deliver('[]')).toMatchObject({ code: 400 });
    expect(await deliver('payload=%7B%7D')).toMatchObject({ code: 400 });
    expect(accepted).toEqual([]);
  });

  it('reads no more than GitHub sends, and says so before it is sent', async () => {
    const { accepted, url } = await setUp();
    const socket = announce(url, 25 * 1024 * 1024 + 1);
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString('utf8')));
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    expect(accepted).toEqual([]);
  });

  it('stays open while others announce large deliveries and do not send them', async () => {
    const { deliver, url } = await setUp();
    const sockets = Array.from({ length: 8 }, () => announce(url, 25 * 1024 * 1024));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(await deliver(BODY)).toEqual({ code: 202, status: 'accepted' });
    for (const socket of sockets) socket.destroy();
  });

  it('lets the oldest unfinished deliveries go when they take too much memory, not the new ones', async () => {
    const { deliver, server, url } = await setUp();
    const size = 200 * 1024;
    const answers: Promise<number>[] = [];
    const forged = signedHeaders({ guid: 'g', event: 'push', body: '' }, 'a guess');
    const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
    for (let n = 0; n < 700; n += 1) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          bodies.push(controller);
          controller.enqueue(new Uint8Array(size));
        },
      });
      const init = { method: 'POST', headers: forged, body, duplex: 'half' } as const;
      answers.push(server.fetch(new Request(url, init)).then(({ status }) => status));
    }
    // 100 MB hold 512 of them.
    expect(await Promise.all(answers.slice(0, 188))).toEqual(Array(188).fill(503));
    expect(await deliver(BODY)).toEqual({ code: 202, status: 'accepted' });
    for (const body of bodies.slice(200)) body.close();
    expect(new Set(await Promise.all(answers.slice(200)))).toEqual(new Set([401]));
  });

  it('holds a delivery in pieces of one byte in no more than twice its size', async () => {
    const counts: number[] = [];
    const pieces = Array.from({ length: 100_000 }, () => new Uint8Array([0x20]));
    const request = new Request('http://docket.test', {
      method: 'POST',
      body: ReadableStream.from(pieces),
      duplex: 'half',
    } as RequestInit);
    const { signal } = new AbortController();
    const read = await readBytes(request, 1e6, { onBytes: (count) => counts.push(count), signal });
    expect(Buffer.alloc(100_000, 0x20).equals(read)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(200_000);
    expect(counts.length).toBeLessThan(20);
  });

  it('reads one piece of all large deliveries at a time, and does everything else in between', async () => {
    const receive = createWebhooks({ secrets: [SECRET], accept: async () => 'accepted' });
    const [many, pieces] = [10, 8];
    const read = Array.from({ length: many }, () => {
      const body = ReadableStream.from(Array.from({ length: pieces }, () => Buffer.alloc(65_536)));
      const headers = signedHeaders({ guid: 'g', event: 'push', body: '' }, SECRET);
      const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
      return receive(new Request('http://docket.test', init)).catch(({ code }) => code);
    });
    let turns = 0;
    const next = () => {
      turns += 1;
      turn = setImmediate(next);
    };
    let turn = setImmediate(next);
    expect(await Promise.all(read)).toEqual(Array(many).fill('unauthorized'));
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(many * (pieces - 1));
  });

  it('answers with an error when nothing could be stored, so that it is delivered again', async () => {
    const { deliver } = await setUp(() => Promise.reject(new Unavailable('No database.')));
    expect(await deliver(BODY)).toEqual({ code: 503, error: 'No database.' });
  });

  it('is closed where there is no App', async () => {
    const server = testServer(scriptedService().service);
    const url = `${await onSocket(server)}/api/github/webhooks`;
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('takes nothing but POST', async () => {
    const { url } = await setUp();
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    await answer.text();
  });
});
