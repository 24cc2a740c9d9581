// A submitted review with its comments. GraphQL, because REST does not say when each was edited.

import type { ReviewText } from '../bot/thread-host.ts';
import { BadAnswer } from '../shared/errors.ts';
import type { Github } from './client.ts';
import { editTime } from './comments.ts';

/** More than this is not one request. */
const MOST_COMMENTS = 50;

const COMMENTS = `query($id: ID!) {
  node(id: $id) { ... on PullRequestReview {
    author { login }
    comments(first: ${MOST_COMMENTS}) {
      totalCount
      nodes {
        author { login } body path startLine line diffHunk lastEditedAt
        fullDatabaseId replyTo { fullDatabaseId }
      }
    }
  } }
}`;

interface Author {
  login?: string;
}

interface ReviewAnswer {
  node?: {
    author?: Author | null;
    comments?: {
      totalCount: number;
      nodes?: (CommentNode | null)[];
    };
  };
}

interface CommentNode {
  fullDatabaseId?: string | null;
  replyTo?: { fullDatabaseId?: string | null } | null;
  author?: Author | null;
  body: string;
  path: string;
  startLine: number | null;
  line: number | null;
  diffHunk: string;
  lastEditedAt?: unknown;
}

export async function readReview(github: Github, pull: number, id: number): Promise<ReviewText> {
  const which = { ...github.repo, pull_number: pull, review_id: id };
  const { data } = await github.rest.pulls.getReview(which);
  const { node } = await github.graphql<ReviewAnswer>(COMMENTS, { id: data.node_id });
  const { nodes, totalCount = 0 } = node?.comments ?? {};
  if (!nodes || !data.submitted_at) {
    throw new BadAnswer('GitHub returned a review without its comments. Try again later.');
  }
  const own = nodes.filter((one) => one !== null && isBy(one, node?.author)) as CommentNode[];
  return {
    requestsChanges: data.state === 'CHANGES_REQUESTED',
    body: data.body,
    submittedAt: data.submitted_at,
    comments: own.map(({ body, path, startLine, line, diffHunk, lastEditedAt, ...node }) => ({
      body,
      path,
      ...openerOf(node),
      ...(startLine !== null && { startLine }),
      ...(line !== null && { line }),
      hunk: diffHunk,
      editedAt: editTime(lastEditedAt),
    })),
    more: Math.max(0, totalCount - nodes.length),
  };
}

function openerOf({ fullDatabaseId, replyTo }: Pick<CommentNode, 'fullDatabaseId' | 'replyTo'>) {
  const id = Number((replyTo ?? { fullDatabaseId }).fullDatabaseId ?? Number.NaN);
  return Number.isSafeInteger(id) ? { opener: id } : {};
}

function isBy({ author }: CommentNode, reviewer: Author | null | undefined): boolean {
  return author?.login !== undefined && author.login === reviewer?.login;
}
