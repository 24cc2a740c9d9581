// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.
import { CANCELLED } from '../contract/job.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import { duration } from '../shared/duration.ts';
import { bound, codeSpan, defuse, inline, inlineCode, quoted } from '../shared/text/foreign.ts';
import { completed } from './completed.ts';
import { asks, checksFail, isFailure, type Outcome, type Result } from './outcome.ts';
import {
  checks,
  facts,
  fileChange,
  link,
  minutes,
  paragraphs,
  repairs,
  run,
  small,
  type Voice,
} from './phrases.ts';
import type { Permission } from './thread-host.ts';

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

export function received(voice: Voice): string {
  return `👀 **On it.** This comment is updated as the job progresses.\n\n${small([run(voice)])}`;
}

export function working(job: ReceivedJob, { elapsedMs, now }: Elapsed, voice: Voice): string {
  const state = job.status === 'active' ? 'is working' : `is \`${inline(job.status)}\``;
  const open = job.docket?.requests ?? [];
  const [{ step = '' } = {}] = open;
  const last = step && open.length === 1 ? ` Last step: ${inlineCode(step)}` : '';
  return paragraphs([
    `⏳ **Working on it.** The agent ${state} (${duration(elapsedMs)} so far).${last}`,
    open.length > 1 && now !== undefined ? requests(job, now) : '',
    checks(job),
    `To stop it, comment \`${voice.word} cancel\`.`,
    facts(job, voice),
  ]);
}

export function finished(job: ReceivedJob, elapsed: Elapsed, voice: Voice): string {
  return paragraphs([
    ...ending(job, voice, elapsed.here),
    paragraphs([checks(job), repairs(job)]),
    facts(job, voice, duration(elapsed.elapsedMs)),
  ]);
}

function ending(job: ReceivedJob, voice: Voice, here = false): string[] {
  const { word } = voice;
  // Whatever became of the job, its pull request is there.
  const pull = job.prLink && !here ? `Its pull request: ${link(job.prLink)}` : '';
  switch (job.status) {
    case 'completed':
      return completed(job, word, here);
    case 'archived':
      return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
    default:
      return job.docket?.reason === CANCELLED
        ? [`🛑 **Canceled.** To resume, comment \`${word} retry\`.`, pull]
        : [
            '😕 **The job failed.**',
            quoted(job.docket?.reason ?? 'The service gave no reason.'),
            pull,
            `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
          ];
  }
}

const follower = ({ runUrl }: Voice) => (runUrl ? 'This workflow' : 'The server');

export function started(job: ReceivedJob, voice: Voice): string {
  return paragraphs([
    `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
    `To see the status, comment \`${voice.word} status\`.`,
    facts(job, voice),
  ]);
}

/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
export function timedOut(limit: number, stopped: boolean, job: ReceivedJob, voice: Voice): string {
  const time = minutes(limit);
  return paragraphs([
    stopped
      ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
      : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
    stopped && job.docket?.reason ? quoted(job.docket.reason) : '',
    job.prLink ? `Its pull request: ${link(job.prLink)}` : '',
    facts(job, voice),
  ]);
}

export function interrupted(voice: Voice): string {
  return paragraphs([
    `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
    `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
    small([run(voice)]),
  ]);
}

export function unknownOutcome(voice: Voice): string {
  return paragraphs([
    '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
    `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
    small([run(voice)]),
  ]);
}

export function couldNot(problem: string, voice: Voice): string {
  return paragraphs(['😕 **This did not work.**', quoted(problem), small([run(voice)])]);
}

export function refusal(
  author: string,
  required: Permission,
  problem: string | undefined,
  voice: Voice,
): string {
  const why =
    problem === undefined
      ? `\`${voice.word}\` needs **${required}** permission on this repository.`
      : `Docket could not confirm that you have **${required}** permission on this repository.`;
  return `Thanks, ${inline(author)}. ${why} Someone with that permission can run the command for you.`;
}

export function help(voice: Voice): string {
  const { word } = voice;
  const rows = [
    [`${word} <what to do>`, 'Requests a change, or continues this thread’s job.'],
    [`${word} new <what to do>`, 'Starts another job.'],
    [`${word} status`, 'Shows the job’s status.'],
    [`${word} retry`, 'Repeats the last request.'],
    [`${word} cancel`, 'Stops the job.'],
    [`${word} archive`, 'Closes the job permanently.'],
  ];
  return [
    'Put one of these at the start of a line:',
    '',
    '| Command | What it does |',
    '| --- | --- |',
    ...rows.map(([command, what]) => `| \`${command}\` | ${what} |`),
  ].join('\n');
}

/** `meant`: the subcommand that the comment resembles. */
export function unclear(meant: string | undefined, { word }: Voice): string {
  return meant
    ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
    : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}

export function misaddressed({ word }: Voice): string {
  return `😕 Nothing was started: a command starts its line with \`${word}\` and a space, as in \`${word} explain the new flag\`.`;
}

export function status(
  job: ReceivedJob,
  voice: Voice,
  { now, here }: { now?: number; here?: boolean } = {},
): string {
  if (job.status !== 'active') return paragraphs([...ending(job, voice, here), facts(job, voice)]);
  const open = now === undefined ? '' : requests(job, now);
  return paragraphs(['⏳ **The agent is working.**', open, checks(job), facts(job, voice)]);
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

export function noJob(voice: Voice): string {
  return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}

export function cancelRequested(job: ReceivedJob, voice: Voice): string {
  if (job.status === 'active') {
    return paragraphs(['🛑 **Canceling.** The job stops within seconds.', facts(job, voice)]);
  }
  return paragraphs([
    job.docket?.reason === CANCELLED
      ? '🛑 **Canceled.**'
      : `There is nothing to cancel: the job is \`${inline(job.status)}\`.`,
    facts(job, voice),
  ]);
}

export function archived(job: ReceivedJob, voice: Voice): string {
  return paragraphs([
    `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
    facts(job, voice),
  ]);
}

export function notOffered(what: 'cancel' | 'archive', voice: Voice): string {
  const remedy =
    what === 'cancel'
      ? 'Wait for it to finish, then close its pull request.'
      : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
  return `The service that runs this job cannot ${what} it. ${remedy}`;
}

/** For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. */
export function mention(
  login: string,
  outcome: Outcome,
  job: ReceivedJob,
  { word }: Voice,
): string | undefined {
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
        ? `@${login}, the agent has a question:\n\n${quoted(job.docket?.question ?? '')}\n\nTo answer, comment \`${word} …\`.`
        : `@${login}, your request is finished. No files changed.`;
    case 'archived':
      return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
    case 'failed':
    case 'timed-out':
      return `@${login}, your request was not completed. The reply above says why.`;
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

export function linkBack(job: ReceivedJob, thread: number | undefined, voice: Voice): string {
  const where = thread === undefined ? '' : `, requested in #${thread}`;
  return paragraphs([
    `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
    facts(job, voice),
  ]);
}
