// What the pages show and offer, as far as HTTP goes.
import { describe, expect, it } from 'vitest';
import { finished } from '../../../../src/bot/replies/words.ts';
import { docsLink } from '../../../../src/service/dashboard/layout.ts';
import { noViews } from '../../../../src/service/embedded-service.ts';
import { NotFound } from '../../../../src/shared/errors.ts';
import { VERSION } from '../../../../src/shared/version.ts';
import { joinPieces } from '../../../../src/views/counting/query.ts';
import { dashboardServer } from '../../../support/dashboard.ts';
import { embedded } from '../../../support/embedded.ts';
import { scriptedService } from '../../../support/scripted-service.ts';

const APP = async () => [
  { id: '1000001', repo: 'octo/handbook' },
  { id: '1000002', repo: 'octo/site' },
  { id: 'notes', repo: '/srv/repositories/notes.git' },
];

function setUp(more = {}) {
  const world = embedded();
  const dashboard = dashboardServer(world.service, more, world.clock);
  const final = async (project: string, id: string) => {
    while ((await world.engine.get(project, id)).status === 'active')
      await new Promise(setImmediate);
  };
  return { ...world, ...dashboard, final };
}

/** What people read: without tags, as one line. */
const words = (page: string) =>
  page
    .replace(/<(script|style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a project', () => {
  it('has the name of its repository on every page', async () => {
    const scene = setUp({ projects: APP });
    const { id } = await scene.service.createJob('1000001', { prompt: 'change the start page' });
    await scene.final('1000001', id);
    scene.addKey('1000001');
    const at = '2026-11-01T00:00:00.000Z';
    const entry = { at, actor: 'mona', detail: {} };
    await scene.audit.add({ ...entry, action: 'key.create', project: '1000001' });
    await scene.audit.add({ ...entry, action: 'project.remove', project: 'gone' });
    const mona = await scene.signedIn('all');
    const job = `/jobs/1000001/${id}`;
    for (const path of ['/', job, '/views?choose', '/cost', '/keys', '/audit']) {
      const text = words((await mona.get(path)).body).replaceAll('of-1000001', 'the key');
      expect([path, text.includes('octo/handbook'), text.includes('1000001')]).toEqual([
        path,
        true,
        false,
      ]);
    }
    expect(words((await mona.get('/')).body)).toContain('notes');
    expect(words((await mona.get('/')).body)).not.toContain('/srv');
    expect(words((await mona.get('/audit')).body)).toContain('gone');
    // Requests to the API need the ID.
    expect(words((await mona.get('/installation')).body)).toContain('1000001');
    const form = { project: '1000001', name: 'CI', scope: 'jobs', expires: '2027-01-01' };
    const created = await mona.post('/keys', { ...form, csrf: await mona.csrf() });
    expect(words(created.body)).toContain('project ID 1000001');
  });

  it('has its ID beside the name when two have the same repository', async () => {
    const projects = async () => ['one', 'two'].map((id) => ({ id, repo: 'octo/handbook' }));
    const mona = await setUp({ projects }).signedIn('all');
    const { body } = await mona.get('/');
    expect(body).toContain('>octo/handbook (one)</option>');
    expect(body).toContain('>octo/handbook (two)</option>');
  });
});

