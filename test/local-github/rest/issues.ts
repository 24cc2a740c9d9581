import type { Host } from '../host.ts';
import { commentShape, issueShape, labelShape } from '../shapes/thread.ts';
import { addComment, addLabels, editComment, findIn, remove } from '../threads.ts';
import { demand } from '../tokens.ts';
import type { Comment } from '../world.ts';
import { type Api, type Ask, jsonBody, numberParam, paged, text, texts } from './respond.ts';

export function issueRoutes(app: Api, { world, links }: Host): void {
  const threadOf = (c: Ask) => world.thread(c.get('repo').fullName, numberParam(c, 'number'));
  const commentOf = (c: Ask) => findIn(world.data.comments, c.get('repo'), numberParam(c, 'id'));
  const writer = (c: Ask) =>
    demand(c.get('actor'), ['issues', 'pull_requests'], c.get('repo').fullName);

  app.get('/repos/:owner/:repo/issues/:number{[0-9]+}', (c) =>
    c.json(issueShape(world, links, threadOf(c))),
  );

  app.get('/repos/:owner/:repo/issues/:number/comments', (c) => {
    const thread = threadOf(c);
    const since = c.req.query('since');
    const list = world.data.comments
      .filter((item) => item.repo === thread.repo && item.thread === thread.number)
      .filter((item) => !since || item.updatedAt >= since);
    return paged(c, links.api, list, (item: Comment) => commentShape(world, links, item));
  });

  app.post('/repos/:owner/:repo/issues/:number/comments', async (c) => {
    const { login } = writer(c);
    const body = await jsonBody(c);
    const comment = addComment(world, threadOf(c), { by: login, body: text(body, 'body') ?? '' });
    return c.json(commentShape(world, links, comment), 201);
  });

  app.get('/repos/:owner/:repo/issues/comments/:id', (c) =>
    c.json(commentShape(world, links, commentOf(c))),
  );

  app.patch('/repos/:owner/:repo/issues/comments/:id', async (c) => {
    writer(c);
    const comment = commentOf(c);
    editComment(world, comment, text(await jsonBody(c), 'body') ?? '');
    return c.json(commentShape(world, links, comment));
  });

  app.delete('/repos/:owner/:repo/issues/comments/:id', (c) => {
    writer(c);
    const comment = commentOf(c);
    remove(world, world.data.comments, comment);
    return c.body(null, 204);
  });

  app.post('/repos/:owner/:repo/issues/:number/labels', async (c) => {
    writer(c);
    const thread = threadOf(c);
    addLabels(world, c.get('repo'), thread, texts(await jsonBody(c), 'labels'));
    return c.json(thread.labels.map((name) => labelShape(world, links, thread.repo, name)));
  });
}
