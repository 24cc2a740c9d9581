// When texts were last edited. REST does not say: `updated_at` changes with every comment.
import type { EditTime } from '../bot/thread-host.ts';
import type { Github } from './client.ts';

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
    github.log.debug(`Could not get the edit time of ${nodeId}: ${String(error)}`);
    return undefined;
  }
}

export function editTime(value: unknown): EditTime {
  if (value === null) return null;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}
