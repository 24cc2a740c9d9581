// Reactions also work as a claim: GitHub responds with 201 to the first and 200 to all others.

import type { Reaction, Remark, Utterance } from '../bot/thread-host.ts';
import { NotFound } from '../shared/errors.ts';
import type { Github } from './client.ts';

interface Reacted {
  id: number;
  first: boolean;
}

export async function react(
  github: Github,
  target: Utterance,
  content: Reaction,
): Promise<'first' | 'again'> {
  if (target.kind === 'review') return reactToReview(github, target, content);
  return (await create(github, target, content)).first ? 'first' : 'again';
}

/** Creating it again returns its id, so we do not need to know whose token this is. */
export async function unreact(github: Github, target: Utterance, content: Reaction): Promise<void> {
  if (target.kind === 'review') {
    await github.graphql(REMOVE, await reviewInput(github, target, content));
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

type Reactable = Exclude<Utterance, { kind: 'review' }>;

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
  target: Utterance & { kind: 'review' },
  reaction: Reaction,
): Promise<'first' | 'again'> {
  const { id, content } = await reviewInput(github, target, reaction);
  if (await hasReacted(github, id, content)) return 'again';
  await github.graphql(ADD, { id, content });
  return 'first';
}

/** Only GraphQL tells our own reactions apart, however many others there are. */
export async function reacted(
  github: Github,
  target: Remark,
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
  { id, pull }: Utterance & { kind: 'review' },
  reaction: Reaction,
) {
  const which = { ...github.repo, pull_number: pull, review_id: id };
  const { data } = await github.rest.pulls.getReview(which);
  return { id: data.node_id, content: reaction.toUpperCase() };
}
