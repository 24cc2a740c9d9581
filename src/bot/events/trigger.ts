// Turns an event and the inputs into one trigger. `ignored` carries its reason for the log.

import type { Inputs } from '../../config/inputs.ts';
import type { SlashCommand } from '../../contract/commands.ts';
import type { Origin } from '../../contract/job.ts';
import { clean } from '../../shared/text/foreign.ts';
import { isOwnComment, tickedIn } from '../replies/marker.ts';
import type {
  CheckRequest,
  ChecksRequest,
  CommandRequest,
  JobRequest,
  PullBelow,
  ReviewRequest,
  TickRequest,
} from '../request.ts';
import type { EventPayload, EventPull, EventUser, WorkflowEvent } from './event.ts';
import { COMMENT_EVENTS, mayHoldCommand, mayInstruct } from './quick-look.ts';

export type Trigger =
  | CommandRequest
  | ReviewRequest
  | TickRequest
  | ChecksRequest
  | JobRequest
  | CheckRequest
  | { kind: 'views' | 'sweep' | 'doctor' | 'improve' | 'audition' }
  | { kind: 'archive'; pull: number; headRef: string; merged: boolean }
  | { kind: 'reopened'; pull: number; headRef: string }
  | { kind: 'retarget'; below: PullBelow }
  /** `isMistake`: whoever wrote the workflow expected something else. */
  | { kind: 'ignored'; reason: string; isMistake?: true };

/** Workflows get no write token for some events; an App always has one. */
type Runs = 'workflow' | 'app';

export async function decide(
  event: WorkflowEvent,
  inputs: Inputs,
  runs: Runs = 'workflow',
): Promise<Trigger> {
  const { mode } = inputs;
  switch (mode) {
    case 'command':
      return command(event, inputs, runs);
    case 'job':
      return job(event, inputs);
    case 'check':
      return check(event);
    case 'views':
    case 'sweep':
    case 'doctor':
    case 'improve':
    case 'audition':
      return { kind: mode };
    case 'auto':
      return byEvent(event, inputs, runs);
  }
}

async function byEvent(event: WorkflowEvent, inputs: Inputs, runs: Runs): Promise<Trigger> {
  if (isCommentEvent(event.name)) return command(event, inputs, runs);
  if (inputs.job.prompt !== undefined) return job(event, inputs);
  if (event.name === 'schedule') return { kind: 'views' };
  if (event.name === 'pull_request' || event.name === 'pull_request_target') {
    return closedPull(event.payload);
  }
  if (event.name === 'workflow_run' || event.name === 'check_suite') {
    return failedChecks(event, inputs.service.baseUrl !== undefined);
  }
  // GitHub does not tell an empty input from one that is not set: a text field may have been left empty.
  return {
    kind: 'ignored',
    reason: `the event \`${event.name}\` starts nothing without a \`prompt\`, and \`prompt\` is empty. Set it under \`with:\` to what the agent should do, or choose a \`mode\``,
    isMistake: true,
  };
}

function check({ payload, thread }: WorkflowEvent): Trigger {
  const pull = headOf(payload.pull_request, payload);
  if (!pull || !thread) return ignored('the event is not about a pull request');
  if (payload.action === 'closed') return ignored('the pull request is closed');
  return { kind: 'check', thread, pull };
}

