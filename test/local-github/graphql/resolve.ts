// What each field of the slice answers, read from the world and changed in it.
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';
import { nodeId, threadPage } from '../shapes/links.ts';
import { reviewCommentShape, reviewShape } from '../shapes/pull.ts';
import { commentShape, threadNode } from '../shapes/thread.ts';
import { addReaction, type ReactionKey, reactionsOf, remove } from '../threads.ts';
import { type Actor, type Area, can, demand } from '../tokens.ts';
import type { Comment, ReviewComment, Subject, Thread } from '../world.ts';
import { type CommitInput, createCommitOnBranch, createRef, type RefInput } from './commit.ts';
import { FieldProblem } from './execute.ts';

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

/** An object of the slice; fields that are functions get the arguments. */
type Node = { __typename: string } & Record<string, unknown>;

interface Found {
  node: Node;
  /** Absent for a thread, which cannot be hidden. */
  comment?: Comment;
  key: ReactionKey;
  repo: string;
}

interface ReactionInput {
  subjectId: string;
  content: string;
}

export function resolvers(host: Host, actor: Actor) {
  const { world, links } = host;
  const user = (login: string): Node => ({
    __typename: world.account(login).type === 'Bot' ? 'Bot' : 'User',
    login: login.replace(/\[bot\]$/, ''),
  });

  const groups = (key: ReactionKey) =>
    Object.entries(CONTENTS).map(([content, name]) => {
      const all = reactionsOf(world, key).filter((reaction) => reaction.content === name);
      return {
        content,
        viewerHasReacted: all.some(({ author }) => author === actor?.login),
        reactors: { totalCount: all.length },
      };
    });

  const thread = (item: Thread): Found => {
    const key: ReactionKey = { subject: 'thread', subjectId: item.id };
    const renames = item.titleEditedAt === null ? [] : [item.titleEditedAt];
    const node: Node = {
      __typename: item.pull ? 'PullRequest' : 'Issue',
      id: threadNode(item),
      number: item.number,
      title: item.title,
      body: item.body,
      url: threadPage(links, item.repo, item.number, item.pull !== undefined),
      author: user(item.author),
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
      lastEditedAt: item.bodyEditedAt,
      viewerDidAuthor: item.author === actor?.login,
      isDraft: item.pull?.draft,
      reactionGroups: () => groups(key),
      timelineItems: ({ itemTypes }: { itemTypes?: string[] }) => {
        const asked = itemTypes?.includes('RENAMED_TITLE_EVENT') ? renames : [];
        const nodes = asked.map((createdAt) => ({ __typename: 'RenamedTitleEvent', createdAt }));
        return { totalCount: nodes.length, nodes };
      },
    };
    return { node, key, repo: item.repo };
  };

  const comment = (
    type: string,
    prefix: 'IC' | 'PRR' | 'PRRC',
    url: string,
    item: Comment,
    subject: Subject,
  ): Found => {
    const key: ReactionKey = { subject, subjectId: item.id };
    const node: Node = {
      __typename: type,
      id: nodeId(prefix, item.id),
      databaseId: item.id,
      body: item.body,
      url,
      author: user(item.author),
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
      lastEditedAt: item.editedAt,
      reactionGroups: () => groups(key),
      isMinimized: () => item.minimized !== undefined,
      minimizedReason: () => item.minimized ?? null,
    };
    return { node, comment: item, key, repo: item.repo };
  };

  const find = (id: string): Found => {
    const [, kind = '', digits = ''] = /^([A-Z]+)_(\d+)$/.exec(id) ?? [];
    const found = byKind(kind, Number(digits));
    if (found && visible(found.repo)) return found;
    return notFound(`Could not resolve to a node with the global id of '${id}'`);
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
      if (!item) return undefined;
      const found = comment('PullRequestReview', 'PRR', url ?? '', item, 'review');
      found.node.comments = ({ first = 0 }: { first?: number }) => {
        const all = reviewComments.filter(({ review }) => review === item.id);
        return { totalCount: all.length, nodes: all.slice(0, first).map((one) => line(one).node) };
      };
      return found;
    }
    const item = kind === 'PRRC' ? pick(reviewComments) : undefined;
    return item && line(item);
  };

  const line = (item: ReviewComment): Found => {
    const url = reviewCommentShape(world, links, item).html_url;
    const found = comment('PullRequestReviewComment', 'PRRC', url, item, 'review-comment');
    const { path, line: last, startLine, hunk, inReplyTo } = item;
    Object.assign(found.node, { path, line: last, startLine, diffHunk: hunk });
    const opener = world.data.reviewComments.find(({ id }) => id === inReplyTo);
    found.node.fullDatabaseId = String(item.id);
    found.node.replyTo = () => (opener ? line(opener).node : null);
    return found;
  };

  const visible = (repo: string) =>
    !world.repository(repo).private || can(actor, 'contents', 'read', repo);

  const repository = ({ owner, name }: { owner: string; name: string }) => {
    const fullName = `${owner}/${name}`;
    const known = world.data.repositories.find((repo) => repo.fullName === fullName);
    if (!known || !visible(fullName)) {
      return notFound(`Could not resolve to a Repository with the name '${fullName}'.`);
    }
    const numbered =
      (kinds: string, accepts: (item: Thread) => boolean) =>
      ({ number }: { number: number }) => {
        const found = world.data.threads.find(
          (item) => item.repo === fullName && item.number === number && accepts(item),
        );
        if (found) return thread(found).node;
        return notFound(`Could not resolve to ${kinds} with the number of ${number}.`);
      };
    return {
      nameWithOwner: fullName,
      issueOrPullRequest: numbered('an issue or pull request', () => true),
      issue: numbered('an Issue', (item) => item.pull === undefined),
      pullRequest: numbered('a PullRequest', (item) => item.pull !== undefined),
    };
  };

  const permitted = (areas: Area[], repo: string) => {
    try {
      return demand(actor, areas, repo);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new FieldProblem('FORBIDDEN', error.message);
    }
  };

  /** The subject that the token may react to, and in whose name. */
  const reactable = ({ subjectId, content }: ReactionInput) => {
    const found = find(subjectId);
    const { login } = permitted(['issues', 'pull_requests'], found.repo);
    return { found, login, name: CONTENTS[content] ?? '' };
  };

  /** Unlike opening a draft, this needs write access to the contents, too. */
  const changeDraft =
    (draft: boolean) =>
    ({ input: { pullRequestId: id } }: { input: { pullRequestId: string } }) => {
      const { repo, node } = find(id);
      permitted(['pull_requests'], repo);
      permitted(['contents'], repo);
      const item = world.data.threads.find((other) => other.pull && threadNode(other) === node.id);
      if (!item?.pull) return notFound(`Could not resolve to a PullRequest with the id '${id}'`);
      if (draft && !world.repository(repo).draftsSupported) {
        const message = 'Draft pull requests are not supported in this repository.';
        throw new FieldProblem('UNPROCESSABLE', message);
      }
      item.pull.draft = draft;
      item.updatedAt = world.now();
      world.changed();
      return { pullRequest: thread(item).node };
    };

  return {
    convertPullRequestToDraft: changeDraft(true),
    markPullRequestReadyForReview: changeDraft(false),
    // Unlike an author, the viewer of a workflow token has the suffix in its name.
    viewer: { login: actor?.login },
    node: ({ id }: { id: string }) => find(id).node,
    nodes: ({ ids }: { ids: string[] }) => ids.map((id) => find(id).node),
    repository,
    createRef: ({ input }: { input: RefInput }) => createRef(host, actor, input),
    createCommitOnBranch: ({ input }: { input: CommitInput }) =>
      createCommitOnBranch(host, actor, input),
    addReaction: ({ input }: { input: ReactionInput }) => {
      const { found, login, name } = reactable(input);
      const { reaction } = addReaction(world, found.key, login, name);
      const { content } = input;
      return { subject: found.node, reaction: { content, databaseId: reaction.id } };
    },
    removeReaction: ({ input }: { input: ReactionInput }) => {
      const { found, login, name } = reactable(input);
      const own = reactionsOf(world, found.key).find(
        (reaction) => reaction.author === login && reaction.content === name,
      );
      if (own) remove(world, world.data.reactions, own);
      const { content } = input;
      return { subject: found.node, reaction: { content, databaseId: own?.id ?? 0 } };
    },
    minimizeComment: ({ input }: { input: { subjectId: string; classifier: string } }) => {
      const found = find(input.subjectId);
      permitted(['issues', 'pull_requests'], found.repo);
      if (!found.comment) throw new FieldProblem('UNPROCESSABLE', 'It cannot be minimized.');
      found.comment.minimized = input.classifier.toLowerCase();
      world.changed();
      return { minimizedComment: found.node };
    },
  };
}

function notFound(message: string): never {
  throw new FieldProblem('NOT_FOUND', message);
}
