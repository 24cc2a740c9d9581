import type { FileDiff } from '../git/diff.ts';
import { ownerOf, type PullContent } from '../pulls.ts';
import type { PullThread, Review, ReviewComment, World } from '../world.ts';
import { apiOf, type Links, nodeId, pageOf, threadPage } from './links.ts';
import { repositoryShape } from './repository.ts';
import { association, labelShape, rollup, threadNode } from './thread.ts';
import { userShape } from './user.ts';

/** A pull request as lists give it. */
export function simplePullShape(world: World, links: Links, thread: PullThread) {
  const { repo, number, pull } = thread;
  const base = apiOf(links, repo);
  const url = `${base}/pulls/${number}`;
  const issue = `${base}/issues/${number}`;
  const page = threadPage(links, repo, number, true);
  const statuses = `${base}/statuses/${pull.headSha}`;
  const href = (address: string) => ({ href: address });
  return {
    url,
    id: thread.id,
    node_id: threadNode(thread),
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: issue,
    number,
    state: thread.state,
    locked: thread.locked,
    title: thread.title,
    user: userShape(links, world.account(thread.author)),
    body: thread.body,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    closed_at: thread.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeSha,
    assignee: null,
    assignees: [],
    requested_reviewers: pull.reviewers.map((login) => userShape(links, world.account(login))),
    requested_teams: [],
    labels: thread.labels.map((name) => labelShape(world, links, repo, name)),
    milestone: null,
    draft: pull.draft,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${base}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: statuses,
    head: side(world, links, pull.headRepo, pull.headRef, pull.headSha),
    base: side(world, links, repo, pull.baseRef, pull.baseSha),
    _links: {
      self: href(url),
      html: href(page),
      issue: href(issue),
      comments: href(`${issue}/comments`),
      review_comments: href(`${url}/comments`),
      review_comment: href(`${base}/pulls/comments{/number}`),
      commits: href(`${url}/commits`),
      statuses: href(statuses),
    },
    author_association: association(world, repo, thread.author),
    auto_merge: null,
    active_lock_reason: null,
  };
}

export function pullShape(world: World, links: Links, thread: PullThread, content: PullContent) {
  const sum = (of: (file: FileDiff) => number) =>
    content.files.reduce((total, file) => total + of(file), 0);
  const here = <T extends { repo: string; thread: number }>(list: T[]) =>
    list.filter((item) => item.repo === thread.repo && item.thread === thread.number).length;
  const { mergedAt, mergedBy } = thread.pull;
  return {
    ...simplePullShape(world, links, thread),
    merged: mergedAt !== null,
    mergeable: thread.state === 'open' ? true : null,
    rebaseable: null,
    mergeable_state: thread.state === 'open' ? 'clean' : 'unknown',
    merged_by: mergedBy ? userShape(links, world.account(mergedBy)) : null,
    comments: here(world.data.comments),
    review_comments: here(world.data.reviewComments),
    maintainer_can_modify: false,
    commits: content.commits.length,
    additions: sum((file) => file.additions),
    deletions: sum((file) => file.deletions),
    changed_files: content.files.length,
  };
}

function side(world: World, links: Links, repoName: string, ref: string, sha: string) {
  const repo = world.data.repositories.find(({ fullName }) => fullName === repoName);
  const owner = ownerOf({ fullName: repoName });
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: userShape(links, world.account(owner)),
    // A deleted fork leaves its commits behind, and nothing else.
    repo: repo ? repositoryShape(world, links, repo) : null,
  };
}

export function fileShape(links: Links, repo: string, sha: string, file: FileDiff) {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  const page = pageOf(links, repo);
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${page}/blob/${sha}/${path}`,
    raw_url: `${page}/raw/${sha}/${path}`,
    contents_url: `${apiOf(links, repo)}/contents/${path}?ref=${sha}`,
    ...(file.patch === undefined ? {} : { patch: file.patch }),
    ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
  };
}

export function reviewShape(world: World, links: Links, review: Review) {
  const page = threadPage(links, review.repo, review.thread, true);
  const html = `${page}#pullrequestreview-${review.id}`;
  const pull = `${apiOf(links, review.repo)}/pulls/${review.thread}`;
  return {
    id: review.id,
    node_id: nodeId('PRR', review.id),
    user: userShape(links, world.account(review.author)),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pull,
    author_association: association(world, review.repo, review.author),
    _links: { html: { href: html }, pull_request: { href: pull } },
    submitted_at: review.createdAt,
    commit_id: review.commitSha,
  };
}

export function reviewCommentShape(world: World, links: Links, comment: ReviewComment) {
  const base = apiOf(links, comment.repo);
  const url = `${base}/pulls/comments/${comment.id}`;
  const pull = `${base}/pulls/${comment.thread}`;
  const html = `${threadPage(links, comment.repo, comment.thread, true)}#discussion_r${comment.id}`;
  return {
    url,
    pull_request_review_id: comment.review,
    id: comment.id,
    node_id: nodeId('PRRC', comment.id),
    diff_hunk: comment.hunk,
    path: comment.path,
    commit_id: comment.commitSha,
    original_commit_id: comment.commitSha,
    user: userShape(links, world.account(comment.author)),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pull,
    author_association: association(world, comment.repo, comment.author),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
    reactions: rollup(world, `${url}/reactions`, 'review-comment', comment.id),
    start_line: comment.startLine,
    original_start_line: comment.startLine,
    start_side: comment.startLine === null ? null : 'RIGHT',
    line: comment.line,
    original_line: comment.line,
    side: 'RIGHT',
    subject_type: 'line',
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
  };
}
