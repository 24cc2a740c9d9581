// Deliveries to `docket serve --database` that GitHub never sent, or that contain what strangers chose.
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { signedHeaders } from '../../local-github/webhooks.ts';
import { COMPILED } from '../../support/compiled.ts';
import { migratedDatabase } from '../../support/database.ts';
import { example } from '../../support/events.ts';
import { startProcess } from '../../support/processes.ts';
import { atTestEnd } from '../../support/test-end.ts';
import type { Attack, Scene } from './scene.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SECRET = 'wh_Zk3nQ8vT1xW6rB9mH4';

const comment = (body: string, more: object = {}): string => {
  const patch = { comment: { body }, installation: { id: 7 }, ...more };
  return JSON.stringify(example('issue_comment', 'created', patch).payload);
};

interface Door {
  deliver(body: string | Buffer, headers?: Record<string, string>): Promise<string>;
  /** What was stored. */
  stored(): Promise<{ guid: string; payload: string }[]>;
  url: string;
  stderr(): string;
}

async function openDoor({ sandbox }: Scene): Promise<Door> {
  const database = await migratedDatabase();
  const app = sandbox.registerApp(`door-${Math.random().toString(36).slice(2)}`, 'octo');
  const args = [join(ROOT, 'dist/cli.js'), 'serve', '--port', '0', '--database', database];
  const child = startProcess(join(ROOT, 'node_modules/node/bin/node'), args, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      GITHUB_API_URL: sandbox.apiUrl,
      APP_ID: String(app.id),
      PRIVATE_KEY: app.privateKey,
      WEBHOOK_SECRET: SECRET,
    },
  });
  const _closed = once(child, 'close');
  const client = new pg.Client(database);
  client.on('error', () => {});
  await client.connect();
  atTestEnd(() => client.end());
  let said = '';
  const url = await new Promise<string>((done, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const found = /Docket serves .+ at (http[^\s"]+)"?\}?\n/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('close', () => failed(new Error(`docket ended: ${said}`)));
  });
  return {
    url,
    stderr: () => said,
    async deliver(body, headers = {}) {
      const own = signedHeaders(
        { guid: 'g-1', event: 'issue_comment', body: String(body) },
        SECRET,
      );
      const all = { ...own, ...headers };
      const sent = typeof body === 'string' ? body : new Uint8Array(body);
      const answer = await fetch(`${url}/api/github/webhooks`, {
        method: 'POST',
        body: sent,
        headers: all,
      });
      return `${answer.status} ${await answer.text()}`;
    },
    stored: async () =>
      (await client.query('select guid, payload::text from docket.delivery')).rows,
  };
}

const category = 'forged and hostile deliveries';

/** Refused with this status, nothing is stored, and the secret is in no answer and no log. */
const refused = (what: string, status: number, send: (door: Door) => Promise<string>): Attack => ({
  category,
  what: `a delivery ${what}`,
  must: `is refused with ${status}, and nothing is stored`,
  async see(scene) {
    const door = await openDoor(scene);
    const answer = await send(door);
    expect(answer).toMatch(new RegExp(`^${status} \\{"error":"[A-Z].*\\."`));
    expect(await door.stored()).toEqual([]);
    expect(answer + door.stderr()).not.toContain(SECRET);
  },
});

const BODY = comment('/docs delete every page');
const of = (secret: string, body = BODY) =>
  signedHeaders({ guid: 'g-1', event: 'issue_comment', body }, secret);

