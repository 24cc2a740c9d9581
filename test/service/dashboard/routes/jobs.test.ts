import { describe, expect, it } from 'vitest';
import { noteOutcome } from '../../../../src/jobs/intake.ts';
import type { Grants } from '../../../../src/service/projects/session.ts';
import { dashboardServer } from '../../../support/dashboard.ts';
import { embedded } from '../../../support/embedded.ts';
import { createMemoryStore } from '../../../support/memory-store.ts';

const EVIL = `<img src=x onerror="alert(1)"> </div><script>alert(2)</script> "quoted' \u202e`;

function setUp(store = createMemoryStore()) {
  const world = embedded(store);
  const dashboard = dashboardServer(world.service, {}, world.clock);
  return { ...world, ...dashboard };
}

async function* none() {}

const final = async ({ engine }: ReturnType<typeof setUp>, id: string) => {
  while ((await engine.get('acme', id)).status === 'active') await new Promise(setImmediate);
};

const directory = ({ service }: ReturnType<typeof setUp>) => {
  if (!service.directory) throw new Error('no directory');
  return service.directory;
};

describe('the page of jobs', () => {
  it('lists the jobs of the projects that the visitor can read, and finds some of them', async () => {
    const scene = setUp();
    const { service, signedIn } = scene;
    const one = await service.createJob('acme', { prompt: 'change the start page' });
    const two = await service.createJob('acme', { prompt: `fail ${EVIL}` });
    await final(scene, one.id);
    await final(scene, two.id);
    const mona = await signedIn({ acme: 'read' });
    const { body } = await mona.get('/');
    expect(body).toContain(`href="/jobs/acme/${one.id}"`);
    expect(body).toContain('class="state failed"');
    expect(body).toContain('https://example.com/acme/docs/pull/');
    expect(body).not.toContain('<img');
    expect(body).not.toContain('<script>');
    const failed = (await mona.get('/?status=failed')).body;
    expect([failed.includes(one.id), failed.includes(two.id)]).toEqual([false, true]);
    const found = (await mona.get('/?search=START')).body;
    expect([found.includes(one.id), found.includes(two.id)]).toEqual([true, false]);
    expect((await mona.get('/?project=other')).status).toBe(404);
    const stranger = await signedIn({ other: 'write' });
    expect((await stranger.get('/')).body).not.toContain(one.id);
    expect((await mona.get('/?cursor=xyz')).status).toBe(400);
  });

  it('shows which pull requests have waited for review for three days', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'change it' });
    await final(scene, id);
    const mona = await scene.signedIn('all');
    scene.deps.sessions.get = async () => ({
      kind: 'session',
      actor: 'mona',
      grants: { acme: 'read' },
      expiresAt: Number.MAX_SAFE_INTEGER,
    });
    expect((await mona.get('/')).body).not.toContain('waiting 3 days');
    expect((await mona.get('/?status=waiting')).body).toContain('No jobs match this filter.');
    scene.clock.advance(3 * 86_400_000);
    expect((await mona.get('/')).body).toContain('waiting 3 days');
    expect((await mona.get('/?status=waiting')).body).toContain(id);
  });

  it('begins with what waits, what was merged this month, and what a merge cost', async () => {
    const store = createMemoryStore();
    const scene = setUp(store);
    const { service, clock, signedIn } = scene;
    const mona = await signedIn({ acme: 'read' });
    expect((await mona.get('/')).body).not.toContain('Waiting for you');
    const made = [];
    for (const n of [1, 2, 3]) {
      const { id } = await service.createJob('acme', { prompt: `change ${n}` });
      await final(scene, id);
      made.push(id);
    }
    const decided = async (id: string, state: 'merged' | 'closed') => {
      const at = new Date(clock.now()).toISOString();
      const outcome = { pull: 1, state, openedAt: at, decidedAt: at, seenAt: at };
      const news = noteOutcome(id, 'acme', { ...outcome, edited: false, lines: 0 });
      await store.updateShared(id, news);
      await store.update(id, (job) => {
        const [turn] = job?.turns ?? [];
        if (!job || !turn) throw new Error('It was created.');
        const usage = { costMicros: 250_000 };
        const next = { ...job, usage, turns: [{ ...turn, usage }] };
        return { result: undefined, story: 'paid', job: next };
      });
    };
    await decided(made[0] ?? '', 'merged');
    await decided(made[1] ?? '', 'closed');
    clock.advance(60_000);
    const { body } = await mona.get('/');
    for (const [name, value] of [
      ['Waiting for you', '1 open'],
      ['Merged this month', '1'],
      ['Cost per merge', '$0.50'],
      ['Merged in 90 days', '1 of 2 (50%)'],
    ]) {
      expect(body).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
    }
    const report = '/views/report?project=acme&amp;range=last-7-days#missing';
    expect(body).toContain(`<dt>Missing pages</dt><dd><a href="${report}">1 in 7 days</a></dd>`);
    expect((await (await signedIn({ other: 'read' })).get('/')).body).not.toContain('Merged');
  });

  it('leads to the list of documentation to do', async () => {
    const scene = embedded();
    const listOf = async ({ id, repo }: { id: string; repo: string }) =>
      id === 'acme' ? `https://github.com/${repo}/issues/12` : undefined;
    const { signedIn } = dashboardServer(scene.service, { listOf }, scene.clock);
    await scene.service.createJob('acme', { prompt: 'change it' });
    const shown = async (project: string) =>
      (await (await signedIn({ [project]: 'read' })).get('/')).body;
    const place = '<a href="https://github.com/octo/acme/issues/12"';
    expect(await shown('acme')).toContain(place);
    expect(await shown('other')).not.toContain('<dt>Drift</dt>');
  });

  it('does not wait for access logs to be counted', async () => {
    const scene = setUp();
    const insights = { insights: () => new Promise<never>(() => {}), classesByPage: () => none() };
    Object.assign(scene.service, { insights });
    const { id } = await scene.service.createJob('acme', { prompt: 'change it' });
    await final(scene, id);
    const shown = (await scene.signedIn({ acme: 'read' })).get('/');
    const waiting = setInterval(() => scene.clock.advance(100), 1);
    const { body } = await shown.finally(() => clearInterval(waiting));
    expect(body).toContain('Waiting for you');
    expect(body).not.toContain('Missing pages');
  });

  it('names a job whose record cannot be read, and lists the others', async () => {
    const scene = setUp(createMemoryStore(['broken']));
    const { id } = await scene.service.createJob('acme', { prompt: 'nothing' });
    await final(scene, id);
    const grants: Grants[] = [{ acme: 'read' }, { acme: 'read', other: 'read' }];
    for (const grant of grants) {
      const { status, body } = await (await scene.signedIn(grant)).get('/');
      expect(status).toBe(200);
      expect(body).toContain(`href="/jobs/acme/${id}"`);
      expect(body).toMatch(/Job <a[^>]+>broken<\/a> of octo\/acme is not listed/);
    }
  });

  it('goes on page by page', async () => {
    const scene = setUp();
    for (let n = 0; n < 51; n++) {
      const { id } = await scene.service.createJob('acme', { prompt: `nothing ${n}` });
      await final(scene, id);
      scene.clock.advance(1_000);
    }
    const mona = await scene.signedIn({ acme: 'read' });
    const first = (await mona.get('/')).body;
    expect(first.match(/href="\/jobs\//g)).toHaveLength(50);
    const next = /rel="next" href="([^"]+)"/.exec(first)?.[1] ?? '';
    const second = await mona.get(next.replaceAll('&amp;', '&'));
    expect(second.body.match(/href="\/jobs\//g)).toHaveLength(1);
    expect(second.body).toContain('nothing 0');
    expect(second.body).not.toContain('data-live');
  });

  it('goes on page by page over all projects, and shows each job once', async () => {
    const scene = setUp();
    const ids: string[] = [];
    for (let n = 0; n < 111; n++) {
      // Three at the same moment, and the newest all in one project.
      const project = n % 3 === 0 && n < 60 ? 'other' : 'acme';
      const { id } = await scene.service.createJob(project, { prompt: `nothing ${n}` });
      ids.unshift(id);
      if (n % 3 === 2) scene.clock.advance(1_000);
    }
    await scene.engine.idle();
    const mona = await scene.signedIn({ acme: 'read', other: 'read' });
    const seen: string[][] = [];
    for (let path: string | undefined = '/'; path !== undefined; ) {
      const { body } = await mona.get(path);
      seen.push([...body.matchAll(/href="\/jobs\/\w+\/([\w-]+)"/g)].map(([, id = '']) => id));
      path = /rel="next" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen.map(({ length }) => length)).toEqual([50, 50, 11]);
    expect(seen.flat().toSorted()).toEqual(ids.toSorted());
    expect((await mona.get('/?cursor=xyz')).status).toBe(400);
  });
});

