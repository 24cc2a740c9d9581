// The REST API as Request → Response. Paths are GitHub's, without the prefix.
import { hash } from 'node:crypto';
import { Hono } from 'hono';
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';
import { syncPulls } from '../pulls.ts';
import { accountRoutes } from './accounts.ts';
import { actionsRoutes } from './actions.ts';
import { appRoutes } from './apps.ts';
import { checkRoutes } from './checks.ts';
import { contentRoutes } from './content.ts';
import { issueRoutes } from './issues.ts';
import { oauthRoutes } from './oauth.ts';
import { pullRoutes } from './pulls.ts';
import { reactionRoutes } from './reactions.ts';
import { repositoryRoutes } from './repository.ts';
import { type Api, type Ask, type Variables, visibleRepository } from './respond.ts';
import { reviewRoutes } from './reviews.ts';

export function restApi(host: Host): Api {
  const app: Api = new Hono<{ Variables: Variables }>();
  app.use(async (c, next) => {
    const header = c.req.header('authorization');
    // In the name of an app nothing can be done but what the routes for apps do.
    // Nor with the password of one.
    const asApp = c.req.path.startsWith('/applications/') || host.apps.actor(header);
    c.set('actor', asApp ? null : host.tokens.actor(header));
    await next();
  });
  app.use(conditional);
  appRoutes(app, host);
  oauthRoutes(app, host);
  app.use('/repos/:owner/:repo/*', async (c, next) => {
    const fullName = `${c.req.param('owner')}/${c.req.param('repo')}`;
    const repo = visibleRepository(host.world, c.get('actor'), fullName);
    c.set('repo', repo);
    await syncPulls(host.world, host.plumbing, repo);
    await next();
  });
  accountRoutes(app, host);
  repositoryRoutes(app, host);
  issueRoutes(app, host);
  reactionRoutes(app, host);
  pullRoutes(app, host);
  reviewRoutes(app, host);
  contentRoutes(app, host);
  checkRoutes(app, host);
  actionsRoutes(app, host);
  app.notFound(() => problemResponse(new Problem(404, 'Not Found')));
  app.onError((error) => {
    if (error instanceof Problem) return problemResponse(error);
    throw error;
  });
  return app;
}

/** As on GitHub, whoever asks with another token has another ETag. */
async function conditional(c: Ask, next: () => Promise<void>): Promise<void> {
  await next();
  if (c.req.method !== 'GET' || c.res.status !== 200) return;
  const whose = c.req.header('authorization') ?? '';
  const text = await c.res.clone().text();
  const etag = `W/"${hash('sha256', `${whose}\n${text}`)}"`;
  if (c.req.header('if-none-match') === etag) c.res = new Response(null, { status: 304 });
  c.res.headers.set('etag', etag);
}

export function problemResponse(problem: Problem): Response {
  return Response.json(problem.body(), { status: problem.status, headers: problem.headers });
}