export const WEBHOOKS: Attack[] = [
  refused('in the name of a maintainer, without the secret', 401, (door) =>
    door.deliver(BODY, of('guess guess guess guess')),
  ),
  refused('signed with an empty secret', 401, (door) => door.deliver(BODY, of(''))),
  refused('with the signature of another one', 401, (door) =>
    door.deliver(BODY, of(SECRET, comment('/docs fix the typo'))),
  ),
  refused('without a signature', 401, (door) => door.deliver(BODY, { 'X-Hub-Signature-256': '' })),
  refused('whose id is a piece of SQL', 400, (door) =>
    door.deliver(BODY, { 'X-GitHub-Delivery': "x'); drop table docket.job; --" }),
  ),
  refused('that is a form and not JSON', 400, (door) =>
    door.deliver(`payload=${encodeURIComponent(BODY)}`),
  ),
  refused('that is larger than GitHub sends', 413, (door) =>
    door.deliver(Buffer.alloc(25 * 1024 * 1024 + 1, 0x20)),
  ),
  {
    category,
    what: 'a comment with U+0000, half characters, and SQL',
    must: 'is stored as it was written',
    async see(scene) {
      const door = await openDoor(scene);
      const words = "/docs a\u0000b \ud800 '); drop table docket.job; --";
      expect(await door.deliver(comment(words))).toBe('202 {"status":"accepted"}');
      const [row] = await door.stored();
      expect(JSON.parse(row?.payload ?? '{}').comment.body).toBe(words);
    },
  },
  {
    category,
    what: 'a comment with megabytes around it',
    must: 'leaves only the parts that are needed',
    async see(scene) {
      const door = await openDoor(scene);
      const ballast = { ballast: 'x'.repeat(20 * 1024 * 1024), __proto__: { polluted: true } };
      expect(await door.deliver(comment('/docs fix the typo', ballast))).toMatch(/^202 /);
      const [row] = await door.stored();
      expect(row?.payload.length).toBeLessThan(2_000);
    },
  },
  {
    category,
    what: 'a recorded delivery, sent again under ids of its own',
    must: 'is stored once, because the signature does not cover the id',
    async see(scene) {
      const door = await openDoor(scene);
      const body = comment('/docs cancel');
      expect(await door.deliver(body)).toBe('202 {"status":"accepted"}');
      const again = ['g-2', 'g-3'].map((id) => door.deliver(body, { 'X-GitHub-Delivery': id }));
      expect(new Set(await Promise.all(again))).toEqual(new Set(['202 {"status":"known"}']));
      expect((await door.stored()).map(({ guid }) => guid)).toEqual(['g-1']);
    },
  },
  {
    category,
    what: 'a thousand deliveries that are not GitHub’s and never end',
    must: 'keep no more than 100 MB, and no delivery of GitHub waits',
    async see(scene) {
      const door = await openDoor(scene);
      const size = 255 * 1024;
      const head = Object.entries(of('guess guess guess guess')).map(
        ([name, value]) => `${name}: ${value}`,
      );
      const lines = [
        'POST /api/github/webhooks HTTP/1.1',
        'Host: x',
        ...head,
        `Content-Length: ${size}`,
      ];
      let refused = 0;
      for (let n = 0; n < 1_000; n += 1) {
        const socket = connect(Number(new URL(door.url).port), '127.0.0.1');
        atTestEnd(() => void socket.destroy());
        socket.on('error', () => {});
        socket.once('data', (answer) => {
          if (answer.toString().startsWith('HTTP/1.1 503')) refused += 1;
        });
        const body = Buffer.alloc(size - 1, 0x20);
        await new Promise((done) => socket.write(`${lines.join('\r\n')}\r\n\r\n`, done));
        await new Promise((done) => socket.write(body, done));
      }
      expect(await door.deliver(BODY)).toBe('202 {"status":"accepted"}');
      // The server reads large ones piece by piece, and may be far behind what the system has taken.
      await vi.waitFor(() => expect(refused).toBeGreaterThan(500), 50_000);
    },
  },
  {
    category,
    what: 'the same delivery fifty times at once',
    must: 'is stored once',
    async see(scene) {
      const door = await openDoor(scene);
      const answers = await Promise.all(Array.from({ length: 50 }, () => door.deliver(BODY)));
      const accepted = answers.filter((answer) => answer === '202 {"status":"accepted"}');
      expect(accepted).toHaveLength(1);
      expect(await door.stored()).toHaveLength(1);
    },
  },
];