describe('a job', () => {
  it('has its request as the title, and links to where it was asked, the change, and the log', async () => {
    const scene = setUp();
    const url = 'https://github.com/octo/acme/issues/7#issuecomment-1';
    const origin = {
      requester: 'mona',
      thread: 7,
      url,
      comment: { id: 1, kind: 'issue' },
    } as const;
    const prompt = 'change the start page\nand all others';
    const { id } = await scene.service.createJob('acme', { prompt, origin });
    await scene.final('acme', id);
    const mona = await scene.signedIn({ acme: 'read' });
    const { body } = await mona.get(`/jobs/acme/${id}`);
    expect(body).toContain('<h1>change the start page and all others</h1>');
    expect(body).toContain('<title>change the start page and all others · Docket</title>');
    expect(body).toMatch(new RegExp(`href="${url}"[^>]*>Thread<`));
    const pull = `https://example.com/acme/docs/pull/docket/${id}`;
    expect(body).toMatch(new RegExp(`href="${pull}"[^>]*>Pull request`));
    expect(body).toMatch(new RegExp(`href="${pull}/files"[^>]*>Diff<`));
    expect(body).toMatch(new RegExp(`href="/jobs/acme/${id}/log"[^>]*>Log<`));
    const log = await mona.get(`/jobs/acme/${id}/log`);
    expect(log.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(log.body).toContain('mona: change the start page\n');
    expect(log.body).toContain('Did: change the start page');
    expect(
      (await (await scene.signedIn({ other: 'write' })).get(`/jobs/acme/${id}/log`)).status,
    ).toBe(404);
  });

  it('takes a follow-up from writers, once per click, and says who sent it', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'nothing' });
    await scene.final('acme', id);
    const path = `/jobs/acme/${id}`;
    const mona = await scene.signedIn({ acme: 'write' });
    const { body } = await mona.get(path);
    expect(body).toContain(`action="${path}/message"`);
    const turn = /name="turn" value="(\d+)"/.exec(body)?.[1] ?? '';
    const form = { csrf: await mona.csrf(), prompt: 'change it, too', turn };
    const sent = await Promise.all([1, 2].map(() => mona.post(`${path}/message`, form)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    await scene.final('acme', id);
    const { turns } = await scene.engine.get('acme', id);
    expect(turns.map(({ prompt }) => prompt)).toEqual(['nothing', 'change it, too']);
    expect(words((await mona.get(path)).body)).toContain('mona asked');
    expect((await scene.audit.list({ limit: 9 })).entries[0]).toMatchObject({
      actor: 'mona',
      action: 'job.message',
      detail: { job: id },
    });
    expect((await mona.post(`${path}/message`, { ...form, prompt: ' ' })).status).toBe(400);
    const reader = await scene.signedIn({ acme: 'read' });
    expect((await reader.get(path)).body).not.toContain('/message');
    const csrf = await reader.csrf(path);
    expect((await reader.post(`${path}/message`, { ...form, csrf })).status).toBe(403);
    expect((await scene.engine.get('acme', id)).turns).toHaveLength(2);
  });

  it('asks before it is archived', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'change it' });
    await scene.final('acme', id);
    const path = `/jobs/acme/${id}`;
    const mona = await scene.signedIn({ acme: 'write' });
    const page = (await mona.get(path)).body;
    expect(page).toContain(`href="${path}/archive"`);
    expect(page).not.toContain(`action="${path}/archive"`);
    const asked = await mona.get(`${path}/archive`);
    expect(asked.status).toBe(200);
    expect(asked.body).toContain(`action="${path}/archive"`);
    expect(words(asked.body)).toContain('cannot be undone');
    expect(asked.body).toContain(`href="${path}"`);
    expect((await scene.engine.get('acme', id)).status).toBe('completed');
    const reader = await scene.signedIn({ acme: 'read' });
    expect((await reader.get(`${path}/archive`)).status).toBe(403);
  });

  it('names the API key that asked', async () => {
    const scene = setUp();
    scene.addKey('acme');
    const response = await scene.server.fetch(
      new Request('http://docket.test/v2/agent/acme/job', {
        method: 'POST',
        headers: {
          authorization: 'Bearer docket_secret',
          'content-type': 'application/json',
          'Idempotency-Key': 'one',
        },
        body: '{"prompt":"change it"}',
      }),
    );
    const { id } = (await response.json()) as { id: string };
    await scene.final('acme', id);
    const mona = await scene.signedIn({ acme: 'read' });
    for (const path of ['/', `/jobs/acme/${id}`]) {
      const text = words((await mona.get(path)).body);
      expect([path, text.includes('CI')]).toEqual([path, true]);
      expect(text).not.toContain('Someone');
    }
    const turns = (await scene.engine.get('acme', id)).turns;
    // It is no account of the code host, where the name could be someone else's.
    expect(turns[0]?.origin).toEqual({ actor: 'API key CI' });
  });
});

describe('a list of jobs', () => {
  it('without any for its filter offers to clear it', async () => {
    const scene = setUp();
    const mona = await scene.signedIn('all');
    for (const query of ['search=nothing', 'status=failed', 'project=acme']) {
      const { body } = await mona.get(`/?${query}`);
      expect(words(body)).toContain('No jobs match this filter.');
      expect(body).toMatch(/<a [^>]*href="\/">Clear the filter<\/a>/);
    }
    const { body } = await mona.get('/');
    expect(words(body)).toContain('No jobs yet.');
    expect(body).not.toContain('Clear the filter');
  });
});

