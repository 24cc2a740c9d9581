// Where people let an app know who they are. They have agreed before, so they are sent back at once.
import type { Hono } from 'hono';
import { html } from '../../../src/shared/text/escape.ts';
import type { Host } from '../host.ts';
import { TOKEN_LIFE_SECONDS } from '../oauth.ts';
import { page } from './layout.ts';

// biome-ignore lint/suspicious/noExplicitAny: the pages have variables of their own
export function oauthPages(app: Hono<any>, { apps, tokens }: Host): void {
  const { oauth } = apps;
  app.get('/login/oauth/authorize', (c) => {
    const client = oauth.client(c.req.query('client_id'));
    if (!client) return page({ title: 'Not found', body: html`<h1>Page not found</h1>` }, 404);
    const redirectUri = c.req.query('redirect_uri') ?? client.callback;
    const back = new URL(client.callback);
    const state = c.req.query('state');
    const challenge = c.req.query('code_challenge');
    if (!isBelow(redirectUri, client.callback)) {
      back.searchParams.set('error', 'redirect_uri_mismatch');
    } else {
      const login = personOf(tokens, c.req.header('authorization'));
      if (login === undefined) return signIn();
      back.href = redirectUri;
      back.searchParams.set('code', oauth.code({ client, login, redirectUri, challenge }));
    }
    if (state !== undefined) back.searchParams.set('state', state);
    return c.redirect(back.href, 302);
  });

  app.post('/login/oauth/access_token', async (c) => {
    const body = await c.req.parseBody();
    const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
    const said = oauth.redeem(Object.fromEntries(fields));
    const answer: Record<string, string> =
      'error' in said
        ? { error: said.error, error_description: 'See the documentation.' }
        : {
            access_token: said.token,
            expires_in: String(TOKEN_LIFE_SECONDS),
            scope: '',
            token_type: 'bearer',
          };
    if (c.req.header('accept')?.includes('json')) return c.json(answer);
    return c.body(new URLSearchParams(answer).toString(), 200, {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    });
  });
}

/** The address has to begin like the one of the app. */
function isBelow(wanted: string, callback: string): boolean {
  if (!URL.canParse(wanted)) return false;
  const [one, other] = [new URL(wanted), new URL(callback)];
  const path = other.pathname.replace(/\/$/, '');
  return one.origin === other.origin && `${one.pathname}/`.startsWith(`${path}/`);
}

/** Their password is a token of theirs. */
function personOf(tokens: Host['tokens'], header: string | undefined): string | undefined {
  try {
    const actor = tokens.actor(header);
    return actor && !actor.app ? actor.login : undefined;
  } catch {
    return undefined;
  }
}

function signIn(): Response {
  const response = page({ title: 'Sign in', body: html`<h1>Sign in</h1>` }, 401);
  response.headers.set('www-authenticate', 'Basic realm="GitHub", charset="UTF-8"');
  return response;
}
