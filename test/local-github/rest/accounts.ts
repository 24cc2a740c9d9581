import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { ownUserShape, publicUserShape } from '../shapes/user.ts';
import type { Api } from './respond.ts';

/** What a workflow token has for an hour and a repository. */
export const HOURLY_LIMIT = 1000;

export function accountRoutes(app: Api, { world, links }: Host): void {
  app.get('/user', (c) => {
    const actor = c.get('actor');
    if (!actor) throw new Problem(401, 'Requires authentication');
    if (actor.app) throw new Problem(403, 'Resource not accessible by integration');
    return c.json(ownUserShape(links, world.account(actor.login)));
  });

  app.get('/users/:login', (c) => {
    const login = c.req.param('login');
    if (!world.knows(login)) missing('Not Found');
    return c.json(publicUserShape(links, world.account(login)));
  });

  app.get('/rate_limit', (c) => {
    const rate = { limit: HOURLY_LIMIT, used: 0, remaining: HOURLY_LIMIT, reset: 4102444800 };
    return c.json({ resources: { core: rate, search: rate }, rate });
  });
}
