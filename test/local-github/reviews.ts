// Reviews of a pull request and comments on its lines.
import type { Host } from './host.ts';
import { invalid } from './problem.ts';
import { pullContent } from './pulls.ts';
import { checkBody } from './threads.ts';
import type { PullThread, Review, ReviewComment, World } from './world.ts';

export function addReview(
  world: World,
  thread: PullThread,
  { by, body, state = 'COMMENTED' }: { by: string; body: string; state?: Review['state'] },
): Review {
  const now = world.now();
  const review: Review = {
    id: world.nextId(),
    repo: thread.repo,
    thread: thread.number,
    author: world.account(by).login,
    body,
    createdAt: now,
    updatedAt: now,
    editedAt: null,
    state,
    commitSha: thread.pull.headSha,
  };
  world.data.reviews.push(review);
  thread.updatedAt = now;
  world.changed();
  return review;
}

export interface NewReviewComment {
  by: string;
  body: string;
  path: string;
  line: number;
  startLine?: number;
}

/** A comment on a line of the new side; without a review to be in, a single comment makes one. */
export async function addReviewComment(
  { world, plumbing }: Host,
  thread: PullThread,
  wanted: NewReviewComment,
  within?: Review,
): Promise<ReviewComment> {
  checkBody('PullRequestReviewComment', wanted.body);
  const { files } = await pullContent(plumbing, world.repository(thread.repo), thread);
  const patch = files.find((file) => file.path === wanted.path)?.patch;
  const hunk = patch && hunkAt(patch, wanted.line);
  if (!hunk) {
    const message = 'pull_request_review_thread.line must be part of the diff';
    invalid('PullRequestReviewComment', { code: 'custom', field: 'line', message });
  }
  const review = within ?? addReview(world, thread, { by: wanted.by, body: '' });
  const { id, repo: name, thread: number, author, createdAt, updatedAt, commitSha } = review;
  const comment: ReviewComment = {
    repo: name,
    thread: number,
    author,
    createdAt,
    updatedAt,
    commitSha,
    id: world.nextId(),
    body: wanted.body,
    editedAt: null,
    review: id,
    path: wanted.path,
    line: wanted.line,
    startLine: wanted.startLine ?? null,
    hunk,
    inReplyTo: null,
  };
  world.data.reviewComments.push(comment);
  world.changed();
  return comment;
}

export interface ChangesRequest {
  by: string;
  body: string;
  comments?: Omit<NewReviewComment, 'by'>[];
}

/** A review that requests changes, with comments on lines. */
export async function requestChanges(
  host: Host,
  thread: PullThread,
  { by, body, comments = [] }: ChangesRequest,
): Promise<{ review: Review; comments: ReviewComment[] }> {
  const review = addReview(host.world, thread, { by, body, state: 'CHANGES_REQUESTED' });
  const made: ReviewComment[] = [];
  for (const one of comments) {
    const wanted = { by, ...one };
    made.push(await addReviewComment(host, thread, wanted, review));
  }
  return { review, comments: made };
}

export function replyTo(
  world: World,
  thread: PullThread,
  opener: ReviewComment,
  { by, body }: { by: string; body: string },
): ReviewComment {
  checkBody('PullRequestReviewComment', body);
  if (opener.inReplyTo !== null) {
    const message = 'in_reply_to is not the first comment of its thread';
    invalid('PullRequestReviewComment', { code: 'custom', field: 'in_reply_to', message });
  }
  const review = addReview(world, thread, { by, body: '' });
  const comment: ReviewComment = {
    ...opener,
    id: world.nextId(),
    author: review.author,
    body,
    createdAt: review.createdAt,
    updatedAt: review.createdAt,
    editedAt: null,
    review: review.id,
    inReplyTo: opener.id,
  };
  world.data.reviewComments.push(comment);
  world.changed();
  return comment;
}

/** The hunk that shows this line of the new file, cut after the line as GitHub cuts it. */
function hunkAt(patch: string, line: number): string | null {
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(lines[0] ?? '')?.[1];
    let at = Number(start) - 1;
    for (let i = 1; i < lines.length; i += 1) {
      if (/^[ +]/.test(lines[i] ?? '')) at += 1;
      if (at === line) return lines.slice(0, i + 1).join('\n');
    }
  }
  return null;
}
