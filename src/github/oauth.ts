// Who someone is on GitHub, and which repositories of the App they can read or change. The person's
// token serves for that only: it is never stored, and given back at once.
import { DocketError, Forbidden, Unavailable } from '../shared/errors.ts';
import type { Log } from '../shared/runtime.ts';
import { createGithub, type GithubSettings } from './client.ts';

interface OauthSettings extends Omit<GithubSettings, 'token' | 'repository' | 'log'> {
  clientId: string;
  clientSecret: string;
  log: Log;
}

export interface Person {
  login: string;
  repositories: { id: number; fullName: string; write: boolean }[];
}

interface Proof {
  code: string;
  /** For PKCE: only who began the sign-in knows it. */
  verifier: string;
  redirectUri: string;
}

const PATIENCE_MS = 10_000;

export function createOauth(settings: OauthSettings) {
  const { clientId, serverUrl } = settings;
  return {
    /** Where the browser goes to sign in. */
    authorizeUrl(asked: { state: string; challenge: string; redirectUri: string }): string {
      const url = new URL(`${serverUrl}/login/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: asked.redirectUri,
        state: asked.state,
        code_challenge: asked.challenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    async person(proof: Proof): Promise<Person> {
      const token = await exchange(settings, proof);
      try {
        return await personOf(settings, token);
      } catch (error) {
        if (error instanceof DocketError) throw error;
        throw new Unavailable('GitHub did not say what you can read. Sign in again.', {
          cause: error,
        });
      } finally {
        // It expires by itself, too.
        void giveBack(settings, token).catch(() =>
          settings.log.debug('A token could not be given back.'),
        );
      }
    },
  };
}

async function exchange(
  { clientId, clientSecret, serverUrl, fetch: ask = fetch }: OauthSettings,
  { code, verifier, redirectUri }: Proof,
): Promise<string> {
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  const answer = await ask(`${serverUrl}/login/oauth/access_token`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: body.toString(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then((response) => response.json() as Promise<Record<string, unknown> | null>)
    .catch((cause: unknown) => {
      throw new Unavailable('GitHub did not answer. Sign in again in a moment.', { cause });
    });
  // GitHub answers 200 to a wrong code, too.
  const token = answer?.access_token;
  if (typeof token === 'string' && token !== '') return token;
  if (answer?.error === 'bad_verification_code') {
    throw new Forbidden('This sign-in has been used, or it is too old. Start again.');
  }
  throw new Unavailable(
    'GitHub refused the sign-in. Check CLIENT_ID, CLIENT_SECRET, and the callback URL of the GitHub App.',
  );
}

async function personOf(settings: OauthSettings, token: string): Promise<Person> {
  const { rest, paginate } = createGithub({ ...settings, token, repository: '/' });
  const { data } = await rest.users.getAuthenticated();
  const installations = await paginate(rest.apps.listInstallationsForAuthenticatedUser, {
    per_page: 100,
  });
  const active = installations.filter(({ suspended_at: suspended }) => !suspended);
  const found: Person['repositories'] = [];
  for (const { id: installation_id } of active) {
    const list = await paginate(rest.apps.listInstallationReposForAuthenticatedUser, {
      installation_id,
      per_page: 100,
    });
    for (const { id, full_name: fullName, permissions } of list) {
      // Whatever GitHub does not say is no right.
      if (permissions?.pull) found.push({ id, fullName, write: permissions.push === true });
    }
  }
  return { login: data.login, repositories: found };
}

async function giveBack(
  { clientId, clientSecret, apiUrl, fetch: ask = fetch }: OauthSettings,
  token: string,
): Promise<void> {
  const password = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  await ask(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
    method: 'DELETE',
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Basic ${password}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ access_token: token }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
