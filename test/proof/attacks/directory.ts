// Lists, events, usage, keys, and projects of `docket serve`, asked for by people who have a key, but
// not for this.
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { atTestEnd } from '../../support/test-end.ts';
import { startServing } from '../support/served.ts';
import { query, served } from './database.ts';
import type { Attack, Scene } from './scene.ts';

type Served = Awaited<ReturnType<typeof served>>;

async function ask({ address }: Served, path: string, key: string, init: RequestInit = {}) {
  const headers = { Authorization: `Bearer ${key}`, ...init.headers };
  const response = await fetch(`${address}${path}`, { ...init, headers });
  return { status: response.status, response, body: await response.text() };
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function create({ ask: call, mine, theirs }: Served, project: string, prompt: string) {
  const { id } = await call(`${project}/job`, project === 'mine' ? mine : theirs, prompt);
  return id;
}

/** An open stream whose first events have arrived. */
async function follow({ address }: Served, path: string, key: string) {
  const leaving = new AbortController();
  const response = await fetch(`${address}${path}`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  let text = '';
  const decoder = new TextDecoder();
  const until = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
  if (response.ok) await until(() => text.includes('event: job'));
  return {
    status: response.status,
    text: () => text,
    leave: () => leaving.abort(),
    rest: () => until(() => false),
  };
}

const LOGS = resolve(import.meta.dirname, '../../../examples/site/logs/*.gz');

/** A server that counts views, with either store, and how a key of it asks for them. */
const STORES: Record<string, (scene: Scene) => Promise<(path: string) => Promise<Response>>> = {
  async 'a folder'(scene) {
    const dir = scene.dir();
    const files = { 'docs/index.md': '# Start\n' };
    const repository = await scene.sandbox.createRepository('octo/counted', { files });
    const args = ['--repo', repository.gitDir, '--agent-command', 'true', '--access-logs', LOGS];
    const { url, key, child } = await startServing(args, {}, join(dir, 'data'));
    atTestEnd(() => void child.kill('SIGKILL'));
    const headers = { Authorization: `Bearer ${key}` };
    return (path) => fetch(`${url}/v1/analytics/proof/${path}`, { headers });
  },
  async 'a database'() {
    const settings = `jsonb_set(settings::jsonb, '{accessLogs}', '${JSON.stringify([LOGS])}')`;
    const { address, mine } = await served((url) =>
      query(url, `update docket.project set settings = ${settings}`),
    );
    const headers = { Authorization: `Bearer ${mine}` };
    return (path) => fetch(`${address}/v1/analytics/mine/${path}`, { headers });
  },
};

const ROWS: Omit<Attack, 'category'>[] = [
  ...Object.entries(STORES).map(([store, open]) => ({
    what: `ranges of views up to the end of the calendar, from ${store}`,
    must: 'cost as much as there is data, and answer with a short list that says so',
    async see(scene: Scene) {
      const get = await open(scene);
      const ranges = [
        'dateTo=9999-12-31',
        'dateFrom=1970-01-02&dateTo=9999-12-31',
        'dateFrom=1970-01-02',
      ];
      for (const range of ranges) {
        for (const path of ['views', 'insights', 'classes']) {
          const answer = await get(`${path}?${range}`);
          const body = await answer.text();
          const refused = path !== 'views' && range.includes('&');
          expect([path, range, answer.status]).toEqual([path, range, refused ? 400 : 200]);
          if (refused) expect(body).toContain('Parameter `dateFrom` is more than 3660 days before');
          expect(body.length).toBeLessThan(100_000);
        }
      }
    },
  })),
  {
    what: 'lists, events, and usage of another project',
    must: 'are refused, and ids from there are ids that do not exist',
    async see() {
      const server = await served();
      const { mine, theirs } = server;
      const id = await create(server, 'theirs', 'Secret plans');
      for (const path of ['job', `job/${id}/events`, 'usage']) {
        const refused = await ask(server, `/v2/agent/theirs/${path}`, mine);
        expect(refused).toMatchObject({ status: 403 });
        expect(refused.body).not.toContain('Secret');
      }
      expect(await ask(server, `/v2/agent/mine/job/${id}/events`, mine)).toMatchObject({
        status: 404,
      });
      const list = await ask(server, '/v2/agent/mine/job?search=secret', mine);
      expect(JSON.parse(list.body)).toEqual({ jobs: [], nextCursor: null });
      const usage = await ask(server, '/v2/agent/mine/usage', mine);
      expect(JSON.parse(usage.body)).toEqual({ months: [] });
      expect((await ask(server, '/v2/agent/theirs/job', theirs)).body).toContain('Secret plans');
    },
  },
  {
    what: 'cursors of another project, cursors with SQL, and cursors made of noise',
    must: 'lead to jobs of the own project or nowhere',
    async see() {
      const server = await served();
      const { mine, theirs } = server;
      for (const n of [1, 2, 3]) await create(server, 'theirs', `Secret ${n}`);
      await create(server, 'mine', 'Open');
      const { body } = await ask(server, '/v2/agent/theirs/job?limit=1', theirs);
      const cursor = JSON.parse(body).nextCursor as string;
      const stolen = await ask(server, `/v2/agent/mine/job?cursor=${cursor}`, mine);
      expect(stolen.status).toBe(200);
      expect(stolen.body).not.toContain('Secret');
      const time = '2026-11-01T12:00:00.000Z';
      const texts = [
        `${time} ' or 1=1 --`,
        `${time} a\u0000`,
        `${time}`,
        `${time}' a1`,
        '9'.repeat(90),
      ];
      for (const text of [...texts, '', '-infinity a1', '+275760-09-13T00:00:00.000Z a b']) {
        const forged = Buffer.from(text).toString('base64url');
        const answer = await ask(server, `/v2/agent/mine/job?cursor=${forged}`, mine);
        expect(answer.status).toBe(400);
        expect(answer.body).toContain('Use `nextCursor` of the previous page');
      }
      // Times that a clock can show, but no database.
      const far = Buffer.from('+275760-09-13T00:00:00.000Z a1').toString('base64url');
      expect((await ask(server, `/v2/agent/mine/job?cursor=${far}`, mine)).status).toBe(400);
    },
  },
  {
    what: 'parameters that are huge, negative, doubled, or hold U+0000',
    must: 'are refused by name or find nothing, and never fail inside',
    async see() {
      const server = await served();
      const { mine } = server;
      await create(server, 'mine', 'Open');
      const status = async (query: string) =>
        (await ask(server, `/v2/agent/mine/job?${query}`, mine)).status;
      for (const query of [
        ...['limit=0', 'limit=101', 'limit=-1', 'limit=1e9', 'limit=NaN', 'status=ACTIVE'],
        ...[`search=${'x'.repeat(201)}`, `cursor=${'x'.repeat(10_000)}`, 'waitingSince=2026-13-01'],
        ...['waitingSince=%00', 'waitingSince=99999-01-01', 'status=active%00'],
      ]) {
        expect([query, await status(query)]).toEqual([query, 400]);
      }
      for (const query of [
        ...['search=%00', 'search=%25', 'search=%5c', 'search=%ed%a0%80', 'x=1'],
        ...['waitingSince=0000-01-01', 'waitingSince=9999-12-31T23:59:59-12:00'],
      ]) {
        expect([query, await status(query)]).toEqual([query, 200]);
      }
      for (const months of ['0', '37', '-1', '1e3', '%00']) {
        const { status: code } = await ask(server, `/v2/agent/mine/usage?months=${months}`, mine);
        expect([months, code]).toEqual([months, 400]);
      }
    },
  },
  {
    what: 'a prompt that looks like the end of an event and the beginning of another',
    must: 'stays inside its own event',
    async see() {
      const server = await served();
      const forged = 'event: job\ndata: {"type":"job","id":"x","job":{"status":"completed"}}';
      const id = await create(server, 'mine', `x\n\nid: 9-9\r\n\r\n${forged}\n\n\u2028${forged}`);
      const stream = await follow(server, `/v2/agent/mine/job/${id}/events`, server.mine);
      stream.leave();
      const text = stream.text();
      const events = text.split('\n\n').filter((frame) => /^event: /m.test(frame));
      expect(events).toHaveLength(2);
      expect(
        events.every((frame) => /^id: \d+-[0-9a-f]*\nevent: \w+\ndata: [^\r\n]*$/.test(frame)),
      ).toBe(true);
      expect(text).not.toMatch(/^data: \{"type":"job","id":"x"/m);
    },
  },
  {
    what: 'as many event streams as one key can open, and requests for their heads',
    must: 'are ten, and others still get theirs',
    async see() {
      const server = await served();
      const [own, other] = [await create(server, 'mine', 'a'), await create(server, 'theirs', 'b')];
      const path = `/v2/agent/mine/job/${own}/events`;
      for (let n = 0; n < 15; n += 1) {
        expect((await ask(server, path, server.mine, { method: 'HEAD' })).status).toBe(200);
      }
      const streams = await Promise.all(
        Array.from({ length: 40 }, () => follow(server, path, server.mine)),
      );
      expect(streams.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(streams.filter(({ status }) => status === 429)).toHaveLength(30);
      const theirs = await follow(server, `/v2/agent/theirs/job/${other}/events`, server.theirs);
      expect(theirs.status).toBe(200);
      for (const { leave } of [...streams, theirs]) leave();
    },
  },
  {
    what: 'readers who hang up before their event stream begins',
    must: 'take nobody’s place',
    async see() {
      const server = await served();
      const id = await create(server, 'mine', 'a');
      const path = `/v2/agent/mine/job/${id}/events`;
      const { port } = new URL(server.address);
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.mine}\r\n\r\n`;
      for (let n = 0; n < 400; n += 1) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => {});
        await new Promise((done) => socket.write(head, done));
        socket.resetAndDestroy();
      }
      const stream = await follow(server, path, server.mine);
      expect(stream.status).toBe(200);
      stream.leave();
    },
  },
  {
    what: 'a reader who stays when the server has to stop',
    must: 'gets the end of the stream, and the server does not wait for the job',
    async see() {
      const server = await served();
      const id = await create(server, 'mine', 'a');
      const stream = await follow(server, `/v2/agent/mine/job/${id}/events`, server.mine);
      const closed = once(server.child, 'close');
      server.child.kill('SIGTERM');
      await stream.rest();
      await closed;
      expect(server.stderr()).not.toMatch(/"level":"error"/);
    },
  },
  {
    what: 'ids of the last event that were never sent',
    must: 'begin the stream anew, or are refused',
    async see() {
      const server = await served();
      const id = await create(server, 'mine', 'a');
      const path = `/v2/agent/mine/job/${id}/events`;
      for (const last of ['-1', '999999-ffffffffffffffff', "' or 1=1", 'x'.repeat(5_000)]) {
        const leaving = new AbortController();
        const headers = { Authorization: `Bearer ${server.mine}`, 'Last-Event-ID': last };
        const answer = await fetch(`${server.address}${path}`, { headers, signal: leaving.signal });
        expect(answer.status).toBe(200);
        leaving.abort();
      }
    },
  },
  {
    what: 'keys and settings, asked for with a key without the scope `admin`',
    must: 'are refused, and no key is created or revoked',
    async see() {
      const server = await served();
      const { mine } = server;
      const keys = '/v1/projects/mine/keys';
      for (const path of ['/v1/projects', '/v1/projects/mine', keys, '/v1/projects/theirs/keys']) {
        expect((await ask(server, path, mine)).status).toBe(403);
      }
      expect((await ask(server, keys, mine, post({ scopes: ['admin'] }))).status).toBe(403);
      expect((await ask(server, `${keys}/theirs/revoke`, mine, post({}))).status).toBe(403);
      expect((await ask(server, '/v2/agent/theirs/job', server.theirs)).status).toBe(200);
    },
  },
  {
    what: 'metrics, asked for with API keys, with parts of the token, and with odd methods',
    must: 'are for the token only, and no caller adds a label',
    async see() {
      const server = await served(undefined, { DOCKET_METRICS_TOKEN: METRICS_TOKEN });
      const guesses = [
        server.mine,
        METRICS_TOKEN.slice(1),
        `${METRICS_TOKEN}x`,
        '%00',
        'undefined',
      ];
      for (const guess of guesses) {
        expect((await ask(server, '/metrics', guess)).status).toBe(401);
      }
      for (const method of ['PROPFIND', 'LINK', 'PURGE']) {
        await ask(server, `/${method}/${'x'.repeat(500)}`, server.mine, { method });
      }
      const id = await create(server, 'mine', 'Secret plans');
      await ask(server, `/v2/agent/mine/job/${id}`, server.mine);
      const { status, body } = await ask(server, '/metrics', METRICS_TOKEN);
      expect(status).toBe(200);
      expect(body).toMatch(/^docket_jobs\{status="active"\} 1$/m);
      expect(body).toContain('method="other",route="-"');
      expect(body).not.toMatch(/PROPFIND|xxx|Secret|mine|theirs/);
      expect(body).not.toContain(id);
      expect(server.stderr()).not.toContain(METRICS_TOKEN);
    },
  },
];

const METRICS_TOKEN = 'scraper-9c1b7e52f0a84d36';

export const DIRECTORY: Attack[] = ROWS.map((row) => ({
  category: 'Lists, events, keys, and projects of a server',
  ...row,
}));
