import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { checkedLocalGithub, handbook, octokit, REPO } from '../support/local-github.ts';
import { atTestEnd } from '../support/test-end.ts';

async function start() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox, { private: true });
  const app = sandbox.registerApp('docket-bot', 'octo');
  return { sandbox, repo, app };
}

function jwt(app: { id: number; privateKey: string }, claims: object = {}, alg = 'RS256'): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = { iss: app.id, iat: now - 60, exp: now + 540, ...claims };
  const text = `${part({ alg, typ: 'JWT' })}.${part(body)}`;
  const signature = sign('RSA-SHA256', Buffer.from(text), createPrivateKey(app.privateKey));
  return `${text}.${signature.toString('base64url')}`;
}

/** Answers every delivery with the next of these statuses, and at last with 202. */
async function receiver(...statuses: number[]) {
  const got: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await buffer(request) });
    response.writeHead(statuses.shift() ?? 202).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atTestEnd(() => server.close());
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` };
}

describe('apps of the stand-in', () => {
  it('get a token for an installation with a token that their key signed', async () => {
    const { sandbox, repo, app } = await start();
    const { id } = await app.install(repo);
    const api = octokit(sandbox, jwt(app)).rest.apps;
    expect((await api.getAuthenticated()).data).toMatchObject({ slug: 'docket-bot' });
    expect((await api.getRepoInstallation(REPO)).data).toMatchObject({ id, suspended_at: null });
    const { data } = await api.createInstallationAccessToken({ installation_id: id });
    const own = octokit(sandbox, data.token).rest;
    expect((await own.apps.listReposAccessibleToInstallation()).data).toMatchObject({
      total_count: 1,
      repositories: [{ full_name: 'octo/handbook' }],
    });
    const wanted = { ...REPO, issue_number: repo.openIssue({ by: 'mona', title: 'T' }).number };
    const { data: comment } = await own.issues.createComment({ ...wanted, body: 'Hello' });
    expect(comment.user?.login).toBe('docket-bot[bot]');
    await app.uninstall(await app.install(repo));
    expect((await own.repos.get(REPO)).status).toBe(200);
  });

  it.each([
    [
      'of another key',
      (app: { id: number }, other: { privateKey: string }) => ({
        id: app.id,
        privateKey: other.privateKey,
      }),
      {},
      'RS256',
    ],
    ['that is too old', (app: never) => app, { exp: 1 }, 'RS256'],
    [
      'that lives too long',
      (app: never) => app,
      { exp: Math.floor(Date.now() / 1000) + 3600 },
      'RS256',
    ],
    ['of another algorithm', (app: never) => app, {}, 'none'],
  ] as const)('are refused with a token %s', async (_, pick, claims, alg) => {
    const { sandbox, app } = await start();
    const other = sandbox.registerApp('other', 'octo');
    const forged = jwt(pick(app as never, other), claims, alg);
    await expect(octokit(sandbox, forged).rest.apps.getAuthenticated()).rejects.toMatchObject({
      status: 401,
    });
  });

  it('lose their tokens with the installation, and while it is suspended', async () => {
    const { sandbox, repo, app } = await start();
    const installation = await app.install(repo);
    const api = octokit(sandbox, jwt(app)).rest.apps;
    const wanted = { installation_id: installation.id, repository_ids: [repo.id] };
    const { token } = (await api.createInstallationAccessToken(wanted)).data;
    const look = () => octokit(sandbox, token).rest.repos.get(REPO);
    expect((await look()).status).toBe(200);
    await app.suspend(installation);
    await expect(look()).rejects.toMatchObject({ status: 401 });
    await expect(api.createInstallationAccessToken(wanted)).rejects.toMatchObject({ status: 403 });
    await app.suspend(installation, false);
    expect((await look()).status).toBe(200);
    await app.choose(installation);
    await expect(look()).rejects.toMatchObject({ status: 404 });
    await app.uninstall(installation);
    await expect(api.createInstallationAccessToken(wanted)).rejects.toMatchObject({ status: 404 });
  });

  it('are told of what happens, signed, and again when they ask', async () => {
    const { sandbox, repo, app } = await start();
    const { got, url } = await receiver(202, 503);
    app.hook(url, 'the secret of the hook');
    const { id } = await app.install(repo);
    const issue = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(issue.number, { by: 'mona', body: '/docs explain it' });
    await app.settled();
    expect(got.map(({ headers }) => headers['x-github-event'])).toEqual([
      'installation',
      'issue_comment',
    ]);
    for (const { headers, body } of got) {
      const expected = createHmac('sha256', 'the secret of the hook').update(body).digest('hex');
      expect(headers['x-hub-signature-256']).toBe(`sha256=${expected}`);
    }
    expect(JSON.parse(String(got[1]?.body))).toMatchObject({
      action: 'created',
      installation: { id },
      repository: { id: repo.id, full_name: 'octo/handbook' },
      comment: { body: '/docs explain it' },
    });
    const api = octokit(sandbox, jwt(app)).rest.apps;
    const { data } = await api.listWebhookDeliveries();
    expect(data.map(({ event, status_code: code }) => [event, code])).toEqual([
      ['issue_comment', 503],
      ['installation', 202],
    ]);
    await api.redeliverWebhookDelivery({ delivery_id: data[0]?.id ?? 0 });
    await app.settled();
    expect(got).toHaveLength(3);
    expect(got[2]?.body).toEqual(got[1]?.body);
    expect(got[2]?.headers['x-github-delivery']).toBe(got[1]?.headers['x-github-delivery']);
  });
});
