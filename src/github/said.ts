// A comment or review as it is now, wherever it was posted.

import type { Remark, Said } from '../bot/thread-host.ts';
import { BadAnswer } from '../shared/errors.ts';
import type { Github } from './client.ts';

export async function readSaid({ rest, repo }: Github, target: Remark): Promise<Said> {
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
