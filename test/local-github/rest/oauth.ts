// What a person's token of an app reaches: installations of that app on what the person can read.
import type { App, Installation } from '../apps.ts';
import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { installationShape } from '../shapes/app.ts';
import { flagsOf, repositoryShape } from '../shapes/repository.ts';
import type { Repository } from '../world.ts';
import { type Api, type Ask, jsonBody, numberParam } from './respond.ts';

export function oauthRoutes(app: Api, { world, links, apps, tokens }: Host): void {
  const person = (c: Ask): { login: string; app: App } => {
    const { signedInWith, login = '' } = c.get('actor') ?? {};
    const found = apps.list.find(({ id }) => id === signedInWith);
    if (found) return { login, app: found };
    throw new Problem(403, 'You must authenticate with an access token authorized to a GitHub App');
  };
  const readable = ({ repositories }: Installation, login: string): Repository[] =>
    world.data.repositories.filter(
      (repo) => repositories.includes(repo.id) && flagsOf(world, repo, login).pull,
    );
  const seen = (c: Ask) => {
    const { login, app: own } = person(c);
    return apps.installations.filter(
      (one) => one.app === own.id && readable(one, login).length > 0,
    );
  };
  const shown = <T>(c: Ask, all: T[]): T[] => {
    const size = Math.min(100, Number(c.req.query('per_page') ?? 30));
    const page = Number(c.req.query('page') ?? 1);
    if (page * size < all.length) {
      const next = `${links.api}${c.req.path}?per_page=${size}&page=${page + 1}`;
      c.header('Link', `<${next}>; rel="next"`);
    }
    return all.slice((page - 1) * size, page * size);
  };

  app.get('/user/installations', (c) => {
    const all = seen(c);
    const { app: own } = person(c);
    const installations = shown(c, all).map((one) => installationShape(world, links, one, own));
    return c.json({ total_count: all.length, installations });
  });

  app.get('/user/installations/:installation/repositories', (c) => {
    const { login } = person(c);
    const id = numberParam(c, 'installation');
    const installation = seen(c).find((one) => one.id === id) ?? missing('Not Found');
    if (installation.suspendedAt) throw new Problem(403, 'This installation has been suspended');
    const all = readable(installation, login);
    const repositories = shown(c, all).map((repo) => ({
      ...repositoryShape(world, links, repo),
      permissions: flagsOf(world, repo, login),
    }));
    return c.json({ total_count: all.length, repositories });
  });

  app.delete('/applications/:client/token', async (c) => {
    const client = apps.oauth.client(c.req.param('client'));
    const basic = Buffer.from(`${client?.clientId}:${client?.clientSecret}`).toString('base64');
    if (!client || c.req.header('authorization') !== `Basic ${basic}`) missing('Not Found');
    const { access_token: token } = await jsonBody(c);
    tokens.remove(String(token));
    return c.body(null, 204);
  });
}
