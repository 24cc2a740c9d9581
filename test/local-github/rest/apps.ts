// What an app asks for in its own name, and the repositories of an installation.
import type { App } from '../apps.ts';
import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { appShape, deliveryShape, installationShape } from '../shapes/app.ts';
import { repositoryShape } from '../shapes/repository.ts';
import { can } from '../tokens.ts';
import { same } from '../world.ts';
import { type Api, type Ask, jsonBody, numberParam } from './respond.ts';

export function appRoutes(app: Api, { world, links, apps, webhooks }: Host): void {
  const asking = (c: Ask): App => {
    const found = apps.actor(c.req.header('authorization'));
    if (found) return found;
    throw new Problem(401, 'A JSON web token could not be decoded');
  };
  const found = (c: Ask) => apps.installation(asking(c), numberParam(c, 'installation'));

  app.post('/app-manifests/:code/conversions', (c) => {
    const { app: made, ...secrets } = apps.redeem(c.req.param('code'));
    return c.json(
      {
        ...appShape(world, links, made),
        client_id: secrets.clientId,
        client_secret: secrets.clientSecret,
        webhook_secret: made.hook?.secret ?? null,
        pem: secrets.privateKey,
      },
      201,
    );
  });

  app.get('/app', (c) => c.json(appShape(world, links, asking(c))));

  app.get('/app/installations/:installation', (c) =>
    c.json(installationShape(world, links, found(c), asking(c))),
  );

  app.post('/app/installations/:installation/access_tokens', async (c) => {
    const installation = found(c);
    const { repository_ids: wanted, permissions: some } = await jsonBody(c);
    const ids = Array.isArray(wanted) ? wanted.map(Number) : undefined;
    const permissions = (some ?? asking(c).permissions) as App['permissions'];
    const { token, expiresAt } = apps.issue(asking(c), installation, ids, permissions);
    const selection = { permissions, repository_selection: 'selected' };
    return c.json({ token, expires_at: expiresAt, ...selection }, 201);
  });

  app.get('/repos/:owner/:repo/installation', (c) => {
    const name = `${c.req.param('owner')}/${c.req.param('repo')}`;
    const repo = world.data.repositories.find(({ fullName }) => same(fullName, name));
    const one = apps.installations.find(
      (installation) =>
        installation.app === asking(c).id && installation.repositories.includes(repo?.id ?? 0),
    );
    return c.json(installationShape(world, links, one ?? missing('Not Found'), asking(c)));
  });

  app.get('/installation/repositories', (c) => {
    const actor = c.get('actor');
    if (!actor?.installation) throw new Problem(403, 'Resource not accessible by integration');
    const all = world.data.repositories.filter(({ fullName }) =>
      can(actor, 'contents', 'read', fullName),
    );
    const size = Math.min(100, Number(c.req.query('per_page') ?? 30));
    const page = Number(c.req.query('page') ?? 1);
    const shown = all.slice((page - 1) * size, page * size);
    if (page * size < all.length) {
      const next = `${links.api}/installation/repositories?per_page=${size}&page=${page + 1}`;
      c.header('Link', `<${next}>; rel="next"`);
    }
    return c.json({
      total_count: all.length,
      repositories: shown.map((repo) => repositoryShape(world, links, repo)),
    });
  });

  app.get('/app/hook/deliveries', (c) => {
    const { id } = asking(c);
    const all = webhooks.deliveries.filter((one) => one.app === id).reverse();
    const size = Math.min(100, Number(c.req.query('per_page') ?? 30));
    const from = all.findIndex((one) => one.id === Number(c.req.query('cursor'))) + 1;
    const shown = all.slice(from, from + size);
    const last = shown.at(-1);
    if (last && from + size < all.length) {
      const next = `${links.api}/app/hook/deliveries?per_page=${size}&cursor=${last.id}`;
      c.header('Link', `<${next}>; rel="next"`);
    }
    return c.json(shown.map(deliveryShape));
  });

  app.post('/app/hook/deliveries/:delivery/attempts', (c) => {
    void webhooks.redeliver(asking(c), numberParam(c, 'delivery'));
    return c.json({}, 202);
  });
}
