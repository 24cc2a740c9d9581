// Services that were not tried themselves: their stand-ins were written from what they publish.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CloudflareWorld, cloudflareServer } from '../../local-analytics/cloudflare.ts';
import { googleServer } from '../../local-analytics/google.ts';
import { tryExport } from '../../support/export.ts';
import { openSource } from './open-source.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ZONE = '0123456789abcdef0123456789abcdef';

describe('Cloudflare', () => {
  const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour);
  const request = (path: string, more: Partial<CloudflareWorld['requests'][number]> = {}) => ({
    ...{ time: at(3), host: 'docs.example.com', method: 'GET', path, status: 200, agent: CHROME },
    ...more,
  });
  const world = {
    ...{ zone: ZONE, key: 'TOKEN', now: NOW },
    requests: [
      request('/a'),
      request('/a/', { time: at(4) }),
      request('/a', { agent: 'Claude-User/1.0' }),
      request('/b.md', { agent: 'ChatGPT-User/1.0' }),
      request('/gone', { status: 404, agent: 'ChatGPT-User/1.0' }),
      request('/style.css'),
      request('/a', { method: 'POST' }),
      request('/a', { agent: 'Googlebot/2.1' }),
      request('/a', { host: 'www.example.com' }),
      request('/old', { time: at(8, 23) }),
    ],
  };
  const open = (server: CloudflareWorld) =>
    openSource(
      cloudflareServer(server),
      () => ({ kind: 'cloudflare', site: ZONE, host: 'docs.example.com' }),
      { now: NOW },
    );

  it('gives people and agents, as a log of the same requests would', async () => {
    const { views } = await open(world);
    const { report, csv } = await tryExport(views);
    expect(csv().map((row) => row.split(',').slice(0, 4).join(' '))).toEqual([
      ...['path human ai total', '/a 2 1 3', '/b 0 1 1', '/old 1 0 1'],
    ]);
    expect(report.insights?.missing).toEqual([{ path: '/gone', ai: 1, human: 0 }]);
    expect(report.insights?.quality.daysMissing).toEqual([]);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('asks about shorter times where an answer is full', async () => {
    const limits = { maxDuration: 86_400, notOlderThan: 2_678_400, maxPageSize: 2 };
    const requests = [0, 1, 2, 3, 4, 5, 6].map((hour) =>
      request(`/p/${hour}`, { time: at(3, hour) }),
    );
    const { views } = await open({ ...world, requests, limits });
    const { report } = await tryExport(views);
    expect(report.totals.total).toBe(7);
    expect(report.insights?.quality.warnings).toEqual([]);
  });

  it('says what the plan does not keep, and that numbers are estimates', async () => {
    const limits = { maxDuration: 3_600, notOlderThan: 10 * 86_400, maxPageSize: 100 };
    const { views } = await open({ ...world, limits, sample: 10 });
    const { report } = await tryExport(views);
    expect(report.insights?.quality.daysMissing).toEqual([
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
    ]);
    expect(report.insights?.quality.warnings).toEqual([
      'Cloudflare counted samples of the requests, so the numbers are estimates.',
      expect.stringContaining('There is no comparison'),
    ]);
    expect(report.totals.total).toBe(10);
  });

  it('says what to do about another zone', async () => {
    const { check } = await open({ ...world, zone: ZONE.replace('0', '1') });
    await expect(check()).rejects.toThrow(/refused: "zone access denied"\. Create an API token/);
  });
});

describe('Google Analytics', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const account = {
    client_email: 'docs@acme.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    private_key_id: 'k1',
  };
  const view = (path: string, day: string, visitor: string) => ({ path, day, visitor });
  const world = {
    ...{ property: '123', email: account.client_email, publicKey },
    views: [
      view('/a', '2026-11-02', 'one'),
      view('/a/', '2026-11-08', 'one'),
      view('(other)', '2026-11-04', 'two'),
      view('/b', '2026-11-09', 'two'),
    ],
    ...{ timeZone: 'Europe/Berlin', metadata: { dataLossFromOtherRow: true } },
  };
  const open = (key = JSON.stringify(account, null, 2), site = '123') =>
    openSource(googleServer(world), () => ({ kind: 'google', site }), { key, now: NOW });

  it('gives views and visitors, and what Google says about them', async () => {
    const { views, check } = await open();
    const { report, csv } = await tryExport(views);
    expect(
      csv()
        .slice(1)
        .map((row) => row.split(',').slice(0, 2).join(' ')),
    ).toEqual(['/a 2']);
    expect(report.totals.total).toBe(3);
    expect(report.insights?.visitors).toBe(2);
    expect(report.days.map(({ total }) => total)).toEqual([1, 0, 1, 0, 0, 0, 1]);
    const notes = report.insights?.quality.warnings.join(' ');
    expect(notes).toMatch(/time zone Europe\/Berlin.*views of rare pages together/);
    expect(report.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['pages-sum']);
    expect(await check()).toMatch(/accepts the key.*Europe\/Berlin.*2026-11-14: nothing/);
  });

  it('says what to do about a property that the account cannot read', async () => {
    const { check } = await open(undefined, '124');
    await expect(check()).rejects.toThrow(/403 with `User does not have.*the role “Viewer”/);
  });

  it('shows nothing of a key that is none', async () => {
    const half = JSON.stringify({ ...account, private_key: 'BEGIN s3cr3t' });
    const error = await open(half).catch(String);
    expect(error).toContain('must be the JSON key of a service account');
    expect(error).not.toContain('s3cr3t');
  });
});
