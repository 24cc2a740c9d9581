import { describe, expect, it } from 'vitest';
import { createAdministration } from '../../../src/service/projects/administration.ts';
import { auditedKeys, type KeyRecord, type KeyStore } from '../../../src/service/projects/keys.ts';
import type { Project } from '../../../src/service/projects/project.ts';
import { DAY_MS } from '../../../src/shared/days.ts';
import { Conflict, Forbidden, InvalidRequest, NotFound } from '../../../src/shared/errors.ts';
import { fileAudit } from '../../../src/store/audit-file.ts';
import { testClient } from '../../support/client.ts';
import { InstantClock } from '../../support/clock.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, PROJECT, testServer } from '../../support/serve.ts';
import { tempDir } from '../../support/temp.ts';

const ACME: Project = {
  id: PROJECT,
  repo: '/srv/checkouts/acme/docs',
  settings: {
    agent: { url: 'https://models.example.com/v1', model: 'big-1' },
    docsPaths: ['docs/**'],
    accessLogs: ['/var/log/nginx/*.log'],
    config: 'jobs: {}',
  },
};

async function setUp() {
  const kept: { records: readonly KeyRecord[] } = { records: [] };
  const keys: KeyStore = {
    list: async () => kept.records,
    async update(change) {
      kept.records = change(kept.records);
    },
    used: async () => {},
  };
  const audit = fileAudit(tempDir());
  const clock = new InstantClock();
  const find = async (id: string) => (id === PROJECT ? ACME : null);
  const administration = (actor: string) =>
    createAdministration(auditedKeys({ keys, audit, clock }, actor), find);
  const server = testServer(scriptedService().service, undefined, {
    keys,
    administration,
  });
  const admin = server.addKey(PROJECT, 'admin-secret', ['admin']);
  const outsider = server.addKey('other', 'other-secret', ['admin']);
  kept.records = [...server.keys];
  const url = await onSocket(server);
  const connect = async (apiKey: string) => {
    const { client } = testClient(url, { apiKey });
    await client.meet();
    if (!client.administration) throw new Error('The extension is not announced.');
    return client.administration;
  };
  return { url, kept, server, admin, outsider, connect, audit };
}

describe('the administration of a project over HTTP', () => {
  it('shows the project without what is only about the machine', async () => {
    const { connect, admin, url } = await setUp();
    const project = {
      ...{ id: PROJECT, repository: 'docs', agent: 'big-1', baseRef: null },
      ...{ docsPaths: ['docs/**'] },
    };
    expect(await (await connect(admin)).project(PROJECT)).toEqual(project);
    const headers = { Authorization: `Bearer ${admin}` };
    expect(await (await fetch(`${url}/v1/projects`, { headers })).json()).toEqual({
      projects: [project],
    });
  });

  it('creates a key that works at once, and shows it once', async () => {
    const { connect, admin, url, audit } = await setUp();
    const administration = await connect(admin);
    const { key, ...info } = await administration.createKey(PROJECT, {
      ...{ name: 'CI', scopes: ['admin'], expiresAt: '2027-06-30' },
    });
    expect(info).toMatchObject({
      name: 'CI',
      state: 'valid',
      expiresAt: '2027-06-30T00:00:00.000Z',
    });
    const listed = await (await connect(key)).keys(PROJECT);
    expect(listed.map(({ name }) => name)).toEqual(['', '', 'CI']);
    expect(JSON.stringify(listed)).not.toContain('secret');
    const revoked = await administration.revokeKey(PROJECT, info.id);
    expect(revoked.state).toBe('revoked');
    const answer = await fetch(`${url}/v1/projects`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(answer.status).toBe(401);
    const { entries } = await audit.list({ limit: 9 });
    const by = entries.map(({ actor, action }) => `${actor}: ${action}`);
    // It has no name, so its ID has to do.
    expect(by).toEqual(['API key k2: key.revoke', 'API key k2: key.create']);
  });

  it('creates keys that expire in 90 days, and others only when asked to', async () => {
    const { connect, admin } = await setUp();
    const administration = await connect(admin);
    const { createdAt, expiresAt } = await administration.createKey(PROJECT, {});
    expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBe(90 * DAY_MS);
    expect(await administration.createKey(PROJECT, { expiresAt: null })).toMatchObject({
      expiresAt: null,
    });
  });

  it('creates one key for the same request, and does not show it again', async () => {
    const { connect, admin, kept, audit } = await setUp();
    const administration = await connect(admin);
    const options = { idempotencyKey: 'once' };
    await administration.createKey(PROJECT, {}, options);
    const count = kept.records.length;
    await expect(administration.createKey(PROJECT, {}, options)).rejects.toThrow(Conflict);
    expect(kept.records).toHaveLength(count);
    expect((await audit.list({ limit: 9 })).entries).toHaveLength(1);
  });

  it('is for keys with the scope `admin` only', async () => {
    const { connect, server } = await setUp();
    const plain = await connect(server.key);
    await expect(plain.keys(PROJECT)).rejects.toThrow(Forbidden);
    await expect(plain.createKey(PROJECT, { scopes: ['admin'] })).rejects.toThrow(Forbidden);
    await expect(plain.project(PROJECT)).rejects.toThrow(Forbidden);
  });

  it('knows no keys of other projects', async () => {
    const { connect, outsider, kept } = await setUp();
    const theirs = await connect(outsider);
    const ours = kept.records[0]?.id ?? '';
    await expect(theirs.keys(PROJECT)).rejects.toThrow(Forbidden);
    await expect(theirs.revokeKey(PROJECT, ours)).rejects.toThrow(Forbidden);
    await expect(theirs.revokeKey('other', ours)).rejects.toThrow(NotFound);
    expect(kept.records[0]?.revokedAt).toBeNull();
  });

  it.each([
    { name: 'two\nlines' },
    { name: 'x'.repeat(101) },
    { scopes: [] },
    { scopes: ['root'] },
    { scopes: ['jobs', 'jobs', 'jobs', 'jobs'] },
    { expiresAt: 'soon' },
    { expiresAt: '2020-01-01' },
    [],
    null,
  ])('refuses to create a key from %j', async (body) => {
    const { connect, admin, kept } = await setUp();
    const count = kept.records.length;
    const refused = (await connect(admin)).createKey(PROJECT, body as object);
    await expect(refused).rejects.toThrow(InvalidRequest);
    expect(kept.records).toHaveLength(count);
  });
});
