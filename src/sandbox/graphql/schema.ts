// The slice of GitHub's GraphQL schema that tells what REST does not: when a text was last edited,
// and reactions on reviews.
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';
import { nodeId, threadPage } from '../shapes/links.ts';
import { reviewCommentShape, reviewShape } from '../shapes/pull.ts';
import { commentShape, threadNode } from '../shapes/thread.ts';
import { addReaction, type ReactionKey, reactionsOf, remove } from '../threads.ts';
import { type Actor, can, demand } from '../tokens.ts';
import type { Comment, Subject, Thread } from '../world.ts';
import { FieldProblem, type GraphObject } from './execute.ts';

const CONTENTS: Record<string, string> = {
  THUMBS_UP: '+1',
  THUMBS_DOWN: '-1',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
};

interface Found {
  object: GraphObject;
  key: ReactionKey;
  repo: string;
}

export function schema({ world, links }: Host, actor: Actor) {
  const user = (login: string): GraphObject => ({
    type: world.account(login).type === 'Bot' ? 'Bot' : 'User',
    is: ['Actor'],
    fields: { login: () => login.replace(/\[bot\]$/, '') },
  });

  const groups = (key: ReactionKey) =>
    Object.entries(CONTENTS).map(([name, content]): GraphObject => {
      const all = reactionsOf(world, key).filter((reaction) => reaction.content === content);
      return {
        type: 'ReactionGroup',
        fields: {
          content: () => name,
          viewerHasReacted: () => all.some(({ author }) => author === actor?.login),
          reactors: () => ({
            type: 'ReactorConnection',
            fields: { totalCount: () => all.length },
          }),
        },
      };
    });

  const thread = (item: Thread): Found => {
    const key: ReactionKey = { subject: 'thread', subjectId: item.id };
    const renames = item.titleEditedAt === null ? [] : [item.titleEditedAt];
    const object: GraphObject = {
      type: item.pull ? 'PullRequest' : 'Issue',
      is: ['Node', 'Reactable', 'Comment'],
      fields: {
        id: () => threadNode(item),
        number: () => item.number,
        title: () => item.title,
        body: () => item.body,
        url: () => threadPage(links, item.repo, item.number, item.pull !== undefined),
        author: () => user(item.author),
        createdAt: () => item.createdAt,
        updatedAt: () => item.updatedAt,
        lastEditedAt: () => item.bodyEditedAt,
        reactionGroups: () => groups(key),
        timelineItems: ({ itemTypes }) => {
          const asked = Array.isArray(itemTypes) && itemTypes.includes('RENAMED_TITLE_EVENT');
          const nodes = asked ? renames : [];
          return {
            type: 'TimelineItemsConnection',
            fields: {
              totalCount: () => nodes.length,
              nodes: () =>
                nodes.map((createdAt) => ({
                  type: 'RenamedTitleEvent',
                  fields: { createdAt: () => createdAt },
                })),
            },
          };
        },
      },
    };
    return { object, key, repo: item.repo };
  };

  const comment = (
    type: string,
    prefix: 'IC' | 'PRR' | 'PRRC',
    url: string,
    item: Comment,
    subject: Subject,
  ): Found => {
    const key: ReactionKey = { subject, subjectId: item.id };
    const object: GraphObject = {
      type,
      is: ['Node', 'Reactable', 'Comment'],
      fields: {
        id: () => nodeId(prefix, item.id),
        databaseId: () => item.id,
        body: () => item.body,
        url: () => url,
        author: () => user(item.author),
        createdAt: () => item.createdAt,
        updatedAt: () => item.updatedAt,
        lastEditedAt: () => item.editedAt,
        reactionGroups: () => groups(key),
      },
    };
    return { object, key, repo: item.repo };
  };

  const find = (node: unknown): Found => {
    const [, kind = '', digits = ''] = /^([A-Z]+)_(\d+)$/.exec(String(node)) ?? [];
    const found = byKind(kind, Number(digits));
    if (found && visible(found.repo)) return found;
    const message = `Could not resolve to a node with the global id of '${node}'`;
    throw new FieldProblem('NOT_FOUND', message);
  };

  const byKind = (kind: string, id: number): Found | undefined => {
    const { threads, comments, reviews, reviewComments } = world.data;
    const pick = <T extends { id: number }>(list: T[]) => list.find((item) => item.id === id);
    if (kind === 'I' || kind === 'PR') {
      const item = pick(threads);
      return item && thread(item);
    }
    if (kind === 'IC') {
      const item = pick(comments);
      const url = item && commentShape(world, links, item).html_url;
      return item && comment('IssueComment', 'IC', url ?? '', item, 'comment');
    }
    if (kind === 'PRR') {
      const item = pick(reviews);
      const url = item && reviewShape(world, links, item).html_url;
      return item && comment('PullRequestReview', 'PRR', url ?? '', item, 'review');
    }
    const item = kind === 'PRRC' ? pick(reviewComments) : undefined;
    const url = item && reviewCommentShape(world, links, item).html_url;
    return item && comment('PullRequestReviewComment', 'PRRC', url ?? '', item, 'review-comment');
  };

  const visible = (repo: string) =>
    !world.repository(repo).private || can(actor, 'contents', 'read', repo);

  const query: GraphObject = {
    type: 'Query',
    fields: {
      // Unlike an author, the viewer of a workflow token has the suffix in its name.
      viewer: () => ({ type: 'User', fields: { login: () => actor?.login } }),
      node: ({ id }) => find(id).object,
      repository: ({ owner, name }) => {
        const fullName = `${owner}/${name}`;
        const known = world.data.repositories.find((repo) => repo.fullName === fullName);
        if (!known || !visible(fullName)) {
          const message = `Could not resolve to a Repository with the name '${fullName}'.`;
          throw new FieldProblem('NOT_FOUND', message);
        }
        const numbered = (kinds: string, accepts: (item: Thread) => boolean) => {
          return ({ number }: Record<string, unknown>) => {
            const found = world.data.threads.find(
              (item) => item.repo === fullName && item.number === number && accepts(item),
            );
            if (found) return thread(found).object;
            const message = `Could not resolve to ${kinds} with the number of ${number}.`;
            throw new FieldProblem('NOT_FOUND', message);
          };
        };
        return {
          type: 'Repository',
          fields: {
            nameWithOwner: () => fullName,
            issueOrPullRequest: numbered('an issue or pull request', () => true),
            issue: numbered('an Issue', (item) => item.pull === undefined),
            pullRequest: numbered('a PullRequest', (item) => item.pull !== undefined),
          },
        };
      },
    },
  };

  const subjectOf = (input: unknown) => {
    const { subjectId, content } = input as { subjectId: unknown; content: string };
    const found = find(subjectId);
    try {
      const { login } = demand(actor, ['issues', 'pull_requests'], found.repo);
      return { found, login, content: CONTENTS[content] ?? '' };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new FieldProblem('FORBIDDEN', error.message);
    }
  };
  const reacted = (found: Found, content: string, databaseId: number): GraphObject => ({
    type: 'AddReactionPayload',
    fields: {
      subject: () => found.object,
      reaction: () => ({
        type: 'Reaction',
        fields: { content: () => content, databaseId: () => databaseId },
      }),
    },
  });

  const mutation: GraphObject = {
    type: 'Mutation',
    fields: {
      addReaction: ({ input }) => {
        const { found, login, content } = subjectOf(input);
        const { reaction } = addReaction(world, found.key, login, content);
        return reacted(found, (input as { content: string }).content, reaction.id);
      },
      removeReaction: ({ input }) => {
        const { found, login, content } = subjectOf(input);
        const own = reactionsOf(world, found.key).find(
          (reaction) => reaction.author === login && reaction.content === content,
        );
        if (own) remove(world, world.data.reactions, own);
        return reacted(found, (input as { content: string }).content, own?.id ?? 0);
      },
    },
  };

  return { query, mutation };
}
