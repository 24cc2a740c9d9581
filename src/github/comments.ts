// Posts a comment once, finds it again, and edits it. If the response to a post is lost, the comment
// is searched for by the marker in its text before the post is repeated.

import type { Place, PostedComment } from '../bot/thread-host.ts';
import { BadAnswer, NotFound, OutcomeUnknown } from '../shared/errors.ts';
import type { Github } from './client.ts';

/** How many times a lost post is searched for and sent again. */
const TRIES = 3;
/** Lists can lag behind a post for a moment. */
const SETTLE_MS = 2_000;

export async function createComment(
  github: Github,
  place: Place,
  body: string,
  marker: string,
): Promise<PostedComment> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(github, place, body);
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      await github.sleep(SETTLE_MS);
      const [found] = await findComments(github, place, marker);
      if (found) return found;
      if (attempt >= TRIES) throw error;
    }
  }
}

export async function findComments(
  github: Github,
  { thread, replyTo }: Place,
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
  { thread, replyTo }: Place,
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
