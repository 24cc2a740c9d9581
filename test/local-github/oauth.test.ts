import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkedLocalGithub, handbook, octokit } from '../support/local-github.ts';

const BACK = 'http://docket.test/sign-in/github/callback';

async function start() {
  const github = await checkedLocalGithub();
  const repo = await handbook(github, { private: true });
  const app = github.registerApp('docket-bot', 'octo');
  await app.install(repo);
  const client = app.allowSignIn(BACK);
  const authorize = async (query: Record<string, string>, login?: string) => {
    const password = github.issueToken({ login: login ?? '', app: login === undefined });
    const url = `${github.serverUrl}/login/oauth/authorize?${new URLSearchParams(query)}`;
    const authorization = `Basic ${Buffer.from(`x:${password}`).toString('base64')}`;
    return fetch(url, { headers: { authorization }, redirect: 'manual' });
  };
  const redeem = async (fields: Record<string, string>, accept = 'application/json') => {
    const url = `${github.serverUrl}/login/oauth/access_token`;
    const body = new URLSearchParams({
      client_id: client.clientId,
      client_secret: client.clientSecret,
      ...fields,
    });
    const answer = await fetch(url, { method: 'POST', headers: { accept }, body });
    expect(answer.status).toBe(200);
    return answer;
  };
  const code = async (more = {}) => {
    const answer = await authorize({ client_id: client.clientId, state: 's', ...more }, 'mona');
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.searchParams.get('state')).toBe('s');
    return back.searchParams.get('code') ?? '';
  };
  return { github, repo, app, client, authorize, redeem, code };
}

describe('signing in with an app of the stand-in', () => {
  it('answers a code once, with the challenge that it was asked with', async () => {
    const { code, redeem } = await start();
    const code_challenge = createHash('sha256').update('verifier').digest('base64url');
    const asked = await code({ code_challenge, code_challenge_method: 'S256' });
    const wrong = await redeem({ code: asked, code_verifier: 'other' });
    expect(await wrong.json()).toMatchObject({ error: 'bad_verification_code' });
    const right = { code: asked, code_verifier: 'verifier' };
    expect(await (await redeem(right)).json()).toMatchObject({
      access_token: expect.stringMatching(/^ghu_/),
      token_type: 'bearer',
    });
    expect(await (await redeem(right)).json()).toMatchObject({ error: 'bad_verification_code' });
  });

  it('refuses other secrets, other addresses, and strangers', async () => {
    const { authorize, client, code, redeem } = await start();
    const wrong = { code: await code(), client_secret: 'x' };
    expect(await (await redeem(wrong)).json()).toMatchObject({
      error: 'incorrect_client_credentials',
    });
    const elsewhere = { client_id: client.clientId, redirect_uri: 'https://evil.example/' };
    const answer = await authorize(elsewhere, 'mona');
    expect(answer.headers.get('location')).toBe(`${BACK}?error=redirect_uri_mismatch`);
    expect((await authorize({ client_id: 'unknown' }, 'mona')).status).toBe(404);
    expect((await authorize({ client_id: client.clientId })).status).toBe(401);
  });

  it('speaks in forms to whoever does not ask for JSON', async () => {
    const { code, redeem } = await start();
    const text = await (await redeem({ code: await code() }, '*/*')).text();
    expect(new URLSearchParams(text).get('access_token')).toMatch(/^ghu_/);
  });

  it('shows what both the person and the app can reach, until the token is given back', async () => {
    const { github, repo, code, redeem, client } = await start();
    repo.collaborator('mona', 'triage');
    const answer = (await (await redeem({ code: await code() })).json()) as {
      access_token: string;
    };
    const token = answer.access_token;
    const { rest } = octokit(github, token);
    expect((await rest.users.getAuthenticated()).data.login).toBe('mona');
    const { data } = await rest.apps.listInstallationsForAuthenticatedUser();
    const [installation] = data.installations;
    const repositories = await rest.apps.listInstallationReposForAuthenticatedUser({
      installation_id: installation?.id ?? 0,
    });
    expect(repositories.data.repositories).toMatchObject([
      { full_name: 'octo/handbook', permissions: { pull: true, triage: true, push: false } },
    ]);
    repo.collaborator('mona', 'none');
    expect((await rest.apps.listInstallationsForAuthenticatedUser()).data.total_count).toBe(0);
    const { clientId, clientSecret } = client;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const giveBack = (authorization: string) =>
      fetch(`${github.apiUrl}/applications/${clientId}/token`, {
        method: 'DELETE',
        headers: { authorization },
        body: JSON.stringify({ access_token: token }),
      });
    expect((await giveBack('Basic eDp4')).status).toBe(404);
    expect((await giveBack(`Basic ${basic}`)).status).toBe(204);
    await expect(rest.users.getAuthenticated()).rejects.toThrow('Bad credentials');
  });
});
