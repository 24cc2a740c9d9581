// The payloads that workflows get for what people do, made of the same shapes as the API's answers.
import type { Host } from './host.ts';
import { pullContent } from './pulls.ts';
import { pullShape, reviewCommentShape, reviewShape, simplePullShape } from './shapes/pull.ts';
import { repositoryShape } from './shapes/repository.ts';
import { commentShape, issueShape } from './shapes/thread.ts';
import { userShape } from './shapes/user.ts';
import type { Comment, PullThread, Review, ReviewComment } from './world.ts';

export interface HostEvent {
  /** `GITHUB_EVENT_NAME` */
  name: string;
  /** The contents of the file at `GITHUB_EVENT_PATH`. */
  payload: Record<string, unknown>;
}

export function commentEvent(host: Host, comment: Comment): HostEvent {
  const { world, links } = host;
  const thread = world.thread(comment.repo, comment.thread);
  return event(host, 'issue_comment', 'created', comment, {
    issue: issueShape(world, links, thread),
    comment: commentShape(world, links, comment),
  });
}

export function reviewCommentEvent(host: Host, comment: ReviewComment): HostEvent {
  const { world, links } = host;
  const thread = world.pull(comment.repo, comment.thread);
  return event(host, 'pull_request_review_comment', 'created', comment, {
    comment: reviewCommentShape(world, links, comment),
    pull_request: simplePullShape(world, links, thread),
  });
}

export function reviewEvent(host: Host, review: Review): HostEvent {
  const { world, links } = host;
  const thread = world.pull(review.repo, review.thread);
  const shape = reviewShape(world, links, review);
  return event(host, 'pull_request_review', 'submitted', review, {
    // Webhooks write the state small, the API writes it large.
    review: { ...shape, state: review.state.toLowerCase() },
    pull_request: simplePullShape(world, links, thread),
  });
}

export async function pullEvent(
  host: Host,
  thread: PullThread,
  action: 'opened' | 'closed',
  by: string,
): Promise<HostEvent> {
  const { world, plumbing, links } = host;
  const content = await pullContent(plumbing, world.repository(thread.repo), thread);
  return event(
    host,
    'pull_request',
    action,
    { repo: thread.repo, author: by },
    {
      number: thread.number,
      pull_request: pullShape(world, links, thread, content),
    },
  );
}

function event(
  { world, links }: Host,
  name: string,
  action: string,
  { repo, author }: { repo: string; author: string },
  what: Record<string, unknown>,
): HostEvent {
  const payload = {
    action,
    ...what,
    repository: repositoryShape(world, links, world.repository(repo)),
    sender: userShape(links, world.account(author)),
  };
  return { name, payload };
}