async function command(
  { name, payload, thread }: WorkflowEvent,
  inputs: Inputs,
  runs: Runs,
): Promise<Trigger> {
  if (!isCommentEvent(name)) return ignored(`the event \`${name}\` is not a comment`);
  if (name === 'issue_comment' && payload.action === 'edited') return ticked(payload, thread);
  const expected = COMMENT_EVENTS[name]?.action;
  if (payload.action !== expected) {
    return ignored(`the comment was ${payload.action}; only new comments can run commands`);
  }
  const said = name === 'pull_request_review' ? review(payload) : comment(payload, name);
  const { word, allowedBots } = inputs.command;
  const remote = inputs.service.baseUrl !== undefined;
  const instructs = mayInstruct(payload, remote);
  const commands = await readCommands(said.body ?? '', word);
  if (commands.length === 0 && !instructs)
    return ignored(`no line of the comment starts with ${word}`);
  if (isOwnComment(said.body ?? '')) return ignored('Docket wrote the comment itself');
  const bot = isBot(said.user);
  const author = said.user?.login;
  if (bot && !allowedBots.includes(author ?? '')) {
    return ignored(`${author} is a bot that is not listed in \`allowed-bots\``);
  }
  const problem = runs === 'workflow' ? whyNoToken(name, payload) : undefined;
  if (problem) return ignored(problem);
  if (!author || !thread || !said.id || !said.createdAt) {
    return ignored('the event is incomplete: it has no author, thread, or comment');
  }
  const common = {
    author,
    namedBot: bot,
    comment: { id: said.id, kind: said.kind },
    askedAt: said.createdAt,
    opener: said.opener,
    thread,
    isPull: Boolean(payload.pull_request ?? payload.issue?.pull_request),
    pull: headOf(payload.pull_request, payload),
    url: said.url ?? '',
  };
  if (commands.length > 0) return { kind: 'command', commands, ...common };
  return { kind: 'review', body: said.body ?? '', ...common };
}

/** The only edits that start something are ticks in the list, and they count for whoever made them. */
function ticked({ comment, changes, sender }: EventPayload, thread?: number): Trigger {
  const { id, body, updated_at: askedAt } = comment ?? {};
  const keys = isOwnComment(body ?? '') ? tickedIn(changes?.body?.from ?? '', body ?? '') : [];
  if (keys.length === 0)
    return ignored('the comment was edited; only new comments can run commands');
  if (isBot(sender)) return ignored('a bot ticked the list');
  const author = sender?.login;
  if (!author || !thread || !id || !askedAt) {
    return ignored('the event is incomplete: it has no author, thread, or comment');
  }
  return { kind: 'tick', author, thread, comment: id, askedAt, keys };
}

/**
 * People paste text that others wrote; the agent gets only what they could see of it. The Markdown
 * parser is loaded only for a comment in which a line starts with the word.
 */
export async function readCommands(body: string, word: string): Promise<SlashCommand[]> {
  if (!mayHoldCommand(body, word)) return [];
  const { parseCommands } = await import('./slash-command.ts');
  return parseCommands(body, word).map((command) => {
    if (!('prompt' in command)) return command;
    const prompt = clean(command.prompt).trim();
    return prompt === '' ? { kind: 'help' } : { ...command, prompt };
  });
}

function comment({ comment }: EventPayload, name: string) {
  const inReview = name === 'pull_request_review_comment';
  return {
    id: comment?.id,
    kind: inReview ? ('review-comment' as const) : ('issue' as const),
    body: comment?.body,
    user: comment?.user,
    createdAt: comment?.created_at,
    url: comment?.html_url,
    opener: inReview ? (comment?.in_reply_to_id ?? comment?.id) : undefined,
  };
}

function review({ review }: EventPayload) {
  return {
    id: review?.id,
    kind: 'review' as const,
    body: review?.body,
    user: review?.user,
    createdAt: review?.submitted_at,
    url: review?.html_url,
    opener: undefined,
  };
}

function job({ name, payload, thread: own }: WorkflowEvent, { job }: Inputs): Trigger {
  if (job.prompt === undefined) return ignored('there is no `prompt`');
  const { issueNumber } = job;
  const thread = issueNumber ?? own;
  // A thread set by an input is not the one the event is about.
  const about = thread === own ? payload : {};
  const askedAt = about.comment?.created_at ?? (about.pull_request ?? about.issue)?.updated_at;
  return {
    kind: 'job',
    prompt: clean(job.prompt),
    jobId: job.jobId,
    thread,
    isPull: thread === own ? Boolean(about.pull_request ?? about.issue?.pull_request) : undefined,
    pull: headOf(about.pull_request, payload),
    askedAt,
    why: reasonOf(name, payload, own === thread ? 'The pull request' : `Pull request ${own}`),
  };
}

