// People who want into the dashboard, or want others to do something there.
import { request as httpRequest } from 'node:http';
import { expect } from 'vitest';
import type { Served } from '../support/served.ts';
import type { Attack, Scene, Serving } from './scene.ts';

interface Guest {
  server: Serving;
  /** Of a session. */
  cookie: string;
  csrf: string;
  /** The link that was used to sign in. */
  link: string;
}

const guests = new WeakMap<Scene, Promise<Guest>>();

/** One sign-in for all attacks. */
function guest(scene: Scene): Promise<Guest> {
  const known = guests.get(scene) ?? signIn(scene);
  guests.set(scene, known);
  return known;
}

async function signIn(scene: Scene): Promise<Guest> {
  const server = await scene.server();
  const link = await newLink(server);
  const entered = await send(server, new URL(link).pathname, {});
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(`${server.url}/keys`, { headers: { cookie } })).text();
  return { server, cookie, csrf: /name="csrf" value="(\w+)"/.exec(page)?.[1] ?? '', link };
}

async function newLink(server: Served): Promise<string> {
  const before = server.stderr().length;
  await send(server, '/sign-in', {});
  for (;;) {
    const found = [...server.said().matchAll(/^Dashboard .*: (http\S+)\n/gm)].at(-1)?.[1];
    if (found && server.stderr().length >= before) return found;
    await new Promise((done) => setImmediate(done));
  }
}

function send(
  { url }: Served,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
}

const keysOf = async ({ server, cookie }: Guest) =>
  (await fetch(`${server.url}/keys`, { headers: { cookie } })).text();

interface Row {
  what: string;
  must: string;
  see(guest: Guest, scene: Scene): Promise<void>;
}

const KEY = { project: 'proof', name: 'mine', scope: 'admin' };

/** A form that must change nothing. */
const form = (
  what: string,
  status: number,
  wanted: (guest: Guest) => { fields?: Record<string, string>; headers?: Record<string, string> },
): Row => ({
  what,
  must: 'is refused, and nothing has changed',
  async see(guest) {
    const { fields = {}, headers = {} } = wanted(guest);
    const all = { cookie: guest.cookie, ...headers };
    const answer = await send(guest.server, '/keys', { ...KEY, csrf: guest.csrf, ...fields }, all);
    expect(answer.status).toBe(status);
    expect(await keysOf(guest)).not.toContain('<strong>mine');
  },
});

const ROWS: Row[] = [
  form('a form without its token', 403, () => ({ fields: { csrf: '' } })),
  form('a form with a token of the wrong length', 403, ({ csrf }) => ({
    fields: { csrf: csrf.slice(1) },
  })),
  form('a form that another site sends, with the right token', 403, () => ({
    headers: { origin: 'https://evil.example' },
  })),
  form('a form from a page without an origin', 403, () => ({ headers: { origin: 'null' } })),
  form('a form of whoever is not signed in', 401, () => ({ headers: { cookie: '' } })),
  form('a form with the cookie of nobody', 401, () => ({
    headers: { cookie: `docket-session=${'A'.repeat(43)}` },
  })),
  form('a form that is larger than any', 413, () => ({ fields: { name: 'x'.repeat(100_000) } })),
  {
    what: 'a link that was used',
    must: 'opens nothing a second time',
    async see({ server, link }) {
      const again = await send(server, new URL(link).pathname, {});
      expect([again.status, again.headers.get('set-cookie')]).toEqual([403, null]);
    },
  },
  {
    what: 'a session that someone else has chosen',
    must: 'is not the one after the sign-in, and opens nothing',
    async see({ server }) {
      const cookie = `docket-session=${'B'.repeat(43)}`;
      const answer = await fetch(`${server.url}/keys`, { headers: { cookie }, redirect: 'manual' });
      expect(answer.status).toBe(303);
    },
  },
  {
    what: 'a link in the name of another host',
    must: 'is printed with the address of the server',
    async see({ server }) {
      const { hostname, port } = new URL(server.url);
      await new Promise<void>((done, failed) => {
        const headers = { host: 'evil.example', origin: 'http://evil.example' };
        httpRequest({ hostname, port, path: '/sign-in', method: 'POST', headers }, (answer) => {
          answer.resume().on('end', done);
        })
          .on('error', failed)
          .end();
      });
      expect(server.stderr()).not.toContain('evil.example/sign-in');
    },
  },
  {
    what: 'a request for events without a session',
    must: 'gets none',
    async see({ server }) {
      for (const path of ['/live', '/jobs/proof/x/live']) {
        expect((await fetch(`${server.url}${path}`)).status).toBe(401);
      }
    },
  },
  {
    what: 'an API key in place of a session',
    must: 'opens no page',
    async see({ server }) {
      const headers = { authorization: `Bearer ${server.key}` };
      const answer = await fetch(`${server.url}/keys`, { headers, redirect: 'manual' });
      expect(answer.status).toBe(303);
    },
  },
  {
    what: 'a session in place of an API key',
    must: 'opens nothing of the API',
    async see({ server, cookie }) {
      const answer = await fetch(`${server.url}/v2/agent/proof/job/x`, { headers: { cookie } });
      expect(answer.status).toBe(401);
    },
  },
  ...[
    ...['//evil.example/x', 'https://evil.example', '/\\evil.example'],
    ...['/.//evil.example', '/a/..//evil.example', '/%2e//evil.example'],
  ].map((back) => ({
    what: `a sign-in that leads to ${back}`,
    must: 'leads to the first page',
    async see({ server, cookie }: Guest) {
      const url = `${server.url}/sign-in?${new URLSearchParams({ back })}`;
      const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('/');
    },
  })),
  {
    what: 'a prompt, a search, and a key with markup in them',
    must: 'are text on every page',
    async see(guest) {
      const { server, cookie, csrf } = guest;
      const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
      await fetch(`${server.url}/v2/agent/proof/job`, {
        method: 'POST',
        headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: evil }),
      });
      await send(server, '/keys', { ...KEY, name: evil, csrf }, { cookie });
      const query = new URLSearchParams({ search: evil, status: evil });
      for (const path of ['/', `/?${query}`, '/keys', '/audit', '/cost', '/installation']) {
        const page = await fetch(`${server.url}${path}`, { headers: { cookie } });
        const text = await page.text();
        expect(text).not.toMatch(/<img|<script>|onerror=alert\(1\)>/);
        expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      }
    },
  },
  {
    what: 'a job of a project that does not exist, or with the path of another file',
    must: 'is not found',
    async see({ server, cookie }) {
      for (const path of ['/jobs/nowhere/x', '/jobs/proof/..%2f..%2fkeys', '/jobs/proof/%00']) {
        const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
        expect([400, 404]).toContain(answer.status);
      }
    },
  },
];

export const DASHBOARD: Attack[] = ROWS.map(({ what, must, see }) => ({
  category: 'dashboard',
  what,
  must,
  see: async (scene) => see(await guest(scene), scene),
}));
