// The payloads that workflows get for what people do, made of the same shapes as the API's answers.
import type { Check } from './check.ts';
import { endReport, endRun, type NewJob, type NewReport } from './checks.ts';
import type { Host } from './host.ts';
import type { HostEvent } from './host-event.ts';
import { pullContent } from './pulls.ts';
import { runShape, suiteShape } from './shapes/check.ts';
import { pullShape, reviewCommentShape, reviewShape, simplePullShape } from './shapes/pull.ts';
import { repositoryShape } from './shapes/repository.ts';
import { commentShape, issueShape } from './shapes/thread.ts';
import { userShape } from './shapes/user.ts';
import {
  ACTIONS_BOT,
  type Comment,
  type PullThread,
  type Repository,
  type Review,
  type ReviewComment,
} from './world.ts';

export function commentEvent(host: Host, comment: Comment): HostEvent {
  const { world, links } = host;
  const thread = world.thread(comment.repo, comment.thread);
  return event(host, 'issue_comment', 'created', comment, {
    issue: issueShape(world, links, thread),
    comment: commentShape(world, links, comment),
  });
}

/** `by` may be another person than the author. */
export function editedEvent(
  host: Host,
  comment: Comment,
  { by, from }: { by: string; from: string },
): HostEvent {
  const { name, payload } = commentEvent(host, comment);
  const changed = {
    action: 'edited',
    changes: { body: { from } },
    sender: userShape(host.links, host.world.account(by)),
  };
  return { name, payload: { ...(payload as object), ...changed } };
}

/** The files of a single commit. */
export function pushEvent(
  host: Host,
  { fullName }: Repository,
  { by, branch, sha, files }: { by: string; branch: string; sha: string; files: string[] },
): HostEvent {
  const commit = { id: sha, added: [], modified: files, removed: [] };
  const { name, payload } = event(
    host,
    'push',
    '',
    { repo: fullName, author: by },
    {
      ...{ ref: `refs/heads/${branch}`, after: sha, forced: false, commits: [commit] },
    },
  );
  const { action: _, ...rest } = payload as { action: string };
  return { name, payload: rest };
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

/** What checks of this repository do, with the events that workflows get. */
export function checksOf(host: Host, repo: Repository) {
  return {
    /** A workflow run with one job. */
    run(wanted: NewJob) {
      const check = endRun(host.world, repo, wanted);
      return { check, event: runEvent(host, check) };
    },
    /** The check of another app. */
    report(wanted: NewReport) {
      const check = endReport(host.world, repo, wanted);
      return { check, event: suiteEvent(host, check) };
    },
  };
}

function runEvent(host: Host, check: Check): HostEvent {
  const { world, links } = host;
  const { repo, run } = check;
  return event(
    host,
    'workflow_run',
    'completed',
    { repo, author: ACTIONS_BOT.login },
    {
      workflow_run: runShape(world, links, check),
      workflow: { id: 1, name: run?.workflow, path: run?.path, state: 'active' },
    },
  );
}

function suiteEvent(host: Host, check: Check): HostEvent {
  const { world, links } = host;
  const { repo } = check;
  return event(
    host,
    'check_suite',
    'completed',
    { repo, author: `${check.app}[bot]` },
    {
      check_suite: suiteShape(world, links, check),
    },
  );
}

export async function pullEvent(
  host: Host,
  thread: PullThread,
  action: 'opened' | 'closed' | 'reopened' | 'synchronize',
  by: string,
  more: Record<string, unknown> = {},
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
      ...more,
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