describe('a key', () => {
  it('needs a name and is offered with an expiry date', async () => {
    const { signedIn, deps } = setUp();
    const mona = await signedIn({ acme: 'write' });
    const { body } = await mona.get('/keys');
    expect(body).toMatch(/<input name="name"[^>]* required/);
    expect(body).toMatch(/<input name="expires" type="date" value="\d{4}-\d{2}-\d{2}"/);
    const form = { csrf: await mona.csrf(), project: 'acme', scope: 'jobs' };
    for (const name of ['', '  ']) {
      const answer = await mona.post('/keys', { ...form, name });
      expect([answer.status, words(answer.body).includes('Give the key a name')]).toEqual([
        400,
        true,
      ]);
    }
    expect(await deps.keys('').list()).toEqual([]);
  });

  it('is revoked only after a question', async () => {
    const { signedIn, deps, addKey } = setUp();
    addKey('acme');
    const mona = await signedIn({ acme: 'write' });
    const { body } = await mona.get('/keys');
    expect(body).toContain('href="/keys/of-acme/revoke"');
    expect(body).not.toContain('action="/keys/of-acme/revoke"');
    const asked = await mona.get('/keys/of-acme/revoke');
    expect(asked.body).toContain('action="/keys/of-acme/revoke"');
    expect(words(asked.body)).toContain('CI');
    expect(words(asked.body)).toContain('stop working');
    expect((await deps.keys('').list())[0]?.state).toBe('valid');
    const stranger = await signedIn({ other: 'write' });
    expect((await stranger.get('/keys/of-acme/revoke')).status).toBe(404);
  });
});

describe('page views', () => {
  it('are shown at once, and others are a click away', async () => {
    const asked: unknown[] = [];
    const report = async ({ id }: { id: string }, range: object) => {
      asked.push({ id, ...range });
      return '<p>The report</p>';
    };
    const { signedIn } = setUp({ report });
    const mona = await signedIn('all');
    expect(await mona.get('/views')).toMatchObject({ status: 200, body: '<p>The report</p>' });
    const days = { from: '', to: '' };
    expect(asked).toEqual([{ id: 'acme', range: 'last-7-days', ...days }]);
    const { body } = await mona.get('/views?choose=other');
    expect(body).toMatch(/<option value="other" selected>/);
    expect((await mona.get('/views/report?project=other&range=previous-week')).status).toBe(200);
    expect(asked.at(-1)).toEqual({ id: 'other', range: 'previous-week', ...days });
    const nobody = await signedIn({});
    expect(words((await nobody.get('/views')).body)).toContain('No projects here.');
  });

  it('of days without data offer other days', async () => {
    const sentence = 'The logs cover 2026-11-01 to 2026-11-02. Choose a range within those days.';
    const report = () => Promise.reject(new NotFound(sentence));
    const mona = await setUp({ report }).signedIn('all');
    const { status, body } = await mona.get('/views');
    expect([status, words(body).includes(sentence)]).toEqual([404, true]);
    expect(body).toContain('Open the report');
  });

  it('without a source are explained on a page', async () => {
    const report = async () => {
      await joinPieces(noViews.pages('acme', {}));
      return '';
    };
    const mona = await setUp({ report }).signedIn('all');
    const { status, body } = await mona.get('/views/report?project=acme&range=last-7-days');
    expect(status).toBe(200);
    const text = words(body);
    expect(text).toContain('octo/acme');
    expect(text).toContain('--access-logs');
    expect(text).toContain('DOCKET_VIEWS_KEY');
    expect(body).toContain('aria-current="page">Page views<');
  });
});

describe('an unknown address', () => {
  const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/nowhere', '/jobs', '/v2/agent/acme/nothing', '/favicon.ico'])(
    '%s is a page for a browser and JSON for a program',
    async (path) => {
      const { visitor, signedIn } = setUp();
      for (const someone of [visitor(), await signedIn('all')]) {
        const page = await someone.ask(path, { headers: HTML });
        expect([page.status, page.headers.get('content-type')]).toEqual([
          404,
          'text/html; charset=utf-8',
        ]);
        expect(words(page.body)).toContain('There is no page at this address.');
        expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      }
      for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
        const json = await visitor().ask(path, { headers });
        expect([json.status, json.headers.get('content-type')]).toEqual([
          404,
          'application/json; charset=utf-8',
        ]);
        expect(JSON.parse(json.body).error).toContain('GET /openapi.json');
      }
    },
  );

  it('of a job or a project has a way back', async () => {
    const { signedIn } = dashboardServer(scriptedService().service);
    const mona = await signedIn('all');
    const { body } = await mona.ask('/nowhere', { headers: HTML });
    expect(body).toContain('<nav aria-label="Dashboard">');
  });
});

