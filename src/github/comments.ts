// Posts a comment once, finds it again, and edits it. If the response to a post is lost, the comment
// is searched for by the marker in its text before the post is repeated.
import type {
  CommentTarget,
  EditTime,
  PostedComment,
  Reaction,
  ReactionTarget,
  Said,
  ThreadPlace,
} from '../bot/thread-host.ts';
import { BadAnswer, NotFound } from '../shared/errors.ts';
import { isNoAnswer } from '../shared/waiting.ts';
import type { Github } from './client.ts';

export async function createComment(
  github: Github,
  place: ThreadPlace,
  body: string,
  marker: string,
): Promise<PostedComment> {
  return github.sendOnce(
    () => post(github, place, body),
    async () => (await findComments(github, place, marker))[0] ?? null,
  );
}

export async function findComments(
  github: Github,
  { thread, replyTo }: ThreadPlace,
  text: string,
): Promise<PostedComment[]> {
  const page = { ...github.repo, per_page: 100 };
  if (replyTo === undefined) {
    const all = await github.paginate(github.rest.issues.listComments, {
      ...page,
      issue_number: thread,
    });
    return all.filter(({ body }) => body?.includes(text)).map((item) => posted('issue', item));
  }
  const all = await github.paginate(github.rest.pulls.listReviewComments, {
    ...page,
    pull_number: thread,
  });
  return all
    .filter((item) => item.id === replyTo || item.in_reply_to_id === replyTo)
    .filter(({ body }) => body.includes(text))
    .map((item) => posted('review-comment', item));
}

export async function editComment(
  github: Github,
  { kind, id }: Pick<PostedComment, 'kind' | 'id'>,
  body: string,
): Promise<void> {
  const edit = { ...github.repo, comment_id: id, body };
  if (kind === 'issue') await github.rest.issues.updateComment(edit);
  else await github.rest.pulls.updateReviewComment(edit);
}

export async function deleteComment(
  github: Github,
  { kind, id }: Pick<PostedComment, 'kind' | 'id'>,
): Promise<void> {
  const wanted = { ...github.repo, comment_id: id };
  try {
    if (kind === 'issue') await github.rest.issues.deleteComment(wanted);
    else await github.rest.pulls.deleteReviewComment(wanted);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
}

async function post(
  github: Github,
  { thread, replyTo }: ThreadPlace,
  body: string,
): Promise<PostedComment> {
  if (replyTo === undefined) {
    const wanted = { ...github.repo, issue_number: thread, body };
    return posted('issue', (await github.rest.issues.createComment(wanted)).data);
  }
  const wanted = { ...github.repo, pull_number: thread, comment_id: replyTo, body };
  const { data } = await github.rest.pulls.createReplyForReviewComment(wanted);
  return posted('review-comment', data);
}

function posted(
  kind: PostedComment['kind'],
  data: {
    id: number;
    node_id: string;
    body?: string;
    user: { login: string } | null;
    created_at: string;
    html_url: string;
  },
): PostedComment {
  if (!Number.isSafeInteger(data.id)) {
    throw new BadAnswer('GitHub returned a comment without an ID. Try again later.');
  }
  return {
    kind,
    id: data.id,
    nodeId: data.node_id,
    body: data.body ?? '',
    // Comments of deleted accounts have no user.
    author: data.user?.login ?? 'ghost',
    createdAt: data.created_at,
    url: data.html_url,
  };
}

// When texts were last edited. REST does not say: `updated_at` changes with every comment.

const RENAMES = `timelineItems(itemTypes: [RENAMED_TITLE_EVENT], last: 1) {
  nodes { ... on RenamedTitleEvent { createdAt } }
}`;

const THREAD_QUERY = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    issueOrPullRequest(number: $number) {
      ... on Issue { lastEditedAt ${RENAMES} }
      ... on PullRequest { lastEditedAt ${RENAMES} }
    }
  }
}`;

const REVIEW_COMMENT_QUERY = `query($id: ID!) {
  node(id: $id) { ... on PullRequestReviewComment { lastEditedAt } }
}`;

/** Undefined if the time is unknown: then the text must not be trusted. */
export async function threadEditTimes(
  github: Github,
  number: number,
): Promise<{ titleEditedAt: EditTime; bodyEditedAt: EditTime }> {
  try {
    const answer = await github.graphql<{
      repository?: {
        issueOrPullRequest?: {
          lastEditedAt?: unknown;
          timelineItems?: { nodes?: { createdAt?: unknown }[] };
        };
      };
    }>(THREAD_QUERY, { ...github.repo, number });
    const found = answer.repository?.issueOrPullRequest;
    const renames = found?.timelineItems?.nodes;
    const renamed = renames?.length === 0 ? null : renames?.at(-1)?.createdAt;
    return { titleEditedAt: editTime(renamed), bodyEditedAt: editTime(found?.lastEditedAt) };
  } catch (error) {
    if (isNoAnswer(error)) throw error;
    github.log.debug(`Could not get the edit times of #${number}: ${String(error)}`);
    return { titleEditedAt: undefined, bodyEditedAt: undefined };
  }
}

