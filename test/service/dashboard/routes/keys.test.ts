import { describe, expect, it } from 'vitest';
import { dashboardServer } from '../../../support/dashboard.ts';
import { scriptedService } from '../../../support/scripted-service.ts';

const setUp = () => dashboardServer(scriptedService().service);

describe('the page of keys', () => {
  it('shows a new key once and writes down who created it', async () => {
    const { signedIn, deps, audit } = setUp();
    const mona = await signedIn({ acme: 'write' });
    const csrf = await mona.csrf();
    const form = { csrf, project: 'acme', name: '<b>CI</b>', scope: 'views' };
    const { body } = await mona.post('/keys', form);
    expect(body).toMatch(/<code id="key">docket_[\w-]{43}<\/code>/);
    expect(body).toContain('&lt;b&gt;CI&lt;/b&gt;');
    const again = (await mona.get('/keys')).body;
    expect(again).not.toMatch(/docket_[\w-]{43}/);
    const [key] = await deps.keys('').list();
    expect(key).toMatchObject({ project: 'acme', scopes: ['views'], state: 'valid' });
    expect((await mona.post(`/keys/${key?.id}/revoke`, { csrf })).status).toBe(303);
    expect((await deps.keys('').list())[0]?.state).toBe('revoked');
    const { entries } = await audit.list({ limit: 9 });
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['mona', 'key.revoke'],
      ['mona', 'key.create'],
    ]);
    const log = (await mona.get('/audit')).body;
    expect(log).toContain('created a key');
    expect(log).toContain('&lt;b&gt;CI&lt;/b&gt;');
  });

  it('creates keys that expire in 90 days, and others only when asked to', async () => {
    const { signedIn, deps } = setUp();
    const mona = await signedIn({ acme: 'write' });
    const csrf = await mona.csrf();
    const form = { csrf, project: 'acme', name: 'CI', scope: 'views' };
    for (const expires of ['', '2099-01-01', 'never'])
      await mona.post('/keys', { ...form, expires });
    expect((await mona.post('/keys', { ...form, expires: 'soon' })).status).toBe(400);
    const keys = await deps.keys('').list();
    expect(keys.slice(1).map(({ expiresAt }) => expiresAt)).toEqual([
      '2099-01-01T00:00:00.000Z',
      null,
    ]);
    const [{ createdAt, expiresAt } = { createdAt: '', expiresAt: '' }] = keys;
    expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBe(90 * 86_400_000);
  });

  it('keeps keys, projects, and the log of one project from people of another', async () => {
    const { signedIn, addKey, deps, audit } = setUp();
    addKey('acme');
    addKey('other');
    const project = 'other';
    const at = '2026-11-01T00:00:00.000Z';
    await audit.add({ at, actor: 'x', project, action: 'key.create', detail: { key: 'of-other' } });
    const mona = await signedIn({ acme: 'write' });
    const { body } = await mona.get('/keys');
    expect([body.includes('of-acme'), body.includes('other')]).toEqual([true, false]);
    expect((await mona.get('/audit')).body).not.toContain('of-other');
    const csrf = await mona.csrf();
    expect((await mona.post('/keys/of-other/revoke', { csrf })).status).toBe(404);
    const form = { csrf, name: '', scope: 'jobs' };
    for (const wrong of ['other', '__proto__', 'toString', 'nowhere']) {
      expect((await mona.post('/keys', { ...form, project: wrong })).status).toBe(404);
    }
    expect((await deps.keys('').list()).map(({ state }) => state)).toEqual(['valid', 'valid']);
  });

  it('lets readers neither see nor change keys', async () => {
    const { signedIn, addKey, deps } = setUp();
    addKey('acme');
    const reader = await signedIn({ acme: 'read' });
    const { body } = await reader.get('/keys');
    expect(body).not.toContain('of-acme');
    const csrf = await reader.csrf();
    expect((await reader.post('/keys/of-acme/revoke', { csrf })).status).toBe(404);
    const form = { csrf, project: 'acme', name: '', scope: 'jobs' };
    expect((await reader.post('/keys', form)).status).toBe(403);
    expect((await deps.keys('').list()).map(({ state }) => state)).toEqual(['valid']);
  });

  it('gives a key for everything to the operator only', async () => {
    const { signedIn } = setUp();
    const create = async (grants: 'all' | { acme: 'write' }) => {
      const mona = await signedIn(grants);
      const form = { csrf: await mona.csrf(), project: 'acme', name: 'all', scope: 'admin' };
      return (await mona.post('/keys', form)).status;
    };
    expect(await create({ acme: 'write' })).toBe(400);
    expect(await create('all')).toBe(200);
  });
});