describe('every page', () => {
  it('has an icon and the version, and names the documentation where Docket came from', async () => {
    const { visitor, signedIn } = setUp();
    for (const [path, someone] of [
      ['/sign-in', visitor()],
      ['/', await signedIn('all')],
    ] as const) {
      const { body } = await someone.get(path);
      const icon = /<link rel="icon" type="image\/svg\+xml" href="([^"]+)">/.exec(body)?.[1] ?? '';
      const { status, headers, body: image } = await visitor().get(icon);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(image).toMatch(/^<svg /);
      expect(words(body)).toContain(`Docket ${VERSION}`);
      expect(body).not.toContain('docket-dev/docket');
      expect(words(body).includes('Documentation')).toBe(path === '/');
    }
    const link = (home: string | undefined) => docsLink('a.md#b', 'Read', home).text;
    expect(link('https://git.example/a/b')).toContain(
      '<a href="https://git.example/a/b/blob/HEAD/docs/a.md#b" ',
    );
  });

  it('shows how long ago something was, with the exact time', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'change it' });
    await scene.final('acme', id);
    const at = (await scene.engine.get('acme', id)).updatedAt;
    const mona = await scene.signedIn('all');
    const shown = async () =>
      /<time datetime="([^"]+)" title="([^"]+)">([^<]+)</
        .exec((await mona.get('/')).body)
        ?.slice(1);
    const exact = `${at.slice(0, 16).replace('T', ' ')} UTC`;
    expect(await shown()).toEqual([at, exact, 'just now']);
    scene.clock.advance(5 * 60_000);
    expect(await shown()).toEqual([at, exact, '5 minutes ago']);
    scene.deps.sessions.get = async () => ({
      kind: 'session',
      actor: 'mona',
      grants: 'all',
      expiresAt: Number.MAX_SAFE_INTEGER,
    });
    scene.clock.advance(26 * 3_600_000);
    expect(await shown()).toEqual([at, exact, 'yesterday']);
    scene.clock.advance(60 * 86_400_000);
    expect((await shown())?.[2]).toMatch(/^\w{3} \d{1,2}, \d{4}$/);
  });
});

describe('how long a request took', () => {
  it('counts from the comment, in the reply, in the API, and in the dashboard', async () => {
    const scene = setUp();
    const askedAt = new Date(scene.clock.now() - 20_000).toISOString();
    const origin = { requester: 'mona', comment: { id: 5, kind: 'issue' as const }, askedAt };
    const { id } = await scene.service.createJob('acme', { prompt: 'hold it', origin });
    await scene.held();
    scene.clock.advance(39_000);
    scene.release();
    await scene.final('acme', id);
    const job = await scene.service.getJob('acme', id);
    expect(job.docket?.tookMs).toBe(59_000);
    // Whoever finishes the reply later does not count their own time.
    expect(finished(job, { elapsedMs: 500_000 }, { word: '/docs' })).toContain('· 59 s');
    const mona = await scene.signedIn('all');
    expect(words((await mona.get(`/jobs/acme/${id}`)).body)).toMatch(/Took 59 s/);
    expect((await mona.get(`/jobs/acme/${id}/log`)).body).toContain('took: 59 s');
  });
});

describe('what a job used', () => {
  it('is added up over all projects, with a link to each', async () => {
    const scene = setUp({ projects: APP });
    const { id } = await scene.service.createJob('1000001', { prompt: 'change the start page' });
    await scene.final('1000001', id);
    const mona = await scene.signedIn('all');
    const { body } = await mona.get('/cost');
    expect(body).toContain('<a href="/cost?project=1000001">octo/handbook</a>');
    expect(words(body)).toMatch(/octo\/handbook 1 0 .*octo\/site 0 0 .*Total 1 0 /);
    expect(words((await mona.get('/cost?project=1000001')).body)).toMatch(/Agent time|Requests/);
  });

  it('is left out or “not measured” if nobody measured it, and took as long as the thread says', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'hold it' });
    await scene.held();
    scene.clock.advance(39_000);
    scene.release();
    await scene.final('acme', id);
    const mona = await scene.signedIn('all');
    const list = words((await mona.get('/')).body);
    const job = words((await mona.get(`/jobs/acme/${id}`)).body);
    const log = (await mona.get(`/jobs/acme/${id}/log`)).body;
    const cost = words((await mona.get('/cost?project=acme')).body);
    for (const page of [list, job, log, cost]) {
      expect(page).not.toMatch(/\$0|\b0 tokens|\b0 min|–/);
      expect(page.includes('not measured')).toBe(page === job || page === log);
    }
    expect(cost).toContain('nothing reported it: input tokens, output tokens, cost.');
    expect(job).toMatch(/Took 39 s/);
    expect(log).toContain('took: 39 s');
    expect(cost).toContain('39 s');
  });
});
