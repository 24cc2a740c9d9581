// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.
import { COMMANDS } from '../../contract/commands.ts';
import { asks, CANCELLED, reasonOf } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import { duration } from '../../shared/days.ts';
import {
  bound,
  codeSpan,
  defuse,
  inline,
  inlineCode,
  isWebAddress,
  quoted,
} from '../../shared/text/foreign.ts';
import { checksFail, isFailure, type Outcome, type Result } from '../outcome.ts';
import type { Permission, PullInfo } from '../thread-host.ts';
import { completed } from './completed.ts';
import {
  checks,
  facts,
  fileChange,
  link,
  minutes,
  paragraphs,
  type ReplyStyle,
  repairs,
  run,
  small,
} from './phrases.ts';

/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;

export interface Elapsed {
  elapsedMs: number;
  /** Milliseconds since the epoch, to say since when others wait. */
  now?: number;
  /** The thread is the job's own pull request. */
  here?: boolean;
}

export function commentBody(marker: string, text: string): string {
  return bound(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}

export function received(style: ReplyStyle): string {
  return `👀 **On it.** This comment is updated as the job progresses.\n\n${small([run(style)])}`;
}

export function working(job: ReceivedJob, { elapsedMs, now }: Elapsed, style: ReplyStyle): string {
  const state = job.status === 'active' ? 'is working' : `is \`${inline(job.status)}\``;
  const open = job.docket?.requests ?? [];
  const [{ step = '' } = {}] = open;
  const last = step && open.length === 1 ? ` Last step: ${inlineCode(step)}` : '';
  const { waiting } = job.docket ?? {};
  return paragraphs([
    waiting
      ? `⏳ **Waiting** (${duration(elapsedMs)} so far). Docket continues this by itself.`
      : `⏳ **Working on it.** The agent ${state} (${duration(elapsedMs)} so far).${last}`,
    waiting ? quoted(waiting.reason) : '',
    open.length > 1 && now !== undefined ? requests(job, now) : '',
    `To stop it, comment \`${style.word} cancel\`.`,
    facts(job, style),
  ]);
}

/** Something outside is away. A workflow run that gives up is followed by another one. */
export function waiting(problem: string, style: ReplyStyle): string {
  const { word, runUrl } = style;
  return paragraphs([
    '⏳ **Waiting.** Docket continues this by itself as soon as it can.',
    quoted(problem),
    runUrl
      ? `To continue now, run the workflow again or comment \`${word} retry\`. To end the job, comment \`${word} cancel\`.`
      : '',
    small([run(style)]),
  ]);
}

export function finished(job: ReceivedJob, elapsed: Elapsed, style: ReplyStyle): string {
  return paragraphs([
    ...ending(job, style, elapsed.here),
    job.docket?.notice ? quoted(`ℹ️ ${job.docket.notice}`, 1_000) : '',
    // Checks are of a change: where this request made none, they were told before.
    job.docket?.changed === false && !checksFail(job)
      ? ''
      : paragraphs([checks(job), repairs(job)]),
    facts(job, style, duration(job.docket?.tookMs ?? elapsed.elapsedMs)),
  ]);
}

function ending(job: ReceivedJob, style: ReplyStyle, here = false): string[] {
  const { word } = style;
  // Whatever became of the job, its pull request is there.
  const pull = job.prLink && !here ? `Its pull request: ${link(job.prLink)}` : '';
  switch (job.status) {
    case 'completed':
      return completed(job, style, here);
    case 'archived':
      return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
    default:
      return job.docket?.reason === CANCELLED
        ? [
            `🛑 **${inline(reasonOf(job) ?? 'Canceled.')}** To resume, comment \`${word} retry\`.`,
            pull,
          ]
        : [
            '😕 **The job failed.**',
            quoted(job.docket?.reason ?? 'The service gave no reason.'),
            pull,
            `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
          ];
  }
}

const follower = ({ runUrl }: ReplyStyle) => (runUrl ? 'This workflow' : 'The server');

export function started(job: ReceivedJob, style: ReplyStyle): string {
  return paragraphs([
    `🚀 **Started.** ${follower(style)} does not wait for the result.`,
    `To see the status, comment \`${style.word} status\`.`,
    facts(job, style),
  ]);
}

/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
export function timedOut(
  limit: number,
  stopped: boolean,
  job: ReceivedJob,
  style: ReplyStyle,
): string {
  const time = minutes(limit);
  return paragraphs([
    stopped
      ? `⌛ **Stopped after ${time}.** To continue, comment \`${style.word} retry\`.`
      : `⌛ **Still running after ${time}.** The job continues, but ${follower(style).toLowerCase()} no longer follows it. To see the status, comment \`${style.word} status\`.`,
    stopped && job.docket?.reason ? quoted(job.docket.reason) : '',
    job.prLink ? `Its pull request: ${link(job.prLink)}` : '',
    facts(job, style),
  ]);
}

export function interrupted(style: ReplyStyle): string {
  return paragraphs([
    `🛑 **${style.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
    `To continue, ${style.runUrl ? 'run the workflow again or ' : ''}comment \`${style.word} retry\`. To end the job, comment \`${style.word} cancel\`.`,
    small([run(style)]),
  ]);
}

export function unknownOutcome(style: ReplyStyle): string {
  return paragraphs([
    '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
    `Check the service, or comment \`${style.word} new …\` to start a new job.`,
    small([run(style)]),
  ]);
}

export function couldNot(problem: string, style: ReplyStyle): string {
  return paragraphs(['😕 **This did not work.**', quoted(problem), small([run(style)])]);
}

export function refusal(
  author: string,
  required: Permission,
  problem: string | undefined,
  style: ReplyStyle,
): string {
  const why =
    problem === undefined
      ? `\`${style.word}\` needs **${required}** permission on this repository.`
      : `Docket could not confirm that you have **${required}** permission on this repository.`;
  return `Thanks, ${inline(author)}. ${why} Someone with that permission can run the command for you.`;
}

export function help({ word }: ReplyStyle): string {
  const named = Object.entries(COMMANDS).map(([name, { what }]) => [
    name === 'new' ? 'new <what to do>' : name,
    what.replace('the word alone', `\`${word}\` alone`),
  ]);
  const rows = [['<what to do>', 'Requests a change, or continues this thread’s job.'], ...named];
  return [
    'Put one of these at the start of a line:',
    '',
    '| Command | What it does |',
    '| --- | --- |',
    ...rows.map(([command, what]) => `| \`${word} ${command}\` | ${what} |`),
  ].join('\n');
}

export function nothingToFix({ word }: ReplyStyle): string {
  return `✅ **The documentation fits this pull request.** The check found nothing to fix. To request a change, comment \`${word} …\`.`;
}

export function fixElsewhere({ word }: ReplyStyle): string {
  return `\`${word} fix\` fixes what the documentation check finds on a pull request, and there is nothing to check here. To request a change, comment \`${word} …\`.`;
}

/** `meant`: the command that the comment resembles. */
export function unclear(meant: string | undefined, { word }: ReplyStyle): string {
  return meant
    ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. If you meant a request, write \`${word} new …\`.`
    : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. If you meant this word as the request, write \`${word} new …\`. \`${word} help\` lists the commands.`;
}

export function neverMerges({ word }: ReplyStyle): string {
  return `Docket never merges or approves a pull request: that is for people to do. If you meant a request, write \`${word} new …\`.`;
}

export function tooMany({ word }: ReplyStyle): string {
  return `🤔 **This comment has too many commands.** Docket carried out only the first ones. To run the others, comment them again. If you meant lines as part of a request, put them in a code block below \`${word} …\`.`;
}

/** It begins with what is now, whatever the last request led to. */
export function status(
  job: ReceivedJob,
  style: ReplyStyle,
  { now, here, pull }: { now?: number; here?: boolean; pull?: PullInfo | undefined } = {},
): string {
  if (job.status !== 'active') {
    const over = ended(job, pull, style);
    const [first = '', ...rest] = over ? [over] : ending(job, style, here);
    const isOpen = !over && pull?.state === 'open' && /^(?:🚀|✅|↩️|↪️)/u.test(first);
    const open = `Open, waiting for review${here ? '.' : `: ${link(pull?.url ?? '')}`}`;
    const is = isOpen ? [`🟢 **${open}**`, first.startsWith('🚀') ? '' : first] : [first];
    return paragraphs([...is, ...rest, facts(job, style)]);
  }
  const open = now === undefined ? '' : requests(job, now);
  const { waiting } = job.docket ?? {};
  const state = waiting
    ? `⏳ **Waiting.** Docket tries again at ${waiting.nextAttempt.slice(0, 16).replace('T', ' ')} UTC.\n\n${quoted(waiting.reason)}`
    : '⏳ **The agent is working.**';
  // Checks are of work that has ended.
  return paragraphs([state, open, facts(job, style)]);
}

/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job: ReceivedJob, now: number): string {
  const open = job.docket?.requests ?? [];
  return open
    .slice(0, MAX_REQUESTS)
    .map(({ state, requester, receivedAt, step }) => {
      const since = Date.parse(receivedAt);
      const time = Number.isNaN(since) ? '' : ` for ${duration(now - since)}`;
      const who = requester ? `, requested by ${inline(requester)}` : '';
      const last = step ? `. Last step: ${inlineCode(step)}` : '';
      return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
    .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
    .join('\n');
}

export function noJob(style: ReplyStyle): string {
  return `This thread has no job yet. To start one, comment \`${style.word} <what to do>\`.`;
}

export function nothingFailed(working: boolean, { word }: ReplyStyle): string {
  return working
    ? `Nothing failed on this thread: the agent is still working. To see the status, comment \`${word} status\`.`
    : `Nothing failed on this thread. To change something, comment \`${word} …\`.`;
}

/**
 * Of a job that takes no more requests: what became of it, and what to do instead. Undefined: it can go
 * on.
 */
export function ended(
  { status, prLink }: ReceivedJob,
  pull: PullInfo | undefined,
  { word }: ReplyStyle,
): string | undefined {
  const { state, url = '', closedAt, mergedBy } = pull ?? {};
  const on = closedAt ? ` on ${closedAt.slice(0, 10)}` : '';
  if (state === 'merged') {
    const by = mergedBy ? ` by ${inline(mergedBy)}` : '';
    return `🟣 **Merged${on}${by}: ${link(url)}** This job ended with that. To revert it, use **Revert** there; for another change, comment \`${word} new …\`.`;
  }
  if (state === 'closed')
    return `🔴 **Closed without merge${on}: ${link(url)}** This job ended with that. For another change, comment \`${word} new …\`.`;
  if (status !== 'archived') return undefined;
  const left = prLink ? ` Its pull request${pull ? ' is still open' : ''}: ${link(prLink)}` : '';
  return `🗄️ **This job is archived** and cannot be reopened. For another change, comment \`${word} new …\`.${left}`;
}

/** `dropped`: it had asked a question, which needs no answer now. */
export function cancelRequested(job: ReceivedJob, style: ReplyStyle, dropped = false): string {
  if (dropped && job.status === 'completed') {
    return paragraphs([
      `🛑 **Question dropped.** To request something else, comment \`${style.word} …\`.`,
      facts(job, style),
    ]);
  }
  if (job.status === 'active') {
    return paragraphs(['🛑 **Canceling.** The job stops within seconds.', facts(job, style)]);
  }
  return paragraphs([
    job.docket?.reason === CANCELLED
      ? '🛑 **Canceled.**'
      : `There is nothing to cancel: the job is \`${inline(job.status)}\`.`,
    facts(job, style),
  ]);
}

export function archived(job: ReceivedJob, pull: PullInfo | undefined, style: ReplyStyle): string {
  const { state, url = '' } = pull ?? {};
  const left = state === 'open' ? 'stays open; merge or close it' : `is ${state}`;
  return paragraphs([
    `🗄️ **Archived.** To start a new job, comment \`${style.word} …\`.`,
    pull ? `Its pull request ${left}: ${link(url)}` : '',
    facts(job, style),
  ]);
}

export function nothingToUndo({ word }: ReplyStyle): string {
  return `There is nothing to undo: this thread’s job has changed nothing, or everything is already undone. To change something, comment \`${word} …\`.`;
}

export function notOffered(what: 'cancel' | 'archive' | 'undo', style: ReplyStyle): string {
  const remedy =
    what === 'cancel'
      ? 'Wait for it to finish, then close its pull request.'
      : what === 'undo'
        ? `Say what to change back: \`${style.word} …\`.`
        : `You can leave it. To start another job, comment \`${style.word} new …\`.`;
  return `The service that runs this job cannot ${what} it. ${remedy}`;
}

/**
 * For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. It
 * does not repeat the reply, but says where it is.
 */
export function mention(
  login: string,
  outcome: Outcome,
  job: ReceivedJob,
  { style: { word }, reply }: { style: ReplyStyle; reply: string | undefined },
): string | undefined {
  const said = reply && isWebAddress(reply) ? `[reply above](${reply})` : 'reply above';
  if (job.docket?.emptied) return undefined;
  const address = job.prLink ?? job.docket?.compareLink;
  const where = address ? `: ${link(address)}` : '.';
  switch (outcome) {
    case 'pull-request':
      return checksFail(job)
        ? `@${login}, your pull request is open, but its checks fail${where}`
        : `@${login}, your pull request is ready${where}`;
    case 'branch':
      return `@${login}, your change is ready. Open its pull request here${where}`;
    case 'no-changes':
      return asks(job)
        ? `@${login}, the agent needs your answer: see its question in the ${said}, and comment \`${word} …\`.`
        : `@${login}, the agent is done. The ${said} has its answer.`;
    case 'archived':
      return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
    case 'failed':
    case 'timed-out':
      return `@${login}, your request was not completed. The ${said} says why.`;
    default:
      return undefined;
  }
}

/** Below a comment on a line that was part of a review. */
export function lineAnswer(
  { outcome, job }: Pick<Result, 'outcome' | 'job'>,
  path: string,
): string {
  const { change } = job?.docket ?? {};
  const file = change?.files.find((one) => one.path === path);
  if (job && outcome === 'pull-request') {
    const commit = change ? ` in ${defuse(codeSpan(change.commit.slice(0, 7)))}` : '';
    if (!change || file || change.count > change.files.length) {
      return `✅ Pushed a change${commit}${file ? `: ${fileChange(file)}` : ''}. Resolve this thread if it does what you asked for.`;
    }
    return `This file was not changed${commit}. The reply to the review says why.`;
  }
  if (asks(job)) return '❓ The agent has a question. The reply to the review shows it.';
  return isFailure(outcome)
    ? '😕 This was not done. The reply to the review says why.'
    : 'No files changed. The reply to the review says why.';
}

interface Retargeted {
  pull: number;
  below: { number: number; headRef: string; baseRef: string; merged: boolean };
  moved: boolean;
}

/** On the documentation's own pull request. */
export function retargeted({ below, moved }: Retargeted, { word }: ReplyStyle): string {
  const { number, merged } = below;
  const [head, base] = [below.headRef, below.baseRef].map((ref) => defuse(codeSpan(ref)));
  if (moved) {
    return `#${number} was merged into ${base}, so this pull request is against ${base} now: merging it publishes the documentation.`;
  }
  return merged
    ? `⚠️ **Merging this now reaches nobody.** #${number} was merged into ${base}, and this pull request is still against ${head}. GitHub did not let Docket change that: select **Edit** next to the title, and choose ${base}.`
    : `⚠️ **#${number} was closed without being merged,** and this pull request is against its branch ${head}. If the code comes back, open #${number} again. If not, close this one, or comment \`${word} new …\` on an issue to document something without it.`;
}

/** On the thread of the code. */
export function leftBehind({ pull, below: { merged } }: Retargeted): string {
  return merged
    ? `⚠️ The documentation for this, #${pull}, is still against this branch. Change its base branch, or merging it reaches nobody.`
    : `The documentation for this is in #${pull}, which stays open against this branch. Close it, too, if the code does not come back.`;
}

export function linkBack(job: ReceivedJob, thread: number | undefined, style: ReplyStyle): string {
  const where = thread === undefined ? '' : `, requested in #${thread}`;
  return paragraphs([
    `A documentation job opened this pull request${where}. To continue the job, comment \`${style.word} …\` here.`,
    facts(job, style),
  ]);
}