/** What happened, where that is why a workflow's job runs. */
function reasonOf(
  name: string,
  { action, pull_request: pull, ref, after }: EventPayload,
  subject: string,
): string | undefined {
  if (action === 'closed' && pull?.merged) return `${subject} was merged.`;
  if (name !== 'push' || !after || !ref) return undefined;
  return `\`${after.slice(0, 7)}\` was pushed to \`${ref.replace('refs/heads/', '')}\`.`;
}

function closedPull(payload: EventPayload): Trigger {
  const pull = payload.pull_request;
  const head = headOf(pull, payload);
  const isOurs = head?.sameRepository && head.headRef.startsWith('docket/');
  if (payload.action === 'reopened' && pull?.number && isOurs) {
    return { kind: 'reopened', pull: pull.number, headRef: head.headRef };
  }
  if (payload.action !== 'closed') {
    return ignored(`the pull request was ${payload.action}; only closing it has an effect`);
  }
  if (!pull?.number || !head?.sameRepository) {
    return ignored('the closed pull request is from a fork, on which nothing is stacked');
  }
  const merged = pull.merged === true;
  if (!head.headRef.startsWith('docket/')) {
    const { number, base } = pull;
    if (!base?.ref) return ignored('the event is incomplete: it has no base branch');
    const below = { number, headRef: head.headRef, baseRef: base.ref, merged };
    return { kind: 'retarget', below };
  }
  return {
    kind: 'archive',
    pull: pull.number,
    headRef: head.headRef,
    merged,
  };
}

/** Nobody waits for an answer, so everything that is not about a job is ignored here. */
function failedChecks({ payload, workflow }: WorkflowEvent, remote: boolean): Trigger {
  const { workflow_run: run, check_suite: suite, repository } = payload;
  const { conclusion, head_branch: headRef, head_sha: headSha } = run ?? suite ?? {};
  if (payload.action !== 'completed' || !['failure', 'timed_out'].includes(conclusion ?? '')) {
    return ignored('no check failed');
  }
  if (!headRef || !headSha || (!remote && !headRef.startsWith('docket/'))) {
    return ignored('the checks are not on a job’s branch');
  }
  if (run && run.head_repository?.full_name !== repository?.full_name) {
    return ignored('the checks are on a fork’s branch');
  }
  if (run?.path !== undefined && run.path.replace(/@.*$/, '') === workflow) {
    return ignored('it is this workflow that failed');
  }
  if (suite?.app?.slug === 'github-actions') {
    return ignored('runs of GitHub Actions are reported as `workflow_run`');
  }
  return { kind: 'checks', headRef, headSha };
}

function isBot(user: EventUser | null | undefined): boolean {
  return user?.type === 'Bot' || user?.login?.endsWith('[bot]') === true;
}

/** Such runs get a read-only token and no secrets, so they cannot reply. */
function whyNoToken(name: string, payload: EventPayload): string | undefined {
  if (name === 'issue_comment') return undefined;
  const remedy = 'comment in the conversation of the pull request instead';
  if (payload.sender?.login === 'dependabot[bot]') {
    return `reviews by Dependabot run without a write token; ${remedy}`;
  }
  if (headOf(payload.pull_request, payload)?.sameRepository) return undefined;
  return `reviews on pull requests from forks run without a write token; ${remedy}`;
}

function headOf(pull: EventPull | undefined, payload: EventPayload): Origin['pull'] | undefined {
  if (!pull?.head?.ref || !pull.head.sha) return undefined;
  const from = pull.head.repo?.full_name;
  return {
    headRef: pull.head.ref,
    headSha: pull.head.sha,
    sameRepository: from !== undefined && from === payload.repository?.full_name,
    open: pull.state !== 'closed',
  };
}

function isCommentEvent(name: string): boolean {
  return Object.hasOwn(COMMENT_EVENTS, name);
}

const ignored = (reason: string): Trigger => ({ kind: 'ignored', reason });