describe('the page of jobs of more than 50 projects', () => {
  it('says that it does not show all of them', async () => {
    const { service, clock } = embedded();
    const ids = Array.from({ length: 51 }, (_, n) => `p${n + 10}`);
    const projects = async () => ids.map((id) => ({ id, repo: `octo/${id}` }));
    const { signedIn } = dashboardServer(service, { projects }, clock);
    const mona = await signedIn('all');
    const words = 'Only the jobs of the first 50 of your 51 projects are listed here.';
    expect((await mona.get('/')).body).toContain(words);
    expect((await mona.get('/?project=p60')).body).not.toContain(words);
    ids.pop();
    expect((await mona.get('/')).body).not.toContain('Only the jobs');
  });
});

describe('the page of a job', () => {
  it('shows the conversation, and nothing in it becomes markup', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: `change ${EVIL}\nline two` });
    await final(scene, id);
    const mona = await scene.signedIn({ acme: 'read' });
    const { body } = await mona.get(`/jobs/acme/${id}`);
    expect(body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(body).toContain('\nline two');
    expect(body).toContain('Did: change');
    expect(body).toContain('Pull request');
    expect(body).not.toMatch(/<img|<script>|\u202e/);
    expect(body).not.toContain('action="/jobs/');
  });

  it('is not there for people of other projects, nor under the name of theirs', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'nothing' });
    await final(scene, id);
    const stranger = await scene.signedIn({ other: 'write' });
    const csrf = await stranger.csrf();
    for (const path of [`/jobs/acme/${id}`, `/jobs/other/${id}`, '/jobs/acme/nowhere']) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.get(`${path}/live`)).status).toBe(404);
      expect((await stranger.post(`${path}/archive`, { csrf })).status).toBe(404);
    }
    expect((await scene.engine.get('acme', id)).status).toBe('completed');
  });

  it('lets writers cancel, retry, and archive, and says who did', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'hold it' });
    await scene.held();
    const mona = await scene.signedIn({ acme: 'write' });
    const path = `/jobs/acme/${id}`;
    const csrf = await mona.csrf();
    const act = (name: string) => mona.post(`${path}/${name}`, { csrf });
    expect((await mona.get(path)).body).toContain(`action="${path}/cancel"`);
    expect((await act('archive')).status).toBe(409);
    const canceled = await act('cancel');
    expect([canceled.status, canceled.headers.get('location')]).toEqual([303, path]);
    await final(scene, id);
    const shown = (await mona.get(path)).body;
    expect(shown).toContain('<dd>Canceled by mona.</dd>');
    expect(shown.match(/<span class="state [^<]+/g)).toEqual([
      '<span class="state canceled">canceled',
      '<span class="state canceled">canceled',
    ]);
    expect(shown).not.toMatch(/failed|cancelled/);
    expect((await mona.get('/')).body).toContain('<span class="state canceled">canceled');
    expect((await mona.get(`${path}/log`)).body).not.toMatch(/failed|cancelled/);
    expect((await act('retry')).status).toBe(303);
    await final(scene, id);
    expect((await scene.engine.get('acme', id)).turns).toHaveLength(2);
    expect((await act('archive')).status).toBe(303);
    expect((await act('retry')).status).toBe(409);
    const { entries } = await scene.audit.list({ limit: 9 });
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'mona job.archive',
      'mona job.retry',
      'mona job.cancel',
    ]);
    expect(entries[0]).toMatchObject({ project: 'acme', detail: { job: id } });
  });

  it('offers a retry only of what failed, and says when the agent waits for an answer', async () => {
    const scene = setUp();
    const mona = await scene.signedIn({ acme: 'write' });
    const csrf = await mona.csrf();
    const shown = async (prompt: string) => {
      const { id } = await scene.service.createJob('acme', { prompt });
      await final(scene, id);
      const path = `/jobs/acme/${id}`;
      const { body } = await mona.get(path);
      const states = body.match(/(?<=<span class="state )[^"]+/g);
      const refused = (await mona.post(`${path}/retry`, { csrf })).status;
      return { state: states?.[0], offered: body.includes(`${path}/retry`), refused };
    };
    const refused = { offered: false, refused: 409 };
    expect(await shown('change it')).toEqual({ state: 'completed', ...refused });
    const asks = 'Which flag do you mean? There are two.';
    expect(await shown(asks)).toEqual({ state: 'waiting for an answer', ...refused });
    expect((await mona.get('/')).body).toContain('>waiting for an answer<');
    const { jobs } = await directory(scene).list('acme', { search: 'Which flag' });
    expect(jobs[0]?.docket).toMatchObject({
      state: 'waiting for an answer',
      question: `Did: ${asks}`,
    });
    expect(await shown('fail')).toEqual({ state: 'failed', offered: true, refused: 303 });
  });

  it('offers to undo only while there is a change to take back', async () => {
    const scene = setUp();
    const mona = await scene.signedIn({ acme: 'write' });
    const csrf = await mona.csrf();
    const undo = async (id: string) => {
      const path = `/jobs/acme/${id}`;
      const { body } = await mona.get(path);
      const { status } = await mona.post(`${path}/undo`, { csrf });
      return [body.includes(`action="${path}/undo"`), status];
    };
    const { id: none } = await scene.service.createJob('acme', { prompt: 'nothing' });
    await final(scene, none);
    expect(await undo(none)).toEqual([false, 409]);
    const { id } = await scene.service.createJob('acme', { prompt: 'change it' });
    await final(scene, id);
    expect(await undo(id)).toEqual([true, 303]);
    await final(scene, id);
    const { turns } = await scene.engine.get('acme', id);
    expect(turns.map(({ origin }) => origin?.undo)).toEqual([undefined, true]);
    // A failure takes nothing back, so it is offered again.
    expect((await mona.get(`/jobs/acme/${id}`)).body).toContain('Undo the last change');
    const [entry] = (await scene.audit.list({ limit: 1 })).entries;
    expect(entry).toMatchObject({ actor: 'mona', action: 'job.undo', detail: { job: id } });
  });

  it('knows the word of the project’s own commands', async () => {
    const scene = embedded();
    const wordOf = async (project: string) => (project === 'acme' ? '/pages' : '/docs');
    const { signedIn } = dashboardServer(scene.service, { wordOf }, scene.clock);
    const mona = await signedIn({ acme: 'write' });
    expect((await mona.get('/')).body).toContain('comment <code>/pages</code> and what to do');
    const { id } = await scene.service.createJob('acme', { prompt: 'hold it' });
    await scene.held();
    const csrf = await mona.csrf();
    const send = (prompt: string) => mona.post(`/jobs/acme/${id}/message`, { csrf, prompt });
    expect((await send('new page')).body).toContain('/pages new …');
    expect((await send('/pages stop')).status).toBe(303);
    while ((await scene.engine.get('acme', id)).status === 'active') {
      await new Promise(setImmediate);
    }
    expect((await scene.engine.get('acme', id)).canceledBy).toBe('mona');
  });

  it('reads a follow-up by the rules of comments', async () => {
    const scene = setUp();
    const mona = await scene.signedIn({ acme: 'write' });
    const csrf = await mona.csrf();
    const { id } = await scene.service.createJob('acme', { prompt: 'hold it' });
    await scene.held();
    const path = `/jobs/acme/${id}`;
    const send = async (prompt: string) => {
      const { status, headers } = await mona.post(`${path}/message`, { csrf, prompt });
      return [status, headers.get('location')];
    };
    expect(await send('/docs stop')).toEqual([303, path]);
    await final(scene, id);
    expect((await scene.engine.get('acme', id)).canceledBy).toBe('mona');
    expect(await send('status?')).toEqual([303, path]);
    expect(await send('archive')).toEqual([303, `${path}/archive`]);
    for (const words of ['merge', 'new page about it', 'retry with other words', 'help']) {
      expect(await send(words)).toEqual([400, null]);
    }
    expect(await send('cancel it, please')).toEqual([409, null]);
    expect((await scene.engine.get('acme', id)).turns).toHaveLength(1);
    expect(await send('undo')).toEqual([409, null]);
    expect(await send('again')).toEqual([303, path]);
    await final(scene, id);
    expect(await send('/docs: change the intro')).toEqual([303, path]);
    await final(scene, id);
    expect((await scene.engine.get('acme', id)).turns.map(({ prompt }) => prompt)).toEqual([
      'hold it',
      'change again',
      'change the intro',
    ]);
  });

  it('lets readers change nothing', async () => {
    const scene = setUp();
    const { id } = await scene.service.createJob('acme', { prompt: 'nothing' });
    await final(scene, id);
    const reader = await scene.signedIn({ acme: 'read' });
    const csrf = await reader.csrf('/');
    expect((await reader.post(`/jobs/acme/${id}/archive`, { csrf })).status).toBe(403);
    expect((await scene.engine.get('acme', id)).status).toBe('completed');
  });
});
