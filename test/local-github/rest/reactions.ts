import type { Host } from '../host.ts';
import { missing } from '../problem.ts';
import { reactionShape } from '../shapes/thread.ts';
import { addReaction, findIn, type ReactionKey, reactionsOf, remove } from '../threads.ts';
import { demand } from '../tokens.ts';
import { type Api, type Ask, jsonBody, numberParam, text } from './respond.ts';

export function reactionRoutes(app: Api, { world, links }: Host): void {
  const places: [string, (c: Ask) => ReactionKey][] = [
    [
      '/repos/:owner/:repo/issues/:number{[0-9]+}/reactions',
      (c) => ({
        subject: 'thread',
        subjectId: world.thread(c.get('repo').fullName, numberParam(c, 'number')).id,
      }),
    ],
    [
      '/repos/:owner/:repo/issues/comments/:number/reactions',
      (c) => ({
        subject: 'comment',
        subjectId: findIn(world.data.comments, c.get('repo'), numberParam(c, 'number')).id,
      }),
    ],
    [
      '/repos/:owner/:repo/pulls/comments/:number/reactions',
      (c) => ({
        subject: 'review-comment',
        subjectId: findIn(world.data.reviewComments, c.get('repo'), numberParam(c, 'number')).id,
      }),
    ],
  ];
  const writer = (c: Ask) =>
    demand(c.get('actor'), ['issues', 'pull_requests'], c.get('repo').fullName);

  for (const [path, keyOf] of places) {
    app.post(path, async (c) => {
      const { login } = writer(c);
      const content = text(await jsonBody(c), 'content') ?? '';
      const { reaction, created } = addReaction(world, keyOf(c), login, content);
      return c.json(reactionShape(world, links, reaction), created ? 201 : 200);
    });

    app.delete(`${path}/:reaction`, (c) => {
      const { login } = writer(c);
      const id = numberParam(c, 'reaction');
      const own = reactionsOf(world, keyOf(c)).find(
        (reaction) => reaction.id === id && reaction.author === login,
      );
      remove(world, world.data.reactions, own ?? missing('Not Found'));
      return c.body(null, 204);
    });
  }
}
