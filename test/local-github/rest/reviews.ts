import type { Host } from '../host.ts';
import { replyTo } from '../reviews.ts';
import { reviewCommentShape, reviewShape } from '../shapes/pull.ts';
import { editComment, findIn, remove } from '../threads.ts';
import { demand } from '../tokens.ts';
import { type Api, type Ask, jsonBody, numberParam, paged, text } from './respond.ts';

export function reviewRoutes(app: Api, host: Host): void {
  const { world, links } = host;
  const pullOf = (c: Ask) => world.pull(c.get('repo').fullName, numberParam(c, 'number'));
  const commentOf = (c: Ask) =>
    findIn(world.data.reviewComments, c.get('repo'), numberParam(c, 'id'));
  const writer = (c: Ask) => demand(c.get('actor'), ['pull_requests'], c.get('repo').fullName);
  const of = <T extends { repo: string; thread: number }>(c: Ask, list: T[]) => {
    const { repo, number } = pullOf(c);
    return list.filter((item) => item.repo === repo && item.thread === number);
  };

  app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/reviews/:id', (c) => {
    pullOf(c);
    const review = findIn(world.data.reviews, c.get('repo'), numberParam(c, 'id'));
    return c.json(reviewShape(world, links, review));
  });

  app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/comments', (c) =>
    paged(c, links.api, of(c, world.data.reviewComments), (item) =>
      reviewCommentShape(world, links, item),
    ),
  );

  app.post('/repos/:owner/:repo/pulls/:number{[0-9]+}/comments/:id/replies', async (c) => {
    const { login } = writer(c);
    const body = text(await jsonBody(c), 'body') ?? '';
    const reply = replyTo(world, pullOf(c), commentOf(c), { by: login, body });
    return c.json(reviewCommentShape(world, links, reply), 201);
  });

  app.get('/repos/:owner/:repo/pulls/comments/:id', (c) =>
    c.json(reviewCommentShape(world, links, commentOf(c))),
  );

  app.patch('/repos/:owner/:repo/pulls/comments/:id', async (c) => {
    writer(c);
    const comment = commentOf(c);
    editComment(world, comment, text(await jsonBody(c), 'body') ?? '');
    return c.json(reviewCommentShape(world, links, comment));
  });

  app.delete('/repos/:owner/:repo/pulls/comments/:id', (c) => {
    writer(c);
    remove(world, world.data.reviewComments, commentOf(c));
    return c.body(null, 204);
  });
}
