import { describe, expect, it } from 'vitest';
import { dashboardServer } from '../../../support/dashboard.ts';
import { scriptedService } from '../../../support/scripted-service.ts';

const setUp = (more = {}) => dashboardServer(scriptedService().service, more);
const ALL = 'all' as const;

describe('the one-time link', () => {
  it('signs in once, with a button that programs do not press', async () => {
    const { visitor, link, audit } = setUp();
    const path = await link();
    const mona = visitor();
    expect((await mona.get(path)).body).toContain('<button>Sign in</button>');
    expect((await mona.get('/keys')).status).toBe(303);
    const used = await mona.post(path);
    expect([used.status, used.headers.get('location')]).toEqual([303, '/']);
    expect((await mona.get('/keys')).status).toBe(200);
    const again = await visitor().post(path);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([403, null]);
    expect(again.body).toContain('This link has been used');
    const { entries } = await audit.list({ limit: 9 });
    expect(entries).toMatchObject([{ actor: 'server operator', action: 'sign-in' }]);
  });

  it('is good for 15 minutes', async () => {
    const { visitor, link, clock } = setUp();
    const path = await link();
    clock.advance(15 * 60_000);
    expect((await visitor().post(path)).status).toBe(403);
  });

  it('is used by only one of many at once', async () => {
    const { visitor, link } = setUp();
    const path = await link();
    const all = await Promise.all(Array.from({ length: 20 }, () => visitor().post(path)));
    expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('is printed again when someone asks, at most every ten seconds', async () => {
    const { visitor, printed, clock } = setUp();
    for (let n = 0; n < 5; n++) expect((await visitor().post('/sign-in')).status).toBe(200);
    expect(printed).toHaveLength(1);
    clock.advance(10_000);
    expect((await visitor().post('/sign-in')).body).not.toContain(printed[0]);
    expect(printed).toHaveLength(2);
    expect((await visitor().post(printed[1] ?? '')).status).toBe(303);
  });

  it('is no session, and a session is no link', async () => {
    const { visitor, link, signedIn } = setUp();
    const token = (await link()).split('/').at(-1);
    expect((await visitor(`docket-session=${token}`).get('/keys')).status).toBe(303);
    const mona = await signedIn(ALL);
    const [session] = mona.cookies.values();
    expect((await visitor().post(`/sign-in/link/${session}`)).status).toBe(403);
    expect((await mona.get('/keys')).status).toBe(200);
  });
});

describe('a session', () => {
  it('has a cookie that scripts and other sites cannot use', async () => {
    const http = setUp();
    const plain = await http.visitor().post(await http.link());
    expect(plain.headers.get('set-cookie')).toMatch(
      /^docket-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const https = setUp({ publicUrl: 'https://docket.example' });
    const safe = await https.visitor().post(await https.link());
    expect(safe.headers.get('set-cookie')).toMatch(
      /^__Host-docket-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('never takes over a token that the browser brought along', async () => {
    const { visitor, link } = setUp();
    const fixed = 'x'.repeat(43);
    const mona = visitor(`docket-session=${fixed}`);
    await mona.post(await link());
    expect(mona.cookies.get('docket-session')).not.toBe(fixed);
    expect((await visitor(`docket-session=${fixed}`).get('/keys')).status).toBe(303);
  });

  it('ends when it expires and when its owner signs out, and then leads back', async () => {
    const { signedIn, visitor, clock } = setUp();
    const mona = await signedIn(ALL);
    const cookie = [...mona.cookies].map((pair) => pair.join('='))[0];
    const csrf = await mona.csrf();
    expect((await mona.post('/sign-out', { csrf })).status).toBe(303);
    expect(mona.cookies.size).toBe(0);
    expect((await visitor(cookie).get('/keys')).status).toBe(303);
    const hubot = await signedIn(ALL);
    clock.advance(3_600_000);
    const late = await hubot.get('/audit?cursor=5');
    expect(late.headers.get('location')).toBe('/sign-in?back=%2Faudit%3Fcursor%3D5');
  });
});

describe('a form', () => {
  const key = { project: 'acme', name: 'x', scope: 'jobs' };

  it('needs the session token of its page', async () => {
    const { signedIn, deps } = setUp();
    const [mona, hubot] = [await signedIn(ALL), await signedIn(ALL)];
    for (const csrf of ['', 'x', await hubot.csrf()]) {
      const answer = await mona.post('/keys', { ...key, csrf });
      expect([answer.status, answer.body.includes('not from your session')]).toEqual([403, true]);
    }
    expect(await deps.keys('').list()).toEqual([]);
    expect((await mona.post('/keys', { ...key, csrf: await mona.csrf() })).status).toBe(200);
    expect(await deps.keys('').list()).toHaveLength(1);
  });

  it.each(['https://evil.example', 'http://docket.test:81', 'null', ''])(
    'is refused from %j, whatever is in it',
    async (origin) => {
      const { signedIn, deps, link } = setUp();
      const mona = await signedIn(ALL);
      const form = { ...key, csrf: await mona.csrf() };
      const headers = { Origin: origin };
      expect((await mona.post('/keys', form, headers)).status).toBe(403);
      expect((await mona.post('/sign-out', form, headers)).status).toBe(403);
      expect((await mona.post(await link(), {}, headers)).status).toBe(403);
      expect((await mona.post('/sign-in', {}, headers)).status).toBe(403);
      expect(await deps.keys('').list()).toEqual([]);
    },
  );

  it('is taken only from the public address where there is one', async () => {
    const publicUrl = 'https://docket.example';
    const { link, visitor } = setUp({ publicUrl });
    const path = await link();
    const inside = { Origin: 'http://docket.example' };
    expect((await visitor().post(path, {}, inside)).status).toBe(403);
    expect((await visitor().post(path)).status).toBe(303);
  });

  it('is refused without a session, as JSON, or when it is a book', async () => {
    const { signedIn, visitor } = setUp();
    expect((await visitor().post('/keys', key)).status).toBe(401);
    const mona = await signedIn(ALL);
    const csrf = await mona.csrf();
    const json = { 'Content-Type': 'application/json' };
    expect((await mona.post('/keys', { ...key, csrf }, json)).status).toBe(415);
    const long = { ...key, csrf, name: 'x'.repeat(20_000) };
    expect((await mona.post('/keys', long)).status).toBe(413);
  });
});

describe('every page', () => {
  it.each(['/sign-in', '/keys', '/audit'])(
    '%s allows no frame and nothing inline',
    async (path) => {
      const mona = await setUp().signedIn(path === '/sign-in' ? {} : ALL);
      if (path === '/sign-in') mona.cookies.clear();
      const { headers, body, status } = await mona.get(path);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(body).not.toMatch(/<style|<script(?! src)| style=| on\w+=/);
    },
  );

  it('leads back only to a path of this server after the sign-in', async () => {
    const { signedIn } = setUp();
    const mona = await signedIn(ALL);
    const rows = [
      ...['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'],
      ...[
        '/.//evil.example',
        '/a/..//evil.example',
        '/%2e//evil.example',
        '/././/evil.example/x?y',
      ],
    ];
    for (const back of rows) {
      const answer = await mona.get(`/sign-in?${new URLSearchParams({ back })}`);
      expect(answer.headers.get('location')).toBe('/');
    }
    const good = await mona.get('/sign-in?back=%2Faudit%3Fcursor%3D5');
    expect(good.headers.get('location')).toBe('/audit?cursor=5');
  });
});