export async function reviewCommentEditTime(github: Github, nodeId: string): Promise<EditTime> {
  try {
    const answer = await github.graphql<{ node?: { lastEditedAt?: unknown } }>(
      REVIEW_COMMENT_QUERY,
      { id: nodeId },
    );
    return editTime(answer.node?.lastEditedAt);
  } catch (error) {
    if (isNoAnswer(error)) throw error;
    github.log.debug(`Could not get the edit time of ${nodeId}: ${String(error)}`);
    return undefined;
  }
}

export function editTime(value: unknown): EditTime {
  if (value === null) return null;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

// Reactions also work as a claim: GitHub responds with 201 to the first and 200 to all others.

const TWICE_IS_ONCE = { repeatable: true };

interface Reacted {
  id: number;
  first: boolean;
}

export async function react(
  github: Github,
  target: ReactionTarget,
  content: Reaction,
): Promise<'first' | 'again'> {
  if (target.kind === 'review') return reactToReview(github, target, content);
  return (await create(github, target, content)).first ? 'first' : 'again';
}

/** Creating it again returns its id, so we do not need to know whose token this is. */
export async function unreact(
  github: Github,
  target: ReactionTarget,
  content: Reaction,
): Promise<void> {
  if (target.kind === 'review') {
    await github.graphql(REMOVE, await reviewInput(github, target, content), TWICE_IS_ONCE);
    return;
  }
  const { id } = await create(github, target, content);
  try {
    await remove(github, target, id);
  } catch (error) {
    // A repeated deletion finds nothing.
    if (!(error instanceof NotFound)) throw error;
  }
}

type Reactable = Exclude<ReactionTarget, { kind: 'review' }>;

/**
 * After a lost response, repeating the request is harmless. If our own reaction was the first, the
 * caller gets `again`, as in a re-run, and decides by what it finds on the thread.
 */
async function create(github: Github, target: Reactable, content: Reaction): Promise<Reacted> {
  const { reactions } = github.rest;
  const wanted = { ...github.repo, content, request: { repeatable: true } };
  const { status, data } = await (target.kind === 'thread'
    ? reactions.createForIssue({ ...wanted, issue_number: target.number })
    : target.kind === 'issue'
      ? reactions.createForIssueComment({ ...wanted, comment_id: target.id })
      : reactions.createForPullRequestReviewComment({ ...wanted, comment_id: target.id }));
  return { id: data.id, first: status === 201 };
}

async function remove(github: Github, target: Reactable, id: number): Promise<void> {
  const { reactions } = github.rest;
  const which = { ...github.repo, reaction_id: id };
  if (target.kind === 'thread') {
    await reactions.deleteForIssue({ ...which, issue_number: target.number });
  } else if (target.kind === 'issue') {
    await reactions.deleteForIssueComment({ ...which, comment_id: target.id });
  } else {
    await reactions.deleteForPullRequestComment({ ...which, comment_id: target.id });
  }
}

const SEEN = `query($id: ID!) {
  node(id: $id) { ... on Reactable { reactionGroups { content viewerHasReacted } } }
}`;
const ADD = `mutation($id: ID!, $content: ReactionContent!) {
  addReaction(input: {subjectId: $id, content: $content}) { reaction { content } }
}`;
const REMOVE = `mutation($id: ID!, $content: ReactionContent!) {
  removeReaction(input: {subjectId: $id, content: $content}) { reaction { content } }
}`;

/** Reviews support reactions only through GraphQL, which does not say who was first: check before. */
async function reactToReview(
  github: Github,
  target: ReactionTarget & { kind: 'review' },
  reaction: Reaction,
): Promise<'first' | 'again'> {
  const { id, content } = await reviewInput(github, target, reaction);
  if (await hasReacted(github, id, content)) return 'again';
  await github.graphql(ADD, { id, content }, TWICE_IS_ONCE);
  return 'first';
}

/** Only GraphQL tells our own reactions apart, however many others there are. */
export async function reacted(
  github: Github,
  target: CommentTarget,
  reaction: Reaction,
): Promise<boolean> {
  const { rest, repo } = github;
  if (target.kind === 'review') {
    const { id, content } = await reviewInput(github, target, reaction);
    return hasReacted(github, id, content);
  }
  const which = { ...repo, comment_id: target.id };
  const { data } = await (target.kind === 'issue'
    ? rest.issues.getComment(which)
    : rest.pulls.getReviewComment(which));
  return hasReacted(github, data.node_id, reaction.toUpperCase());
}

async function hasReacted(github: Github, id: string, content: string): Promise<boolean> {
  const { node } = await github.graphql<{
    node?: { reactionGroups?: { content: string; viewerHasReacted: boolean }[] };
  }>(SEEN, { id });
  const groups = node?.reactionGroups ?? [];
  return groups.some((group) => group.content === content && group.viewerHasReacted);
}

async function reviewInput(
  github: Github,
  { id, pull }: ReactionTarget & { kind: 'review' },
  reaction: Reaction,
) {
  const which = { ...github.repo, pull_number: pull, review_id: id };
  const { data } = await github.rest.pulls.getReview(which);
  return { id: data.node_id, content: reaction.toUpperCase() };
}

// Hides comments as outdated, which only GraphQL can do.

const SHOWN = `query($ids: [ID!]!) {
  nodes(ids: $ids) { id ... on Minimizable { isMinimized } }
}`;
const MINIMIZE = `mutation($id: ID!) {
  minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) {
    minimizedComment { isMinimized }
  }
}`;

export async function hideOutdated(
  github: Github,
  comments: readonly Pick<PostedComment, 'nodeId'>[],
): Promise<void> {
  const ids = comments.map(({ nodeId }) => nodeId);
  if (ids.length === 0) return;
  const { nodes } = await github.graphql<{
    nodes: ({ id: string; isMinimized?: boolean } | null)[];
  }>(SHOWN, { ids });
  for (const node of nodes) {
    if (node?.isMinimized === false) await github.graphql(MINIMIZE, { id: node.id }, TWICE_IS_ONCE);
  }
}

// A comment or review as it is now, wherever it was posted.

export async function readSaid({ rest, repo }: Github, target: CommentTarget): Promise<Said> {
  if (target.kind === 'review') {
    const which = { ...repo, pull_number: target.pull, review_id: target.id };
    const { data } = await rest.pulls.getReview(which);
    return said(data, data.pull_request_url);
  }
  const which = { ...repo, comment_id: target.id };
  if (target.kind === 'issue') {
    const { data } = await rest.issues.getComment(which);
    return said(data, data.issue_url);
  }
  const { data } = await rest.pulls.getReviewComment(which);
  return said(data, data.pull_request_url);
}

function said(
  { user, body }: { user: { login: string; type?: string } | null; body?: string },
  threadUrl: string,
): Said {
  const thread = Number(/\/(\d+)$/.exec(threadUrl)?.[1]);
  if (!Number.isSafeInteger(thread)) {
    throw new BadAnswer(
      'GitHub returned a comment that does not belong to an issue or pull request. Try again later.',
    );
  }
  // Comments of deleted accounts have no user.
  const author = user?.login ?? 'ghost';
  return {
    author,
    bot: user?.type === 'Bot' || author.endsWith('[bot]'),
    body: body ?? '',
    thread,
  };
}
